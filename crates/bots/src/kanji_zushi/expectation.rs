//! Expected strokes of a player, from public information.

use ::kanji_zushi::{Deck, GOAL, KanjiZushi, Move, NETA, Pairing, Shari};
use game::{Game, Seat};

/// Smaller probabilities are ignored.
const UNLIKELY: f32 = 0.03;

/// Expected strokes with each neta of a player.
pub(super) struct Expectation {
    /// Expected strokes of a kanji with each unused neta, by index in the deck.
    strokes: [f32; NETA],
    /// The same in descending order.
    sorted: [f32; NETA],
    /// Expected strokes of the worst neta that will still be needed.
    floor: f32,
}

impl Expectation {
    pub(super) fn of(game: &KanjiZushi, seat: Seat) -> Self {
        Self::among(game, seat, any)
    }

    /// The same for a player who knows only some kanji.
    pub(super) fn among(game: &KanjiZushi, seat: Seat, knows: impl Fn(usize, Pairing) -> bool) -> Self {
        let deck = game.options().deck();
        let pile = game.pile().bags().iter().fold(Shari::NONE, |all, &bag| all.or(bag));
        let missed = missed(game);
        let (mut strokes, mut sorted) = ([0.0; NETA], [0.0; NETA]);
        for (count, neta) in game.neta_left(seat).places().enumerate() {
            strokes[neta] =
                best_to_come(deck.ranked(neta).iter().filter(|pairing| knows(neta, **pairing)), pile, missed);
            let mut at = count;
            while at > 0 && sorted[at - 1] < strokes[neta] {
                sorted[at] = sorted[at - 1];
                at -= 1;
            }
            sorted[at] = strokes[neta];
        }
        let to_form = GOAL - game.formed_by(seat).len();
        Self { strokes, sorted, floor: sorted[to_form.saturating_sub(1)] }
    }

    /// Expected strokes of this number of kanji.
    pub(super) fn sum(&self, to_form: usize) -> f32 {
        self.sorted[..to_form].iter().sum()
    }

    /// The same with only the neta in hand.
    pub(super) fn sum_in_hand(&self, game: &KanjiZushi, seat: Seat, to_form: usize) -> f32 {
        let hand = game.hand(seat);
        let mut values = [0.0; NETA];
        for (place, neta) in values.iter_mut().zip(hand.places()) {
            *place = self.strokes[neta];
        }
        values.sort_unstable_by(|a: &f32, b| b.total_cmp(a));
        values[..to_form].iter().sum()
    }

    /// The gain of forming a kanji with this number of strokes now instead of a later one, with the same neta or, if
    /// that would not be needed, with another.
    #[inline]
    pub(super) fn gain(&self, neta: usize, strokes: u8) -> f32 {
        f32::from(strokes) - self.strokes[neta].max(self.floor)
    }

    /// The known pair with the highest gain, if any can be formed.
    pub(super) fn best(
        &self,
        game: &KanjiZushi,
        seat: Seat,
        knows: impl Fn(usize, Pairing) -> bool,
    ) -> Option<(f32, usize, Pairing)> {
        let (deck, table) = (game.options().deck(), game.table());
        let mut best: Option<(f32, usize, Pairing)> = None;
        for neta in game.hand(seat).places() {
            let mut available = deck.ranked(neta).iter().filter(|pairing| table.has(pairing.shari));
            let Some(&pairing) = available.find(|pairing| knows(neta, **pairing)) else { continue };
            let gain = self.gain(neta, pairing.strokes);
            if best.is_none_or(|(most, ..)| gain > most) {
                best = Some((gain, neta, pairing));
            }
        }
        best
    }
}

/// A player who knows all kanji.
pub(super) const fn any(_: usize, _: Pairing) -> bool {
    true
}

/// The move that combines these cards.
pub(super) fn combine(deck: &Deck, neta: usize, pairing: Pairing) -> Move {
    Move::Combine { neta: deck.neta()[neta], shari: deck.shari()[usize::from(pairing.shari)] }
}

/// The probability that a face-down shari never becomes available to a player. It grows with the number of players; the
/// constants were fitted to games of two to eight.
fn missed(game: &KanjiZushi) -> f32 {
    let seen = 32.0 - 2.4 * game.players() as f32;
    (-seen / game.pile().len().max(1) as f32).exp()
}

/// Expected strokes of the best kanji: the first if its shari comes, otherwise the second, and so on.
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
