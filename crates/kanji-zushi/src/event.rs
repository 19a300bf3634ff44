//! Events of a game, and what each viewer sees of them.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Half, Kanji, Row, Why};

/// Something that happened. Hidden information is `None` after [`Event::redact`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game began.
    Began {
        /// The player who takes the first turn.
        seat: Seat,
    },
    /// Shari were turned face up.
    Turned {
        /// The shari, in the order of the deck.
        shari: Row,
    },
    /// A player drew neta into the hand.
    Drew {
        /// The player.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The cards; only their owner sees them.
        neta: Option<Row>,
    },
    /// A player formed a kanji.
    Formed {
        /// The player.
        seat: Seat,
        /// The left half, from the hand.
        neta: Half,
        /// The right half, from the table.
        shari: Half,
        /// The kanji that they form.
        kanji: Kanji,
        /// Its number of strokes.
        strokes: u8,
    },
    /// A player tried a pair that is not a jōyō kanji, and everybody saw it.
    Failed {
        /// The player.
        seat: Seat,
        /// The neta, which is back in the hand.
        neta: Half,
        /// The shari, which is back on the table.
        shari: Half,
        /// The reason.
        why: Why,
    },
    /// A player passed.
    Passed {
        /// The player.
        seat: Seat,
    },
    /// All players who are still playing failed or passed in a row. The open shari go under the pile, and new ones are
    /// turned. The third time in a row, the game ends instead.
    Stuck {
        /// The number of times since the last kanji, including this one.
        times: u8,
    },
    /// The game ended.
    Ended {
        /// Whether all players have five kanji; otherwise the table was stuck.
        complete: bool,
    },
}

impl Event {
    /// The event as `viewer` sees it.
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
