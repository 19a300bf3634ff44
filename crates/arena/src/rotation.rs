//! Plays one deal in each rotation of the seats.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::{Bot, Forfeit};
use game::{
    Deal, FastChance, Game, Joint, MoveSet, Nonce, Pending, Record, RecordSeat, Recorder, Seat, Secret, Viewer,
};

use crate::ranks::Ranks;
use crate::{Arena, Tally};

/// The bots of one thread.
pub(crate) struct Rotation<'a, 'b, G: Game, C> {
    pub(crate) arena: &'a Arena<G::Options>,
    pub(crate) bots: Vec<Box<dyn Bot<G> + 'b>>,
    pub(crate) clock: &'a C,
    /// Set to end the series.
    pub(crate) stop: &'a AtomicBool,
}

/// Consecutive deals that have been played.
#[derive(Debug)]
pub(crate) struct Batch<O> {
    pub(crate) deals: u64,
    pub(crate) tally: Tally,
    /// The ranks of each game, in order.
    pub(crate) ranks: Vec<Ranks>,
    pub(crate) records: Vec<Record<O>>,
}

impl<O> Batch<O> {
    /// An empty batch.
    pub(crate) fn new(entrants: usize) -> Self {
        Self { deals: 0, tally: Tally::new(entrants), ranks: Vec::new(), records: Vec::new() }
    }
}

impl<G: Game, C: Fn() -> Duration> Rotation<'_, '_, G, C> {
    /// Plays a deal in each rotation of the seats. `None` if the series was stopped meanwhile.
    pub(crate) fn deal(&mut self, deal: u64, timed: bool, batch: &mut Batch<G::Options>) -> Option<()> {
        let first = batch.ranks.len();
        for game in self.arena.games_of(deal) {
            self.game(game, timed, batch)?;
        }
        batch.tally.add_deal(&batch.ranks[first..]);
        batch.deals += 1;
        Some(())
    }

    /// Plays one game.
    fn game(&mut self, game: u64, timed: bool, batch: &mut Batch<G::Options>) -> Option<()> {
        let arena = self.arena;
        let players = arena.entrants.len();
        let (deal, rotation) = (game / players as u64, (game % players as u64) as usize);
        let seating: Vec<usize> = (0..players).map(|seat| (seat + rotation) % players).collect();
        let secret = Secret::of_series(arena.seed, deal);
        // Nobody needs to influence the deal, so all nonces are zero.
        let nonces = vec![Nonce::from_bytes([0; 16]); players];
        let seats = if arena.record {
            seating.iter().map(|&entrant| RecordSeat::bot(arena.entrants[entrant].clone())).collect()
        } else {
            Vec::new()
        };
        let mut recorder = Recorder::new(arena.options.clone(), seats, Deal::uncommitted(secret, nonces));
        let mut dealer = recorder.chance();
        let mut chances = self.begin(game, &seating);
        let mut state = G::deal(&arena.options, &mut dealer, &mut |_| ());
        while let Pending::Seats(seats) = state.pending() {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            let mut joint = Joint::new(players);
            let mut began = timed.then(self.clock);
            for seat in seats.iter() {
                let entrant = seating[seat.index()];
                let chance = &mut chances[entrant];
                let chosen = self.choose(&state, seat, entrant, chance).unwrap_or_else(|forfeit| {
                    batch.tally.add_forfeit(entrant, game, forfeit);
                    state.legal_moves(seat).pick(chance)
                });
                joint[seat] = Some(chosen);
                // The clock is read once per choice: the end of a choice is the beginning of the next.
                let now = timed.then(self.clock);
                batch.tally.add_choice(entrant, now.zip(began).map(|(now, began)| now.saturating_sub(began)));
                began = now;
            }
            if arena.record {
                recorder.played(&joint);
            }
            state.apply_unchecked(&joint, &mut dealer, &mut |_| ());
        }
        let outcome = state.outcome().expect("a game that is over has an outcome");
        batch.tally.add_game(&state, &outcome, &seating);
        batch.ranks.push(Ranks::of(&outcome, &seating));
        if arena.record {
            batch.records.push(recorder.finish::<G>(&outcome));
        }
        Some(())
    }

    /// Begins a new game for the bots. Returns a random number generator for each entrant, which also draws random
    /// moves for its forfeited choices. Each entrant has its own, so that its use does not affect the others.
    fn begin(&mut self, game: u64, seating: &[usize]) -> Vec<FastChance> {
        let mut seeds = FastChance::of_series(self.arena.seed, game);
        let chances = self.bots.iter().map(|_| FastChance::new(seeds.next_u64())).collect();
        for (seat, &entrant) in seating.iter().enumerate() {
            self.bots[entrant].begin(Seat::new(seat), seeds.next_u64());
        }
        chances
    }

    /// The bot's choice, if it is legal.
    fn choose(&mut self, state: &G, seat: Seat, entrant: usize, chance: &mut FastChance) -> Result<G::Move, Forfeit> {
        let sees_all = self.arena.oracles.contains(&entrant);
        let known = state.observe(if sees_all { Viewer::Omniscient } else { Viewer::Seat(seat) });
        let chosen = self.bots[entrant].choose(seat, &known, &state.legal_moves(seat), chance)?;
        match state.check(seat, &chosen) {
            Ok(()) => Ok(chosen),
            Err(reason) => Err(Forfeit(format!("chose {chosen}: {reason}"))),
        }
    }
}
