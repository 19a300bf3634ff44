//! People.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number that identifies a person for good. It is never shown to others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u64);

/// A person, with the name and the look they chose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Their identity.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Their look.
    #[serde(default, skip_serializing_if = "Look::is_default")]
    pub look: Look,
    /// Whether they have the default name, which gets a number at a table where somebody else has it.
    #[serde(skip)]
    pub unnamed: bool,
}

impl Person {
    /// The host of a table that nobody has joined yet.
    pub(crate) fn nobody() -> Self {
        Self::new(PersonId(0), "")
    }

    /// A person with the default look.
    pub fn new(id: PersonId, name: impl Into<String>) -> Self {
        Self { id, name: name.into(), look: Look::default(), unnamed: false }
    }
}

/// The look of a person. At a table, everybody has a different colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Look {
    /// The face, below [`FACES`](Self::FACES).
    pub face: u8,
    /// The colour, below [`COLOURS`](Self::COLOURS).
    pub colour: u8,
}

impl Look {
    /// The number of faces.
    pub const FACES: u8 = 16;

    /// The number of colours: one for each seat of the largest game.
    pub const COLOURS: u8 = 8;

    /// The look with this face and this colour, if they exist.
    pub fn new(face: u8, colour: u8) -> Option<Self> {
        (face < Self::FACES && colour < Self::COLOURS).then_some(Self { face, colour })
    }

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference.
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// Whether a character shows nothing, so that names that differ only in it look the same. Names may contain the last
/// range, which chooses between two looks of an emoji.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{fe00}'..='\u{fe0f}'
        )
}

/// Folds a name for comparison, so that names that look alike are equal: invisible characters, full and half width, case,
/// spaces, and letters that Unicode lists as confusable, such as Latin and Cyrillic a.
pub(crate) fn folded(name: &str) -> String {
    let visible = name.chars().filter(|letter| !is_invisible(*letter));
    let letters: String = visible.map(usual_width).flat_map(char::to_lowercase).collect();
    let skeleton: String = unicode_security::skeleton(&letters).flat_map(char::to_lowercase).collect();
    skeleton.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Converts a letter of full or half width to its usual width.
fn usual_width(letter: char) -> char {
    const KATAKANA: &str = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン";
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{ff66}'..='\u{ff9d}' => KATAKANA.chars().nth(letter as usize - 0xff66).unwrap_or(letter),
        _ => letter,
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for PersonId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

// As text, because not every language that reads JSON has 64-bit integers.
impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_folded_to_the_same() {
        for (name, other) in [
            ("mika", "Mika"),
            ("Ｍｉｋａ", "mika"),
            ("ミカ", "ﾐｶ"),
            ("Ana  María", "ANA MARÍA"),
            ("Ben", "B\u{200b}en"),
            ("Ben", "Be\u{3164}n\u{e0041}"),
            ("Ana", "\u{410}n\u{430}"),
            ("Leo 10", "Lе\u{3bf} l0"),
            ("paypal", "pаypаl"),
        ] {
            assert_eq!(folded(name), folded(other));
        }
        for (name, other) in [("Jose", "José"), ("Ben", "Ben 2"), ("寿", "司")] {
            assert_ne!(folded(name), folded(other));
        }
    }
}
