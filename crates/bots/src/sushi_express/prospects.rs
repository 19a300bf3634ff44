//! How likely everybody is to win.

use game::{Game as _, PerSeat};
use sushi_express::{MIN_PLAYERS, SushiExpress};

use super::weights::WEIGHTS;
use crate::insight::promise;
use crate::learning::chances;

/// How many points make a difference at the end of a game.
const FINAL: f32 = 2.0;

/// How likely each player is to win, between 0 and 1.
pub(super) fn prospects(game: &SushiExpress) -> PerSeat<f32> {
    let players = game.players();
    let Some(outcome) = game.outcome() else { return chances(game, &WEIGHTS[players - MIN_PLAYERS]) };
    let best = outcome.scores.as_slice().iter().copied().max().unwrap_or(0);
    let odds = |seat| ((outcome.scores[seat] - best) as f32 / FINAL).exp();
    let all = game.vans().seats().map(odds).sum::<f32>();
    PerSeat::from_fn(players, |seat| promise(Some(&outcome), seat, odds(seat) / all))
}
