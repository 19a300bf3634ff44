//! What somebody does who still goes to school.

use ::kanji_zushi::{Kanji, KanjiZushi, Move, Verdict};
use game::{Game, MoveSet, Seat};

/// The school year a beginner has finished.
const GRADE: u8 = 3;

/// Whether a beginner has learnt a kanji. Of kanji that are in no deck of ours nothing is known, so neither by them.
fn knows(kanji: Kanji) -> bool {
    kanji.details().is_some_and(|details| details.grade <= GRADE)
}

/// Forms the kanji with the most strokes of those a beginner knows, and passes if there is none.
pub(super) fn choose(game: &KanjiZushi, seat: Seat) -> Move {
    let deck = game.options().deck();
    let strokes = |chosen: Move| match chosen {
        Move::Pass => Some(0),
        Move::Combine { neta, shari } => {
            deck.verdict(neta, shari).and_then(Verdict::kanji).filter(|&kanji| knows(kanji)).map(Kanji::strokes)
        }
    };
    let moves = game.legal_moves(seat);
    let known = moves.iter().filter_map(|chosen| Some((strokes(chosen)?, chosen)));
    known.max_by_key(|&(strokes, _)| strokes).map_or(Move::Pass, |(_, chosen)| chosen)
}
