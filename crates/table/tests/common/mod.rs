//! What the tests of a table share: people, what a client makes of what it is sent, and records that are checked.

mod record;
mod seen;

pub(crate) use record::check_record;
pub(crate) use seen::{Seen, without_presence};

use std::collections::BTreeMap;

use table::{Person, PersonId, Terms, TurnClock};

/// Somebody with this number.
pub(crate) fn person(number: u64) -> Person {
    const NAMES: [&str; 8] = ["Ann", "Ben", "Cho", "Dai", "Eva", "Fay", "Gus", "Hal"];
    Person { id: PersonId(number), name: NAMES[number as usize % NAMES.len()].to_owned() }
}

/// Terms on which a game is played, with so many players if it is said.
pub(crate) fn terms(game: &str, players: usize, clock: TurnClock) -> Terms {
    let options = BTreeMap::from([("players".to_owned(), players.to_string())]);
    Terms { game: game.to_owned(), options, clock, public: true }
}
