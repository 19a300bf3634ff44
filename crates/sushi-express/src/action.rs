//! The five kinds of action card.

use std::fmt;

use game::{Bag, Kind};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An action card. Each can be used once and then leaves the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Action {
    /// Places a pawn on a number that is taken, on top of the other pawns.
    SameBet,
    /// Exchanges the pawns on two neighbouring numbers.
    Swap,
    /// Rolls one die again after a roll below the bet.
    Reroll,
    /// Drives the van one tile further.
    Further,
    /// Counts as a tip at the end.
    Tip,
}

/// A bag of action cards.
pub type Actions = Bag<Action>;

impl Action {
    /// The card's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SameBet => "same-bet",
            Self::Swap => "swap",
            Self::Reroll => "re-roll",
            Self::Further => "one-tile-further",
            Self::Tip => "tip",
        }
    }
}

impl Kind for Action {
    const ALL: &'static [Self] = &[Self::SameBet, Self::Swap, Self::Reroll, Self::Further, Self::Tip];

    const IN_BOX: &'static [u8] = &[12, 4, 4, 6, 2];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let action = Self::ALL.iter().copied().find(|action| action.name() == name);
        action.ok_or_else(|| D::Error::custom(format_args!("there is no action card '{name}'")))
    }
}
