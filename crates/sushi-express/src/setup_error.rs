//! The reasons why a scenario or a sheet is invalid.

use std::fmt;

use game::{Bag, Kind, OptionError};

use crate::{Colour, Stage};

/// The reason why a scenario or a sheet is invalid. Seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// The number of players is invalid.
    Options(OptionError),
    /// A wrong number of seats.
    Seats {
        /// The place.
        place: Place,
        /// The number found.
        found: usize,
        /// The number expected.
        expected: usize,
    },
    /// The seat does not exist.
    NoSeat {
        /// The place.
        place: Place,
        /// The seat.
        seat: usize,
    },
    /// A seat has more than one pawn.
    Pawns {
        /// The seat.
        seat: usize,
    },
    /// The track does not have the number, or it is listed twice.
    Number {
        /// The number.
        found: u8,
    },
    /// The ring does not have the tile of a van.
    Tile {
        /// The seat.
        seat: usize,
        /// The tile.
        found: usize,
    },
    /// Two vans are on one tile other than the start.
    Crowded {
        /// The tile.
        tile: usize,
    },
    /// Dice do not have these faces.
    Dice {
        /// The faces.
        found: [u8; 2],
    },
    /// More cards of a kind than the box has.
    Box {
        /// The deck.
        deck: Deck,
        /// The card.
        card: String,
        /// The number found.
        found: u64,
        /// The number in the box.
        in_box: usize,
    },
    /// A publicly known card is not in the hand.
    Open {
        /// The seat.
        seat: usize,
    },
    /// The colour does not exist.
    Colour {
        /// The seat.
        seat: usize,
        /// The unknown name.
        name: String,
    },
    /// The rest of the table does not fit the current choice.
    Stage {
        /// The current choice.
        stage: Stage,
        /// The reason.
        why: &'static str,
    },
}

/// The place of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names are clear.
pub enum Place {
    Hands,
    OpenHands,
    Vans,
    Customers,
    Track,
    Stage,
    First,
}

/// A deck of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names are clear.
pub enum Deck {
    Customers,
    Actions,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hands => "the hands",
            Self::OpenHands => "what everybody knows of the hands",
            Self::Vans => "the vans",
            Self::Customers => "the customers taken",
            Self::Track => "the bet track",
            Self::Stage => "who must choose",
            Self::First => "who bets first",
        })
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Customers => "customer",
            Self::Actions => "action",
        })
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(error) => error.fmt(f),
            Self::Seats { place, found, expected } => write!(f, "{place}: {found} seats instead of {expected}"),
            Self::NoSeat { place, seat } => write!(f, "{place}: nobody sits on seat {seat}"),
            Self::Pawns { seat } => write!(f, "the bet track: seat {seat} has more than one pawn on it"),
            Self::Number { found } => {
                write!(f, "the bet track: {found} is not a number of it or is there twice; it has 2 to 12 once each")
            }
            Self::Tile { seat, found } => {
                write!(f, "the van of seat {seat} is on tile {found}, but tiles count from 0 to 11")
            }
            Self::Crowded { tile } => {
                write!(
                    f,
                    "there is more than one van on tile {tile}, and only on tile 0, where all start, can there be"
                )
            }
            Self::Dice { found: [one, other] } => write!(f, "dice cannot show {one} and {other}, only 1 to 6 each"),
            Self::Box { deck, card, found, in_box } => {
                write!(f, "there are {found} {deck} cards '{card}' on the table, but only {in_box} in the box")
            }
            Self::Open { seat } => {
                write!(f, "the hand of seat {seat}: fewer cards are in it than everybody knows to be there")
            }
            Self::Colour { seat, name } if name == "tip" => {
                write!(f, "seat {seat}: a tip is no colour; write tip customers under \"tips\"")
            }
            Self::Colour { seat, name } => {
                let names: Vec<&str> = Colour::ALL.iter().map(|colour| colour.name()).collect();
                write!(f, "seat {seat}: there is no colour '{name}'; the colours are: {}", names.join(", "))
            }
            Self::Stage { stage, why } => match stage.seat() {
                Some(seat) => write!(f, "{seat} cannot {}: {why}", stage.asks()),
                None => write!(f, "the game cannot be over: {why}"),
            },
        }
    }
}

impl std::error::Error for SetupError {}

/// Collects the cards, and adds an error for every kind with more cards than the box has.
pub(crate) fn count_against_box<K: Kind>(
    deck: Deck,
    cards: impl IntoIterator<Item = (K, u64)>,
    errors: &mut Vec<SetupError>,
) -> Bag<K> {
    let mut counts = vec![0u64; K::ALL.len()];
    for (card, count) in cards {
        counts[card.index()] = counts[card.index()].saturating_add(count);
    }
    let mut bag = Bag::NONE;
    for (&card, found) in K::ALL.iter().zip(counts) {
        if found > card.in_box() as u64 {
            errors.push(SetupError::Box { deck, card: card.to_string(), found, in_box: card.in_box() });
        } else {
            bag = bag.plus(Bag::several(card, found as usize));
        }
    }
    bag
}

/// An error if the number of seats is not the expected one.
pub(crate) fn check_seats(place: Place, found: usize, expected: usize) -> Option<SetupError> {
    (found != expected).then_some(SetupError::Seats { place, found, expected })
}
