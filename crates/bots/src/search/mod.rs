//! Search for games with hidden cards in which several choose at once.
//!
//! | module | responsible for |
//! |---|---|
//! | `thinker` | one search: worlds played, and what came of them |
//! | `tree` | what it remembers |
//! | `ledger` | what it writes down when moves are to be judged |
//! | `budget` | how long it may take |
//! | `settings` | how it goes about it, where it is not to be as usual |
//!
//! Here several searches, each on a thread of its own with luck of its own, are put together: what they found out about
//! the moves of the moment is added up. The same luck, number of iterations and number of threads give the same move.

mod budget;
mod ledger;
mod settings;
mod thinker;
mod tree;

pub use budget::{Budget, BudgetFault, Clock};
pub use ledger::{JudgedMove, Judgement};
pub use settings::{Settings, SettingsFault};

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;

use game::{FastChance, MoveSet, PerSeat, Seat};

use crate::{Bot, Forfeit, Insight};
use ledger::Ledger;
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

    /// How likely a seat that knows this is to win, and how likely with each move worth a thought, and `also` with this
    /// one, which must be legal.
    ///
    /// Whatever the seat does, all others are taken to play as well as the search can, and the seat too from then on.
    pub fn judge(
        &mut self,
        seat: Seat,
        known: &G::Observation,
        also: Option<G::Move>,
        chance: &mut FastChance,
    ) -> Judgement<G::Move> {
        if let Some(solved) = G::solve(known, seat, also, chance) {
            return Judgement::solved(&solved, seat);
        }
        self.keep(known, Some(seat), also, chance).judgement()
    }

    /// How likely each player is to win, in the eyes of somebody who knows this, if all play as well as the search can:
    /// together one.
    pub fn estimate(&mut self, known: &G::Observation, chance: &mut FastChance) -> PerSeat<f64> {
        let world = G::determinize(known, chance);
        let Some(first) = world.pending().seats().iter().next() else { return world.chances().map(f64::from) };
        match G::solve(known, first, None, chance) {
            Some(solved) => solved.chances,
            None => self.keep(known, None, None, chance).chances(),
        }
    }

    /// Lets all search and keep a ledger, and adds up what they have written.
    fn keep(
        &mut self,
        known: &G::Observation,
        seat: Option<Seat>,
        also: Option<G::Move>,
        chance: &mut FastChance,
    ) -> Ledger<G::Move> {
        let (budget, clock) = (self.budget, self.clock);
        let ledgers = self.all(known, chance, move |thinker, known, chance| {
            thinker.keep(known, Ledger::new(seat, also), budget, clock, chance)
        });
        ledgers.into_iter().fold(Ledger::new(seat, also), Ledger::plus)
    }

    /// Lets all think at once, the first of them on this thread.
    fn all<T: Send>(
        &mut self,
        known: &G::Observation,
        chance: &mut FastChance,
        think: impl Fn(&mut Thinker<G>, &G::Observation, &mut FastChance) -> T + Copy + Send,
    ) -> Vec<T> {
        let Some((first, others)) = self.thinkers.split_first_mut() else { return Vec::new() };
        thread::scope(|scope| {
            let think_on = |other| {
                let (known, mut chance) = (known.clone(), FastChance::new(chance.next_u64()));
                scope.spawn(move || think(other, &known, &mut chance))
            };
            let others: Vec<_> = others.iter_mut().map(think_on).collect();
            let own = think(first, known, chance);
            let joined = others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic)));
            std::iter::once(own).chain(joined).collect()
        })
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
        if let Some(chosen) = G::solve(known, seat, None, chance).and_then(|solved| solved.draw(chance)) {
            return Ok(chosen);
        }
        self.candidates.clear();
        G::determinize(known, chance).candidates(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return Ok(only);
        }
        let (budget, clock) = (self.budget, self.clock);
        self.all(known, chance, move |thinker, known, chance| thinker.think(known, seat, budget, clock, chance));
        let found = |&chosen: &G::Move| {
            let all = self.thinkers.iter().map(|thinker| thinker.found(chosen));
            (all.fold(Found::default(), Found::plus), chosen)
        };
        let best = self.candidates.iter().map(found).max_by(|(a, _), (b, _)| a.order(*b));
        let (_, chosen) = best.expect("there is something to think about");
        Ok(chosen)
    }
}
