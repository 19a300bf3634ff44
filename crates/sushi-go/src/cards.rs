//! A bag of cards: how many of each kind, in one machine word.
//!
//! Four bits hold the count of a kind, the first kind in the lowest: no kind has more than fourteen cards, so adding and
//! taking away bags that fit in the box is adding and subtracting words. Finding the n-th kind that is there is the hot
//! spot of random play and has no branch.

use std::fmt;

use game::{Chance, deal_card};
use serde::{Serialize, Serializer};

use crate::Card;

/// A one in each of the twelve counts.
const ONES: u64 = 0x1111_1111_1111;

/// How many cards there are in the box.
const BOX: usize = 108;

/// No kind has more cards than this.
const BLOCK: usize = 16;

/// A bag of cards. The order in which they came is forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

/// Every card in the box.
pub const DECK: Cards = {
    let mut word = 0;
    let mut kind = 0;
    while kind < Card::ALL.len() {
        word |= (Card::ALL[kind].in_box() as u64) << (4 * kind);
        kind += 1;
    }
    Cards(word)
};

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// A bag with these counts in its word.
    #[inline]
    pub(crate) const fn from_word(word: u64) -> Self {
        debug_assert!(word >> 48 == 0);
        Self(word)
    }

    /// Its counts, four bits each.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// One card.
    #[inline]
    pub const fn one(card: Card) -> Self {
        Self(1 << (4 * card as u32))
    }

    /// The same card several times.
    #[inline]
    pub const fn several(card: Card, count: usize) -> Self {
        debug_assert!(count < 16);
        Self((count as u64) << (4 * card as u32))
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Card) -> usize {
        (self.0 >> (4 * card as u32) & 0xf) as usize
    }

    /// Whether there is at least one of this kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(self) -> usize {
        // Pairs of counts into bytes, then all bytes into the highest.
        let bytes = (self.0 & 0x0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both bags in one.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        debug_assert!(Self(self.0 + other.0).len() == self.len() + other.len(), "more of a kind than there are");
        Self(self.0 + other.0)
    }

    /// The bag without the cards of another, all of which must be in it.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "cards that are not there cannot be taken");
        Self(self.0 - other.0)
    }

    /// Whether all cards of the other bag are in this one too.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        // With a guard bit above each count no borrow crosses into the next; odd and even counts in turn.
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        const GUARD: u64 = 0x1010_1010_1010_1010;
        let even = ((self.0 & LOW) | GUARD) - (other.0 & LOW);
        let odd = ((self.0 >> 4 & LOW) | GUARD) - (other.0 >> 4 & LOW);
        even & odd & GUARD == GUARD
    }

    /// A one for each kind of which there are at least one.
    #[inline]
    const fn kinds_mask(self) -> u64 {
        let pairs = self.0 | self.0 >> 1;
        (pairs | pairs >> 2) & ONES
    }

    /// The different kinds that are there.
    #[inline]
    pub const fn kinds(self) -> Kinds {
        Kinds(self.kinds_mask().wrapping_mul(ONES))
    }

    /// Only the kinds of which there are two or more, once each less than there are.
    #[inline]
    pub const fn without_one_of_each(self) -> Self {
        Self(self.0 - self.kinds_mask())
    }

    /// Kinds with their counts, in the deck's order.
    pub fn counts(self) -> impl Iterator<Item = (Card, usize)> {
        Card::ALL.into_iter().map(move |card| (card, self.count(card))).filter(|(_, count)| *count > 0)
    }

    /// Every single card, in the deck's order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.counts().flat_map(|(card, count)| std::iter::repeat_n(card, count))
    }

    /// Turns over bags of these sizes, one after the other.
    #[inline]
    pub(crate) fn deal<const N: usize>(&mut self, sizes: [usize; N], chance: &mut impl Chance) -> [Self; N] {
        let (mut row, mut left) = self.lay_out();
        let mut dealt = [Self::NONE; N];
        for (bag, size) in dealt.iter_mut().zip(sizes) {
            for _ in 0..size {
                bag.0 += 1 << (4 * u32::from(deal_card(&mut row[..left], chance)));
                left -= 1;
            }
            *self = self.minus(*bag);
        }
        dealt
    }

    /// Turns over one card, each equally likely.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Card {
        let mut index = chance.below(self.len() as u32) as usize;
        let mut kind = 0;
        while index >= self.count(Card::ALL[kind]) {
            index -= self.count(Card::ALL[kind]);
            kind += 1;
        }
        *self = self.minus(Self::one(Card::ALL[kind]));
        Card::ALL[kind]
    }

    /// The kind of every card, in the deck's order, and how many cards they are.
    #[inline]
    fn lay_out(self) -> ([u8; BOX + BLOCK], usize) {
        let mut row = [0; BOX + BLOCK];
        let mut at = 0;
        for card in Card::ALL {
            // A whole block is one store; what is too much of it the next kind overwrites.
            row[at..at + BLOCK].copy_from_slice(&[card as u8; BLOCK]);
            at += self.count(card);
        }
        (row, at)
    }
}

/// The different kinds in a bag, in the deck's order.
///
/// One word: beside each kind how many kinds there are up to it.
#[derive(Clone, Copy, Debug)]
pub struct Kinds(u64);

impl Kinds {
    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 >> (4 * (Card::ALL.len() - 1)) & 0xf) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The `index`-th of them.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub const fn nth(self, index: usize) -> Card {
        // The kind sought is the first beside which index + 1 stands: the lowest zero of the exclusive or.
        let differs = self.0 ^ (index as u64 + 1).wrapping_mul(ONES);
        let zeros = differs.wrapping_sub(ONES) & !differs & (ONES << 3);
        Card::at(zeros.trailing_zeros() / 4)
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..self.len()).map(move |index| self.nth(index))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |bag, card| bag.plus(Self::one(card)))
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (index, (card, count)) in self.counts().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            if count == 1 { write!(f, "{comma}{card}")? } else { write!(f, "{comma}{card}×{count}")? }
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use game::FastChance;

    use super::*;

    fn random(chance: &mut FastChance) -> Cards {
        Card::ALL
            .into_iter()
            .flat_map(|card| {
                let count = chance.below(card.in_box() as u32 + 1) as usize * chance.below(2) as usize;
                std::iter::repeat_n(card, count)
            })
            .collect()
    }

    #[test]
    fn the_box_has_108_cards() {
        assert_eq!(DECK.len(), BOX);
        assert_eq!(DECK.iter().count(), BOX);
        assert!(DECK.kinds().iter().eq(Card::ALL));
    }

    #[test]
    fn word_tricks_agree_with_counting() {
        let chance = &mut FastChance::new(1);
        for _ in 0..20_000 {
            let (bag, other) = (random(chance), random(chance));
            let kinds: Vec<Card> = Card::ALL.into_iter().filter(|&card| bag.has(card)).collect();
            assert_eq!(bag.len(), Card::ALL.iter().map(|&card| bag.count(card)).sum::<usize>());
            assert_eq!(bag.kinds().len(), kinds.len());
            assert!(bag.kinds().iter().eq(kinds.iter().copied()));
            assert_eq!(bag.contains(other), Card::ALL.iter().all(|&card| bag.count(card) >= other.count(card)));
            let doubles: Vec<Card> = kinds.iter().copied().filter(|&card| bag.count(card) > 1).collect();
            assert!(bag.without_one_of_each().kinds().iter().eq(doubles));
        }
    }

    #[test]
    fn dealing_and_drawing_lose_no_card_and_reach_every_kind() {
        let chance = &mut FastChance::new(2);
        let mut first = Cards::NONE;
        for _ in 0..200 {
            let mut pile = DECK;
            let hands = pile.deal([7, 7, 7, 7, 7], chance);
            let drawn = pile.draw(chance);
            let dealt = hands.into_iter().fold(Cards::one(drawn), Cards::plus);
            assert!(hands.iter().all(|hand| hand.len() == 7));
            assert_eq!(dealt.plus(pile), DECK);
            if !first.has(drawn) {
                first = first.plus(Cards::one(drawn));
            }
        }
        assert_eq!(first.kinds().len(), 12);
    }
}
