//! How likely everybody is to win.

use game::{Game as _, PerSeat};
use sushi_express::{MIN_PLAYERS, PerPlayer, SushiExpress};

use super::signs::signs;
use super::weights::WEIGHTS;
use crate::insight::promise;

/// How many points make a difference at the end of a game.
const FINAL: f32 = 2.0;

/// How likely each player is to win, between 0 and 1.
pub(super) fn prospects(game: &SushiExpress) -> PerSeat<f32> {
    let outcome = game.outcome();
    let strengths = match &outcome {
        Some(outcome) => PerPlayer::from_fn(game.players(), |seat| outcome.scores[seat] as f32 / FINAL),
        None => {
            let weights = &WEIGHTS[game.players() - MIN_PLAYERS];
            PerPlayer::from_fn(game.players(), |seat| {
                let mut strength = 0.0;
                signs(game, seat, |sign, much| strength += weights[sign] * much);
                strength
            })
        }
    };
    let best = strengths.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let odds = strengths.map(|strength| (strength - best).exp());
    let all = odds.as_slice().iter().sum::<f32>();
    PerSeat::from_fn(game.players(), |seat| promise(outcome.as_ref(), seat, odds[seat] / all))
}
