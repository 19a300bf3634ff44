//! The signs by which it is known how a player stands.

use ::kanji_zushi::{GOAL, KanjiZushi};
use game::{Game, Pending, Seat};

use super::leads;
use super::outlook::Outlook;
use crate::Signs;

/// How many signs there are of one time.
const KINDS: usize = 16;

/// The times of a game, in kanji that a player on average has still to form.
const TIMES: [f32; 4] = [0.0, 1.0, 2.5, 5.0];

/// How many signs there are in all.
pub(super) const SIGNS: usize = KINDS * TIMES.len();

impl Signs for KanjiZushi {
    const SIGNS: usize = SIGNS;

    fn tells(&self) -> bool {
        self.failures() == 0
    }

    fn signs(&self, seat: Seat, mut note: impl FnMut(usize, f32)) {
        let players = self.players();
        let to_come: usize = (0..players).map(|seat| GOAL - self.formed_by(Seat::new(seat)).len()).sum();
        let to_come = to_come as f32 / players as f32;
        let later = TIMES.iter().position(|&time| to_come <= time).unwrap_or(TIMES.len() - 1).max(1);
        let late = (to_come - TIMES[later - 1]) / (TIMES[later] - TIMES[later - 1]);
        let mut both = |kind: usize, much: f32| {
            if much != 0.0 {
                note((later - 1) * KINDS + kind, much * (1.0 - late));
                note(later * KINDS + kind, much * late);
            }
        };
        let formed = self.formed_by(seat);
        let to_form = GOAL - formed.len();
        both(0, formed.strokes() as f32 / 10.0);
        if leads(self, seat) {
            both(1 + usize::from(self.stuck().min(2)), 1.0);
        }
        both(4, formed.most_strokes() as f32 / 10.0);
        if to_form == 0 {
            return;
        }
        let outlook = Outlook::of(self, seat);
        both(5, outlook.sum(to_form) / 10.0);
        both(6 + to_form - 1, 1.0);
        let Pending::Seats(pending) = self.pending() else { return };
        let turn = pending.iter().next().map_or(0, Seat::index);
        let waits = (seat.index() + players - turn) % players;
        let gain = outlook.best(self, seat).map_or(-4.0, |(gain, ..)| gain.clamp(-4.0, 6.0)) / 4.0;
        both(11 + waits.min(2), gain);
        both(14, outlook.sum_in_hand(self, seat, to_form) / 10.0);
        both(15, waits as f32 / players as f32);
    }
}
