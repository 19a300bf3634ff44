//! Journal entries. A table is the result of its entries, applied in order.

use bots::Level;
use game::{Nonce, NonceHash, Secret};
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
    /// The host changed the settings. Nobody is ready any more.
    #[serde(rename = "agreed")]
    SettingsChanged {
        /// The new settings.
        #[serde(rename = "terms")]
        settings: Settings,
    },
    /// A person sat down, or changed seats.
    Sat {
        /// The seat.
        seat: usize,
        /// The person.
        person: Person,
        /// In journals from before devices committed to nonces: their nonce, if they were ready.
        nonce: Option<Nonce>,
        /// Whether they are ready.
        #[serde(default, skip_serializing_if = "is_false")]
        ready: bool,
    },
    /// A person with a seat changed their name or look.
    Renamed {
        /// The person with the new name and look.
        person: Person,
    },
    /// A seat became free.
    Freed {
        /// The seat.
        seat: usize,
    },
    /// A bot sat down.
    BotSat {
        /// The seat.
        seat: usize,
        /// Its level.
        #[serde(with = "level")]
        level: Level,
    },
    /// A person is ready.
    Ready {
        /// The seat.
        seat: usize,
        /// In journals from before devices committed to nonces: their nonce.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// The device of a person committed to a nonce for the next deal.
    Committed {
        /// The seat.
        seat: usize,
        /// The hash of the nonce.
        hash: NonceHash,
        /// The secret of the next game, if this is the first commitment for it after a game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
    },
    /// A device that committed to a nonce is not there to reveal it. The server draws one.
    Withdrawn {
        /// The seat.
        seat: usize,
    },
    /// All commitments are fixed, and the devices reveal their nonces.
    Dealing,
    /// A device revealed its nonce.
    Revealed {
        /// The seat.
        seat: usize,
        /// The nonce.
        nonce: Nonce,
    },
    /// Somebody did not reveal a nonce in time, so the deal is abandoned: the server draws for them, and everybody else
    /// commits to a new nonce.
    Abandoned {
        /// The new secret.
        secret: Secret,
    },
    /// The cards were dealt from the secret and the nonces, and a game began.
    Dealt,
    /// The host removed a person, who cannot sit down at this table again.
    Kicked {
        /// The person.
        person: PersonId,
    },
    /// A person became the host.
    Host {
        /// The person.
        person: Person,
    },
    /// A game began, in journals from before devices committed to nonces.
    Started,
    /// A seat made a choice, its first in this turn or another one.
    Chose {
        /// The seat.
        seat: usize,
        /// The turn.
        turn: usize,
        /// The choice, in notation.
        choice: String,
    },
    /// A person missed the deadline of this turn. A bot chooses for them in this turn only.
    Missed {
        /// The seat.
        seat: usize,
    },
    /// A bot plays for a person until they return.
    Away {
        /// The seat.
        seat: usize,
        /// The reason.
        #[serde(default, skip_serializing_if = "AwayReason::is_default")]
        reason: AwayReason,
    },
    /// A person took over from the bot.
    Back {
        /// The seat.
        seat: usize,
    },
    /// Somebody is back after a pause. The time of this turn starts again.
    Resumed,
    /// A person sent a chat message or a reaction.
    Said {
        /// The person.
        person: Person,
        /// The message.
        #[serde(rename = "words")]
        body: ChatBody,
    },
    /// A person gave up their seat during a game; a bot plays on.
    GaveUp {
        /// The seat.
        seat: usize,
    },
    /// The number of seats changed. New seats are empty, and only empty seats are removed. Nobody has to be ready again.
    SeatsChanged {
        /// The new number of seats.
        players: usize,
    },
    /// A person said after a game whether they want another one.
    PlayAgain {
        /// The seat.
        seat: usize,
        /// In journals from before devices committed to nonces: their nonce, if they wanted to play again.
        nonce: Option<Nonce>,
        /// The secret of the next game, if the server has not committed to one yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
        /// Whether they want to play again. In journals from before it existed, the nonce says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        want: Option<bool>,
    },
    /// The table goes back to the lobby for another game.
    Rematch {
        /// The secret of the next game.
        secret: Secret,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference.
const fn is_false(value: &bool) -> bool {
    !*value
}

/// Levels are written by name.
pub(crate) mod level {
    use bots::Level;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference.
    pub(crate) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}
