//! Moves as text: `tempura`, `wasabi+squid` (in that order), `tempura/egg` (own, then the dummy's), `wasabi+squid/egg`.

use std::fmt;
use std::str::FromStr;

use crate::{Card, Move, UnknownCardError};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        if let Some(second) = self.second {
            write!(f, "+{second}")?;
        }
        if let Some(dummy) = self.dummy {
            write!(f, "/{dummy}")?;
        }
        Ok(())
    }
}

/// The reason why text is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotationError {
    /// A part is not the name of a card.
    Card(UnknownCardError),
    /// The text does not have the shape of a move.
    Shape(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(unknown) => unknown.fmt(f),
            Self::Shape(text) => {
                write!(f, "'{text}' is not a move; moves read like 'tempura', 'wasabi+squid', 'tempura/egg'")
            }
        }
    }
}

impl std::error::Error for NotationError {}

impl From<UnknownCardError> for NotationError {
    fn from(unknown: UnknownCardError) -> Self {
        Self::Card(unknown)
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.is_empty() || text.matches('/').count() > 1 || text.matches('+').count() > 1 {
            return Err(NotationError::Shape(text.to_owned()));
        }
        let (own, dummy) = text.split_once('/').map_or((text, None), |(own, dummy)| (own, Some(dummy)));
        let (first, second) = own.split_once('+').map_or((own, None), |(first, second)| (first, Some(second)));
        let card = |name: &str| name.parse::<Card>();
        Ok(Self { first: card(first)?, second: second.map(card).transpose()?, dummy: dummy.map(card).transpose()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_survive_a_round_trip() {
        for (text, chosen) in [
            ("tempura", Move::one(Card::Tempura)),
            ("wasabi+squid", Move::two(Card::Wasabi, Card::Squid)),
            ("squid+wasabi", Move::two(Card::Squid, Card::Wasabi)),
            ("tempura/egg", Move::one(Card::Tempura).and_dummy(Card::Egg)),
            ("maki3+gyoza/pudding", Move::two(Card::Maki3, Card::Gyoza).and_dummy(Card::Pudding)),
        ] {
            assert_eq!(text.parse(), Ok(chosen));
            assert_eq!(chosen.to_string(), text);
        }
    }

    #[test]
    fn errors_explain_why_a_text_is_not_a_move() {
        for (text, part) in [
            ("", "'' is not a move"),
            ("egg+egg+egg", "'egg+egg+egg' is not a move"),
            ("egg/egg/egg", "'egg/egg/egg' is not a move"),
            ("egg/egg+egg", "there is no card 'egg+egg'"),
            ("Tempura", "there is no card 'Tempura'"),
            (" egg", "there is no card ' egg'"),
            ("egg+", "there is no card ''"),
            ("/egg", "there is no card ''"),
            ("maki", "there is no card 'maki'"),
        ] {
            let error = text.parse::<Move>().unwrap_err().to_string();
            assert!(error.starts_with(part), "{error}");
        }
    }
}
