//! Series of games between bots, in parts that can be played anywhere.

use std::convert::Infallible;
use std::sync::atomic::AtomicBool;

use arena::Arena;
use bots::Player;
use game::Options as _;
use pyo3::prelude::*;
use tensor::{GameVisitor, TensorGame, with_game};

use crate::batch::clock;
use crate::{Pairs, read_options, value_error};

struct PlayDeals {
    pairs: Pairs,
    bots: Vec<String>,
    seed: u64,
    first_deal: u64,
    deals: u64,
    threads: usize,
}

impl GameVisitor for PlayDeals {
    type Output = PyResult<Vec<String>>;

    fn visit<G: TensorGame>(self) -> Self::Output {
        let options: G::Options = read_options(&self.pairs)?;
        let entrants = options.players();
        if self.bots.len() != entrants {
            return Err(value_error(format!("{} bots for {entrants} players", self.bots.len())));
        }
        let bots: Vec<Player> =
            self.bots.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(value_error)?;
        let series = Arena {
            options,
            entrants: self.bots,
            oracles: Vec::new(),
            games: (self.first_deal + self.deals) * entrants as u64,
            seed: self.seed,
            threads: self.threads,
            record: true,
            until: None,
        };
        let mut records = Vec::new();
        let Ok(_) = series.run_from::<G, Infallible>(
            self.first_deal,
            |entrant| bots[entrant].seat(clock),
            clock,
            &AtomicBool::new(false),
            |progress| {
                let lines = progress.records.iter().map(serde_json::to_string);
                records.extend(lines.map(|line| line.expect("a record can be written as JSON")));
                Ok(())
            },
        );
        Ok(records)
    }
}

/// Plays deals of a series, each in every rotation of the seats. Returns the records.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python passes them by name")]
pub(crate) fn play_deals(
    py: Python<'_>,
    game: &str,
    options: Pairs,
    bots: Vec<String>,
    seed: u64,
    first_deal: u64,
    deals: u64,
    threads: usize,
) -> PyResult<Vec<String>> {
    let part = PlayDeals { pairs: options, bots, seed, first_deal, deals, threads };
    py.detach(|| with_game(game, part)).map_err(value_error)?
}
