//! Sources of randomness.
//!
//! Deals that people play use [`DealChance`]. It is fully specified here and in `docs/records.md`, so that anybody can
//! reproduce a deal from its seed in any language. Playouts use [`FastChance`], which is fast but not specified.
//!
//! The specification, version [`SHUFFLE_VERSION`]:
//!
//! 1. *Words.* The ChaCha12 keystream under the 32-byte seed as key, nonce 0, counter from 0, as little-endian `u32`s.
//! 2. *A number below n.* Take words until one is less than the largest multiple of n that is at most 2³²; the number
//!    is that word modulo n. A number below 1 takes a word too.
//! 3. *Dealing from m cards.* Put them in a row, in the game's order. For each card to deal, draw a number below the
//!    count of remaining cards, deal the card at that index (from 0), and move the last card of the row to its place
//!    (Fisher–Yates).

use chacha20::ChaCha12Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::Seed;

/// The version of the specification above; stored in every record.
pub const SHUFFLE_VERSION: u32 = 1;

/// A source of randomness.
pub trait Chance {
    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

/// Deals one card of a row (step 3 of the specification). The remaining cards are all places of the row but the last.
///
/// # Panics
/// If the row is empty.
#[inline]
pub fn deal_card<T: Copy>(row: &mut [T], chance: &mut impl Chance) -> T {
    let index = chance.below(row.len() as u32) as usize;
    let dealt = row[index];
    row[index] = row[row.len() - 1];
    dealt
}

/// Randomness for deals: cryptographically secure, and specified to the last bit.
#[derive(Debug)]
pub struct DealChance(ChaCha12Rng);

impl DealChance {
    /// The source of all randomness in the game with this seed.
    pub fn new(seed: &Seed) -> Self {
        Self(ChaCha12Rng::from_seed(*seed.as_bytes()))
    }
}

impl Chance for DealChance {
    fn below(&mut self, bound: u32) -> u32 {
        // The top 2^32 mod bound words would favour small numbers, so they are rejected.
        let surplus = bound.wrapping_neg() % bound;
        loop {
            let word = self.0.next_u32();
            if word <= u32::MAX - surplus {
                return word % bound;
            }
        }
    }
}

/// Randomness for playouts: one multiplication per number, uniform to within one part in 2³² times the bound.
#[derive(Clone, Debug)]
pub struct FastChance(u64);

impl FastChance {
    /// The stream with this seed.
    #[inline]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The stream at `index` of a seeded series: reproducible, and independent of the other streams.
    pub const fn of_series(series: u64, index: u64) -> Self {
        let mut start = Self(series);
        let far = start.next_u64();
        let mut apart = Self(index ^ far);
        Self(apart.next_u64() ^ far.rotate_left(32))
    }

    /// The next 64 bits of the stream: a Weyl sequence, mixed by a wide multiplication.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = (self.0 as u128) * ((self.0 ^ 0xe703_7ed1_a0b4_28db) as u128);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl Chance for FastChance {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;

    /// Returns the given numbers.
    struct Scripted(Vec<u32>);

    impl Chance for Scripted {
        fn below(&mut self, bound: u32) -> u32 {
            let number = self.0.remove(0);
            assert!(number < bound);
            number
        }
    }

    #[test]
    fn words_are_the_chacha12_keystream() {
        // The first block of ChaCha12 with an all-zero key and nonce starts with the bytes 9bf49a6a 0755f953 …
        let mut chance = DealChance::new(&Seed::from_bytes([0; 32]));
        let words: Vec<u32> = (0..4).map(|_| chance.0.next_u32()).collect();
        assert_eq!(words.map_hex(), "6a9af49b 53f95507 12ce1f81 d583265f");
    }

    trait MapHex {
        fn map_hex(&self) -> String;
    }

    impl MapHex for Vec<u32> {
        fn map_hex(&self) -> String {
            self.iter().map(|word| format!("{word:08x}")).collect::<Vec<_>>().join(" ")
        }
    }

    #[test]
    fn a_golden_shuffle_pins_the_specification() {
        let mut chance = DealChance::new(&Seed::from_bytes([7; 32]));
        let mut cards: Vec<u32> = (0..108).collect();
        let cards: Vec<u32> = (0..108).rev().map(|last| deal_card(&mut cards[..=last], &mut chance)).collect();
        expect!["[10, 45, 31, 86, 22, 34, 85, 61, 101, 47, 78, 8, 16, 102, 93, 80, 18, 41, 75, 21, 39, 3, 30, 59, 63, 53, 62, 48, 27, 20, 5, 40, 9, 54, 105, 7, 91, 51, 69, 99, 66, 0, 83, 88, 68, 74, 87, 73, 15, 38, 49, 23, 58, 42, 25, 50, 28, 77, 13, 65, 4, 64, 26, 44, 11, 6, 67, 1, 81, 90, 92, 100, 82, 14, 72, 95, 94, 46, 32, 33, 35, 98, 84, 43, 57, 76, 37, 60, 24, 29, 106, 96, 70, 12, 17, 71, 97, 52, 89, 36, 103, 19, 2, 107, 56, 104, 55, 79]"].assert_eq(&format!("{cards:?}"));
    }

    #[test]
    fn the_last_card_takes_the_place_of_the_one_dealt() {
        let mut cards = ['a', 'b', 'c', 'd', 'e'];
        let chance = &mut Scripted(vec![2, 3, 0]);
        let dealt = [5, 4, 3].map(|left| deal_card(&mut cards[..left], chance));
        assert_eq!(dealt, ['c', 'd', 'a']);
        assert_eq!(cards[..2], ['e', 'b']);
    }

    #[test]
    fn all_numbers_below_the_bound_are_equally_likely() {
        let mut deal = DealChance::new(&Seed::from_bytes([1; 32]));
        let mut fast = FastChance::new(1);
        for bound in [1, 2, 3, 5, 12, 108] {
            let mut seen = [vec![0u32; bound as usize], vec![0u32; bound as usize]];
            for _ in 0..bound * 1000 {
                seen[0][deal.below(bound) as usize] += 1;
                seen[1][fast.below(bound) as usize] += 1;
            }
            for count in seen.iter().flatten() {
                // The expected count is 1000, and the limits are seven standard deviations away.
                assert!((780..=1220).contains(count), "bound {bound}: {count}");
            }
        }
    }

    #[test]
    fn words_that_would_favour_small_numbers_are_rejected() {
        // With bound 3·2^30 a quarter of all words must be rejected.
        let bound = 3 << 30;
        let mut chance = DealChance::new(&Seed::from_bytes([3; 32]));
        let high = (0..3000).filter(|_| chance.below(bound) >= 1 << 31).count();
        assert!((850..=1150).contains(&high), "{high} of 3000 in the top third");
    }
}
