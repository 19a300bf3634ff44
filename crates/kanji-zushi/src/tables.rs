//! The data as tables, made from the files in `data/` when the program is built.

use crate::Details;

/// A half: its name, and its strokes on the left and on the right, 0 where it never is.
pub(crate) struct HalfRow {
    pub(crate) name: &'static str,
    pub(crate) left: u8,
    pub(crate) right: u8,
}

/// A jōyō kanji and the numbers of its halves, if it has a left and a right one.
pub(crate) struct JoyoRow {
    pub(crate) kanji: char,
    pub(crate) strokes: u8,
    pub(crate) halves: Option<(u16, u16)>,
}

/// Two halves, and what they make: the number of a jōyō kanji, or the code point of another.
pub(crate) struct Pair {
    pub(crate) left: u16,
    pub(crate) right: u16,
    pub(crate) found: u32,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// What two halves make according to a sorted table. Of several the first.
pub(crate) const fn find(table: &[Pair], left: u16, right: u16) -> Option<u32> {
    let (mut from, mut to) = (0, table.len());
    while from < to {
        let middle = usize::midpoint(from, to);
        let pair = &table[middle];
        if pair.left < left || pair.left == left && pair.right < right {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    if from < table.len() && table[from].left == left && table[from].right == right {
        Some(table[from].found)
    } else {
        None
    }
}
