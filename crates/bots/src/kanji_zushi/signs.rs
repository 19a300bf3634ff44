//! The signs by which it is known how a player stands.

use ::kanji_zushi::{GOAL, KanjiZushi, STUCK};
use game::{Game, Seat};

use super::leads;
use super::outlook::{Outlook, any};
use crate::Signs;
use crate::learning::Moment;

/// Strokes of kanji that were formed.
const STROKES: usize = 0;
/// Whether the player leads, at a table that is fresh, was stuck once, or twice.
const LEADS: usize = 1;
/// Strokes of the kanji with the most.
const MOST_STROKES: usize = 4;
/// Strokes to expect of kanji that are still to be formed.
const TO_COME: usize = 5;
/// How many those are, from one to five.
const TO_FORM: usize = 6;
/// What the best kanji would gain that can be formed now: whose turn it is, who is next, and who is later.
const GAIN: usize = 11;
/// Strokes to expect with the neta of the hand alone.
const IN_HAND: usize = 14;
/// How long until it is the player's turn.
const WAITS: usize = 15;
/// How many kinds of signs there are.
const KINDS: usize = 16;

const _: () = assert!(LEADS + STUCK as usize == MOST_STROKES && TO_FORM + GOAL == GAIN);

/// The times of a game, in kanji that a player on average has still to form.
const TIMES: [f32; 4] = [0.0, 1.0, 2.5, 5.0];

/// How many signs there are in all.
pub(super) const SIGNS: usize = KINDS * TIMES.len();

/// A gain counts for so much at least and at most, in strokes. Who can form nothing has the least.
const GAINS: (f32, f32) = (-4.0, 6.0);

impl Signs for KanjiZushi {
    const SIGNS: usize = SIGNS;

    /// Just after a kanji was formed, or the table changed.
    fn tells(&self) -> bool {
        self.failures() == 0
    }

    fn signs(&self, seat: Seat, mut note: impl FnMut(usize, f32)) {
        let players = self.players();
        let all_to_form: usize = (0..players).map(|seat| GOAL - self.formed_by(Seat::new(seat)).len()).sum();
        let moment = Moment::at(all_to_form as f32 / players as f32, &TIMES, KINDS);
        let mut note = |kind: usize, much: f32| moment.note(kind, much, &mut note);
        let formed = self.formed_by(seat);
        note(STROKES, formed.strokes() as f32 / 10.0);
        if leads(self, seat) {
            note(LEADS + usize::from(self.stuck().min(STUCK - 1)), 1.0);
        }
        note(MOST_STROKES, formed.most_strokes() as f32 / 10.0);
        let to_form = GOAL - formed.len();
        let (Some(left), Some(turn)) = (to_form.checked_sub(1), self.pending().seats().iter().next()) else { return };
        let outlook = Outlook::of(self, seat);
        note(TO_COME, outlook.sum(to_form) / 10.0);
        note(TO_FORM + left, 1.0);
        let waits = (seat.index() + players - turn.index()) % players;
        let gain = outlook.best(self, seat, any).map_or(GAINS.0, |(gain, ..)| gain.clamp(GAINS.0, GAINS.1));
        note(GAIN + waits.min(2), gain / 4.0);
        note(IN_HAND, outlook.sum_in_hand(self, seat, to_form) / 10.0);
        note(WAITS, waits as f32 / players as f32);
    }
}
