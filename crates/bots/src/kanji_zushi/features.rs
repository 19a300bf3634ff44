//! Features of a player.

use ::kanji_zushi::{GOAL, KanjiZushi, STUCK};
use game::{Game, Seat};

use super::expectation::{Expectation, any};
use super::leads;
use crate::Features;
use crate::training::Interpolation;

/// Strokes of the kanji formed so far.
const STROKES: usize = 0;
/// Whether the player leads, by the number of times the table was stuck.
const LEADS: usize = 1;
/// Strokes of the best kanji.
const MOST_STROKES: usize = 4;
/// Expected strokes of the kanji still to be formed.
const TO_COME: usize = 5;
/// Number of kanji still to be formed, one-hot, from one to five.
const TO_FORM: usize = 6;
/// Gain of the best kanji available now, for the player on turn, the next, and later ones.
const GAIN: usize = 11;
/// Expected strokes with only the neta in hand.
const IN_HAND: usize = 14;
/// Turns until the player's turn.
const WAITS: usize = 15;
/// Number of features at each point in time.
const KINDS: usize = 16;

const _: () = assert!(LEADS + STUCK as usize == MOST_STROKES && TO_FORM + GOAL == GAIN);

/// Points in time, in kanji that players still have to form on average.
const TIMES: [f32; 4] = [0.0, 1.0, 2.5, 5.0];

/// Number of features.
pub(super) const FEATURES: usize = KINDS * TIMES.len();

/// Bounds of a gain in strokes. A player who cannot form a kanji has the lower bound.
const GAINS: (f32, f32) = (-4.0, 6.0);

impl Features for KanjiZushi {
    const FEATURES: usize = FEATURES;

    /// Only right after a kanji was formed or the table changed.
    fn has_features(&self) -> bool {
        self.failures() == 0
    }

    fn features(&self, seat: Seat, mut emit: impl FnMut(usize, f32)) {
        let players = self.players();
        let all_to_form: usize = (0..players).map(|seat| GOAL - self.formed_by(Seat::new(seat)).len()).sum();
        let time = Interpolation::at(all_to_form as f32 / players as f32, &TIMES, KINDS);
        let mut emit = |kind: usize, value: f32| time.emit(kind, value, &mut emit);
        let formed = self.formed_by(seat);
        emit(STROKES, formed.strokes() as f32 / 10.0);
        if leads(self, seat) {
            emit(LEADS + usize::from(self.stuck().min(STUCK - 1)), 1.0);
        }
        emit(MOST_STROKES, formed.most_strokes() as f32 / 10.0);
        let to_form = GOAL - formed.len();
        let (Some(left), Some(turn)) = (to_form.checked_sub(1), self.pending().seats().iter().next()) else { return };
        let expectation = Expectation::of(self, seat);
        emit(TO_COME, expectation.sum(to_form) / 10.0);
        emit(TO_FORM + left, 1.0);
        let waits = (seat.index() + players - turn.index()) % players;
        let gain = expectation.best(self, seat, any).map_or(GAINS.0, |(gain, ..)| gain.clamp(GAINS.0, GAINS.1));
        emit(GAIN + waits.min(2), gain / 4.0);
        emit(IN_HAND, expectation.sum_in_hand(self, seat, to_form) / 10.0);
        emit(WAITS, waits as f32 / players as f32);
    }
}
