//! What somebody does who does not know all kanji.

use ::kanji_zushi::{Kanji, KanjiZushi, Move, Pairing, Verdict};
use game::{Game, MoveSet, Seat};

use super::appeal_of_passing;
use super::outlook::{Outlook, combine};

/// The school year a beginner has finished.
const BEGINNER: u8 = 3;

/// So many strokes are worth laying to somebody who knows only these kanji. Who lays whatever comes is beaten by chance
/// where many play with a deck of difficult kanji.
const MANY: u8 = 10;

/// The school year a cook has finished.
const COOK: u8 = 6;

/// Whether a beginner has learnt a kanji. Of kanji that are in no deck of ours nothing is known, so neither by them.
fn beginner_knows(kanji: Kanji) -> bool {
    kanji.details().is_some_and(|details| details.grade <= BEGINNER)
}

/// Whether a cook has, who knows kanji that are in no deck of ours as anybody does.
fn cook_knows(kanji: Kanji) -> bool {
    kanji.details().is_none_or(|details| details.grade <= COOK)
}

/// Forms the kanji with the most strokes of those a beginner knows, and passes if there is none with many. Once the table
/// was stuck any will do.
pub(super) fn beginner(game: &KanjiZushi, seat: Seat) -> Move {
    let deck = game.options().deck();
    let strokes = |chosen: Move| match chosen {
        Move::Pass => Some(0),
        Move::Combine { neta, shari } => {
            let kanji = deck.verdict(neta, shari).and_then(Verdict::kanji).filter(|&kanji| beginner_knows(kanji));
            kanji.map(Kanji::strokes).filter(|&strokes| strokes >= MANY || game.stuck() > 0)
        }
    };
    let moves = game.legal_moves(seat);
    let known = moves.iter().filter_map(|chosen| Some((strokes(chosen)?, chosen)));
    known.max_by_key(|&(strokes, _)| strokes).map_or(Move::Pass, |(_, chosen)| chosen)
}

/// Weighs what can be formed against what may still come, as far as a cook knows either.
pub(super) fn cook(game: &KanjiZushi, seat: Seat) -> Move {
    let deck = game.options().deck();
    let knows = |neta: usize, pairing: Pairing| {
        let verdict = deck.verdict(deck.neta()[neta], deck.shari()[usize::from(pairing.shari)]);
        verdict.and_then(Verdict::kanji).is_some_and(cook_knows)
    };
    match Outlook::among(game, seat, knows).best(game, seat, knows) {
        Some((gain, neta, pairing)) if gain >= appeal_of_passing(game, seat) => combine(deck, neta, pairing),
        _ => Move::Pass,
    }
}
