//! Knowledge of a game beyond its rules: candidate moves, priors, a rollout policy and an evaluation.
//!
//! All of it takes a whole state, because a search simulates whole states. A bot only ever has states that were sampled
//! from its observation.

use game::{Chance, FastChance, Game, Outcome, PerSeat, Seat};

use crate::apprentice;

/// A game with the heuristics that bots need.
pub trait Heuristics: Game {
    /// Exploration constant of the search, on a scale where a win is worth 1.
    const EXPLORATION: f32 = 0.5;

    /// Temperature of the priors in points: a move whose prior is higher by this gets e times the exploration.
    const PRIOR_TEMPERATURE: f32 = 4.0;

    /// Adds the candidate moves: at least one, and only one of several equivalent moves.
    fn candidates(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// The prior of a move: how good it looks without search, roughly in points.
    fn prior(&self, seat: Seat, chosen: Self::Move) -> f32;

    /// The rollout policy: a quick and mostly sensible move.
    fn rollout_move(&self, seat: Seat, chance: &mut impl Chance) -> Self::Move;

    /// The move of an apprentice: greedy by prior, with noise, and with some moves overlooked.
    fn apprentice_move(&self, seat: Seat, chance: &mut FastChance) -> Self::Move {
        apprentice::noisy_greedy_move(self, seat, chance)
    }

    /// The move of a cook, for games in which even a short search would play too well for that level.
    fn cook_move(&self, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// Whether a rollout can end here and be evaluated.
    fn is_settled(&self) -> bool;

    /// Whether a simulation ends here after this number of turns and is evaluated.
    fn stops_search(&self, _turns: u32) -> bool {
        self.is_settled()
    }

    /// The exact solution for a seat with this knowledge, if it can be computed. It covers the candidate moves, and
    /// `also` if it is not one of them.
    fn solve(
        _known: &Self::Observation,
        _seat: Seat,
        _also: Option<Self::Move>,
        _chance: &mut FastChance,
    ) -> Option<ExactSolution<Self::Move>> {
        None
    }

    /// The evaluation that a search maximises, for each player, between 0 and 1. The margin of a win may be part of it.
    fn evaluate(&self) -> PerSeat<f32>;

    /// Each player's probability of winning from here; they add up to one, and a shared win counts as a fraction.
    /// People see it, so it is calibrated against the results of games (docs/bots.md).
    fn win_probabilities(&self) -> PerSeat<f32> {
        match self.outcome() {
            Some(outcome) => shares(&outcome, self.players()),
            None => self.evaluate(),
        }
    }
}

/// The exact solution of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct ExactSolution<M> {
    /// Each player's probability of winning under optimal play.
    pub chances: PerSeat<f64>,
    /// The moves with their weights in an optimal mixed strategy.
    pub moves: Vec<ExactMove<M>>,
}

/// A move of an exact solution.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExactMove<M> {
    /// The move.
    pub choice: M,
    /// Its probability in the optimal mixed strategy.
    pub weight: f64,
    /// The probability of winning with it against optimal play.
    pub chance: f64,
}

impl<M: Copy> ExactSolution<M> {
    /// Samples a move from the mixed strategy.
    pub(crate) fn draw(&self, chance: &mut impl Chance) -> Option<M> {
        let mut point = f64::from(chance.below(1 << 24)) / f64::from(1 << 24);
        let drawn = self.moves.iter().find(|solved| {
            point -= solved.weight;
            point < 0.0
        });
        // Rounding can leave a remainder. It goes to the move with the largest weight.
        let heaviest = || self.moves.iter().max_by(|a, b| a.weight.total_cmp(&b.weight));
        drawn.or_else(heaviest).map(|solved| solved.choice)
    }
}

/// Each player's share of the win.
pub(crate) fn shares(outcome: &Outcome, players: usize) -> PerSeat<f32> {
    PerSeat::from_fn(players, |seat| share(outcome, seat))
}

/// A seat's share of the win.
fn share(outcome: &Outcome, seat: Seat) -> f32 {
    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 }
}

/// Weight of winning in the evaluation of a finished game; the rest is the margin.
const WON: f32 = 0.75;

/// The evaluation for a seat whose margin is `smooth`, between 0 and 1. When the game is over, winning counts for most
/// of it. The margin only shows the search in which direction to improve.
pub(crate) fn with_margin(outcome: Option<&Outcome>, seat: Seat, smooth: f32) -> f32 {
    outcome.map_or(smooth, |outcome| WON * share(outcome, seat) + (1.0 - WON) * smooth)
}

/// A seat's lead over the best opponent.
pub(crate) fn lead<const N: usize>(points: &PerSeat<f32, N>, players: usize, seat: Seat) -> f32 {
    let others = points.iter().take(players).filter(|(other, _)| *other != seat).map(|(_, &points)| points);
    points[seat] - others.fold(f32::NEG_INFINITY, f32::max)
}

/// The logistic function.
pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
