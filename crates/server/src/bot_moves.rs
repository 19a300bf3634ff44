//! Bot moves: searches on the worker pool. The more moves are queued, the less time each search gets, so that tables don't
//! wait for bots.

use std::time::Duration;

use bots::{Budget, Level, Player};
use table::{Ask, Input};

use crate::clock::monotonic;
use crate::faults::FaultPoint;
use crate::panics::Place;
use crate::table_actor::{Mailbox, Message};
use crate::worker_pool::{Class, Load, Step};
use crate::{Code, Server};

/// The shortest time a search is given.
const LEAST: Duration = Duration::from_millis(2);

impl Server {
    /// Requests a move from a bot; the move is sent to the table's mailbox. If the queue is full, the table asks again.
    pub(crate) fn ask_bot(&self, table: Code, ask: Ask, mailbox: Mailbox) {
        let Ask { game, turn, seat, level, perspective, luck } = ask;
        let (panics, faults, runtime) = (self.panics.clone(), self.config.faults.clone(), self.runtime.clone());
        let run = move |load: Load| {
            let search = || {
                faults.pass(FaultPoint::Bot);
                perspective.choose(with_reduced_budget(level, load.bot_moves_per_worker), monotonic, luck)
            };
            // A retry would panic again, so the bot plays a random move instead.
            let choice = panics
                .catch(Place::Bot, Some(table), search)
                .unwrap_or_else(|_| perspective.choose(Player::from(Level::Random), monotonic, luck));
            if let Some(choice) = choice {
                mailbox.post(Message::BotChose(Box::new(Input::BotChose { game, turn, seat, choice })), &runtime);
            }
            Step::Done
        };
        let _ = self.workers.submit(Class::BotMove, table, run);
    }
}

/// The bot with less search time, the more moves are queued.
fn with_reduced_budget(level: Level, behind: usize) -> Player {
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
    fn search_time_shrinks_as_the_queue_grows() {
        assert_eq!(with_reduced_budget(Level::Itamae, 0), Player::from(Level::Itamae));
        assert_eq!(with_reduced_budget(Level::Itamae, 2).to_string(), "itamae@50ms");
        assert_eq!(with_reduced_budget(Level::Itamae, 4000).to_string(), "itamae@2ms");
        assert_eq!(with_reduced_budget(Level::Random, 4000), Player::from(Level::Random));
        assert_eq!(with_reduced_budget(Level::Cook, 4000).to_string(), "cook@1");
    }
}
