//! Effects of an input.

use bots::Level;
use game::{Seat, SeatSet};
use menu::AnyPerspective;

use crate::{Entry, PersonId};

/// Effects of an input, for the caller: store the entries first, and process everything else once they are stored. If
/// they cannot be stored, rebuild the table from the stored journal, because the table has already applied them.
#[derive(Default)]
pub struct Effects {
    /// New entries of the journal, to be stored before anybody is notified.
    pub entries: Vec<Entry>,
    /// Changes for viewers.
    pub changes: Changes,
    /// Choices that bots have to make.
    pub asks: Vec<Ask>,
    /// Games that have ended, to be stored together with the entries, because they are not reported again.
    pub finished: Vec<FinishedGame>,
}

impl Effects {
    /// Adds the effects of a later input at the same time. Entries are stored with one time.
    pub fn merge(&mut self, later: Self) {
        self.entries.extend(later.entries);
        self.changes.merge(later.changes);
        self.asks.extend(later.asks);
        self.finished.extend(later.finished);
    }
}

/// A choice that a bot has to make.
pub struct Ask {
    /// The number of the game.
    pub game: u32,
    /// The turn.
    pub turn: usize,
    /// The seat.
    pub seat: Seat,
    /// The level of the bot.
    pub level: Level,
    /// The knowledge of the seat.
    pub perspective: Box<dyn AnyPerspective>,
    /// The random seed of the bot.
    pub luck: u64,
}

/// A game that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// Its number at this table, from 1.
    pub number: u32,
    /// Its record, as JSON.
    pub record: String,
    /// The results of the people.
    pub results: Vec<PersonResult>,
}

/// The result of a person in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonResult {
    /// The person.
    pub person: PersonId,
    /// Their seat.
    pub seat: usize,
    /// Their points.
    pub score: i32,
    /// Their rank, from 1.
    pub rank: u32,
}

/// Changes for viewers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Changes {
    /// Whether seats, settings or other data of the table have changed.
    pub table: bool,
    /// The first turn that is new.
    pub turns_from: Option<usize>,
    /// Whether it has changed who has chosen.
    pub chosen: bool,
    /// The seats whose own choice has changed, which only they can see.
    pub choice_of: SeatSet,
    /// The number of new chat messages.
    pub chat: usize,
}

impl Changes {
    /// Adds later changes.
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
