//! Who is in a seat.

use bots::Level;
use game::{Nonce, NonceHash, RecordSeat};
use serde::{Deserialize, Serialize};

use crate::{Person, PersonId};

/// The level of the bot that plays for a person who is away.
pub(crate) const STAND_IN: Level = Level::Cook;

/// Who is in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// A person.
    Person {
        /// The person.
        person: Person,
        /// Whether they agree to the settings.
        ready: bool,
        /// The contribution of their device to the seed: of the current game, otherwise of the next one.
        pledge: Pledge,
        /// During a game: the reason why a bot plays for them until they return.
        away: Option<AwayReason>,
        /// During a game: the number of deadlines they have missed since their last choice.
        missed: u8,
        /// After a game: whether they want to play again, if they have answered.
        again: Option<bool>,
    },
    /// A bot.
    Bot {
        /// Its level.
        #[serde(with = "crate::entry::level")]
        level: Level,
    },
}

/// The contribution of a person's device to the seed of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pledge {
    /// None: the nonce follows from the server's secret.
    #[default]
    Nothing,
    /// The hash of a nonce that only the device knows.
    Hash(NonceHash),
    /// The nonce of the hash that was published.
    Revealed(Nonce),
    /// A nonce that nobody committed to, in journals from before devices did.
    Uncommitted(Nonce),
}

impl Pledge {
    /// The hash that the device published.
    pub fn hash(self) -> Option<NonceHash> {
        match self {
            Self::Hash(hash) => Some(hash),
            Self::Revealed(nonce) => Some(nonce.hash()),
            Self::Nothing | Self::Uncommitted(_) => None,
        }
    }
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
    pub(crate) fn seated(person: Person, ready: bool, pledge: Pledge) -> Self {
        Self::Person { person, ready, pledge, away: None, missed: 0, again: None }
    }

    /// The contribution of a person's device to the seed.
    pub(crate) fn pledge(&self) -> Pledge {
        if let Self::Person { pledge, .. } = self { *pledge } else { Pledge::Nothing }
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
