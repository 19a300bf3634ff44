//! What a player knows of Kanji-zushi.
//!
//! Nobody is in a hurry: a player who passes loses no kanji by it, and whoever forms one gives all others a new shari
//! and time to wait for better ones. But a table that is stuck for the third time ends the game as it stands. So a kanji
//! is worth what it has more than the one its neta may still become, and in the end only who is behind must move.

mod outlook;
mod pupil;
mod signs;
mod weights;

use ::kanji_zushi::{Kanji, KanjiZushi, Move, STUCK, Verdict};
use game::{Chance, FastChance, Game, Pending, PerSeat, Seat};

use crate::insight::{lead, logistic, promise};
use crate::learning::chances;
use crate::{Insight, Signs as _};
use outlook::{Outlook, any, combine};

/// What must be gained for a kanji to be thought of at all, at a table that is fresh, was stuck once, or twice.
const WORTH_A_THOUGHT: [f32; STUCK as usize] = [-1.5, -3.0, f32::NEG_INFINITY];

/// A kanji that gains so much less than another is not thought of.
const MARGIN: f32 = 1.5;

/// Nobody thinks of passing who can gain so much.
const IRRESISTIBLE: f32 = 2.0;

/// So many turns ahead the signs say as much as playing on would.
const AHEAD: u32 = 6;

/// More than any kanji gains or loses.
const ANYTHING: f32 = 100.0;

/// By how many strokes a lead must grow to be about two and a half times as good.
const LEAD: f32 = 8.0;

impl Insight for KanjiZushi {
    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        let (deck, outlook) = (self.options().deck(), Outlook::of(self, seat));
        let Some((most, ..)) = outlook.best(self, seat, any) else { return moves.push(Move::Pass) };
        let must_form = loses_by_passing(self, seat);
        let least = WORTH_A_THOUGHT[usize::from(self.stuck())].max(most - MARGIN);
        for neta in self.hand(seat).places() {
            for &pairing in deck.ranked(neta).iter().filter(|pairing| self.table().has(pairing.shari)) {
                if outlook.gain(neta, pairing.strokes) >= least {
                    moves.push(combine(deck, neta, pairing));
                }
            }
        }
        if most < IRRESISTIBLE && !must_form {
            moves.push(Move::Pass);
        }
    }

    fn appeal(&self, seat: Seat, chosen: Move) -> f32 {
        match chosen {
            Move::Pass => appeal_of_passing(self, seat),
            Move::Combine { neta, shari } => {
                let deck = self.options().deck();
                let place = deck.neta().iter().position(|&other| other == neta);
                let kanji = deck.verdict(neta, shari).and_then(Verdict::kanji);
                let gain = |(place, kanji): (usize, Kanji)| Outlook::of(self, seat).gain(place, kanji.strokes());
                // An attempt that fails is a pass that shows a card.
                place.zip(kanji).map_or(-2.0 * ANYTHING, gain)
            }
        }
    }

    /// There is no whim in it: which cards come is as different from game to game as can be.
    fn instinct(&self, seat: Seat, _: &mut impl Chance) -> Move {
        match Outlook::of(self, seat).best(self, seat, any) {
            Some((gain, neta, pairing)) if gain >= appeal_of_passing(self, seat) => {
                combine(self.options().deck(), neta, pairing)
            }
            _ => Move::Pass,
        }
    }

    fn beginners_move(&self, seat: Seat, _: &mut FastChance) -> Move {
        pupil::beginner(self, seat)
    }

    fn cooks_move(&self, seat: Seat) -> Option<Move> {
        Some(pupil::cook(self, seat))
    }

    fn settled(&self) -> bool {
        self.pending() == Pending::Over
    }

    fn far_enough(&self, turns: u32) -> bool {
        self.settled() || (turns >= AHEAD && self.tells())
    }

    fn prospects(&self) -> PerSeat<f32> {
        let Some(outcome) = self.outcome() else { return chances(self, &weights::WEIGHTS[self.players() - 2]) };
        let players = self.players();
        let strokes: PerSeat<f32> = PerSeat::from_fn(players, |seat| self.formed_by(seat).strokes() as f32);
        PerSeat::from_fn(players, |seat| promise(Some(&outcome), seat, logistic(lead(&strokes, players, seat) / LEAD)))
    }
}

/// Waiting costs nothing until the table has been stuck twice; then who leads is glad if the game ends, and nobody else.
fn appeal_of_passing(game: &KanjiZushi, seat: Seat) -> f32 {
    match game.stuck() {
        0 | 1 => 0.0,
        _ if leads(game, seat) => ANYTHING,
        _ => -ANYTHING,
    }
}

/// Whether passing now ends the game and somebody else wins it.
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
