//! Moves as text: `言+寺`, the neta and then the shari, or `pass`.
//!
//! Halves are written by their names: `彳+⿱幺夊`, `亻+*候`. No name contains a `+`, so the notation is unambiguous.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Half, Move, UnknownHalfError};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Combine { neta, shari } => write!(f, "{neta}+{shari}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// The reason why text is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotationError {
    /// A part is not a half of a kanji.
    Half(UnknownHalfError),
    /// The text does not have the shape of a move.
    Shape(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Half(unknown) => unknown.fmt(f),
            Self::Shape(text) => write!(f, "'{text}' is not a move; moves read like '言+寺' or 'pass'"),
        }
    }
}

impl std::error::Error for NotationError {}

impl From<UnknownHalfError> for NotationError {
    fn from(unknown: UnknownHalfError) -> Self {
        Self::Half(unknown)
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let (neta, shari) = text.split_once('+').ok_or_else(|| NotationError::Shape(text.to_owned()))?;
        Ok(Self::Combine { neta: neta.parse::<Half>()?, shari: shari.parse::<Half>()? })
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_survive_a_round_trip() {
        for text in ["言+寺", "彳+⿱幺夊", "亻+*候", "口+七", "pass"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        assert_eq!("彳+⿱幺夂".parse::<Move>().unwrap().to_string(), "彳+⿱幺夊");
    }

    #[test]
    fn errors_explain_why_a_text_is_not_a_move() {
        for (text, part) in [
            ("", "'' is not a move"),
            ("時", "'時' is not a move; moves read like '言+寺' or 'pass'"),
            ("Pass", "'Pass' is not a move"),
            ("言+", "no jōyō kanji has a half ''"),
            ("+寺", "no jōyō kanji has a half ''"),
            ("言 + 寺", "no jōyō kanji has a half '言 '"),
            ("言+寺+寺", "no jōyō kanji has a half '寺+寺'"),
            ("言+猫", "no jōyō kanji has a half '猫'"),
        ] {
            let error = text.parse::<Move>().unwrap_err().to_string();
            assert!(error.starts_with(part), "{error}");
        }
    }
}
