//! Who is in a seat.

use bots::Level;
use game::{Nonce, RecordSeat};
use serde::{Deserialize, Serialize};

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
        /// During a game: the reason why a bot plays for them until they return.
        away: Option<AwayReason>,
        /// During a game: the number of deadlines they have missed since their last choice.
        missed: u8,
        /// After a game: whether they want to play again, if they have answered.
        again: Option<Again>,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: Level,
    },
}

/// The answer to the question whether a person wants to play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Again {
    /// Yes, with this contribution to the seed of the deal.
    Yes(Nonce),
    /// No.
    No,
}

/// The reason why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AwayReason {
    /// Their connection was lost. The bot stops when they connect again. This is the reason in journals without one.
    #[default]
    Disconnected,
    /// They missed two deadlines in a row.
    Missed,
    /// They asked for it.
    Asked,
    /// Somebody else at the table asked for it while they were disconnected.
    Replaced,
}

impl AwayReason {
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference.
    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

impl Occupant {
    /// A person who has just sat down.
    pub(crate) fn seated(person: Person, nonce: Option<Nonce>) -> Self {
        Self::Person { person, nonce, away: None, missed: 0, again: None }
    }

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

    /// The level of the bot that chooses for the seat in every turn, if one does.
    pub(crate) fn bot(&self) -> Option<Level> {
        match self {
            Self::Bot { level } => Some(*level),
            Self::Person { away: Some(_), .. } => Some(STAND_IN),
            Self::Person { away: None, .. } | Self::Nobody => None,
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
