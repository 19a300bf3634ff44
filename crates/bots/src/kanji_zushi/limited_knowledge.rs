//! Players who do not know all kanji.

use ::kanji_zushi::{Kanji, KanjiZushi, Move, Pairing, Verdict};
use game::{Game, MoveSet, Seat};

use super::expectation::{Expectation, combine};
use super::prior_of_passing;

/// Highest school grade that an apprentice knows.
const APPRENTICE_GRADE: u8 = 3;

/// Minimum strokes of the kanji that an apprentice plays. With no minimum, it would lose to random moves in games with
/// many players and a difficult deck.
const MINIMUM_STROKES: u8 = 10;

/// Highest school grade that a cook knows.
const COOK_GRADE: u8 = 6;

/// Whether an apprentice knows a kanji; never one outside of the built-in decks, whose grade is unknown.
fn apprentice_knows(kanji: Kanji) -> bool {
    kanji.details().is_some_and(|details| details.grade <= APPRENTICE_GRADE)
}

/// Whether a cook knows a kanji; always one outside of the built-in decks.
fn cook_knows(kanji: Kanji) -> bool {
    kanji.details().is_none_or(|details| details.grade <= COOK_GRADE)
}

/// Forms the known kanji with the most strokes, and passes if it has few. Once the table was stuck, it forms any kanji.
pub(super) fn apprentice(game: &KanjiZushi, seat: Seat) -> Move {
    let deck = game.options().deck();
    let strokes = |chosen: Move| match chosen {
        Move::Pass => Some(0),
        Move::Combine { neta, shari } => {
            let kanji = deck.verdict(neta, shari).and_then(Verdict::kanji).filter(|&kanji| apprentice_knows(kanji));
            kanji.map(Kanji::strokes).filter(|&strokes| strokes >= MINIMUM_STROKES || game.stuck() > 0)
        }
    };
    let moves = game.legal_moves(seat);
    let known = moves.iter().filter_map(|chosen| Some((strokes(chosen)?, chosen)));
    known.max_by_key(|&(strokes, _)| strokes).map_or(Move::Pass, |(_, chosen)| chosen)
}

/// Compares the kanji that can be formed now with those that may come later, among the kanji that a cook knows.
pub(super) fn cook(game: &KanjiZushi, seat: Seat) -> Move {
    let deck = game.options().deck();
    let knows = |neta: usize, pairing: Pairing| {
        let verdict = deck.verdict(deck.neta()[neta], deck.shari()[usize::from(pairing.shari)]);
        verdict.and_then(Verdict::kanji).is_some_and(cook_knows)
    };
    match Expectation::among(game, seat, knows).best(game, seat, knows) {
        Some((gain, neta, pairing)) if gain >= prior_of_passing(game, seat) => combine(deck, neta, pairing),
        _ => Move::Pass,
    }
}
