//! Trains a linear model of win probabilities from finished games.
//!
//! A player's strength is the weighted sum of its features, and win probabilities are the softmax of the strengths (a
//! conditional logit model). The maximum-likelihood weights are unique and found by Newton's method, so there is no
//! learning rate, and the same games give the same weights.

use std::collections::BTreeMap;

use game::{FastChance, Joint, Pending, PerSeat, Seat};

use crate::Heuristics;

/// A game whose positions are described by features of each player.
pub trait Features: Heuristics {
    /// Number of features.
    const FEATURES: usize;

    /// Whether the features are meaningful in this position, for example only at the beginning of a round.
    fn has_features(&self) -> bool;

    /// Calls `emit` with the index and value of each feature of a player that is not zero.
    fn features(&self, seat: Seat, emit: impl FnMut(usize, f32));
}

/// Interpolates features over the course of a game, because a feature may mean something else early than late. There is
/// one set of features for each of several points in time; in between, values are split linearly between the two
/// neighbours.
#[derive(Clone, Copy)]
pub(crate) struct Interpolation {
    /// Index of the later neighbour.
    later: usize,
    /// Its share, from 0 to 1.
    near: f32,
    kinds: usize,
}

impl Interpolation {
    /// The position of `now` among ascending times, with this number of features at each.
    pub(crate) fn at(now: f32, times: &[f32], kinds: usize) -> Self {
        let last = times.len() - 1;
        let later = times.iter().position(|&time| now <= time).unwrap_or(last).max(1);
        let near = (now - times[later - 1]) / (times[later] - times[later - 1]);
        Self { later, near: near.min(1.0), kinds }
    }

    /// Emits a feature.
    #[inline]
    pub(crate) fn emit(self, kind: usize, value: f32, emit: &mut impl FnMut(usize, f32)) {
        if value != 0.0 {
            emit((self.later - 1) * self.kinds + kind, value * (1.0 - self.near));
            emit(self.later * self.kinds + kind, value * self.near);
        }
    }
}

/// Each player's win probability according to the model.
pub(crate) fn predict<G: Features>(game: &G, weights: &[f32]) -> PerSeat<f32> {
    softmax(PerSeat::from_fn(game.players(), |seat| {
        let mut strength = 0.0;
        game.features(seat, |feature, value| strength += weights[feature] * value);
        strength
    }))
}

/// Probabilities proportional to the exponentials of the strengths.
pub(crate) fn softmax(mut strengths: PerSeat<f32>) -> PerSeat<f32> {
    let most = strengths.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    strengths.as_mut_slice().iter_mut().for_each(|strength| *strength = (*strength - most).exp());
    let all = strengths.as_slice().iter().sum::<f32>();
    strengths.map(|odds| odds / all)
}

/// A training sample: a position of a finished game.
struct Sample {
    /// The non-zero features of each player.
    features: Vec<Vec<(usize, f32)>>,
    /// Each player's share of the win; they add up to one.
    won: Vec<f32>,
}

/// The result of training.
#[derive(Clone, Debug)]
pub struct Trained {
    /// A weight for each feature.
    pub weights: Vec<f64>,
    /// Mean cross-entropy in bits per position.
    pub loss: f64,
}

/// Plays `games` games with each of the options, with the rollout policy in all seats, and trains on them.
pub fn train<G: Features>(variants: &[G::Options], games: u64, seed: u64) -> Trained {
    let mut samples = Vec::new();
    for (options, number) in variants.iter().flat_map(|options| (0..games).map(move |number| (options, number))) {
        sample_game::<G>(options, &mut FastChance::of_series(seed, number), &mut samples);
    }
    fit(&samples, G::FEATURES)
}

/// Plays a game and adds its positions.
fn sample_game<G: Features>(options: &G::Options, chance: &mut FastChance, samples: &mut Vec<Sample>) {
    let mut game = G::deal(options, chance, &mut |_| ());
    let (first, players) = (samples.len(), game.players());
    let seats = || (0..players).map(Seat::new);
    while let Pending::Seats(pending) = game.pending() {
        if game.has_features() {
            let of = |seat| {
                let mut features = Vec::new();
                game.features(seat, |feature, value| features.push((feature, value)));
                features
            };
            samples.push(Sample { features: seats().map(of).collect(), won: Vec::new() });
        }
        let mut joint = Joint::new(players);
        for seat in pending.iter() {
            joint[seat] = Some(game.rollout_move(seat, chance));
        }
        game.apply_unchecked(&joint, chance, &mut |_| ());
    }
    let winners = game.outcome().expect("the game is over").winners;
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    samples[first..].iter_mut().for_each(|sample| sample.won = seats().map(share).collect());
}

/// Strength of the L2 regularisation, in positions.
const RIDGE: f64 = 3.0;

/// Maximum number of halvings of a Newton step.
const HALVINGS: usize = 20;

/// Training ends when a step improves the objective by less than this, in bits.
const ENOUGH: f64 = 1e-3;

/// Fits the weights by maximum likelihood.
fn fit(samples: &[Sample], features: usize) -> Trained {
    let mut weights = vec![0.0; features];
    let mut objective = Objective::new(samples, &weights);
    loop {
        // Far from the optimum, a full step can overshoot.
        let step = solve(objective.hessian, objective.gradient);
        let shorter = (0..HALVINGS).map(|halved| 0.5f64.powi(halved as i32));
        let better = shorter.map(|part| {
            let weights: Vec<f64> = weights.iter().zip(&step).map(|(weight, step)| weight + part * step).collect();
            (Objective::new(samples, &weights), weights)
        });
        let Some((next, next_weights)) = better.into_iter().find(|(next, _)| next.cost < objective.cost - ENOUGH)
        else {
            return Trained { weights, loss: objective.loss / samples.len().max(1) as f64 };
        };
        (objective, weights) = (next, next_weights);
    }
}

/// The objective at some weights, with its derivatives.
struct Objective {
    /// Total cross-entropy in bits.
    loss: f64,
    /// The same with regularisation.
    cost: f64,
    /// Gradient of the log-likelihood.
    gradient: Vec<f64>,
    /// Negative Hessian, row by row.
    hessian: Vec<f64>,
}

impl Objective {
    fn new(samples: &[Sample], weights: &[f64]) -> Self {
        let features = weights.len();
        let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut hessian = vec![0.0; features * features];
        (0..features).for_each(|index| hessian[index * features + index] = RIDGE);
        let loss: f64 = samples.iter().map(|sample| accumulate(sample, weights, &mut gradient, &mut hessian)).sum();
        let penalty: f64 = weights.iter().map(|weight| RIDGE / 2.0 * weight * weight).sum();
        Self { loss, cost: loss + penalty / std::f64::consts::LN_2, gradient, hessian }
    }
}

/// Adds the derivatives of a sample; returns its cross-entropy in bits.
fn accumulate(sample: &Sample, weights: &[f64], gradient: &mut [f64], hessian: &mut [f64]) -> f64 {
    let strength = |features: &Vec<(usize, f32)>| {
        features.iter().map(|&(feature, value)| weights[feature] * f64::from(value)).sum()
    };
    let strengths: Vec<f64> = sample.features.iter().map(strength).collect();
    let most = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let odds: Vec<f64> = strengths.iter().map(|strength| (strength - most).exp()).collect();
    let all: f64 = odds.iter().sum();
    // Means of the features, weighted by the win probabilities.
    let mut mean = BTreeMap::new();
    let mut loss = 0.0;
    for ((features, odds), &won) in sample.features.iter().zip(odds).zip(&sample.won) {
        let chance = odds / all;
        if won > 0.0 {
            loss -= f64::from(won) * chance.log2();
        }
        for &(feature, value) in features {
            let value = f64::from(value);
            gradient[feature] += (f64::from(won) - chance) * value;
            *mean.entry(feature).or_insert(0.0) += chance * value;
            for &(other, other_value) in features {
                hessian[feature * weights.len() + other] += chance * value * f64::from(other_value);
            }
        }
    }
    for (&feature, value) in &mean {
        for (&other, other_value) in &mean {
            hessian[feature * weights.len() + other] -= value * other_value;
        }
    }
    loss
}

/// Solves a positive definite linear system by Cholesky decomposition.
fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for row in 0..size {
        for column in 0..=row {
            let products = (0..column).map(|at| matrix[row * size + at] * matrix[column * size + at]);
            let rest = matrix[row * size + column] - products.sum::<f64>();
            matrix[row * size + column] =
                if row == column { rest.sqrt() } else { rest / matrix[column * size + column] };
        }
    }
    for row in 0..size {
        let known: f64 = (0..row).map(|at| matrix[row * size + at] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|at| matrix[at * size + row] * right[at]).sum();
        right[row] = (right[row] - known) / matrix[row * size + row];
    }
    right
}

#[cfg(test)]
mod tests {
    use game::Chance as _;

    use super::*;

    #[test]
    fn training_recovers_the_true_weights() {
        let (truth, chance) = ([1.5, -0.7, 0.0], &mut FastChance::new(4));
        let mut random_value = || chance.below(2001) as f32 / 1000.0 - 1.0;
        let mut sample = || {
            let features: Vec<Vec<(usize, f32)>> =
                (0..3).map(|_| (0..3).map(|feature| (feature, random_value())).collect()).collect();
            let strength =
                |features: &Vec<(usize, f32)>| features.iter().map(|&(feature, value)| truth[feature] * value).sum();
            let odds: Vec<f32> = features.iter().map(strength).map(f32::exp).collect();
            // The winner is sampled with these odds.
            let mut drawn = (0.5 + random_value() / 2.0) * odds.iter().sum::<f32>();
            let winner = odds.iter().position(|odds| {
                drawn -= odds;
                drawn <= 0.0
            });
            Sample { features, won: (0..3).map(|seat| f32::from(u8::from(winner.unwrap_or(2) == seat))).collect() }
        };
        let samples: Vec<Sample> = (0..20_000).map(|_| sample()).collect();
        let trained = fit(&samples, 3);
        for (weight, truth) in trained.weights.iter().zip(truth) {
            assert!((weight - f64::from(truth)).abs() < 0.06, "{weight} instead of {truth}");
        }
        assert!(trained.loss < 3f64.log2() - 0.1, "{}", trained.loss);
    }

    #[test]
    fn features_are_split_between_neighbouring_times() {
        let emitted = |now| {
            let mut all = Vec::new();
            Interpolation::at(now, &[0.0, 2.0, 4.0], 10).emit(3, 1.0, &mut |feature, value| all.push((feature, value)));
            all
        };
        assert_eq!(emitted(0.5), [(3, 0.75), (13, 0.25)]);
        assert_eq!(emitted(2.0), [(3, 0.0), (13, 1.0)]);
        assert_eq!(emitted(9.0), [(13, 0.0), (23, 1.0)]);
    }
}
