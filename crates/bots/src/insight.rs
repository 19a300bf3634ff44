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

    /// What a cook does at a glance, in a game where looking ahead would make a master of anybody who knows the moves.
    fn cooks_move(&self, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// Whether looking further than this position is of no use.
    fn settled(&self) -> bool;

    /// Whether a search that has come so many turns far need look no further.
    fn far_enough(&self, _turns: u32) -> bool {
        self.settled()
    }

    /// The moves of a seat that knows this, where it can be worked out exactly what they are worth: those worth thinking
    /// about, and `also` this one.
    fn solve(
        _known: &Self::Observation,
        _seat: Seat,
        _also: Option<Self::Move>,
        _chance: &mut FastChance,
    ) -> Option<Solved<Self::Move>> {
        None
    }

    /// What a search strives for: how good the position is for each player, in the eyes of somebody who looks no further,
    /// between 0 and 1. By how much a game is won may be a part of it.
    fn prospects(&self) -> PerSeat<f32>;

    /// How likely each player is to win from here, a shared win in parts: together one. It is what people are told, so it
    /// is held against how often positions were really won.
    fn chances(&self) -> PerSeat<f32> {
        match self.outcome() {
            Some(outcome) => shares(&outcome, self.players()),
            None => self.prospects(),
        }
    }
}

/// A choice that was worked out exactly.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved<M> {
    /// How likely each player is to win, if all play as well as can be.
    pub chances: PerSeat<f64>,
    /// The moves.
    pub moves: Vec<SolvedMove<M>>,
}

/// A move of a choice that was worked out exactly.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SolvedMove<M> {
    /// The move.
    pub choice: M,
    /// How often it should be chosen; all together one.
    pub weight: f64,
    /// How likely it is to win.
    pub chance: f64,
}

impl<M: Copy> Solved<M> {
    /// A move, each as often as it should be chosen.
    pub(crate) fn draw(&self, chance: &mut impl Chance) -> Option<M> {
        let mut point = f64::from(chance.below(1 << 24)) / f64::from(1 << 24);
        let drawn = self.moves.iter().find(|solved| {
            point -= solved.weight;
            point < 0.0
        });
        // Rounding may leave a crumb at the end; it belongs to a move that has weight.
        let heaviest = || self.moves.iter().max_by(|a, b| a.weight.total_cmp(&b.weight));
        drawn.or_else(heaviest).map(|solved| solved.choice)
    }
}

/// What each player has of the victory.
pub(crate) fn shares(outcome: &Outcome, players: usize) -> PerSeat<f32> {
    PerSeat::from_fn(players, |seat| share(outcome, seat))
}

/// What a seat has of the victory.
fn share(outcome: &Outcome, seat: Seat) -> f32 {
    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 }
}

/// How much of the worth of a finished game is whether it was won; the rest is by how much.
const WON: f32 = 0.75;

/// What a position promises a seat that stands as well as `smooth` says, between 0 and 1. Once the game is over winning is
/// what counts, and by how much is only a hint which way it lies.
pub(crate) fn promise(outcome: Option<&Outcome>, seat: Seat, smooth: f32) -> f32 {
    outcome.map_or(smooth, |outcome| WON * share(outcome, seat) + (1.0 - WON) * smooth)
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
