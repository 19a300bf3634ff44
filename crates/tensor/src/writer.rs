//! Writes features one after the other.

use game::{Bag, Kind};

/// Writes features into a row, from left to right.
pub(crate) struct Writer<'a>(&'a mut [u8]);

impl<'a> Writer<'a> {
    pub(crate) fn new(row: &'a mut [u8]) -> Self {
        Self(row)
    }

    /// The next features, which the caller has to write.
    #[inline]
    pub(crate) fn take(&mut self, len: usize) -> &mut [u8] {
        let (taken, rest) = std::mem::take(&mut self.0).split_at_mut(len);
        self.0 = rest;
        taken
    }

    /// One number.
    #[inline]
    pub(crate) fn number(&mut self, number: usize) {
        self.take(1)[0] = number.min(u8::MAX.into()) as u8;
    }

    /// A 1 at `index` of `len` features and 0 elsewhere; all 0 for no index.
    #[inline]
    pub(crate) fn one_hot(&mut self, index: Option<usize>, len: usize) {
        let row = self.take(len);
        row.fill(0);
        if let Some(feature) = index.and_then(|index| row.get_mut(index)) {
            *feature = 1;
        }
    }

    /// The count of each kind in a bag.
    #[inline]
    pub(crate) fn bag<K: Kind>(&mut self, bag: Bag<K>) {
        self.take(K::ALL.len()).copy_from_slice(&bytes(bag.word())[..K::ALL.len()]);
    }

    /// Whether the row is full.
    pub(crate) fn is_full(&self) -> bool {
        self.0.is_empty()
    }
}

/// The sixteen four-bit counts of a word, a byte for each. Computed for all counts at once, because this is the hot spot
/// of writing observations.
#[inline]
pub(crate) fn bytes(word: u64) -> [u8; 16] {
    const fn spread(half: u32) -> u64 {
        let mut word = half as u64;
        word = (word | word << 16) & 0x0000_ffff_0000_ffff;
        word = (word | word << 8) & 0x00ff_00ff_00ff_00ff;
        (word | word << 4) & 0x0f0f_0f0f_0f0f_0f0f
    }
    let mut all = [0; 16];
    all[..8].copy_from_slice(&spread(word as u32).to_le_bytes());
    all[8..].copy_from_slice(&spread((word >> 32) as u32).to_le_bytes());
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_becomes_a_byte() {
        assert_eq!(bytes(0xfedc_ba98_7654_3210), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    }
}
