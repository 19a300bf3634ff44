//! What has happened at a table, as it is stored. A table is these, one after another.

use bots::Level;
use game::{Nonce, Secret};
use serde::{Deserialize, Serialize};

use crate::{ChatBody, Person, PersonId, Settings};

/// One thing that happened. Seats are counted from 0.
///
/// The text form is kept in databases: variants and fields may be added, never changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A table was opened.
    Opened {
        /// By whom; they are its host.
        host: Person,
        /// On what settings.
        #[serde(rename = "terms")]
        settings: Settings,
        /// Milliseconds between a turn and the first choice of a bot in it.
        pace: u32,
        /// The luck of the first game.
        secret: Secret,
    },
    /// Other settings were agreed; whoever was ready no longer is.
    #[serde(rename = "agreed")]
    SettingsChanged {
        /// Which.
        #[serde(rename = "terms")]
        settings: Settings,
    },
    /// Somebody sat down, or changed seats.
    Sat {
        /// Where.
        seat: usize,
        /// Who.
        person: Person,
        /// What they add to the deal, if they are ready.
        nonce: Option<Nonce>,
    },
    /// A seat became free.
    Freed {
        /// Which.
        seat: usize,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
        seat: usize,
        /// How well it plays.
        #[serde(with = "level")]
        level: Level,
    },
    /// Somebody is ready.
    Ready {
        /// In which seat.
        seat: usize,
        /// What they add to the deal.
        nonce: Nonce,
    },
    /// Somebody was sent away, and cannot sit down here again.
    Kicked {
        /// Who.
        person: PersonId,
    },
    /// Somebody became the host.
    Host {
        /// Who.
        person: Person,
    },
    /// A game began.
    Started,
    /// A seat chose, for the first time in this turn or anew.
    Chose {
        /// Which seat.
        seat: usize,
        /// In which turn.
        turn: usize,
        /// What, in notation.
        choice: String,
    },
    /// A bot plays for somebody until they return.
    Away {
        /// In which seat.
        seat: usize,
    },
    /// Somebody returned.
    Back {
        /// To which seat.
        seat: usize,
    },
    /// Something was said.
    Said {
        /// By whom.
        person: Person,
        /// What.
        #[serde(rename = "words")]
        body: ChatBody,
    },
    /// The same people want to play again.
    Rematch {
        /// The luck of the next game.
        secret: Secret,
    },
}

/// Levels by their names.
mod level {
    use bots::Level;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref)] // As serde asks.
    pub(super) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}
