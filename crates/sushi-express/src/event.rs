//! Events of a game, and what each viewer sees of them.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Action, Actions, Customer, Customers, Dice, Number, Score, Stage, Trip};

/// Something that happened. Hidden information is `None` after [`Event::redact`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A player got the starting cards, in public.
    Dealt {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: Actions,
    },
    /// Customers were turned face up.
    RowFilled {
        /// The new customers.
        customers: Customers,
    },
    /// A round began.
    RoundBegan {
        /// The player who bets first.
        first: Seat,
    },
    /// A pawn was placed. Earlier versions wrote it as `betted`, which is still read.
    #[serde(alias = "betted")]
    BetPlaced {
        /// The player.
        seat: Seat,
        /// The number.
        number: Number,
        /// Whether it was placed on top of others with a same-bet card.
        same: bool,
    },
    /// A swap card was played: the pawns on two neighbouring numbers changed places.
    Swapped {
        /// The player.
        seat: Seat,
        /// The lower number.
        lower: Number,
        /// The higher number.
        higher: Number,
    },
    /// A player who could have swapped ended the betting turn.
    EndedBet {
        /// The player.
        seat: Seat,
    },
    /// Everybody has bet.
    BetsClosed {
        /// The lowest bettor, who decides about the customers that are left and bets first in the next round.
        lowest: Seat,
    },
    /// Both dice were rolled.
    Rolled {
        /// The player.
        seat: Seat,
        /// The bet.
        bet: Number,
        /// The roll.
        dice: Dice,
        /// Whether the sum is the bet or more.
        reached: bool,
    },
    /// A re-roll card was played: one die was rolled again.
    Rerolled {
        /// The player.
        seat: Seat,
        /// The bet.
        bet: Number,
        /// The old face of the die.
        from: u8,
        /// The new face of the die.
        to: u8,
        /// Both dice now.
        dice: Dice,
        /// Whether the sum is the bet or more.
        reached: bool,
    },
    /// Both rolls of a player were below the bet. The pawn leaves the track, and the van stays.
    Failed {
        /// The player.
        seat: Seat,
    },
    /// An action card was drawn.
    Drew {
        /// The player.
        seat: Seat,
        /// The reason.
        reason: Reason,
        /// The card; only the player who drew it sees it.
        card: Option<Action>,
    },
    /// An action card should have been drawn, but the pile was empty.
    NothingToDraw {
        /// The player.
        seat: Seat,
        /// The reason.
        reason: Reason,
    },
    /// A van drove.
    Drove {
        /// The player.
        seat: Seat,
        /// The bet.
        bet: Number,
        /// The number of one-tile-further cards played.
        further: u8,
        /// The way, tile by tile.
        trip: Trip,
    },
    /// A customer was taken.
    Took {
        /// The player.
        seat: Seat,
        /// The customer.
        customer: Customer,
    },
    /// The remaining customers stay.
    Kept {
        /// The player who decided.
        seat: Seat,
    },
    /// The remaining customers were discarded.
    Discarded {
        /// The player who decided; `None` if no van drove.
        seat: Option<Seat>,
        /// The customers.
        customers: Customers,
    },
    /// The game ended, and a hand was revealed.
    Revealed {
        /// The player.
        seat: Seat,
        /// The hand.
        cards: Actions,
    },
    /// A player was scored.
    Scored {
        /// The player.
        seat: Seat,
        /// The number of tips, including cards in the hand.
        tip_count: u8,
        /// The points by line.
        score: Score,
    },
    /// The turn is over, and the game waits for a choice. This is the last event of every turn except the last turn.
    Asked {
        /// The choice and who has to make it; never [`Stage::Over`].
        #[serde(flatten)]
        stage: Stage,
    },
}

/// The reason why an action card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Both rolls were below the bet.
    Failed,
    /// The van stopped at the Park.
    Park,
}

impl Event {
    /// The event without the information that is hidden from `viewer`.
    pub fn redact(self, viewer: Viewer) -> Self {
        match self {
            Self::Drew { seat, reason, card } => Self::Drew { seat, reason, card: card.filter(|_| viewer.sees(seat)) },
            Self::Dealt { .. }
            | Self::RowFilled { .. }
            | Self::RoundBegan { .. }
            | Self::BetPlaced { .. }
            | Self::Swapped { .. }
            | Self::EndedBet { .. }
            | Self::BetsClosed { .. }
            | Self::Rolled { .. }
            | Self::Rerolled { .. }
            | Self::Failed { .. }
            | Self::NothingToDraw { .. }
            | Self::Drove { .. }
            | Self::Took { .. }
            | Self::Kept { .. }
            | Self::Discarded { .. }
            | Self::Revealed { .. }
            | Self::Scored { .. }
            | Self::Asked { .. } => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_old_name_of_a_bet_is_still_read() {
        let number = Number::new(7).unwrap();
        let event = Event::BetPlaced { seat: Seat::new(1), number, same: false };
        let json = r#"{"event":"bet_placed","seat":1,"number":7,"same":false}"#;
        assert_eq!(serde_json::to_string(&event).unwrap(), json);
        for json in [json, &json.replace("bet_placed", "betted")] {
            assert_eq!(serde_json::from_str::<Event>(json).unwrap(), event);
        }
    }
}
