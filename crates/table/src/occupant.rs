//! Who is in a seat.

use bots::Level;
use game::{Nonce, RecordSeat};

use crate::{Person, PersonId};

/// The level of the bot that plays for a person who is away.
pub(crate) const STAND_IN: Level = Level::Cook;

/// Who is in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// A person.
    Person {
        /// The person.
        person: Person,
        /// Their contribution to the seed of the deal; `None` until they are ready.
        nonce: Option<Nonce>,
        /// During a game: whether a bot plays for them until they return.
        away: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
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

    /// The level of the bot that chooses for the seat, if one does.
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

    /// The name in a record: of the person, or of the bot's level.
    pub fn name(&self) -> String {
        match self {
            Self::Nobody => String::new(),
            Self::Person { person, .. } => person.name.clone(),
            Self::Bot { level } => level.name().to_owned(),
        }
    }
}
