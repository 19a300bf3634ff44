//! Random games without Python in between, for the benchmark to compare with.

use std::hint::black_box;

use game::{DealChance, FastChance, Joint, MoveSet as _, Nonce, Options as _, Pending, Secret};
use pyo3::prelude::*;
use tensor::{GameVisitor, TensorGame, with_game};

use crate::{Pairs, read_options, value_error};

struct RustLoop {
    pairs: Pairs,
    games: u64,
}

impl GameVisitor for RustLoop {
    type Output = PyResult<u64>;

    /// Plays games with the deals of a batch and random moves. Returns the number of choices.
    fn visit<G: TensorGame>(self) -> Self::Output {
        let options: G::Options = read_options(&self.pairs)?;
        let nonces = vec![Nonce::from_bytes([0; 16]); options.players()];
        let (mut choices, mut chance) = (0, FastChance::new(0));
        for index in 0..self.games {
            let mut dealer = DealChance::new(&Secret::of_series(0, index).seed(&nonces));
            let mut state = G::deal(&options, &mut dealer, &mut |_| ());
            while let Pending::Seats(asked) = state.pending() {
                let mut joint = Joint::new(options.players());
                for seat in asked.iter() {
                    joint[seat] = Some(state.legal_moves(seat).pick(&mut chance));
                    choices += 1;
                }
                state.apply_unchecked(&joint, &mut dealer, &mut |_| ());
            }
            black_box(state.outcome());
        }
        Ok(choices)
    }
}

/// Plays random games in Rust. Returns the number of choices.
#[pyfunction]
pub(crate) fn rust_loop(py: Python<'_>, game: &str, options: Pairs, games: u64) -> PyResult<u64> {
    py.detach(|| with_game(game, RustLoop { pairs: options, games })).map_err(value_error)?
}
