//! Shari: bags of right halves.
//!
//! A bag has a bit for each card of the deck. A deck may have a half several times; such cards are adjacent in the
//! deck and indistinguishable, so a bag with n of them has the first n of their bits. Bags with the same halves are
//! therefore the same word, and the number of cards is the number of bits.

use game::Chance;

use crate::{Deck, Slots, TABLE, bits};

/// The number of shari in a deck.
pub const SHARI: usize = 46;

/// A bag of shari.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Shari(u64);

impl Shari {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Every card of the deck.
    pub const ALL: Self = Self((1 << SHARI) - 1);

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

    /// Whether there is a card with the half whose first card is at this place of the deck.
    #[inline]
    pub const fn has(self, place: u8) -> bool {
        self.0 >> place & 1 == 1
    }

    /// The halves of either bag.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The bits of the cards.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// The number of cards with the half at this place of the deck.
    #[inline]
    pub(crate) const fn count(self, deck: &Deck, place: usize) -> usize {
        (self.0 & deck.alike(place)).count_ones() as usize
    }

    /// Adds a card with the half at this place of the deck.
    #[inline]
    pub(crate) const fn add(&mut self, deck: &Deck, place: usize) {
        let alike = deck.alike(place);
        debug_assert!(self.0 & alike != alike, "more of a half than the deck has");
        // Adding 1 to the run of set bits carries into the first free bit.
        self.0 |= (self.0 & alike) + (alike & alike.wrapping_neg());
    }

    /// Removes a card with the half at this place of the deck.
    #[inline]
    pub(crate) const fn take(&mut self, deck: &Deck, place: usize) {
        let alike = deck.alike(place);
        let there = self.0 & alike;
        debug_assert!(there != 0, "the bag does not have the card to remove");
        self.0 ^= there ^ (there >> 1 & alike);
    }

    /// Removes a random card, each equally likely, and returns its place in the deck.
    #[inline]
    pub(crate) fn draw(&mut self, deck: &Deck, chance: &mut impl Chance) -> usize {
        let place = bits::nth(self.0, chance.below(self.len() as u32) as usize);
        self.take(deck, place);
        place
    }

    /// The cards, in the deck's order; equal ones are named by the first place of their half.
    pub(crate) fn firsts(self, deck: &Deck) -> impl Iterator<Item = usize> {
        bits::places(self.0).map(|place| deck.alike(place).trailing_zeros() as usize)
    }

    /// A table with these cards, in the deck's order.
    pub(crate) fn in_order(self, deck: &Deck) -> Slots<TABLE> {
        let mut row = Slots::default();
        row.lay_all(self.firsts(deck));
        row
    }

    /// The places of all cards, in the deck's order.
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        bits::places(self.0)
    }
}
