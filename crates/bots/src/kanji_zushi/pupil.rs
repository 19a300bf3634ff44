//! A player who still goes to school.

use ::kanji_zushi::{Kanji, KanjiZushi, LegalMoves, Move, Observation};
use game::{FastChance, MoveSet, Seat};

use crate::Bot;

/// Forms the kanji with the most strokes of those it knows, and passes if it sees none.
#[derive(Clone, Copy, Debug)]
pub struct Pupil {
    /// The school year it has finished, 1 to 6; 8 is all of school.
    pub grade: u8,
}

impl Pupil {
    /// Whether it has learnt a kanji. Of kanji that are in no deck of ours nothing is known, so neither by a pupil.
    pub fn knows(self, kanji: Kanji) -> bool {
        kanji.details().is_some_and(|details| details.grade <= self.grade)
    }
}

impl Bot<KanjiZushi> for Pupil {
    fn choose(&mut self, _: Seat, known: &Observation, moves: &LegalMoves, _: &mut FastChance) -> Move {
        let deck = known.options.deck();
        let strokes = |chosen: Move| match chosen {
            Move::Pass => Some(0),
            Move::Combine { neta, shari } => {
                let kanji = deck.verdict(neta, shari)?.kanji()?;
                self.knows(kanji).then(|| kanji.strokes())
            }
        };
        let all = (0..moves.len()).map(|index| moves.nth(index));
        let known = all.filter_map(|chosen| Some((strokes(chosen)?, chosen)));
        known.max_by_key(|&(strokes, _)| strokes).map_or(Move::Pass, |(_, chosen)| chosen)
    }
}
