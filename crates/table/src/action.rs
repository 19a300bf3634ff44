//! Inputs of a table: actions of people, connections, answers of bots, time.

use std::collections::BTreeMap;

use game::{Nonce, NonceHash, Seat};
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
        /// A nonce that is committed to and revealed at once; see [`Action::Commit`] for a better way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Agrees to the current settings.
    Ready {
        /// A nonce that is committed to and revealed at once; see [`Action::Commit`] for a better way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// Commits to a nonce for the next deal. A device that never does this gets a nonce from the server.
    Commit {
        /// The hash of the nonce.
        hash: NonceHash,
    },
    /// Reveals the nonce, once all commitments are fixed.
    Reveal {
        /// The nonce.
        nonce: Nonce,
    },
    /// Changes their name or look at this table. Absent fields stay as they are.
    Rename {
        /// The new name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The new face, from 0 to 15.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<u8>,
        /// The new colour, from 0 to 7. If somebody else has it, they get the next free one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<u8>,
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
        /// Whether the number of seats is fixed; otherwise the table grows when it is full and somebody sits down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fixed: Option<bool>,
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
    /// Lets a bot play for a person who has been disconnected for a while, until they return. Everybody with a seat can
    /// do this, and the host.
    Replace {
        /// The seat.
        seat: usize,
    },
    /// The host makes somebody else host.
    Host {
        /// The seat.
        seat: usize,
    },
    /// The host starts the game, which also makes the host ready. Every seat must be taken and everybody else must be
    /// ready. With `empty`, the game starts with the people who have a seat, ready or not. After a game, this starts the
    /// next one with the host and everybody who wants to play again; the other seats count as empty.
    Start {
        /// A nonce that is committed to and revealed at once; see [`Action::Commit`] for a better way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
        /// The use of empty seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        empty: Option<EmptySeats>,
        /// The level of the bots that fill empty seats; `cook` if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
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
    /// Says whether they want another game after this one. It is dealt as soon as everybody who is still there wants
    /// it; until then everybody stays at the result.
    PlayAgain {
        /// Whether they want one.
        #[serde(default = "yes", skip_serializing_if = "is_yes")]
        want: bool,
        /// A nonce that is committed to and revealed at once; see [`Action::Commit`] for a better way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// The host takes everybody from the result back to the lobby, to change seats or settings. The server commits to a
    /// new deal, and everybody has to be ready again. If the host is not connected, anybody with a seat can do it and
    /// becomes host. Otherwise it only says that they want another game.
    Rematch,
    /// Gives up the seat for good. During a game a bot gets it; otherwise it is the same as leaving.
    GiveUp,
}

/// The use of empty seats when a game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EmptySeats {
    /// Bots get them.
    Bots,
    /// The game is played without them.
    LeaveOut,
}

const fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference.
const fn is_yes(want: &bool) -> bool {
    *want
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
    /// A person loaded the table without a connection, as browsers without script do.
    Loaded {
        /// The person.
        person: PersonId,
    },
    /// A person was refused a seat because none is free. Everybody sees that they want one, until they get it or
    /// disconnect.
    WantsSeat {
        /// The person.
        person: Person,
    },
    /// A big screen shows the table, or no longer does.
    Screen {
        /// Whether there is at least one.
        present: bool,
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
