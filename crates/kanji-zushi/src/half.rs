//! Halves of kanji, printed on the cards.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::HalfWords;
use crate::tables::{HALF_WORDS, HALVES};

/// The number of halves.
pub(crate) const HALF_COUNT: usize = HALVES.len();

/// A left or right half of some jōyō kanji.
///
/// A half that is a character is named by that character. Other halves are named by an ideographic description (`⿱幺夊`,
/// 幺 over 夊), or by `*` and the kanji that they are a half of (`*候`) if no description exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Half(u16);

impl Half {
    /// The half with this number.
    #[inline]
    pub(crate) const fn from_number(number: u16) -> Self {
        debug_assert!((number as usize) < HALF_COUNT);
        Self(number)
    }

    /// Its number.
    #[inline]
    pub(crate) const fn number(self) -> u16 {
        self.0
    }

    /// All halves.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HALF_COUNT as u16).map(Self)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        HALVES[self.0 as usize].name
    }

    /// Its name and meanings; known for the cards of our decks, and for most other characters.
    pub fn words(self) -> Option<&'static HalfWords> {
        let at = HALF_WORDS.binary_search_by_key(&self.0, |(number, _)| *number).ok()?;
        Some(&HALF_WORDS[at].1)
    }

    /// Its strokes as a left half; `None` if no kanji has it there.
    pub fn left_strokes(self) -> Option<u8> {
        Some(HALVES[self.0 as usize].left).filter(|&strokes| strokes > 0)
    }

    /// Its strokes as a right half; `None` if no kanji has it there.
    pub fn right_strokes(self) -> Option<u8> {
        Some(HALVES[self.0 as usize].right).filter(|&strokes| strokes > 0)
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Debug for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Half {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Half {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// There is no half with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct UnknownHalfError(pub String);

impl fmt::Display for UnknownHalfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no jōyō kanji has a half '{}'", self.0)
    }
}

impl std::error::Error for UnknownHalfError {}

/// Other spellings of a half. 夂 and 夊 look alike, and the sources disagree which of them is in 後.
const SPELLINGS: [(&str, &str); 1] = [("⿱幺夂", "⿱幺夊")];

impl FromStr for Half {
    type Err = UnknownHalfError;

    fn from_str(text: &str) -> Result<Self, UnknownHalfError> {
        let name = SPELLINGS.iter().find(|(other, _)| *other == text).map_or(text, |(_, name)| name);
        let number =
            HALVES.binary_search_by(|row| row.name.cmp(name)).map_err(|_| UnknownHalfError(text.to_owned()))?;
        Ok(Self(number as u16))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_is_found_by_its_name_and_fits_into_a_move() {
        for half in Half::all() {
            assert_eq!(half.name().parse(), Ok(half));
            assert!(!half.name().contains(['+', '/', ' ', '\t']), "{half}");
        }
        assert!(Half::all().zip(Half::all().skip(1)).all(|(half, next)| half.name() < next.name()));
    }

    #[test]
    fn other_spellings_are_read_and_unknown_names_are_errors() {
        assert_eq!("⿱幺夂".parse::<Half>().unwrap().name(), "⿱幺夊");
        assert_eq!("猫".parse::<Half>().unwrap_err().to_string(), "no jōyō kanji has a half '猫'");
        assert!("".parse::<Half>().is_err());
    }
}
