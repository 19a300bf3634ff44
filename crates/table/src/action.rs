//! What people do at a table, and everything else a table hears of.

use std::collections::BTreeMap;

use game::{Nonce, Seat};
use serde::{Deserialize, Serialize};

use crate::{Person, PersonId, Reaction, TurnClock};

/// What somebody does. This is also what they send: `{"do": "choose", "game": 1, "turn": 3, "move": "tempura"}`. Seats are
/// counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Sits down, or changes seats, and is ready.
    Sit {
        /// Where; the first free seat if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<usize>,
        /// What they add to the deal; drawn by the house if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Agrees to the settings as they are now.
    Ready {
        /// What they add to the deal; drawn by the house if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Gets up before a game; during one, lets a bot play until they return. A host who leaves hands over.
    Leave,
    /// The host changes the settings. What is not said stays.
    #[serde(rename = "terms")]
    Settings {
        /// Options of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        options: Option<BTreeMap<String, String>>,
        /// How long a choice may take.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<TurnClock>,
        /// Whether strangers find the table in the list.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        public: Option<bool>,
    },
    /// The host puts a bot into a seat, in place of nobody or of another bot.
    Bot {
        /// Which seat.
        seat: usize,
        /// How well it plays: `apprentice`, `cook`, `itamae`; for research also `random`, `greedy`.
        level: String,
    },
    /// The host takes a bot away.
    Clear {
        /// From which seat.
        seat: usize,
    },
    /// The host sends somebody away before a game.
    Kick {
        /// From which seat.
        seat: usize,
    },
    /// The host lets a bot play for somebody who is not connected, until they return.
    Replace {
        /// In which seat.
        seat: usize,
    },
    /// The host makes somebody else host.
    Host {
        /// In which seat.
        seat: usize,
    },
    /// The host starts the game, and is ready.
    Start {
        /// What they add to the deal; drawn by the house if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Chooses, or chooses anew.
    Choose {
        /// The number of the game at this table, from 1.
        game: u32,
        /// The turn it answers.
        turn: usize,
        /// The choice, in notation.
        #[serde(rename = "move")]
        choice: String,
    },
    /// Plays again instead of the bot.
    Return,
    /// Says something.
    Say {
        /// What.
        text: String,
    },
    /// Says something without words.
    React {
        /// What.
        with: Reaction,
    },
    /// Asks the same people to play again. The house commits to another deal, then they are ready one by one.
    Rematch,
}

/// What a table hears of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Somebody does something.
    Act {
        /// Who.
        person: Person,
        /// What.
        action: Action,
    },
    /// Somebody is there now, who was not.
    Connected {
        /// Who.
        person: PersonId,
    },
    /// The last connection of somebody is gone.
    Disconnected {
        /// Who.
        person: PersonId,
    },
    /// A bot has chosen.
    BotChose {
        /// In which game.
        game: u32,
        /// In which turn.
        turn: usize,
        /// For which seat.
        seat: Seat,
        /// What, in notation.
        choice: String,
    },
    /// Time has passed.
    Tick,
}
