//! Journal entries. A table is the result of its entries, applied in order.

use bots::Level;
use game::{Nonce, Secret};
use serde::{Deserialize, Serialize};

use crate::{AwayReason, ChatBody, Person, PersonId, Settings};

/// One event in the life of a table. Seats count from 0.
///
/// Databases hold the JSON form: variants and fields may be added, never changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A table was opened.
    Opened {
        /// The host.
        host: Person,
        /// Its settings.
        #[serde(rename = "terms")]
        settings: Settings,
        /// Milliseconds between the start of a turn and the choices of its bots.
        pace: u32,
        /// The secret of the first game; the deal follows from it and the nonces.
        secret: Secret,
    },
    /// The host changed the settings; nobody is ready any more.
    #[serde(rename = "agreed")]
    SettingsChanged {
        /// The new settings.
        #[serde(rename = "terms")]
        settings: Settings,
    },
    /// A person sat down, or changed seats.
    Sat {
        /// Where.
        seat: usize,
        /// Who.
        person: Person,
        /// Their contribution to the seed of the deal, if they are ready.
        nonce: Option<Nonce>,
    },
    /// A person with a seat changed their name or look.
    Renamed {
        /// Who, as they are from now on.
        person: Person,
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
        /// Its level.
        #[serde(with = "level")]
        level: Level,
    },
    /// A person is ready.
    Ready {
        /// In which seat.
        seat: usize,
        /// Their contribution to the seed of the deal.
        nonce: Nonce,
    },
    /// The host removed a person, who cannot sit down at this table again.
    Kicked {
        /// Who.
        person: PersonId,
    },
    /// A person became the host.
    Host {
        /// Who.
        person: Person,
    },
    /// A game began.
    Started,
    /// A seat made a choice, its first in this turn or another one.
    Chose {
        /// Which seat.
        seat: usize,
        /// In which turn.
        turn: usize,
        /// What, in notation.
        choice: String,
    },
    /// A person missed the deadline of this turn. A bot chooses for them in this turn only.
    Missed {
        /// In which seat.
        seat: usize,
    },
    /// A bot plays for a person until they return.
    Away {
        /// In which seat.
        seat: usize,
        /// Why.
        #[serde(default, skip_serializing_if = "AwayReason::is_default")]
        reason: AwayReason,
    },
    /// A person took over from the bot.
    Back {
        /// To which seat.
        seat: usize,
    },
    /// Somebody is back at a table where nobody was. The time for this turn begins anew.
    Resumed,
    /// A person sent a chat message or a reaction.
    Said {
        /// By whom.
        person: Person,
        /// What.
        #[serde(rename = "words")]
        body: ChatBody,
    },
    /// A person gave up their seat during a game; a bot plays on.
    GaveUp {
        /// Which seat.
        seat: usize,
    },
    /// The number of seats changed, and nothing else that people agreed to: new ones are empty, and only empty ones go.
    SeatsChanged {
        /// How many there are now.
        players: usize,
    },
    /// A person said after a game whether they want another one.
    PlayAgain {
        /// In which seat.
        seat: usize,
        /// Their contribution to the seed of the next deal, if they do.
        nonce: Option<Nonce>,
        /// The secret of the next game, to which the server commits when the first person wants it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
    },
    /// The table goes back to the lobby for another game.
    Rematch {
        /// The secret of the next game.
        secret: Secret,
    },
}

/// Levels are written by name.
mod level {
    use bots::Level;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference.
    pub(super) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}
