//! How likely everybody is to win.

use game::{Game as _, PerSeat, Seat};
use sushi_express::{Action, Customer, PerPlayer, Score, SushiExpress};

use super::worth::{self, Race};
use crate::insight::promise;

/// How many points make a difference at the end of a game.
const FINAL: f32 = 2.0;

/// How many make a difference before, and how many more for each customer that is still to come.
const NEAR: f32 = 0.7;
const FAR: f32 = 0.05;

/// How likely each player is to win, between 0 and 1.
pub(super) fn prospects(game: &SushiExpress) -> PerSeat<f32> {
    let outcome = game.outcome();
    let scale = if outcome.is_some() { FINAL } else { NEAR + FAR * game.pile().len() as f32 };
    let estimates = match outcome {
        Some(outcome) => PerPlayer::from_fn(game.players(), |seat| outcome.scores[seat] as f32),
        None => PerPlayer::from_fn(game.players(), |seat| estimate(game, seat)),
    };
    let best = estimates.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let strengths = estimates.map(|points| ((points - best) / scale).exp());
    let all = strengths.as_slice().iter().sum::<f32>();
    PerSeat::from_fn(game.players(), |seat| promise(outcome.as_ref(), seat, strengths[seat] / all))
}

/// The points a player may count on.
fn estimate(game: &SushiExpress, seat: Seat) -> f32 {
    let tips =
        |player: Seat| game.taken()[player].count(Customer::Tip) + game.hands()[player].cards().count(Action::Tip);
    let rounds_left = worth::rounds_left(game);
    Score::of(game.taken()[seat]).total() as f32 - Race::of(game, seat, tips).cost(0.0)
        + worth::cards(game.hands()[seat].cards())
        + worth::tile(game.vans()[seat], rounds_left)
}
