//! Moves as text: `bet 7`, `bet 7 same`, `swap 6 7` (the lower number first), `done`, `roll`, `reroll 2` (the die that
//! shows 2), `accept`, `go`, `go +2`, `take pink`, `keep`, `discard`. Every move has one spelling.

use std::fmt;
use std::str::FromStr;

use game::Kind;

use crate::{Action, Customer, Move, Number, UnknownCustomerError};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bet(number) => write!(f, "bet {number}"),
            Self::BetSame(number) => write!(f, "bet {number} same"),
            Self::Swap(lower) => write!(f, "swap {lower} {}", lower.get() + 1),
            Self::Done => f.write_str("done"),
            Self::Roll => f.write_str("roll"),
            Self::Reroll(pips) => write!(f, "reroll {pips}"),
            Self::Accept => f.write_str("accept"),
            Self::Go(0) => f.write_str("go"),
            Self::Go(further) => write!(f, "go +{further}"),
            Self::Take(customer) => write!(f, "take {customer}"),
            Self::Keep => f.write_str("keep"),
            Self::Discard => f.write_str("discard"),
        }
    }
}

/// The reason why text is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotationError {
    /// The text does not have the shape of a move.
    Shape(String),
    /// The track does not have this number.
    Number(String),
    /// The numbers are not neighbours, or not in order.
    Swap(String, String),
    /// A die does not have this face.
    Die(String),
    /// This number of cards cannot be played.
    Further(String),
    /// There is no such customer.
    Customer(UnknownCustomerError),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(text) => write!(
                f,
                "'{text}' is not a move; moves read like 'bet 7', 'bet 7 same', 'swap 6 7', 'done', 'roll', 'reroll 2', \
                 'accept', 'go', 'go +2', 'take pink', 'keep', 'discard'"
            ),
            Self::Number(text) => write!(f, "'{text}' cannot be bet on; the numbers are 2 to 12"),
            Self::Swap(lower, higher) => write!(
                f,
                "'{lower}' and '{higher}' cannot be swapped; name two neighbouring numbers, the lower one first"
            ),
            Self::Die(text) => write!(f, "no die shows '{text}'; name the die by what it shows, 1 to 6"),
            Self::Further(text) => {
                write!(f, "'{text}' says not how much further; it is +1 to +{}, or nothing", Action::Further.in_box())
            }
            Self::Customer(unknown) => unknown.fmt(f),
        }
    }
}

impl std::error::Error for NotationError {}

/// A number without sign or leading zeros.
fn plain(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| number.to_string() == text)
}

fn number(text: &str) -> Result<Number, NotationError> {
    plain(text).and_then(Number::new).ok_or_else(|| NotationError::Number(text.to_owned()))
}

fn swap(lower: &str, higher: &str) -> Result<Move, NotationError> {
    let numbers = (number(lower)?, number(higher)?);
    let neighbours = numbers.0.next() == Some(numbers.1);
    neighbours.then_some(Move::Swap(numbers.0)).ok_or_else(|| NotationError::Swap(lower.to_owned(), higher.to_owned()))
}

fn reroll(pips: &str) -> Result<Move, NotationError> {
    let die = plain(pips).filter(|pips| (1..=6).contains(pips));
    die.map(Move::Reroll).ok_or_else(|| NotationError::Die(pips.to_owned()))
}

fn further(text: &str) -> Result<Move, NotationError> {
    let cards =
        text.strip_prefix('+').and_then(plain).filter(|&cards| (1..=Action::Further.in_box()).contains(&cards.into()));
    cards.map(Move::Go).ok_or_else(|| NotationError::Further(text.to_owned()))
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["bet", bet] => number(bet).map(Self::Bet),
            ["bet", bet, "same"] => number(bet).map(Self::BetSame),
            ["swap", lower, higher] => swap(lower, higher),
            ["done"] => Ok(Self::Done),
            ["roll"] => Ok(Self::Roll),
            ["reroll", pips] => reroll(pips),
            ["accept"] => Ok(Self::Accept),
            ["go"] => Ok(Self::Go(0)),
            ["go", cards] => further(cards),
            ["take", customer] => customer.parse::<Customer>().map(Self::Take).map_err(NotationError::Customer),
            ["keep"] => Ok(Self::Keep),
            ["discard"] => Ok(Self::Discard),
            _ => Err(NotationError::Shape(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;

    #[test]
    fn moves_survive_a_round_trip() {
        let number = |number| Number::new(number).unwrap();
        for (text, chosen) in [
            ("bet 7", Move::Bet(number(7))),
            ("bet 12 same", Move::BetSame(number(12))),
            ("swap 6 7", Move::Swap(number(6))),
            ("done", Move::Done),
            ("roll", Move::Roll),
            ("reroll 2", Move::Reroll(2)),
            ("accept", Move::Accept),
            ("go", Move::Go(0)),
            ("go +2", Move::Go(2)),
            ("take pink", Move::Take(Customer::Of(Colour::Pink))),
            ("take light-blue", Move::Take(Customer::Of(Colour::LightBlue))),
            ("take tip", Move::Take(Customer::Tip)),
            ("keep", Move::Keep),
            ("discard", Move::Discard),
        ] {
            assert_eq!(text.parse(), Ok(chosen));
            assert_eq!(chosen.to_string(), text);
        }
    }

    #[test]
    fn errors_explain_why_a_text_is_not_a_move() {
        for (text, part) in [
            ("", "'' is not a move"),
            ("bet", "'bet' is not a move"),
            ("Roll", "'Roll' is not a move"),
            ("roll ", "'roll ' is not a move"),
            ("bet 7 too", "'bet 7 too' is not a move"),
            ("bet 1", "'1' cannot be bet on"),
            ("bet 13", "'13' cannot be bet on"),
            ("bet 07", "'07' cannot be bet on"),
            ("bet +7", "'+7' cannot be bet on"),
            ("swap 7 6", "'7' and '6' cannot be swapped"),
            ("swap 5 7", "'5' and '7' cannot be swapped"),
            ("swap 12 13", "'13' cannot be bet on"),
            ("reroll 7", "no die shows '7'"),
            ("go 2", "'2' says not how much further"),
            ("go +0", "'+0' says not how much further"),
            ("go +7", "'+7' says not how much further"),
            ("take orange", "there is no customer 'orange'"),
        ] {
            let error = text.parse::<Move>().unwrap_err().to_string();
            assert!(error.starts_with(part), "{error}");
        }
    }
}
