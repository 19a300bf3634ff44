//! The reasons why a scenario or a sheet is invalid.

use std::fmt;

use game::{Kind, OptionError};

use crate::{Card, Cards, UnknownCardError};

/// The reason why a scenario or a sheet is invalid. Rounds and seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The variant does not exist, or not for this number of players.
    Options(OptionError),
    /// Too few or too many rounds.
    Rounds {
        /// The number found.
        found: usize,
        /// The maximum.
        most: usize,
    },
    /// A wrong number of seats.
    Seats {
        /// The place.
        place: Place,
        /// The number found.
        found: usize,
        /// The number expected.
        expected: usize,
    },
    /// A card does not exist.
    Card {
        /// The place.
        place: Place,
        /// The unknown name.
        unknown: UnknownCardError,
    },
    /// A wrong number of cards.
    Count {
        /// The place.
        place: Place,
        /// The number found.
        found: usize,
        /// The number expected.
        expected: usize,
    },
    /// More cards than a player can play in a round.
    TooMany {
        /// The place.
        place: Place,
        /// The number found.
        found: usize,
        /// The maximum.
        most: usize,
        /// Whether there are chopsticks among them. They may have been counted although they went back into the hand.
        chopsticks: bool,
    },
    /// More cards of a kind than the box has.
    Box {
        /// The card.
        card: Card,
        /// The number found.
        found: usize,
    },
    /// More chopsticks known to be in a hand than are in it.
    Returned {
        /// The seat.
        seat: usize,
    },
    /// Control over the dummy, or the lack of it, does not fit the variant.
    Control,
}

/// The place of an error. Seats and rounds count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a round.
    Round(usize),
    /// In front of a seat at the end of a round.
    Laid {
        /// The round.
        round: usize,
        /// The seat.
        seat: usize,
    },
    /// In front of a seat now.
    Tableau(usize),
    /// In a seat's hand now.
    Hand(usize),
    /// Among the hands.
    Hands,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round(round) => write!(f, "round {round}"),
            Self::Laid { round, seat } => write!(f, "round {round}, seat {seat}"),
            Self::Tableau(seat) => write!(f, "the table in front of seat {seat}"),
            Self::Hand(seat) => write!(f, "the hand of seat {seat}"),
            Self::Hands => f.write_str("the table"),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(error) => error.fmt(f),
            Self::Rounds { found, most } => write!(f, "there are {found} rounds; there can be 1 to {most}"),
            Self::Seats { place, found, expected } => write!(f, "{place}: {found} seats instead of {expected}"),
            Self::Card { place, unknown } => write!(f, "{place}: {unknown}"),
            Self::TooMany { place, found, most, chopsticks } => {
                write!(f, "{place}: {found} cards, but nobody plays more than {most}")?;
                if *chopsticks { f.write_str("; leave out chopsticks that went back into the hand") } else { Ok(()) }
            }
            Self::Count { place, found, expected } => write!(f, "{place}: {found} cards instead of {expected}"),
            Self::Box { card, found } => {
                write!(f, "there are {found} {card} on the table, but only {} in the box", card.in_box())
            }
            Self::Returned { seat } => {
                write!(f, "the hand of seat {seat}: fewer chopsticks in it than are known to have gone back")
            }
            Self::Control => {
                f.write_str("somebody controls the dummy in the variant that has one, and nobody in the others")
            }
        }
    }
}

impl std::error::Error for SetupError {}

/// Collects the cards, and adds an error for every kind with more cards than the box has.
pub(crate) fn count_against_box(cards: impl IntoIterator<Item = Card>, errors: &mut Vec<SetupError>) -> Cards {
    let mut counts = [0; Card::ALL.len()];
    for card in cards {
        counts[card as usize] += 1;
    }
    let mut bag = Cards::NONE;
    for (card, found) in Card::ALL.into_iter().zip(counts) {
        if found > card.in_box() {
            errors.push(SetupError::Box { card, found });
        } else {
            bag = bag.plus(Cards::several(card, found));
        }
    }
    bag
}
