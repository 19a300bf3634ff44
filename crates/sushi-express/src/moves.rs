//! Moves, and sets of moves.
//!
//! There are so few different moves that each has its own bit in one word. A set of moves is a word, its size is the
//! number of set bits, and a move is legal if its bit is set.

use std::fmt;

use game::{Kind, MoveSet};

use crate::{Action, Customer, Customers, Number};

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Places the pawn on a free number.
    Bet(Number),
    /// With a same-bet card, places the pawn on a taken number, on top of the other pawns.
    BetSame(Number),
    /// With a swap card, exchanges the pawns on this number and the next higher one.
    Swap(Number),
    /// Ends the betting turn.
    Done,
    /// Rolls both dice.
    Roll,
    /// With a re-roll card, rolls the die that shows this face again.
    Reroll(u8),
    /// Accepts the second roll.
    Accept,
    /// Drives, playing this number of one-tile-further cards.
    Go(u8),
    /// Takes a customer.
    Take(Customer),
    /// Keeps the remaining customers.
    Keep,
    /// Discards the remaining customers.
    Discard,
}

const NUMBERS: u32 = Number::HIGHEST.index() + 1;

// The bit of each move, or of the first of its kind.
const BET: u32 = 0;
const BET_SAME: u32 = BET + NUMBERS;
const SWAP: u32 = BET_SAME + NUMBERS;
const DONE: u32 = SWAP + NUMBERS - 1;
const ROLL: u32 = DONE + 1;
const REROLL: u32 = ROLL + 1;
const ACCEPT: u32 = REROLL + 6;
const KEEP: u32 = ACCEPT + 1;
const DISCARD: u32 = KEEP + 1;
const TAKE: u32 = DISCARD + 1;
const GO: u32 = TAKE + Customer::ALL.len() as u32;
const END: u32 = GO + Action::IN_BOX[Action::Further as usize] as u32 + 1;
const _: () = assert!(END <= u64::BITS);

impl Move {
    /// The bit of the move; `None` if it can never be legal: there is no 13 to swap with, and no die shows 7.
    #[inline]
    fn bit(self) -> Option<u32> {
        let bit = match self {
            Self::Bet(number) => BET + number.index(),
            Self::BetSame(number) => BET_SAME + number.index(),
            Self::Swap(lower) if lower < Number::HIGHEST => SWAP + lower.index(),
            Self::Done => DONE,
            Self::Roll => ROLL,
            Self::Reroll(pips @ 1..=6) => REROLL + u32::from(pips) - 1,
            Self::Accept => ACCEPT,
            Self::Keep => KEEP,
            Self::Discard => DISCARD,
            Self::Take(customer) => TAKE + customer.index() as u32,
            Self::Go(further) if GO + u32::from(further) < END => GO + u32::from(further),
            Self::Swap(_) | Self::Reroll(_) | Self::Go(_) => return None,
        };
        Some(bit)
    }

    /// The move with this bit.
    const fn from_bit(bit: u32) -> Self {
        match bit {
            BET..BET_SAME => Self::Bet(Number::from_index(bit - BET)),
            BET_SAME..SWAP => Self::BetSame(Number::from_index(bit - BET_SAME)),
            SWAP..DONE => Self::Swap(Number::from_index(bit - SWAP)),
            DONE => Self::Done,
            ROLL => Self::Roll,
            REROLL..ACCEPT => Self::Reroll((bit - REROLL) as u8 + 1),
            ACCEPT => Self::Accept,
            KEEP => Self::Keep,
            DISCARD => Self::Discard,
            TAKE..GO => Self::Take(Customer::ALL[(bit - TAKE) as usize]),
            _ => Self::Go((bit - GO) as u8),
        }
    }
}

/// All moves by bit. A table, because the branches of [`Move::from_bit`] are unpredictable.
const MOVES: [Move; END as usize] = {
    let mut moves = [Move::Done; END as usize];
    let mut bit = 0;
    while bit < END {
        moves[bit as usize] = Move::from_bit(bit);
        bit += 1;
    }
    moves
};

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LegalMoves(u64);

impl LegalMoves {
    /// No move.
    pub(crate) const NONE: Self = Self(0);
    /// Ending the betting turn.
    pub(crate) const DONE: Self = Self(1 << DONE);
    /// Rolling both dice.
    pub(crate) const ROLL: Self = Self(1 << ROLL);
    /// Accepting the second roll.
    pub(crate) const ACCEPT: Self = Self(1 << ACCEPT);
    /// Keeping or discarding the remaining customers.
    pub(crate) const ORDERS: Self = Self(1 << KEEP | 1 << DISCARD);

    /// Betting on any of these free numbers, given as bits by [`Number::index`].
    #[inline]
    pub(crate) const fn bets(free: u16) -> Self {
        Self((free as u64) << BET)
    }

    /// Betting on any of these taken numbers, given in the same way.
    #[inline]
    pub(crate) const fn same_bets(taken: u16) -> Self {
        Self((taken as u64) << BET_SAME)
    }

    /// Swapping any of these numbers, given in the same way, with the next higher one.
    #[inline]
    pub(crate) const fn swaps(lower: u16) -> Self {
        Self((lower as u64) << SWAP)
    }

    /// Rolling one of the dice with these faces again.
    #[inline]
    pub(crate) const fn rerolls(pips: [u8; 2]) -> Self {
        Self((1 << pips[0] | 1 << pips[1]) << (REROLL - 1))
    }

    /// Driving with up to this number of cards.
    #[inline]
    pub(crate) const fn goes(further: usize) -> Self {
        Self(((2 << further) - 1) << GO)
    }

    /// Taking any of these customers.
    #[inline]
    pub(crate) const fn takes(row: Customers) -> Self {
        Self(row.kinds_bits() << TAKE)
    }

    /// The moves of both sets.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the move is in the set.
    #[inline]
    pub fn contains(self, chosen: Move) -> bool {
        chosen.bit().is_some_and(|bit| self.0 >> bit & 1 == 1)
    }
}

impl MoveSet for LegalMoves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        debug_assert!(index < self.len(), "the index is out of range");
        let mut left = self.0;
        for _ in 0..index {
            left &= left - 1;
        }
        MOVES[left.trailing_zeros() as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_has_its_own_bit() {
        for bit in 0..END {
            assert_eq!(Move::from_bit(bit).bit(), Some(bit), "{}", Move::from_bit(bit));
        }
        for impossible in [Move::Reroll(0), Move::Reroll(7), Move::Go(7), Move::Go(255), Move::Swap(Number::HIGHEST)] {
            assert_eq!(impossible.bit(), None);
        }
    }
}
