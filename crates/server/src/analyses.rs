//! Analyses of finished games, step by step on the worker pool. The results of the last games are kept.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use menu::JudgedPosition;

use crate::Code;
use crate::faults::{FaultInjection, FaultPoint};
use crate::worker_pool::{Class, QueueFull, Step, WorkerPool};

/// How many games are kept.
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
    /// How many positions there are.
    positions: usize,
    done: Vec<JudgedPosition>,
}

impl Analyses {
    /// Begins to analyse a game, unless that was done before.
    pub(crate) fn begin(
        &self,
        pool: &WorkerPool,
        faults: &FaultInjection,
        key: Key,
        record: String,
    ) -> Result<(), QueueFull> {
        // Until the record is read nobody knows how many positions there are.
        if !lock(&self.games).add(Analysed { key, positions: 1, done: Vec::new() }) {
            return Ok(());
        }
        let faults = faults.clone();
        let mut progress = Unfinished { games: Arc::clone(&self.games), key, finished: false };
        let mut analysis = None;
        let step = move |_| {
            faults.pass(FaultPoint::Analysis);
            match &mut analysis {
                None => match menu::analyse(&record, menu::THOROUGH) {
                    Ok(begun) => {
                        let positions = begun.len();
                        analysis = Some(begun);
                        progress.note(|game| game.positions = positions)
                    }
                    Err(_) => Step::Done,
                },
                Some(analysis) => {
                    let Some(moment) = analysis.next() else {
                        progress.finished = true;
                        return Step::Done;
                    };
                    progress.note(|game| game.done.push(moment))
                }
            }
        };
        pool.submit(Class::Analysis, key.code, step)
    }

    /// How many positions a game has, and those that are analysed; nothing if nobody has asked for it.
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
    /// Adds a game, unless it is there. If there are too many, the oldest is forgotten.
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

/// An analysis under way. If it ends early, because its record does not hold, it found no room or it panicked, the game
/// is forgotten, so that somebody can ask for it again.
struct Unfinished {
    games: Arc<Mutex<Games>>,
    key: Key,
    finished: bool,
}

impl Unfinished {
    /// Notes progress. Stops if the game was forgotten meanwhile.
    fn note(&self, write: impl FnOnce(&mut Analysed)) -> Step {
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
