//! The twelve kinds of card.

use std::fmt;
use std::str::FromStr;

use game::{Bag, Kind};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind of card, in the order of the deck before shuffling. The order never changes, because recorded deals depend on
/// it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // The names are clear.
pub enum Card {
    Tempura,
    Sashimi,
    Gyoza,
    Maki1,
    Maki2,
    Maki3,
    Salmon,
    Squid,
    Egg,
    Pudding,
    Wasabi,
    Chopsticks,
}

impl Card {
    /// All kinds, in the deck's order.
    pub const ALL: [Self; 12] = [
        Self::Tempura,
        Self::Sashimi,
        Self::Gyoza,
        Self::Maki1,
        Self::Maki2,
        Self::Maki3,
        Self::Salmon,
        Self::Squid,
        Self::Egg,
        Self::Pudding,
        Self::Wasabi,
        Self::Chopsticks,
    ];

    /// The card's name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tempura => "tempura",
            Self::Sashimi => "sashimi",
            Self::Gyoza => "gyoza",
            Self::Maki1 => "maki1",
            Self::Maki2 => "maki2",
            Self::Maki3 => "maki3",
            Self::Salmon => "salmon",
            Self::Squid => "squid",
            Self::Egg => "egg",
            Self::Pudding => "pudding",
            Self::Wasabi => "wasabi",
            Self::Chopsticks => "chopsticks",
        }
    }

    /// Whether it goes on an empty wasabi.
    pub const fn is_nigiri(self) -> bool {
        matches!(self, Self::Salmon | Self::Squid | Self::Egg)
    }
}

/// A bag of cards.
pub type Cards = Bag<Card>;

impl Kind for Card {
    const ALL: &'static [Self] = &Self::ALL;

    const IN_BOX: &'static [u8] = &[14, 14, 14, 6, 12, 8, 10, 5, 5, 10, 6, 4];

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    // Like `ALL[index]`, but computed instead of looked up: this is on the hot path of playouts.
    #[inline]
    fn at(index: usize) -> Self {
        match index {
            0 => Self::Tempura,
            1 => Self::Sashimi,
            2 => Self::Gyoza,
            3 => Self::Maki1,
            4 => Self::Maki2,
            5 => Self::Maki3,
            6 => Self::Salmon,
            7 => Self::Squid,
            8 => Self::Egg,
            9 => Self::Pudding,
            10 => Self::Wasabi,
            11 => Self::Chopsticks,
            _ => panic!("there are twelve kinds of card"),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

/// There is no card with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCardError(pub String);

impl fmt::Display for UnknownCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Card::ALL.iter().map(|card| card.name()).collect();
        write!(f, "there is no card '{}'; the cards are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownCardError {}

impl FromStr for Card {
    type Err = UnknownCardError;

    fn from_str(text: &str) -> Result<Self, UnknownCardError> {
        Self::ALL.into_iter().find(|card| card.name() == text).ok_or_else(|| UnknownCardError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_has_108_cards_of_twelve_kinds() {
        assert_eq!((Cards::BOX.len(), Cards::BOX.kinds().len()), (108, 12));
        for (index, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!((card.index(), Card::at(index)), (index, card));
        }
    }
}
