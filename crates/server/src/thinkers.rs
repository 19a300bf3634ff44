//! Bots' thoughts, on threads of their own behind a queue that is not endless. When many wait, each gets less time: tables
//! do not wait for bots.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bots::{Budget, Level, Player};
use table::{Ask, Input};

use crate::clock::monotonic;
use crate::table_actor::{Mailbox, Message};

/// How many questions may wait. A question that finds no room is asked again by its table.
const QUEUE: usize = 4096;

/// The shortest time a thought is given.
const LEAST: Duration = Duration::from_millis(2);

/// Threads that think for bots.
pub(crate) struct Thinkers {
    desk: Arc<Desk>,
    threads: usize,
}

struct Desk {
    questions: Mutex<Waiting>,
    came: Condvar,
    runtime: tokio::runtime::Handle,
}

#[derive(Default)]
struct Waiting {
    queue: VecDeque<(Ask, Mailbox)>,
    closed: bool,
}

impl Thinkers {
    /// So many threads, which answer through `runtime`.
    pub(crate) fn new(threads: usize, runtime: tokio::runtime::Handle) -> Self {
        let desk = Arc::new(Desk { questions: Mutex::default(), came: Condvar::new(), runtime });
        let threads = threads.max(1);
        for number in 0..threads {
            let desk = Arc::clone(&desk);
            let thread = thread::Builder::new().name(format!("thinker {number}"));
            thread.spawn(move || desk.work(threads)).expect("the operating system gives us threads");
        }
        Self { desk, threads }
    }

    /// Asks a bot; its choice comes by mail.
    pub(crate) fn ask(&self, ask: Ask, mailbox: Mailbox) {
        let mut questions = self.desk.questions();
        if questions.queue.len() < QUEUE {
            questions.queue.push_back((ask, mailbox));
            drop(questions);
            self.desk.came.notify_one();
        }
    }

    /// How many questions wait.
    pub(crate) fn waiting(&self) -> usize {
        self.desk.questions().queue.len()
    }

    /// How many threads there are.
    pub(crate) fn threads(&self) -> usize {
        self.threads
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.desk.questions().closed = true;
        self.desk.came.notify_all();
    }
}

impl Desk {
    fn questions(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.questions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, threads: usize) {
        loop {
            let mut questions = self.questions();
            let (Ask { game, turn, seat, level, perspective, luck }, mailbox) = loop {
                if questions.closed {
                    return;
                }
                match questions.queue.pop_front() {
                    Some(asked) => break asked,
                    None => questions = self.came.wait(questions).unwrap_or_else(PoisonError::into_inner),
                }
            };
            let waiting = questions.queue.len();
            drop(questions);
            let Some(choice) = perspective.choose(hurried(level, waiting / threads), monotonic, luck) else { continue };
            mailbox.post(Message::BotChose(Box::new(Input::BotChose { game, turn, seat, choice })), &self.runtime);
        }
    }
}

/// The bot, in as much of a hurry as those behind it in the queue make it.
fn hurried(level: Level, behind: usize) -> Player {
    match level.budget() {
        Some(Budget::Time(usual)) if behind > 0 => {
            Player::within(level, Budget::Time((usual / (behind as u32 + 1)).max(LEAST)))
        }
        Some(Budget::Iterations(usual)) if behind > 0 => {
            Player::within(level, Budget::Iterations((usual / (behind as u32 / 16 + 1)).max(1)))
        }
        Some(_) | None => Player::from(level),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_wait_the_less_time_there_is() {
        assert_eq!(hurried(Level::Itamae, 0), Player::from(Level::Itamae));
        assert_eq!(hurried(Level::Itamae, 2).to_string(), "itamae@50ms");
        assert_eq!(hurried(Level::Itamae, 4000).to_string(), "itamae@2ms");
        assert_eq!(hurried(Level::Random, 4000), Player::from(Level::Random));
        assert_eq!(hurried(Level::Cook, 4000).to_string(), "cook@1");
    }
}
