//! Finding set bits in a word.

/// The place of the `index`-th set bit, counted from 0.
#[inline]
pub(crate) const fn nth(word: u64, index: usize) -> usize {
    debug_assert!(index < word.count_ones() as usize, "the index is out of range");
    // Each byte counts the bits that are set up to and including that byte.
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let up_to = bytes.wrapping_mul(0x0101_0101_0101_0101);
    // A byte comes before the bit if no more than `index` bits are set up to its end.
    let high = 0x8080_8080_8080_8080;
    let before = (((index as u64).wrapping_mul(0x0101_0101_0101_0101) | high) - up_to) & high;
    let byte = before.count_ones() * 8;
    let mut left = index as u32 - ((up_to << 8) >> byte & 0xff) as u32;
    let mut rest = word >> byte;
    while left > 0 {
        rest &= rest - 1;
        left -= 1;
    }
    (byte + rest.trailing_zeros()) as usize
}

/// The places of all set bits, lowest first.
pub(crate) fn places(word: u64) -> impl Iterator<Item = usize> {
    let mut left = word;
    std::iter::from_fn(move || {
        let lowest = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (lowest < 64).then_some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use game::FastChance;

    use super::*;

    #[test]
    fn nth_finds_the_same_bit_as_counting() {
        let chance = &mut FastChance::new(3);
        for _ in 0..2_000 {
            let dense = chance.next_u64();
            for word in [dense, dense & chance.next_u64() & chance.next_u64(), 1, 1 << 63, u64::MAX] {
                for (index, place) in places(word).enumerate() {
                    assert_eq!(nth(word, index), place, "{word:#x} {index}");
                }
                assert_eq!(places(word).count(), word.count_ones() as usize);
            }
        }
    }
}
