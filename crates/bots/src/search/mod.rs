//! Search for games with hidden cards in which several choose at once.
//!
//! | module | responsible for |
//! |---|---|
//! | `thinker` | one search: worlds played, and what came of them |
//! | `tree` | what it remembers |
//! | `budget` | how long it may take |
//! | `settings` | how it goes about it, where it is not to be as usual |
//!
//! Here several searches, each on a thread of its own with luck of its own, are put together: what they found out about
//! the moves of the moment is added up. The same luck, number of iterations and number of threads give the same move.

mod budget;
mod settings;
mod thinker;
mod tree;

pub use budget::{Budget, BudgetFault, Clock};
pub use settings::{Settings, SettingsFault};

use std::num::NonZero;
use std::thread;

use game::{FastChance, MoveSet, Seat};

use crate::{Bot, Forfeit, Insight};
use thinker::{Found, Thinker};

/// A bot that searches.
#[derive(Debug)]
pub struct Searcher<G: Insight> {
    budget: Budget,
    clock: Clock,
    /// One for each thread; the first thinks on the thread that asks.
    thinkers: Vec<Thinker<G>>,
    candidates: Vec<G::Move>,
}

/// What a searcher has done since it was made.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// Worlds that it has played.
    pub iterations: u64,
    /// Turns in them: choices of all seats that chose at once.
    pub turns: u64,
}

impl<G: Insight> Searcher<G> {
    /// A bot that may think so long about a move.
    pub fn new(budget: Budget, clock: Clock) -> Self {
        Self::with(Settings::default(), NonZero::<u8>::MIN, budget, clock)
    }

    /// A bot that goes about it in a way of its own, on so many threads, each of which has the whole budget.
    pub fn with(settings: Settings, threads: NonZero<u8>, budget: Budget, clock: Clock) -> Self {
        let thinkers = (0..threads.get()).map(|_| Thinker::new(settings)).collect();
        Self { budget, clock, thinkers, candidates: Vec::new() }
    }

    /// What it has done so far, on all threads.
    pub fn effort(&self) -> Effort {
        self.thinkers.iter().map(Thinker::effort).fold(Effort::default(), |all, one| Effort {
            iterations: all.iterations + one.iterations,
            turns: all.turns + one.turns,
        })
    }

    /// Lets all think at once. Afterwards each has a tree.
    fn think(&mut self, known: &G::Observation, seat: Seat, chance: &mut FastChance) {
        let (budget, clock) = (self.budget, self.clock);
        let Some((first, others)) = self.thinkers.split_first_mut() else { return };
        thread::scope(|scope| {
            for other in others {
                let (known, mut chance) = (known.clone(), FastChance::new(chance.next_u64()));
                scope.spawn(move || other.think(&known, seat, budget, clock, &mut chance));
            }
            first.think(known, seat, budget, clock, chance);
        });
    }
}

impl<G: Insight> Bot<G> for Searcher<G> {
    fn choose(
        &mut self,
        seat: Seat,
        known: &G::Observation,
        moves: &G::Moves,
        chance: &mut FastChance,
    ) -> Result<G::Move, Forfeit> {
        if moves.len() == 1 {
            return Ok(moves.nth(0));
        }
        if let Some(chosen) = G::solve(known, seat, chance) {
            return Ok(chosen);
        }
        self.candidates.clear();
        G::determinize(known, chance).candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return Ok(only);
        }
        self.think(known, seat, chance);
        let found = |&chosen: &G::Move| {
            let all = self.thinkers.iter().map(|thinker| thinker.found(chosen));
            (all.fold(Found::default(), Found::plus), chosen)
        };
        let best = self.candidates.iter().map(found).max_by(|(a, _), (b, _)| a.order(*b));
        let (_, chosen) = best.expect("there is something to think about");
        Ok(chosen)
    }
}
