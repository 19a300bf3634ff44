//! The data as tables, generated from the files in `data/` by the build script.

use crate::{Details, HalfWords};

/// A half: its name, and its strokes as a left and as a right half, or 0 if no kanji has it on that side.
pub(crate) struct HalfRow {
    pub(crate) name: &'static str,
    pub(crate) left: u8,
    pub(crate) right: u8,
}

/// A jōyō kanji and the numbers of its left and right half, if it has them.
pub(crate) struct JoyoRow {
    pub(crate) kanji: char,
    pub(crate) strokes: u8,
    pub(crate) halves: Option<(u16, u16)>,
}

/// Two halves and their kanji: the number of a jōyō kanji, or the code point of another.
pub(crate) struct Pair {
    pub(crate) left: u16,
    pub(crate) right: u16,
    pub(crate) found: u32,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// Finds the first entry for two halves in a sorted table.
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
