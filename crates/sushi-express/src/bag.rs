//! A bag of cards: how many of each kind, in one machine word.
//!
//! Four bits hold the count of a kind, the first kind in the lowest: no kind of either deck has more than twelve cards,
//! so adding and taking away bags that fit in the box is adding and subtracting words.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use game::{Chance, deal_card};
use serde::{Serialize, Serializer};

/// The kinds of card that a deck has.
pub trait Kind: Copy + Eq + fmt::Display + 'static {
    /// All kinds, in the order that shuffles start from; it never changes.
    const ALL: &'static [Self];

    /// How many cards of each kind are in the box, in the same order.
    const IN_BOX: &'static [u8];

    /// Where it stands in [`Kind::ALL`].
    fn index(self) -> usize;

    /// How many there are in the box.
    fn in_box(self) -> usize {
        Self::IN_BOX[self.index()].into()
    }
}

/// A one in each of the counts.
const ONES: u64 = 0x1111_1111_1111_1111;

/// No deck has more cards than this.
const BIGGEST_DECK: usize = 36;

/// A bag of cards of one deck. The order in which they came is forgotten.
pub struct Bag<K> {
    word: u64,
    kind: PhantomData<K>,
}

impl<K: Kind> Bag<K> {
    /// No card.
    pub const NONE: Self = Self::from_word(0);

    /// Every card of the deck.
    pub const BOX: Self = {
        let (mut word, mut kind) = (0, 0);
        while kind < K::IN_BOX.len() {
            word |= (K::IN_BOX[kind] as u64) << (4 * kind);
            kind += 1;
        }
        Self::from_word(word)
    };

    #[inline]
    const fn from_word(word: u64) -> Self {
        Self { word, kind: PhantomData }
    }

    /// One card.
    #[inline]
    pub fn one(kind: K) -> Self {
        Self::from_word(1 << (4 * kind.index()))
    }

    /// The same card several times.
    #[inline]
    pub fn several(kind: K, count: usize) -> Self {
        debug_assert!(count < 16);
        Self::from_word((count as u64) << (4 * kind.index()))
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, kind: K) -> usize {
        self.count_at(kind.index())
    }

    #[inline]
    const fn count_at(self, index: usize) -> usize {
        (self.word >> (4 * index) & 0xf) as usize
    }

    /// Whether there is at least one of this kind.
    #[inline]
    pub fn has(self, kind: K) -> bool {
        self.count(kind) > 0
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(self) -> usize {
        // Pairs of counts into bytes, then all bytes into the highest.
        let bytes = (self.word & 0x0f0f_0f0f_0f0f_0f0f) + (self.word >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.word == 0
    }

    /// Both bags in one.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        let sum = Self::from_word(self.word + other.word);
        debug_assert!(sum.len() == self.len() + other.len(), "more of a kind than there are");
        sum
    }

    /// The bag without the cards of another, all of which must be in it.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        let rest = Self::from_word(self.word.wrapping_sub(other.word));
        debug_assert!(rest.len() + other.len() == self.len(), "cards that are not there cannot be taken");
        rest
    }

    /// A one beside each kind of which there is at least one.
    #[inline]
    const fn kinds_mask(self) -> u64 {
        let pairs = self.word | self.word >> 1;
        (pairs | pairs >> 2) & ONES
    }

    /// A bit for each kind of which there is at least one, the first kind lowest.
    #[inline]
    pub(crate) const fn kinds_bits(self) -> u64 {
        // Each bit stands four places from the next; pairs, fours and eights of them are pushed together.
        let mut bits = self.kinds_mask();
        bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
        bits = (bits | bits >> 6) & 0x000f_000f_000f_000f;
        bits = (bits | bits >> 12) & 0x0000_00ff_0000_00ff;
        (bits | bits >> 24) & 0xffff
    }

    /// How many different kinds.
    #[inline]
    pub const fn kinds(self) -> usize {
        self.kinds_mask().count_ones() as usize
    }

    /// Kinds with their counts, in the deck's order.
    pub fn counts(self) -> impl Iterator<Item = (K, usize)> {
        K::ALL.iter().map(move |&kind| (kind, self.count(kind))).filter(|(_, count)| *count > 0)
    }

    /// Every single card, in the deck's order.
    pub fn iter(self) -> impl Iterator<Item = K> {
        self.counts().flat_map(|(kind, count)| std::iter::repeat_n(kind, count))
    }

    /// Turns over one card, each equally likely.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> K {
        let index = chance.below(self.len() as u32) as usize;
        // Which kind it is nobody can guess, so it is counted rather than searched: no branch depends on it.
        let (mut kind, mut up_to) = (0, 0);
        for at in 0..K::ALL.len() - 1 {
            up_to += self.count_at(at);
            kind += usize::from(index >= up_to);
        }
        *self = self.minus(Self::from_word(1 << (4 * kind)));
        K::ALL[kind]
    }

    /// Turns over bags of these sizes, one after the other.
    pub(crate) fn deal<const N: usize>(&mut self, sizes: [usize; N], chance: &mut impl Chance) -> [Self; N] {
        let mut row = [0u8; BIGGEST_DECK];
        let mut left = 0;
        for kind in 0..K::ALL.len() {
            let count = self.count_at(kind);
            row[left..left + count].fill(kind as u8);
            left += count;
        }
        sizes.map(|size| {
            let mut dealt = Self::NONE;
            for _ in 0..size {
                dealt.word += 1 << (4 * deal_card(&mut row[..left], chance));
                left -= 1;
            }
            *self = self.minus(dealt);
            dealt
        })
    }
}

impl<K> Clone for Bag<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Bag<K> {}

impl<K> PartialEq for Bag<K> {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word
    }
}

impl<K> Eq for Bag<K> {}

impl<K> Hash for Bag<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.word.hash(state);
    }
}

impl<K: Kind> Default for Bag<K> {
    #[inline]
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Kind> FromIterator<K> for Bag<K> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, |bag, card| bag.plus(Self::one(card)))
    }
}

impl<K: Kind> fmt::Display for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (index, (kind, count)) in self.counts().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            if count == 1 { write!(f, "{comma}{kind}")? } else { write!(f, "{comma}{kind}×{count}")? }
        }
        Ok(())
    }
}

impl<K: Kind> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl<K: Kind + Serialize> Serialize for Bag<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use game::FastChance;

    use super::*;
    use crate::{Action, Actions, Customer, Customers};

    fn random<K: Kind>(chance: &mut FastChance) -> Bag<K> {
        let counts = K::ALL.iter().map(|kind| (*kind, chance.below(kind.in_box() as u32 + 1) as usize));
        counts.flat_map(|(kind, count)| std::iter::repeat_n(kind, count)).collect()
    }

    #[test]
    fn the_box_has_36_customers_and_28_action_cards() {
        assert_eq!((Customers::BOX.len(), Customers::BOX.kinds()), (36, 9));
        assert_eq!((Actions::BOX.len(), Actions::BOX.kinds()), (28, 5));
        assert_eq!(Customers::BOX.iter().count(), BIGGEST_DECK);
    }

    #[test]
    fn word_tricks_agree_with_counting() {
        let chance = &mut FastChance::new(1);
        for _ in 0..5_000 {
            let bag: Customers = random(chance);
            let counts: Vec<usize> = Customer::ALL.iter().map(|&kind| bag.count(kind)).collect();
            assert_eq!(bag.len(), counts.iter().sum::<usize>());
            assert_eq!(bag.kinds(), counts.iter().filter(|&&count| count > 0).count());
            let bits = counts.iter().rev().fold(0, |bits, &count| bits << 1 | u64::from(count > 0));
            assert_eq!(bag.kinds_bits(), bits);
            assert_eq!(bag.iter().collect::<Customers>(), bag);
        }
    }

    #[test]
    fn every_card_is_drawn_as_often_as_any_other() {
        let chance = &mut FastChance::new(2);
        let mut drawn = [0i32; 5];
        for _ in 0..28_000 {
            let mut pile = Actions::BOX;
            let card = pile.draw(chance);
            assert_eq!(pile.plus(Bag::one(card)), Actions::BOX);
            drawn[card.index()] += 1;
        }
        for (&card, count) in Action::ALL.iter().zip(drawn) {
            // More than six standard deviations.
            assert!((count - 1000 * card.in_box() as i32).abs() < 560, "{card}: {count}");
        }
    }

    #[test]
    fn dealing_loses_no_card() {
        let chance = &mut FastChance::new(3);
        for _ in 0..200 {
            let mut pile = Actions::BOX;
            let dealt = pile.deal([5, 0, 7, 1], chance);
            assert_eq!(dealt.map(Bag::len), [5, 0, 7, 1]);
            assert_eq!(dealt.into_iter().fold(pile, Bag::plus), Actions::BOX);
        }
    }
}
