//! Choices, and the set of those that are legal.

use std::fmt;

use game::MoveSet;

use crate::{DeckChoice, Half, Kanji, Neta, Shari, bits};

/// What a player does with a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Lays a neta of the hand beside a shari of the table. Whether that is a kanji is found out then.
    Combine {
        /// The left half.
        neta: Half,
        /// The right half.
        shari: Half,
    },
    /// Tries nothing.
    Pass,
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a player may not do that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The seat has nothing to choose.
    NotAsked,
    /// The neta is not in the hand.
    NotInHand {
        /// Which.
        neta: Half,
    },
    /// The shari does not lie on the table.
    NotOnTable {
        /// Which.
        shari: Half,
    },
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => f.write_str("it is not this player's turn"),
            Self::NotInHand { neta } => write!(f, "there is no {neta} in the hand"),
            Self::NotOnTable { shari } => write!(f, "there is no {shari} on the table"),
        }
    }
}

impl std::error::Error for Illegal {}

/// The legal moves of a seat: every neta of the hand with every shari of the table, in the deck's order, and then the
/// pass. A pair that is no kanji is a legal attempt; it fails.
#[derive(Clone, Debug)]
pub struct LegalMoves {
    deck: DeckChoice,
    hand: Neta,
    /// A bit for each different shari on the table.
    table: u64,
    /// How many those are.
    width: u32,
    /// How many moves there are.
    len: u32,
}

impl LegalMoves {
    /// Of a seat that need not choose.
    pub(crate) const NONE: Self = Self { deck: DeckChoice::Classic, hand: Neta::NONE, table: 0, width: 0, len: 0 };

    /// Of a seat with this hand at this table.
    #[inline]
    pub(crate) fn new(deck: &DeckChoice, hand: Neta, table: Shari) -> Self {
        let table = deck.deck().kinds(table);
        let width = table.count_ones();
        Self { deck: deck.clone(), hand, table, width, len: hand.len() as u32 * width + 1 }
    }

    /// The attempts that would form a kanji, and which.
    pub fn forming(&self) -> impl Iterator<Item = (Move, Kanji)> {
        self.iter().filter_map(|chosen| self.formed(chosen))
    }

    /// [`LegalMoves::forming`] of a value that the caller does not keep.
    pub(crate) fn into_forming(self) -> impl Iterator<Item = (Move, Kanji)> {
        (0..self.len()).filter_map(move |index| self.formed(self.nth(index)))
    }

    fn formed(&self, chosen: Move) -> Option<(Move, Kanji)> {
        let Move::Combine { neta, shari } = chosen else { return None };
        Some((chosen, self.deck.deck().verdict(neta, shari)?.kanji()?))
    }
}

impl MoveSet for LegalMoves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        debug_assert!(index < self.len(), "there are not that many moves");
        let index = index as u32;
        if index + 1 == self.len {
            return Move::Pass;
        }
        let deck = self.deck.deck();
        let neta = deck.neta()[self.hand.nth((index / self.width) as usize)];
        let shari = deck.shari()[bits::nth(self.table, (index % self.width) as usize)];
        Move::Combine { neta, shari }
    }
}
