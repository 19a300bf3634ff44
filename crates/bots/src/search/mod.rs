//! Monte Carlo tree search for games with hidden information and simultaneous moves.
//!
//! | module | responsible for |
//! |---|---|
//! | `tree_search` | one search on one thread |
//! | `trees` | the trees of a search |
//! | `statistics` | [`Judgement`]: statistics of the root moves |
//! | `budget` | [`Budget`]: limits of a search |
//! | `settings` | [`Settings`]: parameters of a search |
//!
//! This module runs several independent searches on threads (root parallelisation) and adds up their statistics of the
//! root moves. The same seed, number of iterations and number of threads give the same move.

mod budget;
mod settings;
mod statistics;
mod tree_search;
mod trees;

pub use budget::{Budget, BudgetError, Clock};
pub use settings::{Settings, SettingsError};
pub use statistics::{JudgedMove, Judgement};

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;

use game::{FastChance, MoveSet, PerSeat, Seat};

use crate::{Bot, Forfeit, Heuristics};
use statistics::Statistics;
use tree_search::{Estimate, TreeSearch};

/// A bot that searches.
#[derive(Debug)]
pub struct Searcher<G: Heuristics> {
    budget: Budget,
    clock: Clock,
    /// One for each thread; the first runs on the caller's thread.
    searches: Vec<TreeSearch<G>>,
    candidates: Vec<G::Move>,
}

/// The work that a searcher has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// Simulations.
    pub iterations: u64,
    /// Turns in them; a turn with several simultaneous choices counts once.
    pub turns: u64,
}

impl<G: Heuristics> Searcher<G> {
    /// A bot with this budget for each decision.
    pub fn new(budget: Budget, clock: Clock) -> Self {
        Self::with(Settings::default(), NonZero::<u8>::MIN, budget, clock)
    }

    /// A bot with these settings and this number of threads. Each thread has the whole budget.
    pub fn with(settings: Settings, threads: NonZero<u8>, budget: Budget, clock: Clock) -> Self {
        let searches = (0..threads.get()).map(|_| TreeSearch::new(settings)).collect();
        Self { budget, clock, searches, candidates: Vec::new() }
    }

    /// Work done so far, on all threads.
    pub fn effort(&self) -> Effort {
        self.searches.iter().map(TreeSearch::effort).fold(Effort::default(), |all, one| Effort {
            iterations: all.iterations + one.iterations,
            turns: all.turns + one.turns,
        })
    }

    /// Judges the candidate moves of a seat, and `also`, which must be legal.
    ///
    /// The opponents, and the seat itself after this move, are assumed to play as well as the search can.
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
        self.statistics(known, Some(seat), also, chance).judgement()
    }

    /// Each player's win probability given this knowledge, if everybody plays as well as the search can. They add up to
    /// one.
    pub fn estimate(&mut self, known: &G::Observation, chance: &mut FastChance) -> PerSeat<f64> {
        let world = G::determinize(known, chance);
        let Some(first) = world.pending().seats().iter().next() else {
            return world.win_probabilities().map(f64::from);
        };
        match G::solve(known, first, None, chance) {
            Some(solved) => solved.chances,
            None => self.statistics(known, None, None, chance).chances(),
        }
    }

    /// Runs all searches and adds up their statistics.
    fn statistics(
        &mut self,
        known: &G::Observation,
        seat: Option<Seat>,
        also: Option<G::Move>,
        chance: &mut FastChance,
    ) -> Statistics<G::Move> {
        let (budget, clock) = (self.budget, self.clock);
        let statistics = self.all(known, chance, move |search, known, chance| {
            search.search_with_statistics(known, Statistics::new(seat, also), budget, clock, chance)
        });
        statistics.into_iter().fold(Statistics::new(seat, also), Statistics::plus)
    }

    /// Runs all searches at once, the first on this thread.
    fn all<T: Send>(
        &mut self,
        known: &G::Observation,
        chance: &mut FastChance,
        run: impl Fn(&mut TreeSearch<G>, &G::Observation, &mut FastChance) -> T + Copy + Send,
    ) -> Vec<T> {
        let Some((first, others)) = self.searches.split_first_mut() else { return Vec::new() };
        thread::scope(|scope| {
            let spawn = |other| {
                let (known, mut chance) = (known.clone(), FastChance::new(chance.next_u64()));
                scope.spawn(move || run(other, &known, &mut chance))
            };
            let others: Vec<_> = others.iter_mut().map(spawn).collect();
            let own = run(first, known, chance);
            let joined = others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic)));
            std::iter::once(own).chain(joined).collect()
        })
    }
}

impl<G: Heuristics> Bot<G> for Searcher<G> {
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
        self.all(known, chance, move |search, known, chance| search.search(known, seat, budget, clock, chance));
        let estimate = |&chosen: &G::Move| {
            let all = self.searches.iter().map(|search| search.estimate(chosen));
            (all.fold(Estimate::default(), Estimate::plus), chosen)
        };
        let best = self.candidates.iter().map(estimate).max_by(|(a, _), (b, _)| a.order(*b));
        let (_, chosen) = best.expect("there is at least one candidate");
        Ok(chosen)
    }
}
