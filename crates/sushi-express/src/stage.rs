//! The current choice, and who has to make it.

use game::Seat;
use serde::{Deserialize, Serialize};

/// The current choice, and who has to make it.
///
/// Whether a player is asked depends only on public knowledge. A player who might hold a card is asked whether to play
/// it, even if the player does not hold it and has only one legal move; otherwise the question would reveal the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "stage", content = "asked", rename_all = "kebab-case")]
pub enum Stage {
    /// Bet, or swap before betting.
    Betting(Seat),
    /// The player has bet. Swap, or end the betting turn.
    Swapping(Seat),
    /// Roll for the first time.
    Rolling(Seat),
    /// The first roll was below the bet. Re-roll one of the dice, or roll for the second time.
    RollingAgain(Seat),
    /// The second roll was below the bet too. Re-roll one of the dice, or accept the roll.
    Failing(Seat),
    /// Drive, as far as the bet or further.
    Driving(Seat),
    /// The van has visited Sushi Express. Take a customer.
    Taking(Seat),
    /// Keep or discard the remaining customers.
    Ordering(Seat),
    /// The game is over.
    Over,
}

impl Stage {
    /// The player who has to choose.
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

    /// The choice, as the end of a sentence.
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
