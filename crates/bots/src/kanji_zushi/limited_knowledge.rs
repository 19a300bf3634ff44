//! Players who do not know all kanji.

use ::kanji_zushi::{Kanji, KanjiZushi, Move, Pairing, Verdict};
use game::{Chance, Game, MoveSet, Seat};

use super::expectation::{Expectation, combine};
use super::prior_of_passing;

/// Highest school grade that an apprentice knows.
const APPRENTICE_GRADE: u8 = 3;

/// Minimum strokes of the kanji that an apprentice goes for. With no minimum, it would lose to random moves in games with
/// many players and a difficult deck.
const MINIMUM_STROKES: u8 = 10;

/// Highest school grade that a cook knows.
const COOK_GRADE: u8 = 6;

/// Whether an apprentice knows a kanji.
fn apprentice_knows(kanji: Kanji) -> bool {
    kanji.details().is_some_and(|details| details.grade <= APPRENTICE_GRADE)
}

/// Whether a cook knows a kanji.
fn cook_knows(kanji: Kanji) -> bool {
    kanji.details().is_some_and(|details| details.grade <= COOK_GRADE)
}

/// Forms the known kanji with the most strokes. It waits for one with many strokes until half of the table has found nothing.
/// If it knows none, it guesses, as beginners do: half of its guesses are kanji that it has not learnt, the others any pair. Once
/// the table was stuck, it looks until it finds a kanji. So it never passes, and tables with it are seldom stuck.
pub(super) fn apprentice(game: &KanjiZushi, seat: Seat, chance: &mut impl Chance) -> Move {
    let moves = game.legal_moves(seat);
    let is_urgent = game.stuck() > 0 || 2 * usize::from(game.failures()) >= game.still_playing();
    let is_worth = |kanji: Kanji| kanji.strokes() >= MINIMUM_STROKES || is_urgent;
    let forming: Vec<(Move, Kanji)> = moves.forming().filter(|(_, kanji)| is_worth(*kanji)).collect();
    let known = forming.iter().filter(|(_, kanji)| apprentice_knows(*kanji));
    if let Some((chosen, _)) = known.max_by_key(|(_, kanji)| kanji.strokes()) {
        return *chosen;
    }
    let mut pick = |count: usize| chance.below(count as u32) as usize;
    if !forming.is_empty() && (game.stuck() > 0 || pick(2) == 0) {
        return forming[pick(forming.len())].0;
    }
    // The last move is the pass.
    match moves.len() {
        0 | 1 => Move::Pass,
        count => moves.nth(pick(count - 1)),
    }
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
