//! What a player may still hope for, from cards that everybody knows to be there.

use ::kanji_zushi::{Deck, GOAL, KanjiZushi, Move, NETA, Pairing, Shari};
use game::{Game, Seat};

/// What is so unlikely is not worth counting.
const UNLIKELY: f32 = 0.03;

/// What each neta of a player may still become.
pub(super) struct Outlook {
    /// The strokes to expect of a kanji with each neta that is not laid yet, by its place in the deck.
    worth: [f32; NETA],
    /// The same, the most first.
    sorted: [f32; NETA],
    /// The same of the least neta that will be needed if the best ones are.
    floor: f32,
}

impl Outlook {
    pub(super) fn of(game: &KanjiZushi, seat: Seat) -> Self {
        Self::among(game, seat, any)
    }

    /// The same for somebody who knows only some kanji.
    pub(super) fn among(game: &KanjiZushi, seat: Seat, knows: impl Fn(usize, Pairing) -> bool) -> Self {
        let deck = game.options().deck();
        let pile = game.pile().bags().iter().fold(Shari::NONE, |all, &bag| all.or(bag));
        let missed = missed(game);
        let (mut worth, mut sorted) = ([0.0; NETA], [0.0; NETA]);
        for (count, neta) in game.neta_left(seat).places().enumerate() {
            worth[neta] = best_to_come(deck.ranked(neta).iter().filter(|pairing| knows(neta, **pairing)), pile, missed);
            let mut at = count;
            while at > 0 && sorted[at - 1] < worth[neta] {
                sorted[at] = sorted[at - 1];
                at -= 1;
            }
            sorted[at] = worth[neta];
        }
        let to_form = GOAL - game.formed_by(seat).len();
        Self { worth, sorted, floor: sorted[to_form.saturating_sub(1)] }
    }

    /// The strokes to expect of so many kanji.
    pub(super) fn sum(&self, to_form: usize) -> f32 {
        self.sorted[..to_form].iter().sum()
    }

    /// The strokes to expect of so many kanji with the neta of the hand alone.
    pub(super) fn sum_in_hand(&self, game: &KanjiZushi, seat: Seat, to_form: usize) -> f32 {
        let hand = game.hand(seat);
        let mut worths = [0.0; NETA];
        for (place, neta) in worths.iter_mut().zip(hand.places()) {
            *place = self.worth[neta];
        }
        worths.sort_unstable_by(|a: &f32, b| b.total_cmp(a));
        worths[..to_form].iter().sum()
    }

    /// What is gained by forming a kanji of so many strokes now instead of a better one later: with the same neta, or
    /// with another if this one would not be needed.
    #[inline]
    pub(super) fn gain(&self, neta: usize, strokes: u8) -> f32 {
        f32::from(strokes) - self.worth[neta].max(self.floor)
    }

    /// The pair that gains most of those somebody knows, and what it gains, if any can be formed.
    pub(super) fn best(
        &self,
        game: &KanjiZushi,
        seat: Seat,
        knows: impl Fn(usize, Pairing) -> bool,
    ) -> Option<(f32, usize, Pairing)> {
        let (deck, table) = (game.options().deck(), game.table());
        let mut best: Option<(f32, usize, Pairing)> = None;
        for neta in game.hand(seat).places() {
            let mut there = deck.ranked(neta).iter().filter(|pairing| table.has(pairing.shari));
            let Some(&pairing) = there.find(|pairing| knows(neta, **pairing)) else { continue };
            let gain = self.gain(neta, pairing.strokes);
            if best.is_none_or(|(most, ..)| gain > most) {
                best = Some((gain, neta, pairing));
            }
        }
        best
    }
}

/// What somebody knows who knows all kanji.
pub(super) const fn any(_: usize, _: Pairing) -> bool {
    true
}

/// The move that lays these cards.
pub(super) fn combine(deck: &Deck, neta: usize, pairing: Pairing) -> Move {
    Move::Combine { neta: deck.neta()[neta], shari: deck.shari()[usize::from(pairing.shari)] }
}

/// How likely it is that a face-down shari is never there for a player. The more play, the fewer cards a player has the
/// choice of; how many those are was found by trying in games of two to eight.
fn missed(game: &KanjiZushi) -> f32 {
    let seen = 32.0 - 2.4 * game.players() as f32;
    (-seen / game.pile().len().max(1) as f32).exp()
}

/// The strokes to expect of the best kanji: the first, if its shari comes; if not, the second; and so on.
fn best_to_come<'a>(ranked: impl Iterator<Item = &'a Pairing>, pile: Shari, missed: f32) -> f32 {
    let (mut expected, mut none_yet) = (0.0, 1.0);
    for pairing in ranked.filter(|pairing| pile.has(pairing.shari)) {
        expected += none_yet * (1.0 - missed) * f32::from(pairing.strokes);
        none_yet *= missed;
        if none_yet < UNLIKELY {
            break;
        }
    }
    expected
}
