//! What is to be done about an input.

use bots::Level;
use game::{Seat, SeatSet};
use menu::AnyPerspective;

use crate::{Entry, PersonId};

/// What is to be done, in this order: store the entries, and once they are stored, everything else. If they cannot be
/// stored, the table is to be rebuilt from what is: it has gone on already.
#[derive(Default)]
pub struct Effects {
    /// What has happened, to be stored before anybody hears of it.
    pub entries: Vec<Entry>,
    /// What has changed for those who look.
    pub changes: Changes,
    /// What bots are to be asked.
    pub asks: Vec<Ask>,
    /// Games that have ended; to be stored together with the entries, since nobody says it again.
    pub finished: Vec<FinishedGame>,
}

impl Effects {
    /// What is to be done about several inputs of one moment together: entries are stored with their moment.
    pub fn merge(&mut self, later: Self) {
        self.entries.extend(later.entries);
        self.changes.merge(later.changes);
        self.asks.extend(later.asks);
        self.finished.extend(later.finished);
    }
}

/// A choice that a bot has to make.
pub struct Ask {
    /// In which game.
    pub game: u32,
    /// In which turn.
    pub turn: usize,
    /// For which seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// What it knows.
    pub perspective: Box<dyn AnyPerspective>,
    /// Its luck.
    pub luck: u64,
}

/// A game that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// Its number at this table, from 1.
    pub number: u32,
    /// Its record, as JSON.
    pub record: String,
    /// How each person fared.
    pub results: Vec<PersonResult>,
}

/// How a person fared in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonResult {
    /// Who.
    pub person: PersonId,
    /// Where they sat.
    pub seat: usize,
    /// Their points.
    pub score: i32,
    /// Their rank, from 1.
    pub rank: u32,
}

/// What has changed for those who look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Who sits where, on what settings, and so on.
    pub table: bool,
    /// The game: what happened from this turn on.
    pub turns_from: Option<usize>,
    /// Who has chosen.
    pub chosen: bool,
    /// What these seats have chosen, which they alone may see.
    pub choice_of: SeatSet,
    /// How many chat messages are new.
    pub chat: usize,
}

impl Changes {
    /// Adds what has changed later.
    pub fn merge(&mut self, later: Self) {
        self.table |= later.table;
        self.turns_from = match (self.turns_from, later.turns_from) {
            // A later turn with a lower number is of another game.
            (Some(first), Some(second)) => Some(first.min(second)),
            (first, second) => first.or(second),
        };
        self.chosen |= later.chosen;
        self.choice_of = self.choice_of.iter().chain(later.choice_of.iter()).collect();
        self.chat += later.chat;
    }

    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
