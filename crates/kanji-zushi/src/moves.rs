//! Moves, and the set of legal moves.

use std::fmt;

use game::MoveSet;

use crate::{DeckChoice, Half, Kanji, Neta, Shari, bits};

/// A turn of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Combines a neta of the hand with a shari of the table. If the pair is not a kanji, the attempt fails.
    Combine {
        /// The left half.
        neta: Half,
        /// The right half.
        shari: Half,
    },
    /// Passes.
    Pass,
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The reason why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// It is not the player's turn.
    NotAsked,
    /// The neta is not in the hand.
    NotInHand {
        /// The neta.
        neta: Half,
    },
    /// The shari is not on the table.
    NotOnTable {
        /// The shari.
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
/// pass. A pair that is not a kanji is legal too; it fails.
#[derive(Clone, Debug)]
pub struct LegalMoves {
    deck: DeckChoice,
    hand: Neta,
    /// A bit for each distinct shari on the table.
    table: u64,
    /// The number of distinct shari.
    width: u32,
    /// The number of moves.
    len: u32,
}

impl LegalMoves {
    /// The moves of a seat whose turn it is not.
    pub(crate) const NONE: Self = Self { deck: DeckChoice::Classic, hand: Neta::NONE, table: 0, width: 0, len: 0 };

    /// The moves of a seat with this hand at this table.
    #[inline]
    pub(crate) fn new(deck: &DeckChoice, hand: Neta, table: Shari) -> Self {
        let table = deck.deck().kinds(table);
        let width = table.count_ones();
        Self { deck: deck.clone(), hand, table, width, len: hand.len() as u32 * width + 1 }
    }

    /// The moves that form a kanji, each with its kanji.
    pub fn forming(&self) -> impl Iterator<Item = (Move, Kanji)> {
        self.iter().filter_map(|chosen| self.formed(chosen))
    }

    /// [`LegalMoves::forming`], as an iterator that owns the moves.
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
        debug_assert!(index < self.len(), "the index is out of range");
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
