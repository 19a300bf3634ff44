//! The 2,136 jōyō kanji.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::tables::{DETAILS, JOYO};
use crate::{Details, Half};

/// One of the 2,136 kanji in regular use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Kanji(u16);

impl Kanji {
    /// The kanji with this number.
    #[inline]
    pub(crate) const fn from_number(number: u16) -> Self {
        debug_assert!((number as usize) < JOYO.len());
        Self(number)
    }

    /// All kanji, in the order of their code points.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..JOYO.len() as u16).map(Self)
    }

    /// The kanji with this character; `None` if it is not a jōyō kanji.
    pub fn from_char(char: char) -> Option<Self> {
        JOYO.binary_search_by_key(&char, |row| row.kanji).ok().map(|number| Self(number as u16))
    }

    /// The character.
    pub fn char(self) -> char {
        JOYO[self.0 as usize].kanji
    }

    /// Its number of strokes.
    #[inline]
    pub const fn strokes(self) -> u8 {
        JOYO[self.0 as usize].strokes
    }

    /// Its left and right half, if it has them.
    pub fn halves(self) -> Option<(Half, Half)> {
        let halves = JOYO[self.0 as usize].halves;
        halves.map(|(left, right)| (Half::from_number(left), Half::from_number(right)))
    }

    /// Its meanings, readings and strokes; known for every kanji with a left and a right half.
    pub fn details(self) -> Option<&'static Details> {
        let at = DETAILS.binary_search_by_key(&self.0, |(number, _)| *number).ok()?;
        Some(&DETAILS[at].1)
    }
}

impl fmt::Display for Kanji {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.char(), f)
    }
}

impl fmt::Debug for Kanji {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Kanji {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.char())
    }
}

impl<'de> Deserialize<'de> for Kanji {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The text is not a jōyō kanji.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct UnknownKanjiError(pub String);

impl fmt::Display for UnknownKanjiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not one of the 2,136 jōyō kanji", self.0)
    }
}

impl std::error::Error for UnknownKanjiError {}

impl FromStr for Kanji {
    type Err = UnknownKanjiError;

    fn from_str(text: &str) -> Result<Self, UnknownKanjiError> {
        let mut chars = text.chars();
        let found = match (chars.next(), chars.next()) {
            (Some(char), None) => Self::from_char(char),
            _ => None,
        };
        found.ok_or_else(|| UnknownKanjiError(text.to_owned()))
    }
}
