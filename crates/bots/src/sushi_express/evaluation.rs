//! The evaluation of positions.

use game::{Game as _, PerSeat};
use sushi_express::{MIN_PLAYERS, SushiExpress};

use super::weights::WEIGHTS;
use crate::heuristics::with_margin;
use crate::training::predict;

/// Scale of the margin of a finished game in points.
const FINAL: f32 = 2.0;

/// The evaluation for each player, between 0 and 1.
pub(super) fn evaluate(game: &SushiExpress) -> PerSeat<f32> {
    let players = game.players();
    let Some(outcome) = game.outcome() else { return predict(game, &WEIGHTS[players - MIN_PLAYERS]) };
    let best = outcome.scores.as_slice().iter().copied().max().unwrap_or(0);
    let odds = |seat| ((outcome.scores[seat] - best) as f32 / FINAL).exp();
    let all = game.vans().seats().map(odds).sum::<f32>();
    PerSeat::from_fn(players, |seat| with_margin(Some(&outcome), seat, odds(seat) / all))
}
