//! The sides of halves, and kanji to describe halves by.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kanji_zushi::{Half, Kanji};

/// The side of a half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Neta.
    Left,
    /// Shari.
    Right,
}

impl Side {
    /// The name of a card of this side, in messages and drawings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "neta",
            Self::Right => "shari",
        }
    }
}

/// The best-known kanji with each half: learnt early at school, and with few strokes.
static EXAMPLES: LazyLock<BTreeMap<(Side, Half), Kanji>> = LazyLock::new(|| {
    let mut known: Vec<(u8, u8, Kanji)> =
        Kanji::all().filter_map(|kanji| Some((kanji.details()?.grade, kanji.strokes(), kanji))).collect();
    known.sort_unstable_by_key(|(grade, strokes, kanji)| (*grade, *strokes, kanji.char()));
    let mut examples = BTreeMap::new();
    for (_, _, kanji) in known {
        if let Some((left, right)) = kanji.halves() {
            examples.entry((Side::Left, left)).or_insert(kanji);
            examples.entry((Side::Right, right)).or_insert(kanji);
        }
    }
    examples
});

/// A kanji to describe a half by, if the half is not a character of its own.
pub fn example(half: Half, side: Side) -> Option<Kanji> {
    let alone = half.name().chars().count() == 1;
    EXAMPLES.get(&(side, half)).copied().filter(|_| !alone)
}
