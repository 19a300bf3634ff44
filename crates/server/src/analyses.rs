//! Analyses of finished games, step by step on the worker pool. The most recent results are kept.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use menu::JudgedPosition;

use crate::faults::FaultPoint;
use crate::worker_pool::{Class, QueueFull, Step, WorkerPool};
use crate::{Code, Config};

/// Maximum number of games kept.
const KEPT: usize = 128;

/// A finished game: the table and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    pub(crate) code: Code,
    pub(crate) number: u32,
}

/// Analyses that are done or under way.
#[derive(Default)]
pub(crate) struct Analyses {
    games: Arc<Mutex<Games>>,
}

/// The games, oldest first.
#[derive(Default)]
struct Games(VecDeque<Analysed>);

struct Analysed {
    key: Key,
    /// The number of positions in the game.
    positions: usize,
    done: Vec<JudgedPosition>,
}

impl Analyses {
    /// Starts to analyse a game, unless that is done or under way.
    pub(crate) fn begin(
        &self,
        pool: &WorkerPool,
        Config { analysis_iterations, faults, .. }: &Config,
        key: Key,
        record: String,
    ) -> Result<(), QueueFull> {
        // The number of positions is unknown until the record is read.
        if !lock(&self.games).add(Analysed { key, positions: 1, done: Vec::new() }) {
            return Ok(());
        }
        let (iterations, faults) = (*analysis_iterations, faults.clone());
        let mut progress = Unfinished { games: Arc::clone(&self.games), key, finished: false };
        let mut analysis = None;
        let step = move |_| {
            faults.pass(FaultPoint::Analysis);
            match &mut analysis {
                None => match menu::analyse(&record, iterations) {
                    Ok(begun) => {
                        let positions = begun.len();
                        analysis = Some(begun);
                        progress.record(|game| game.positions = positions)
                    }
                    Err(_) => Step::Done,
                },
                Some(analysis) => {
                    let Some(moment) = analysis.next() else {
                        progress.finished = true;
                        return Step::Done;
                    };
                    progress.record(|game| game.done.push(moment))
                }
            }
        };
        pool.submit(Class::Analysis, key.code, step)
    }

    /// The number of positions of a game and those analysed so far; `None` if no analysis was requested.
    pub(crate) fn progress(&self, key: &Key) -> Option<(usize, Vec<JudgedPosition>)> {
        let games = lock(&self.games);
        games.0.iter().find(|game| game.key == *key).map(|game| (game.positions, game.done.clone()))
    }
}

fn lock(games: &Mutex<Games>) -> MutexGuard<'_, Games> {
    // No operation under this lock can be left half done.
    games.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Games {
    /// Adds a game unless it is known, and evicts the oldest if there are too many. Returns whether it is new.
    fn add(&mut self, game: Analysed) -> bool {
        let new = self.0.iter().all(|known| known.key != game.key);
        if new {
            if self.0.len() >= KEPT {
                self.0.pop_front();
            }
            self.0.push_back(game);
        }
        new
    }
}

/// An analysis under way. If it ends early (invalid record, full queue or panic), the game is removed so that it can be
/// analysed again.
struct Unfinished {
    games: Arc<Mutex<Games>>,
    key: Key,
    finished: bool,
}

impl Unfinished {
    /// Records progress. Stops if the game was evicted meanwhile.
    fn record(&self, write: impl FnOnce(&mut Analysed)) -> Step {
        match lock(&self.games).0.iter_mut().find(|game| game.key == self.key) {
            Some(game) => {
                write(game);
                Step::Again
            }
            None => Step::Done,
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        if !self.finished {
            lock(&self.games).0.retain(|game| game.key != self.key);
        }
    }
}
