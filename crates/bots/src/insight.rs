//! What a player knows of a game beyond its rules: which moves are worth a thought, how good they look at a glance, and
//! what a position is worth.
//!
//! All of it looks at a whole state, because that is what a search walks through; but the only states a bot ever has are
//! those it has drawn from its observation.

use game::{Chance, FastChance, Game, Outcome, PerSeat, Seat};

use crate::apprentice;

/// A game that can be played well.
pub trait Insight: Game {
    /// How much benefit of the doubt a search gives to moves that were seldom tried, where a win is worth 1.
    const CURIOSITY: f32 = 0.5;

    /// By how many points a move must look better at a glance for a search to give it e times the thought.
    const GLANCE: f32 = 4.0;

    /// The moves worth thinking about: at least one, and of moves that come to the same only one.
    fn candidates(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// How good a move looks at a glance, roughly in points.
    fn appeal(&self, seat: Seat, chosen: Self::Move) -> f32;

    /// A quick and mostly sensible move, to play a position to its end.
    fn instinct(&self, seat: Seat, chance: &mut impl Chance) -> Self::Move;

    /// What a beginner does: mostly sensible moves, judged at a glance, some of them overlooked.
    fn beginners_move(&self, seat: Seat, chance: &mut FastChance) -> Self::Move {
        apprentice::glance_about(self, seat, chance)
    }

    /// Whether looking further than this position is of no use.
    fn settled(&self) -> bool;

    /// The best choice of a seat that knows this, where it can be worked out exactly.
    fn solve(_known: &Self::Observation, _seat: Seat, _chance: &mut FastChance) -> Option<Self::Move> {
        None
    }

    /// How likely each player is to win from here, in the eyes of somebody who looks no further: between 0 and 1.
    fn prospects(&self) -> PerSeat<f32>;
}

/// How much of the worth of a finished game is whether it was won; the rest is by how much.
const WON: f32 = 0.75;

/// What a position promises a seat that stands as well as `smooth` says, between 0 and 1. Once the game is over winning is
/// what counts, and by how much is only a hint which way it lies.
pub(crate) fn promise(outcome: Option<&Outcome>, seat: Seat, smooth: f32) -> f32 {
    let Some(Outcome { winners, .. }) = outcome else { return smooth };
    let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    WON * won + (1.0 - WON) * smooth
}

/// By how much a seat is ahead of the best other.
pub(crate) fn lead<const N: usize>(points: &PerSeat<f32, N>, players: usize, seat: Seat) -> f32 {
    let others = points.iter().take(players).filter(|(other, _)| *other != seat).map(|(_, &points)| points);
    points[seat] - others.fold(f32::NEG_INFINITY, f32::max)
}

/// From 0 to 1, one half at nothing.
pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
