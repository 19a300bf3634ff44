//! Events of a game, and what each viewer sees of them.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, Cards, RoundScore};

/// Something that happened. Hidden information is `None` after [`Event::redact`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// The round, from 1.
        round: u8,
    },
    /// A hand was dealt.
    Dealt {
        /// The player who got it.
        seat: Seat,
        /// The number of cards.
        count: u8,
        /// The cards; only the owner sees them.
        cards: Option<Cards>,
    },
    /// A player took control over the dummy for this turn.
    TookControl {
        /// The player.
        seat: Seat,
    },
    /// The dummy's controller drew the top card of the dummy's pile.
    Drew {
        /// The player.
        seat: Seat,
        /// The card; only the controller sees it.
        card: Option<Card>,
    },
    /// A card was played.
    Laid {
        /// The seat in front of which it was played.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether it went on a wasabi.
        on_wasabi: bool,
    },
    /// Chopsticks went from the table back into a hand.
    ReturnedChopsticks {
        /// The player.
        seat: Seat,
    },
    /// A hand was passed on.
    Passed {
        /// The player who passed it.
        from: Seat,
        /// The player who got it.
        to: Seat,
        /// The number of cards.
        count: u8,
        /// The cards; only the two players see them.
        cards: Option<Cards>,
    },
    /// A round was scored for one place.
    RoundScored {
        /// The round, from 1.
        round: u8,
        /// The place.
        seat: Seat,
        /// The points by line.
        score: RoundScore,
    },
    /// Puddings were scored for one place.
    PuddingScored {
        /// The player.
        seat: Seat,
        /// The number of puddings.
        puddings: u8,
        /// The points for them.
        points: i32,
    },
}

impl Event {
    /// The event without the information that is hidden from `viewer`.
    pub fn redact(self, viewer: Viewer) -> Self {
        match self {
            Self::Dealt { seat, count, cards } => {
                Self::Dealt { seat, count, cards: cards.filter(|_| viewer.sees(seat)) }
            }
            Self::Drew { seat, card } => Self::Drew { seat, card: card.filter(|_| viewer.sees(seat)) },
            Self::Passed { from, to, count, cards } => {
                let cards = cards.filter(|_| viewer.sees(from) || viewer.sees(to));
                Self::Passed { from, to, count, cards }
            }
            Self::RoundBegan { .. }
            | Self::TookControl { .. }
            | Self::Laid { .. }
            | Self::ReturnedChopsticks { .. }
            | Self::RoundScored { .. }
            | Self::PuddingScored { .. } => self,
        }
    }
}
