//! Heuristics for Kanji-zushi.
//!
//! Passing costs no kanji, and forming one gives the opponents a new shari and time to wait for better ones. But a
//! table that is stuck for the third time ends the game. So the value of a kanji is its lead over the best kanji that
//! its neta may form later, and near the end only players who are behind must act.

mod expectation;
mod features;
mod limited_knowledge;
mod weights;

use ::kanji_zushi::{Kanji, KanjiZushi, Move, STUCK, Verdict};
use game::{Chance, FastChance, Game, Pending, PerSeat, Seat};

use crate::heuristics::{lead, logistic, with_margin};
use crate::training::predict;
use crate::{Features as _, Heuristics};
use expectation::{Expectation, any, combine};

/// Minimum gain of a candidate, by the number of times the table was stuck.
const MINIMUM_GAIN: [f32; STUCK as usize] = [-1.5, -3.0, f32::NEG_INFINITY];

/// A kanji whose gain is lower than the best by more than this is not a candidate.
const MARGIN: f32 = 1.5;

/// If a kanji has at least this gain, passing is not a candidate.
const IRRESISTIBLE: f32 = 2.0;

/// After this number of turns, the model is as accurate as further simulation.
const AHEAD: u32 = 6;

/// A value larger than any gain or loss.
const ANYTHING: f32 = 100.0;

/// Scale of the lead in strokes.
const LEAD: f32 = 8.0;

impl Heuristics for KanjiZushi {
    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        let (deck, expectation) = (self.options().deck(), Expectation::of(self, seat));
        let Some((most, ..)) = expectation.best(self, seat, any) else { return moves.push(Move::Pass) };
        let must_form = loses_by_passing(self, seat);
        let least = MINIMUM_GAIN[usize::from(self.stuck())].max(most - MARGIN);
        for neta in self.hand(seat).places() {
            for &pairing in deck.ranked(neta).iter().filter(|pairing| self.table().has(pairing.shari)) {
                if expectation.gain(neta, pairing.strokes) >= least {
                    moves.push(combine(deck, neta, pairing));
                }
            }
        }
        if most < IRRESISTIBLE && !must_form {
            moves.push(Move::Pass);
        }
    }

    fn prior(&self, seat: Seat, chosen: Move) -> f32 {
        match chosen {
            Move::Pass => prior_of_passing(self, seat),
            Move::Combine { neta, shari } => {
                let deck = self.options().deck();
                let place = deck.neta().iter().position(|&other| other == neta);
                let kanji = deck.verdict(neta, shari).and_then(Verdict::kanji);
                let gain = |(place, kanji): (usize, Kanji)| Expectation::of(self, seat).gain(place, kanji.strokes());
                // A failed attempt is a pass that reveals a card.
                place.zip(kanji).map_or(-2.0 * ANYTHING, gain)
            }
        }
    }

    /// Deterministic, because the drawn cards vary enough from game to game.
    fn rollout_move(&self, seat: Seat, _: &mut impl Chance) -> Move {
        match Expectation::of(self, seat).best(self, seat, any) {
            Some((gain, neta, pairing)) if gain >= prior_of_passing(self, seat) => {
                combine(self.options().deck(), neta, pairing)
            }
            _ => Move::Pass,
        }
    }

    fn apprentice_move(&self, seat: Seat, chance: &mut FastChance) -> Move {
        limited_knowledge::apprentice(self, seat, chance)
    }

    fn cook_move(&self, seat: Seat) -> Option<Move> {
        Some(limited_knowledge::cook(self, seat))
    }

    fn is_settled(&self) -> bool {
        self.pending() == Pending::Over
    }

    fn stops_search(&self, turns: u32) -> bool {
        self.is_settled() || (turns >= AHEAD && self.has_features())
    }

    fn evaluate(&self) -> PerSeat<f32> {
        let Some(outcome) = self.outcome() else { return predict(self, &weights::WEIGHTS[self.players() - 2]) };
        let players = self.players();
        let strokes: PerSeat<f32> = PerSeat::from_fn(players, |seat| self.formed_by(seat).strokes() as f32);
        PerSeat::from_fn(players, |seat| {
            with_margin(Some(&outcome), seat, logistic(lead(&strokes, players, seat) / LEAD))
        })
    }
}

/// Waiting costs nothing until the table has been stuck twice. Then the end of the game is good only for the leader.
fn prior_of_passing(game: &KanjiZushi, seat: Seat) -> f32 {
    match game.stuck() {
        0 | 1 => 0.0,
        _ if leads(game, seat) => ANYTHING,
        _ => -ANYTHING,
    }
}

/// Whether passing now ends the game with somebody else's win.
fn loses_by_passing(game: &KanjiZushi, seat: Seat) -> bool {
    let ends = game.stuck() + 1 == STUCK && usize::from(game.failures()) + 1 == game.still_playing();
    ends && !leads(game, seat)
}

/// Whether a player would win alone if the game ended now.
fn leads(game: &KanjiZushi, seat: Seat) -> bool {
    let standing = |seat: Seat| (game.formed_by(seat).strokes(), game.formed_by(seat).most_strokes());
    let own = standing(seat);
    (0..game.players()).map(Seat::new).all(|other| other == seat || standing(other) < own)
}
