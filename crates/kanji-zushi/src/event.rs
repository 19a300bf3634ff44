//! What happens in a game, in the order it happens, and who may see which part of it.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Half, Kanji, Row, Why};

/// Something that happened. What a viewer may not see is `None` for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game began.
    Began {
        /// Who takes the first turn.
        seat: Seat,
    },
    /// Shari were turned and laid on the table.
    Turned {
        /// Which.
        shari: Row,
    },
    /// A player drew neta into the hand.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; their owner sees them.
        neta: Option<Row>,
    },
    /// A player formed a kanji.
    Formed {
        /// Who.
        seat: Seat,
        /// The left half, from the hand.
        neta: Half,
        /// The right half, from the table.
        shari: Half,
        /// What they make.
        kanji: Kanji,
        /// How many strokes it has.
        strokes: u8,
    },
    /// A player tried something that is no jōyō kanji, and everybody saw it.
    Failed {
        /// Who.
        seat: Seat,
        /// The neta, which is back in the hand.
        neta: Half,
        /// The shari, which is back on the table.
        shari: Half,
        /// Why it failed.
        why: Why,
    },
    /// A player tried nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Everybody who still plays has failed or passed in a row. The table goes under the deck and a new one is turned,
    /// but the third time the game ends.
    Stuck {
        /// How often that has happened since a kanji was formed.
        times: u8,
    },
    /// The game ended.
    Ended {
        /// Whether everybody has five kanji.
        complete: bool,
    },
}

impl Event {
    /// The event as `viewer` experiences it.
    pub fn redact(self, viewer: Viewer) -> Self {
        match self {
            Self::Drew { seat, count, neta } => Self::Drew { seat, count, neta: neta.filter(|_| viewer.sees(seat)) },
            Self::Began { .. }
            | Self::Turned { .. }
            | Self::Formed { .. }
            | Self::Failed { .. }
            | Self::Passed { .. }
            | Self::Stuck { .. }
            | Self::Ended { .. } => self,
        }
    }
}
