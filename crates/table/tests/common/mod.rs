//! What the tests of a table share: people, what a client makes of what it is sent, and records that are checked.

mod record;
mod seen;

pub(crate) use record::check_record;
pub(crate) use seen::{Seen, without_presence};

use std::collections::BTreeMap;

use table::{Person, PersonId, Settings, TurnClock};

/// Somebody with this number.
pub(crate) fn person(number: u64) -> Person {
    const NAMES: [&str; 8] = ["Ann", "Ben", "Cho", "Dai", "Eva", "Fay", "Gus", "Hal"];
    Person { id: PersonId(number), name: NAMES[number as usize % NAMES.len()].to_owned() }
}

/// Settings on which a game is played, with so many players if it is said.
pub(crate) fn settings(game: &str, players: usize, clock: TurnClock) -> Settings {
    let options = BTreeMap::from([("players".to_owned(), players.to_string())]);
    Settings { game: game.to_owned(), options, clock, public: true }
}
