//! StoredRecord games, judged by bots in the background: one thread, a queue that is not endless, and the last games remembered.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use menu::JudgedPosition;

use crate::Code;

/// How many games may wait.
const QUEUE: usize = 32;

/// How many games are remembered.
const REMEMBERED: usize = 128;

/// A finished game: the table and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    pub(crate) code: Code,
    pub(crate) number: u32,
}

/// Whoever judges finished games.
pub(crate) struct Analysts(Arc<Desk>);

#[derive(Default)]
struct Desk {
    games: Mutex<Games>,
    came: Condvar,
}

#[derive(Default)]
struct Games {
    /// Records that wait.
    queue: VecDeque<(Key, String)>,
    /// How far each game is: how many moments there are, and those that are judged. The oldest first.
    judged: VecDeque<(Key, usize, Vec<JudgedPosition>)>,
    closed: bool,
}

impl Analysts {
    /// A thread that waits for games.
    pub(crate) fn new() -> Self {
        let desk = Arc::new(Desk::default());
        let worker = Arc::clone(&desk);
        let thread = thread::Builder::new().name("analyst".to_owned());
        thread.spawn(move || worker.work()).expect("the operating system gives us threads");
        Self(desk)
    }

    /// Has a game judged. Says whether there was room; a game that is judged already, or waits, needs none.
    pub(crate) fn ask(&self, key: Key, record: String) -> bool {
        let mut games = self.0.games();
        if games.judged.iter().any(|(known, ..)| *known == key) {
            return true;
        }
        if games.queue.len() >= QUEUE {
            return false;
        }
        if games.judged.len() >= REMEMBERED {
            games.judged.pop_front();
        }
        // Until it is looked at, nobody knows how many moments it has.
        games.judged.push_back((key, 1, Vec::new()));
        games.queue.push_back((key, record));
        drop(games);
        self.0.came.notify_one();
        true
    }

    /// How far a game is, if somebody has asked for it: how many moments there are, and those that are judged.
    pub(crate) fn progress(&self, key: &Key) -> Option<(usize, Vec<JudgedPosition>)> {
        let games = self.0.games();
        games.judged.iter().find(|(known, ..)| known == key).map(|(_, all, done)| (*all, done.clone()))
    }
}

impl Drop for Analysts {
    fn drop(&mut self) {
        self.0.games().closed = true;
        self.0.came.notify_all();
    }
}

impl Desk {
    fn games(&self) -> std::sync::MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((key, record)) = self.next() {
            let Ok(analysis) = menu::analyse(&record, menu::THOROUGH) else {
                self.games().judged.retain(|(known, ..)| *known != key);
                continue;
            };
            self.note(key, |all, _| *all = analysis.len());
            for moment in analysis {
                if !self.note(key, |_, done| done.push(moment)) {
                    break;
                }
            }
        }
    }

    /// The next game that waits; nothing once the server is closed.
    fn next(&self) -> Option<(Key, String)> {
        let mut games = self.games();
        loop {
            if games.closed {
                return None;
            }
            match games.queue.pop_front() {
                Some(waiting) => return Some(waiting),
                None => games = self.came.wait(games).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Writes down how far a game is. Says whether it is worth going on.
    fn note(&self, key: Key, write: impl FnOnce(&mut usize, &mut Vec<JudgedPosition>)) -> bool {
        let mut games = self.games();
        let closed = games.closed;
        match games.judged.iter_mut().find(|(known, ..)| *known == key) {
            Some((_, all, done)) => {
                write(all, done);
                !closed
            }
            None => false,
        }
    }
}
