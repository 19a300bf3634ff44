//! Shared by the tests of a table: people, a client that folds frames into a view, and checked records.

mod client_view;
mod record;

pub(crate) use client_view::{ClientView, without_presence};
pub(crate) use record::check_record;

use std::collections::BTreeMap;

use table::{Person, PersonId, Settings, TurnClock};

/// The person with this number.
pub(crate) fn person(number: u64) -> Person {
    const NAMES: [&str; 8] = ["Ann", "Ben", "Cho", "Dai", "Eva", "Fay", "Gus", "Hal"];
    Person::new(PersonId(number), NAMES[number as usize % NAMES.len()])
}

/// The settings of a public table.
pub(crate) fn settings(game: &str, players: usize, clock: TurnClock) -> Settings {
    let options = BTreeMap::from([("players".to_owned(), players.to_string())]);
    Settings { game: game.to_owned(), options, clock, public: true, fixed: false }
}
