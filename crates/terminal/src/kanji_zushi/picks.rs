//! The half that is picked first.

use kanji_zushi::{Half, Move};
use words::kanji_zushi::Side;

use super::has;

/// A picked half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pick {
    pub(super) side: Side,
    pub(super) half: Half,
}

impl Pick {
    /// Parses picks; `None` if no legal move uses the half.
    pub(super) fn read(picks: &[String], moves: &[Move]) -> Option<Self> {
        let [side, half] = picks else { return None };
        let side = [Side::Left, Side::Right].into_iter().find(|known| known.name() == side)?;
        let half = half.parse().ok()?;
        moves.iter().any(|chosen| has(*chosen, side, half)).then_some(Self { side, half })
    }

    /// The pick as texts that parse back.
    pub(super) fn to_texts(self) -> Vec<String> {
        vec![self.side.name().to_owned(), self.half.to_string()]
    }
}
