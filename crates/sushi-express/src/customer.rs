//! Customers: eight colours, each with its own shape, and tips.

use std::fmt;
use std::str::FromStr;

use game::{Bag, Kind};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The colour of a customer. The two blues are those of the box. The six rare colours differ from each other and from
/// the blues in hue and lightness.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // The names are clear.
pub enum Colour {
    LightBlue,
    DarkBlue,
    Pink,
    Purple,
    Red,
    Yellow,
    Green,
    White,
}

/// A shape that identifies a colour, for readers who cannot distinguish the colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // The names are clear.
pub enum Shape {
    Drop,
    Square,
    Heart,
    Diamond,
    Circle,
    Star,
    Triangle,
    Moon,
}

impl Shape {
    /// The shape's name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Drop => "drop",
            Self::Square => "square",
            Self::Heart => "heart",
            Self::Diamond => "diamond",
            Self::Circle => "circle",
            Self::Star => "star",
            Self::Triangle => "triangle",
            Self::Moon => "moon",
        }
    }
}

impl Colour {
    /// All colours, in the deck's order.
    pub const ALL: [Self; 8] =
        [Self::LightBlue, Self::DarkBlue, Self::Pink, Self::Purple, Self::Red, Self::Yellow, Self::Green, Self::White];

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LightBlue => "light-blue",
            Self::DarkBlue => "dark-blue",
            Self::Pink => "pink",
            Self::Purple => "purple",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::White => "white",
        }
    }

    /// The shape of this colour.
    pub const fn shape(self) -> Shape {
        match self {
            Self::LightBlue => Shape::Drop,
            Self::DarkBlue => Shape::Square,
            Self::Pink => Shape::Heart,
            Self::Purple => Shape::Diamond,
            Self::Red => Shape::Circle,
            Self::Yellow => Shape::Star,
            Self::Green => Shape::Triangle,
            Self::White => Shape::Moon,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A customer card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Customer {
    /// A customer of this colour.
    Of(Colour),
    /// A tip.
    Tip,
}

/// A bag of customers.
pub type Customers = Bag<Customer>;

impl Customer {
    /// The name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Of(colour) => colour.name(),
            Self::Tip => "tip",
        }
    }
}

impl Kind for Customer {
    const ALL: &'static [Self] = &[
        Self::Of(Colour::LightBlue),
        Self::Of(Colour::DarkBlue),
        Self::Of(Colour::Pink),
        Self::Of(Colour::Purple),
        Self::Of(Colour::Red),
        Self::Of(Colour::Yellow),
        Self::Of(Colour::Green),
        Self::Of(Colour::White),
        Self::Tip,
    ];

    const IN_BOX: &'static [u8] = &[8, 8, 2, 2, 2, 2, 2, 2, 8];

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Of(colour) => colour as usize,
            Self::Tip => Colour::ALL.len(),
        }
    }
}

impl fmt::Display for Customer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Customer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Customer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Customer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

/// There is no customer with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCustomerError(pub String);

impl fmt::Display for UnknownCustomerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Customer::ALL.iter().map(|customer| customer.name()).collect();
        write!(f, "there is no customer '{}'; the customers are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownCustomerError {}

impl FromStr for Customer {
    type Err = UnknownCustomerError;

    fn from_str(text: &str) -> Result<Self, UnknownCustomerError> {
        let named = Self::ALL.iter().copied().find(|customer| customer.name() == text);
        named.ok_or_else(|| UnknownCustomerError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn customers_match_their_index_and_name() {
        for (index, &customer) in Customer::ALL.iter().enumerate() {
            assert_eq!(customer.index(), index);
            assert_eq!(customer.name().parse(), Ok(customer));
        }
        assert!("Pink".parse::<Customer>().unwrap_err().to_string().starts_with("there is no customer 'Pink'"));
    }

    #[test]
    fn no_two_colours_share_a_shape() {
        let shapes: HashSet<Shape> = Colour::ALL.iter().map(|colour| colour.shape()).collect();
        assert_eq!(shapes.len(), Colour::ALL.len());
    }
}
