//! Neta: sets of left halves. Every player has the same ten, each once, so one bit for each is enough.

use game::Chance;

use crate::{HAND, Slots, bits};

/// The number of neta of each player.
pub const NETA: usize = 10;

/// A set of one player's neta, by their places in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Neta(u16);

impl Neta {
    /// No card.
    pub const NONE: Self = Self(0);

    /// All ten.
    pub const ALL: Self = Self((1 << NETA) - 1);

    /// The card at this place of the deck.
    #[inline]
    pub(crate) const fn one(place: usize) -> Self {
        debug_assert!(place < NETA);
        Self(1 << place)
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this set has all cards of the other.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The union of two disjoint sets.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        debug_assert!(self.0 & other.0 == 0, "a card is in both sets");
        Self(self.0 | other.0)
    }

    /// The set without a subset of it.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "the set does not have the cards to remove");
        Self(self.0 ^ other.0)
    }

    /// The union.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The intersection.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The place of the `index`-th card.
    #[inline]
    pub(crate) const fn nth(self, index: usize) -> usize {
        let mut rest = self.0;
        let mut left = index;
        while left > 0 {
            rest &= rest - 1;
            left -= 1;
        }
        rest.trailing_zeros() as usize
    }

    /// One card, each equally likely; it stays in the set.
    #[inline]
    pub(crate) fn pick(self, chance: &mut impl Chance) -> Self {
        Self::one(self.nth(chance.below(self.len() as u32) as usize))
    }

    /// A hand of these cards, in the deck's order.
    pub(crate) fn in_order(self) -> Slots<HAND> {
        let mut hand = Slots::default();
        hand.lay_all(self.places());
        hand
    }

    /// The places of all cards, in the deck's order.
    #[inline]
    pub fn places(self) -> impl Iterator<Item = usize> {
        bits::places(self.0.into())
    }
}
