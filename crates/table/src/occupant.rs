//! Who is in a seat.

use bots::Level;
use game::{Nonce, RecordSeat};

use crate::{Person, PersonId};

/// Who plays for somebody who is not there.
pub(crate) const STAND_IN: Level = Level::Cook;

/// Who is in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        person: Person,
        /// Before a game: what they add to the deal. Whoever has added it is ready.
        nonce: Option<Nonce>,
        /// During a game: whether a bot plays for them until they return.
        away: bool,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl Occupant {
    /// The person, if it is one.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Self::Person { person, .. } => Some(person),
            Self::Nobody | Self::Bot { .. } => None,
        }
    }

    /// Whether it is this person.
    pub fn is(&self, id: PersonId) -> bool {
        self.person().is_some_and(|person| person.id == id)
    }

    /// The bot that chooses for the seat, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self {
            Self::Bot { level } => Some(*level),
            Self::Person { away: true, .. } => Some(STAND_IN),
            Self::Person { away: false, .. } | Self::Nobody => None,
        }
    }

    /// Name and kind, for a record.
    pub(crate) fn on_record(&self) -> RecordSeat {
        match self {
            Self::Nobody | Self::Person { .. } => RecordSeat::person(self.name()),
            Self::Bot { level } => RecordSeat::bot(level.name()),
        }
    }

    /// What it is called in a record.
    pub fn name(&self) -> String {
        match self {
            Self::Nobody => String::new(),
            Self::Person { person, .. } => person.name.clone(),
            Self::Bot { level } => level.name().to_owned(),
        }
    }
}
