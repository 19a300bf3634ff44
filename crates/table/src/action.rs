//! Inputs of a table: actions of people, connections, answers of bots, time.

use std::collections::BTreeMap;

use game::{Nonce, Seat};
use serde::{Deserialize, Serialize};

use crate::{Person, PersonId, Reaction, TurnClock};

/// An action of a person, as clients send it: `{"do": "choose", "game": 1, "turn": 3, "move": "tempura"}`.
/// Seats count from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Sits down, or changes seats, and is ready.
    Sit {
        /// The seat; the first free one if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<usize>,
        /// Their contribution to the seed of the deal; the server draws one if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Agrees to the current settings.
    Ready {
        /// Their contribution to the seed of the deal; the server draws one if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Leaves the seat before or after a game. During a game, a bot plays until they return. A host who leaves hands
    /// over the role.
    Leave,
    /// The host changes the settings. Absent fields stay as they are.
    #[serde(rename = "terms")]
    Settings {
        /// Options of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        options: Option<BTreeMap<String, String>>,
        /// The time limit for a choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<TurnClock>,
        /// Whether the table is listed publicly.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        public: Option<bool>,
    },
    /// The host adds a bot to an empty seat, or replaces a bot by another.
    Bot {
        /// The seat.
        seat: usize,
        /// Its level: `apprentice`, `cook`, `itamae`; for research also `random`, `greedy`.
        level: String,
    },
    /// The host removes a bot.
    Clear {
        /// The seat.
        seat: usize,
    },
    /// The host removes a person before a game, for good.
    Kick {
        /// The seat.
        seat: usize,
    },
    /// The host lets a bot play for a person who is not connected, until they return.
    Replace {
        /// The seat.
        seat: usize,
    },
    /// The host makes somebody else host.
    Host {
        /// The seat.
        seat: usize,
    },
    /// The host starts the game, which also makes the host ready.
    Start {
        /// Their contribution to the seed of the deal; the server draws one if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Makes a choice, or replaces an earlier one of the same turn.
    Choose {
        /// The number of the game at this table, from 1.
        game: u32,
        /// The turn the choice is for.
        turn: usize,
        /// The choice, in notation.
        #[serde(rename = "move")]
        choice: String,
    },
    /// Takes over from the bot.
    Return,
    /// Sends a chat message.
    Say {
        /// The text.
        text: String,
    },
    /// Sends a reaction.
    React {
        /// The reaction.
        with: Reaction,
    },
    /// Asks for another game with the same people. The server commits to a new deal, and everybody has to be ready
    /// again.
    Rematch,
}

/// An input of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A person acts.
    Act {
        /// The person.
        person: Person,
        /// The action.
        action: Action,
    },
    /// A person opened their first connection.
    Connected {
        /// The person.
        person: PersonId,
    },
    /// A person lost or closed their last connection.
    Disconnected {
        /// The person.
        person: PersonId,
    },
    /// A bot answered.
    BotChose {
        /// The number of the game.
        game: u32,
        /// The turn.
        turn: usize,
        /// The seat.
        seat: Seat,
        /// The choice, in notation.
        choice: String,
    },
    /// Time has passed.
    Tick,
}
