//! A bag (multiset) of cards: the count of each kind, packed into one machine word.
//!
//! Each count takes four bits, with the first kind in the lowest. Adding or removing cards is then word addition or
//! subtraction. Finding the n-th kind in the bag, which is the hot spot of random play, needs no branch.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Chance, deal_card};

/// The kinds of card in a deck: at most fifteen kinds, with at most fifteen cards of each.
pub trait Kind: Copy + Eq + fmt::Display + 'static {
    /// All kinds, in the order of the deck before shuffling. The order never changes.
    const ALL: &'static [Self];

    /// The number of cards of each kind in the box, in the same order.
    const IN_BOX: &'static [u8];

    /// Its index in [`Kind::ALL`].
    fn index(self) -> usize;

    /// The kind at an index. A game overrides it if computing the kind is faster than looking it up.
    #[inline]
    fn at(index: usize) -> Self {
        Self::ALL[index]
    }

    /// The number of cards of this kind in the box.
    #[inline]
    fn in_box(self) -> usize {
        Self::IN_BOX[self.index()].into()
    }
}

/// A one in each of the sixteen counts.
const ONES: u64 = 0x1111_1111_1111_1111;

/// The maximum number of cards in a deck.
const BIGGEST_DECK: usize = 108;

/// An exclusive upper bound for the number of kinds, and for the number of cards of a kind.
const BLOCK: usize = 16;

/// A bag of cards of one deck. Their order is not kept.
pub struct Bag<K> {
    word: u64,
    kind: PhantomData<K>,
}

impl<K: Kind> Bag<K> {
    /// Every card of the deck.
    pub const BOX: Self = {
        assert!(K::ALL.len() < BLOCK && K::ALL.len() == K::IN_BOX.len());
        let (mut word, mut cards, mut kind) = (0, 0, 0);
        while kind < K::IN_BOX.len() {
            assert!((K::IN_BOX[kind] as usize) < BLOCK);
            word |= (K::IN_BOX[kind] as u64) << (4 * kind);
            cards += K::IN_BOX[kind] as usize;
            kind += 1;
        }
        assert!(cards <= BIGGEST_DECK);
        Self::from_word(word)
    };

    /// One card.
    #[inline]
    pub fn one(kind: K) -> Self {
        Self::from_word(1 << (4 * kind.index()))
    }

    /// The same card several times.
    #[inline]
    pub fn several(kind: K, count: usize) -> Self {
        debug_assert!(count < BLOCK);
        Self::from_word((count as u64) << (4 * kind.index()))
    }

    /// The number of cards of this kind.
    #[inline]
    pub fn count(self, kind: K) -> usize {
        self.count_at(kind.index())
    }

    /// Whether there is at least one of this kind.
    #[inline]
    pub fn has(self, kind: K) -> bool {
        self.count(kind) > 0
    }

    /// Kinds with their counts, in the deck's order.
    pub fn counts(self) -> impl Iterator<Item = (K, usize)> {
        K::ALL.iter().map(move |&kind| (kind, self.count(kind))).filter(|(_, count)| *count > 0)
    }

    /// Every single card, in the deck's order.
    pub fn iter(self) -> impl Iterator<Item = K> {
        self.counts().flat_map(|(kind, count)| std::iter::repeat_n(kind, count))
    }

    /// Removes a random card, each equally likely.
    ///
    /// # Panics
    /// If the bag is empty.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> K {
        let index = chance.below(self.len() as u32) as usize;
        // The kind is unpredictable, so a branch-free count is faster than a search.
        let (mut kind, mut up_to) = (0, 0);
        for at in 0..K::ALL.len() - 1 {
            up_to += self.count_at(at);
            kind += usize::from(index >= up_to);
        }
        *self = self.minus(Self::from_word(1 << (4 * kind)));
        K::at(kind)
    }

    /// Removes random bags of these sizes, one after the other.
    ///
    /// # Panics
    /// If there are not enough cards.
    #[inline]
    pub fn deal<const N: usize>(&mut self, sizes: [usize; N], chance: &mut impl Chance) -> [Self; N] {
        let (mut row, mut left) = self.lay_out();
        let mut dealt = [Self::NONE; N];
        for (bag, size) in dealt.iter_mut().zip(sizes) {
            for _ in 0..size {
                bag.word += 1 << (4 * u32::from(deal_card(&mut row[..left], chance)));
                left -= 1;
            }
            *self = self.minus(*bag);
        }
        dealt
    }

    /// The kind of every card, in the deck's order, and the number of cards.
    #[inline]
    fn lay_out(self) -> ([u8; BIGGEST_DECK + BLOCK], usize) {
        let mut row = [0; BIGGEST_DECK + BLOCK];
        let mut at = 0;
        for kind in 0..K::ALL.len() {
            // Writing a whole block is one store. The next kind overwrites the surplus.
            row[at..at + BLOCK].copy_from_slice(&[kind as u8; BLOCK]);
            at += self.count_at(kind);
        }
        (row, at)
    }
}

impl<K> Bag<K> {
    /// No card.
    pub const NONE: Self = Self::from_word(0);

    /// A bag with these counts, four bits each, with the first kind in the lowest.
    #[inline]
    pub const fn from_word(word: u64) -> Self {
        Self { word, kind: PhantomData }
    }

    /// The counts, four bits each, with the first kind in the lowest.
    #[inline]
    pub const fn word(self) -> u64 {
        self.word
    }

    #[inline]
    const fn count_at(self, index: usize) -> usize {
        (self.word >> (4 * index) & 0xf) as usize
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        // Add pairs of counts into bytes, then all bytes into the highest one.
        let bytes = (self.word & 0x0f0f_0f0f_0f0f_0f0f) + (self.word >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.word == 0
    }

    /// The cards of both bags.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        let sum = Self::from_word(self.word.wrapping_add(other.word));
        debug_assert!(sum.len() == self.len() + other.len(), "more cards of a kind than fit in its count");
        sum
    }

    /// The bag without the cards of another, all of which must be in it.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "the bag does not have the cards to remove");
        Self::from_word(self.word.wrapping_sub(other.word))
    }

    /// The bag without the cards of another, if it has them all.
    #[inline]
    pub const fn checked_minus(self, other: Self) -> Option<Self> {
        if self.contains(other) { Some(self.minus(other)) } else { None }
    }

    /// Whether all cards of the other bag are also in this one.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        // A guard bit above each count stops borrows from reaching the next one. To make room for the guard bits, even
        // and odd counts are subtracted separately.
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        const GUARD: u64 = 0x1010_1010_1010_1010;
        let even = ((self.word & LOW) | GUARD) - (other.word & LOW);
        let odd = ((self.word >> 4 & LOW) | GUARD) - (other.word >> 4 & LOW);
        even & odd & GUARD == GUARD
    }

    /// A 1 in the count of each kind that is in the bag.
    #[inline]
    const fn kinds_mask(self) -> u64 {
        let pairs = self.word | self.word >> 1;
        (pairs | pairs >> 2) & ONES
    }

    /// A bit for each kind that is in the bag, with the first kind lowest.
    #[inline]
    pub const fn kinds_bits(self) -> u64 {
        // The bits are four places apart. Three steps compress them into pairs, fours and eights, and a last one joins
        // them.
        let mut bits = self.kinds_mask();
        bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
        bits = (bits | bits >> 6) & 0x000f_000f_000f_000f;
        bits = (bits | bits >> 12) & 0x0000_00ff_0000_00ff;
        (bits | bits >> 24) & 0xffff
    }

    /// The kinds that are in the bag.
    #[inline]
    pub const fn kinds(self) -> Kinds<K> {
        Kinds { upto: self.kinds_mask().wrapping_mul(ONES), kind: PhantomData }
    }

    /// The bag with one card less of each kind. The kinds that remain had two or more cards.
    #[inline]
    pub const fn without_one_of_each(self) -> Self {
        Self::from_word(self.word - self.kinds_mask())
    }
}

/// The kinds in a bag, in the deck's order.
///
/// The layout is one word: for each kind of the deck, four bits with the number of kinds in the bag up to and including
/// it.
pub struct Kinds<K> {
    upto: u64,
    kind: PhantomData<K>,
}

impl<K: Kind> Kinds<K> {
    /// The kind at `index`.
    ///
    /// # Panics
    /// If `index` is out of range.
    #[inline]
    pub fn nth(self, index: usize) -> K {
        // Find the first kind whose number is index + 1: the lowest zero after the exclusive or.
        let differs = self.upto ^ (index as u64 + 1).wrapping_mul(ONES);
        let zeros = differs.wrapping_sub(ONES) & !differs & (ONES << 3);
        K::at((zeros.trailing_zeros() / 4) as usize)
    }

    /// All kinds, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        // The numbers increase by one at exactly the kinds in the bag, so the differences are a mask of those kinds.
        let mut left = self.upto.wrapping_sub(self.upto << 4);
        std::iter::from_fn(move || {
            let kind = (left != 0).then(|| K::at((left.trailing_zeros() / 4) as usize));
            left &= left.wrapping_sub(1);
            kind
        })
    }
}

impl<K> Kinds<K> {
    /// The number of kinds.
    #[inline]
    pub const fn len(self) -> usize {
        (self.upto >> 60) as usize
    }

    /// Whether there is no kind.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.upto == 0
    }
}

impl<K> Clone for Kinds<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Kinds<K> {}

impl<K: Kind> fmt::Debug for Kinds<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|kind| kind.to_string())).finish()
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
    #[inline]
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

impl<K> Default for Bag<K> {
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

impl<'de, K: Kind + Deserialize<'de>> Deserialize<'de> for Bag<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bag = Self::NONE;
        for kind in Vec::<K>::deserialize(deserializer)? {
            if bag.count(kind) == kind.in_box() {
                return Err(D::Error::custom(format_args!("{kind} is there more than {} times", kind.in_box())));
            }
            bag = bag.plus(Self::one(kind));
        }
        Ok(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FastChance;

    /// A deck of fifteen kinds, some common and some rare.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Letter(u8);

    impl Kind for Letter {
        const ALL: &'static [Self] = &{
            let mut all = [Self(0); 15];
            let mut index = 0;
            while index < all.len() {
                all[index] = Self(index as u8);
                index += 1;
            }
            all
        };
        const IN_BOX: &'static [u8] = &[14, 1, 2, 15, 8, 1, 5, 12, 3, 9, 4, 1, 6, 2, 15];

        fn index(self) -> usize {
            self.0.into()
        }
    }

    impl fmt::Display for Letter {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", char::from(b'a' + self.0))
        }
    }

    fn random(chance: &mut FastChance) -> Bag<Letter> {
        let count = |kind: Letter, chance: &mut FastChance| {
            chance.below(kind.in_box() as u32 + 1) as usize * chance.below(2) as usize
        };
        let bags = Letter::ALL.iter().map(|&kind| Bag::several(kind, count(kind, chance)));
        bags.fold(Bag::NONE, Bag::plus)
    }

    #[test]
    fn word_tricks_agree_with_counting() {
        let chance = &mut FastChance::new(1);
        for _ in 0..20_000 {
            let (bag, other) = (random(chance), random(chance));
            let with_count = |at_least: usize| -> Vec<Letter> {
                Letter::ALL.iter().copied().filter(|&kind| bag.count(kind) >= at_least).collect()
            };
            assert_eq!(bag.len(), Letter::ALL.iter().map(|&kind| bag.count(kind)).sum::<usize>());
            assert_eq!(bag.kinds().len(), with_count(1).len());
            assert!(bag.kinds().iter().eq(with_count(1)));
            assert!(bag.without_one_of_each().kinds().iter().eq(with_count(2)));
            assert_eq!(bag.kinds_bits(), with_count(1).iter().map(|kind| 1 << kind.0).sum::<u64>());
            assert_eq!(bag.contains(other), Letter::ALL.iter().all(|&kind| bag.count(kind) >= other.count(kind)));
            assert_eq!(bag.iter().collect::<Bag<Letter>>(), bag);
        }
    }

    #[test]
    fn every_card_is_drawn_as_often_as_any_other() {
        let chance = &mut FastChance::new(2);
        let mut drawn = [0i32; 15];
        for _ in 0..98_000 {
            let mut pile = Bag::<Letter>::BOX;
            drawn[pile.draw(chance).index()] += 1;
        }
        for (&kind, count) in Letter::ALL.iter().zip(drawn) {
            // The limit is more than six standard deviations.
            let expected = 1000 * kind.in_box() as i32;
            assert!((count - expected).pow(2) < 40 * expected, "{kind}: {count}");
        }
    }

    #[test]
    fn dealing_loses_no_card() {
        let chance = &mut FastChance::new(3);
        for _ in 0..200 {
            let mut pile = Bag::<Letter>::BOX;
            let dealt = pile.deal([7, 0, 30, 1], chance);
            assert_eq!(dealt.map(Bag::len), [7, 0, 30, 1]);
            let drawn = Bag::one(pile.draw(chance));
            assert_eq!(dealt.into_iter().fold(pile.plus(drawn), Bag::plus), Bag::BOX);
        }
    }

    #[test]
    fn a_bag_is_displayed_as_a_list() {
        let bag: Bag<Letter> = [Letter(3), Letter(0), Letter(3)].into_iter().collect();
        assert_eq!((bag.to_string(), Bag::<Letter>::NONE.to_string()), ("a, d×2".to_owned(), "nothing".to_owned()));
    }
}
