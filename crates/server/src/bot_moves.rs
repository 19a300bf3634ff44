//! Bot moves: searches on the worker pool. The more of them wait, the less time each gets, so that tables do not wait
//! for bots.

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
    /// Asks a bot for a move, which is sent to the table's mailbox. If there is no room in the queue, the table asks
    /// again.
    pub(crate) fn ask_bot(&self, table: Code, ask: Ask, mailbox: Mailbox) {
        let Ask { game, turn, seat, level, perspective, luck } = ask;
        let (panics, faults, runtime) = (self.panics.clone(), self.config.faults.clone(), self.runtime.clone());
        let run = move |load: Load| {
            let search = || {
                faults.pass(FaultPoint::Bot);
                perspective.choose(hurried(level, load.bot_moves_per_worker), monotonic, luck)
            };
            // A search that panics would panic again: the bot plays any legal move instead, and the game goes on.
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

/// The bot with less time, the more moves wait behind this one.
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
    fn the_more_moves_wait_the_less_time_each_gets() {
        assert_eq!(hurried(Level::Itamae, 0), Player::from(Level::Itamae));
        assert_eq!(hurried(Level::Itamae, 2).to_string(), "itamae@50ms");
        assert_eq!(hurried(Level::Itamae, 4000).to_string(), "itamae@2ms");
        assert_eq!(hurried(Level::Random, 4000), Player::from(Level::Random));
        assert_eq!(hurried(Level::Cook, 4000).to_string(), "cook@1");
    }
}
