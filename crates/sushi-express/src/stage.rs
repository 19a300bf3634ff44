//! Where in a round the game is, and who must choose.

use game::Seat;
use serde::{Deserialize, Serialize};

/// What is to be chosen now, and by whom.
///
/// Whether somebody is asked depends only on what everybody knows. A seat that could hold a card as far as the others
/// know is asked whether it plays it, also when it holds none and has a single answer: otherwise being asked, or not
/// being asked, would give hands away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "stage", content = "asked", rename_all = "kebab-case")]
pub enum Stage {
    /// To bet, or to swap before betting.
    Betting(Seat),
    /// The pawn is laid; to swap, or to leave it at that.
    Swapping(Seat),
    /// To roll for the first time.
    Rolling(Seat),
    /// The first roll was below the bet; to re-roll one of its dice or to roll for the second time.
    RollingAgain(Seat),
    /// The second roll was below the bet too; to re-roll one of its dice or to accept it.
    Failing(Seat),
    /// To drive, further than the bet or not.
    Driving(Seat),
    /// The van has come by Sushi Express; to take a customer.
    Taking(Seat),
    /// To keep or discard the customers that are left.
    Ordering(Seat),
    /// Nothing any more.
    Over,
}

impl Stage {
    /// Who must choose.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Betting(seat)
            | Self::Swapping(seat)
            | Self::Rolling(seat)
            | Self::RollingAgain(seat)
            | Self::Failing(seat)
            | Self::Driving(seat)
            | Self::Taking(seat)
            | Self::Ordering(seat) => Some(seat),
            Self::Over => None,
        }
    }

    /// What is to be chosen, as the end of a sentence.
    pub(crate) const fn asks(self) -> &'static str {
        match self {
            Self::Betting(_) => "bet on a number, or swap two first",
            Self::Swapping(_) => "swap two numbers, or say that you are done",
            Self::Rolling(_) => "roll the dice",
            Self::RollingAgain(_) => "re-roll one of the dice, or roll both again",
            Self::Failing(_) => "re-roll one of the dice, or accept the roll",
            Self::Driving(_) => "go, as far as the bet or further",
            Self::Taking(_) => "take a customer",
            Self::Ordering(_) => "keep or discard the customers that are left",
            Self::Over => "do nothing, the game is over",
        }
    }
}
