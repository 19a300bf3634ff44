//! The legal moves of a seat, as a value.
//!
//! A list would have to be written out before one of its moves can be picked; a set that can count itself and name its
//! n-th member costs a random playout nothing.

use crate::Chance;

/// The legal moves of one seat at one moment, each of them once.
pub trait MoveSet: Clone + Send + 'static {
    /// A move.
    type Move: Copy;

    /// How many there are.
    fn len(&self) -> usize;

    /// The `index`-th of them, in an order that is always the same.
    ///
    /// # Panics
    /// If there are not that many.
    fn nth(&self, index: usize) -> Self::Move;

    /// Whether there are none.
    #[inline]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, in order.
    fn iter(&self) -> impl Iterator<Item = Self::Move> {
        (0..self.len()).map(|index| self.nth(index))
    }

    /// One of them, each equally likely.
    ///
    /// # Panics
    /// If there are none.
    #[inline(always)]
    #[allow(clippy::inline_always)] // Out of line, the set would go through memory, and every playout waits for it.
    fn pick(&self, chance: &mut impl Chance) -> Self::Move {
        self.nth(chance.below(self.len() as u32) as usize)
    }
}
