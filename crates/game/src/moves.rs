//! The legal moves of a seat, as a value.
//!
//! A random playout needs only the number of moves and the n-th one, so the set need not be a list in memory.

use crate::Chance;

/// The legal moves of one seat, each listed once.
pub trait MoveSet: Clone + Send + 'static {
    /// A move.
    type Move: Copy;

    /// The number of moves.
    fn len(&self) -> usize;

    /// The move at `index`, in a fixed order.
    ///
    /// # Panics
    /// If `index` is out of range.
    fn nth(&self, index: usize) -> Self::Move;

    /// Whether there is no legal move.
    #[inline]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All moves, in order.
    fn iter(&self) -> impl Iterator<Item = Self::Move> {
        (0..self.len()).map(|index| self.nth(index))
    }

    /// A random move, each equally likely.
    ///
    /// # Panics
    /// If there is no legal move.
    #[inline(always)]
    #[allow(clippy::inline_always)] // Out of line, the set would go through memory on the hot path of playouts.
    fn pick(&self, chance: &mut impl Chance) -> Self::Move {
        self.nth(chance.below(self.len() as u32) as usize)
    }
}
