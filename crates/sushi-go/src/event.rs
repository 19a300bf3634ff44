//! What happens in a game, in the order it happens, and who may see which part of it.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, Cards, RoundScore};

/// Something that happened. What a viewer may not see is `None` for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// Which, from 1.
        round: u8,
    },
    /// A hand was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which; its owner sees them.
        cards: Option<Cards>,
    },
    /// It was settled who chooses for the dummy this turn.
    TookControl {
        /// Who.
        seat: Seat,
    },
    /// The dummy's controller took the top card of the dummy's pile into the hand.
    Drew {
        /// Who.
        seat: Seat,
        /// Which; the controller sees it.
        card: Option<Card>,
    },
    /// A card was laid.
    Laid {
        /// In front of whom.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Whether it went on a wasabi.
        on_wasabi: bool,
    },
    /// Chopsticks went from the table back into a hand.
    ReturnedChopsticks {
        /// Whose.
        seat: Seat,
    },
    /// A hand was passed on.
    Passed {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many cards.
        count: u8,
        /// Which; giver and taker see them.
        cards: Option<Cards>,
    },
    /// A round was scored for one place.
    RoundScored {
        /// Which round, from 1.
        round: u8,
        /// Whose score.
        seat: Seat,
        /// Line by line.
        score: RoundScore,
    },
    /// Puddings were scored for one place.
    PuddingScored {
        /// Whose.
        seat: Seat,
        /// How many there were.
        puddings: u8,
        /// What they brought.
        points: i32,
    },
}

impl Event {
    /// The event as `viewer` experiences it.
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
