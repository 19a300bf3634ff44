//! What can be wrong with a table that somebody describes.

use std::fmt;

use game::{Bag, Kind, OptionError};

use crate::{Colour, Stage};

/// Something about a described table that cannot be. Seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// So many cannot play.
    Options(OptionError),
    /// More or fewer seats than play.
    Seats {
        /// Where.
        place: Place,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A seat that nobody sits on.
    NoSeat {
        /// Where it is named.
        place: Place,
        /// Which.
        seat: usize,
    },
    /// A seat has more than one pawn.
    Pawns {
        /// Which.
        seat: usize,
    },
    /// A number that the track does not have, or that is described twice.
    Number {
        /// Which.
        found: u8,
    },
    /// A van on a tile that the ring does not have.
    Tile {
        /// Whose van.
        seat: usize,
        /// Which tile.
        found: usize,
    },
    /// Two vans on one tile that is not where all start.
    Crowded {
        /// Which tile.
        tile: usize,
    },
    /// Dice that show what dice cannot.
    Dice {
        /// What they show.
        found: [u8; 2],
    },
    /// More of a card than the box has.
    Box {
        /// Of which deck.
        deck: Deck,
        /// Which card.
        card: String,
        /// How many there are.
        found: u64,
        /// How many the box has.
        in_box: usize,
    },
    /// Cards that everybody knows to be in a hand, but that are not in it.
    Open {
        /// Whose hand.
        seat: usize,
    },
    /// A colour that no customer has.
    Colour {
        /// In front of which seat.
        seat: usize,
        /// What was named.
        name: String,
    },
    /// The rest of the table does not fit what is to be chosen.
    Stage {
        /// What is to be chosen.
        stage: Stage,
        /// Why it does not fit.
        why: &'static str,
    },
}

/// Where on a described table something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Each says what it is.
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
#[allow(missing_docs)] // Each says what it is.
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

/// Every kind of which there are more than the box has; otherwise the bag they all make.
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

/// A error if there are not as many as play.
pub(crate) fn check_seats(place: Place, found: usize, expected: usize) -> Option<SetupError> {
    (found != expected).then_some(SetupError::Seats { place, found, expected })
}
