//! Learning from finished games how likely each player is to win from a position: a weight for each sign by which a
//! player's standing is known.
//!
//! A player's strength is the weighted sum of its signs, and the chances to win are as the exponentials of the strengths
//! (a conditional logit). The likeliest weights are unique, and Newton's method finds them; no rate has to be chosen, and
//! the same games give the same weights.

use std::collections::BTreeMap;

use game::{FastChance, Joint, Pending, PerSeat, Seat};

use crate::Insight;

/// A game in which it shows by signs how a player stands.
pub trait Signs: Insight {
    /// How many signs there are.
    const SIGNS: usize;

    /// Whether the signs tell something in this position: they may be meant for the beginnings of rounds only.
    fn tells(&self) -> bool;

    /// Calls `note` with each sign of a player's that is not nothing, and how much it is.
    fn signs(&self, seat: Seat, note: impl FnMut(usize, f32));
}

/// A sign may mean something else early in a game than late. So there is one of each kind for some times, and at a moment
/// between two of them it counts as both, more as the nearer.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// The later of the two times in the list.
    later: usize,
    /// How near it is, from 0 to 1.
    near: f32,
    kinds: usize,
}

impl Moment {
    /// A moment among times that grow, with so many kinds of signs at each.
    pub(crate) fn at(now: f32, times: &[f32], kinds: usize) -> Self {
        let last = times.len() - 1;
        let later = times.iter().position(|&time| now <= time).unwrap_or(last).max(1);
        let near = (now - times[later - 1]) / (times[later] - times[later - 1]);
        Self { later, near: near.min(1.0), kinds }
    }

    /// Notes a sign of a kind.
    #[inline]
    pub(crate) fn note(self, kind: usize, much: f32, note: &mut impl FnMut(usize, f32)) {
        if much != 0.0 {
            note((self.later - 1) * self.kinds + kind, much * (1.0 - self.near));
            note(self.later * self.kinds + kind, much * self.near);
        }
    }
}

/// How likely each player is to win, as the signs say.
pub(crate) fn chances<G: Signs>(game: &G, weights: &[f32]) -> PerSeat<f32> {
    softmax(PerSeat::from_fn(game.players(), |seat| {
        let mut strength = 0.0;
        game.signs(seat, |sign, much| strength += weights[sign] * much);
        strength
    }))
}

/// Chances that are as the exponentials of the strengths.
pub(crate) fn softmax(mut strengths: PerSeat<f32>) -> PerSeat<f32> {
    let most = strengths.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    strengths.as_mut_slice().iter_mut().for_each(|strength| *strength = (*strength - most).exp());
    let all = strengths.as_slice().iter().sum::<f32>();
    strengths.map(|odds| odds / all)
}

/// A position of a finished game.
struct Lesson {
    /// For each player the signs that are not nothing: which, and how much.
    signs: Vec<Vec<(usize, f32)>>,
    /// The share of the victory each player had in the end; together one.
    won: Vec<f32>,
}

/// Weights that were learnt.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// A weight for each sign.
    pub weights: Vec<f64>,
    /// How surprising the games are to somebody who knows the weights, in bits a position.
    pub surprise: f64,
}

/// Plays so many games of each way by instinct, and learns from them what the signs are worth.
pub fn weigh<G: Signs>(ways: &[G::Options], games: u64, seed: u64) -> Learnt {
    let mut lessons = Vec::new();
    for (options, number) in ways.iter().flat_map(|options| (0..games).map(move |number| (options, number))) {
        attend::<G>(options, &mut FastChance::of_series(seed, number), &mut lessons);
    }
    learn(&lessons, G::SIGNS)
}

/// Plays a game, and adds its positions.
fn attend<G: Signs>(options: &G::Options, luck: &mut FastChance, lessons: &mut Vec<Lesson>) {
    let mut game = G::deal(options, luck, &mut |_| ());
    let (first, players) = (lessons.len(), game.players());
    let seats = || (0..players).map(Seat::new);
    while let Pending::Seats(pending) = game.pending() {
        if game.tells() {
            let of = |seat| {
                let mut signs = Vec::new();
                game.signs(seat, |sign, much| signs.push((sign, much)));
                signs
            };
            lessons.push(Lesson { signs: seats().map(of).collect(), won: Vec::new() });
        }
        let mut joint = Joint::new(players);
        for seat in pending.iter() {
            joint[seat] = Some(game.instinct(seat, luck));
        }
        game.apply_unchecked(&joint, luck, &mut |_| ());
    }
    let winners = game.outcome().expect("it is over").winners;
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    lessons[first..].iter_mut().for_each(|lesson| lesson.won = seats().map(share).collect());
}

/// What keeps weights small that the games say nothing about, in positions.
const RIDGE: f64 = 3.0;

/// A step that is halved so often was none.
const HALVINGS: usize = 20;

/// A step that explains the games so little better, in bits, is the last.
const ENOUGH: f64 = 1e-3;

/// The weights that make the games likeliest.
fn learn(lessons: &[Lesson], signs: usize) -> Learnt {
    let mut weights = vec![0.0; signs];
    let mut studied = Studied::new(lessons, &weights);
    loop {
        // Far from the best weights a step may be too long.
        let step = solve(studied.curvature, studied.slope);
        let shorter = (0..HALVINGS).map(|halved| 0.5f64.powi(halved as i32));
        let better = shorter.map(|part| {
            let weights: Vec<f64> = weights.iter().zip(&step).map(|(weight, step)| weight + part * step).collect();
            (Studied::new(lessons, &weights), weights)
        });
        let Some((next, there)) = better.into_iter().find(|(next, _)| next.cost < studied.cost - ENOUGH) else {
            return Learnt { weights, surprise: studied.surprise / lessons.len().max(1) as f64 };
        };
        (studied, weights) = (next, there);
    }
}

/// What all lessons together say about some weights.
struct Studied {
    /// How surprising the games are, in bits.
    surprise: f64,
    /// The same, and what large weights cost.
    cost: f64,
    /// Where better weights lie.
    slope: Vec<f64>,
    /// How fast that changes, row by row.
    curvature: Vec<f64>,
}

impl Studied {
    fn new(lessons: &[Lesson], weights: &[f64]) -> Self {
        let signs = weights.len();
        let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut curvature = vec![0.0; signs * signs];
        (0..signs).for_each(|sign| curvature[sign * signs + sign] = RIDGE);
        let surprise: f64 = lessons.iter().map(|lesson| study(lesson, weights, &mut slope, &mut curvature)).sum();
        let large: f64 = weights.iter().map(|weight| RIDGE / 2.0 * weight * weight).sum();
        Self { surprise, cost: surprise + large / std::f64::consts::LN_2, slope, curvature }
    }
}

/// Adds what a lesson says about the weights, and returns how surprising it is in bits.
fn study(lesson: &Lesson, weights: &[f64], slope: &mut [f64], curvature: &mut [f64]) -> f64 {
    let strength = |signs: &Vec<(usize, f32)>| signs.iter().map(|&(sign, much)| weights[sign] * f64::from(much)).sum();
    let strengths: Vec<f64> = lesson.signs.iter().map(strength).collect();
    let most = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let odds: Vec<f64> = strengths.iter().map(|strength| (strength - most).exp()).collect();
    let all: f64 = odds.iter().sum();
    // What the signs are on average, with the chances to win for weights.
    let mut mean = BTreeMap::new();
    let mut surprise = 0.0;
    for ((signs, odds), &won) in lesson.signs.iter().zip(odds).zip(&lesson.won) {
        let chance = odds / all;
        if won > 0.0 {
            surprise -= f64::from(won) * chance.log2();
        }
        for &(sign, much) in signs {
            let much = f64::from(much);
            slope[sign] += (f64::from(won) - chance) * much;
            *mean.entry(sign).or_insert(0.0) += chance * much;
            for &(other, as_much) in signs {
                curvature[sign * weights.len() + other] += chance * much * f64::from(as_much);
            }
        }
    }
    for (&sign, much) in &mean {
        for (&other, as_much) in &mean {
            curvature[sign * weights.len() + other] -= much * as_much;
        }
    }
    surprise
}

/// Solves a system of linear equations whose matrix is positive definite, by Cholesky's decomposition.
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
    fn what_decided_games_is_learnt_from_them() {
        let (truth, luck) = ([1.5, -0.7, 0.0], &mut FastChance::new(4));
        let mut some = || luck.below(2001) as f32 / 1000.0 - 1.0;
        let mut lesson = || {
            let signs: Vec<Vec<(usize, f32)>> = (0..3).map(|_| (0..3).map(|sign| (sign, some())).collect()).collect();
            let strength = |signs: &Vec<(usize, f32)>| signs.iter().map(|&(sign, much)| truth[sign] * much).sum();
            let odds: Vec<f32> = signs.iter().map(strength).map(f32::exp).collect();
            // Who wins is drawn with these odds.
            let mut drawn = (0.5 + some() / 2.0) * odds.iter().sum::<f32>();
            let winner = odds.iter().position(|odds| {
                drawn -= odds;
                drawn <= 0.0
            });
            Lesson { signs, won: (0..3).map(|seat| f32::from(u8::from(winner.unwrap_or(2) == seat))).collect() }
        };
        let lessons: Vec<Lesson> = (0..20_000).map(|_| lesson()).collect();
        let learnt = learn(&lessons, 3);
        for (learnt, truth) in learnt.weights.iter().zip(truth) {
            assert!((learnt - f64::from(truth)).abs() < 0.06, "{learnt} for {truth}");
        }
        assert!(learnt.surprise < 3f64.log2() - 0.1, "{}", learnt.surprise);
    }

    #[test]
    fn a_sign_between_two_times_counts_as_both() {
        let noted = |now| {
            let mut all = Vec::new();
            Moment::at(now, &[0.0, 2.0, 4.0], 10).note(3, 1.0, &mut |sign, much| all.push((sign, much)));
            all
        };
        assert_eq!(noted(0.5), [(3, 0.75), (13, 0.25)]);
        assert_eq!(noted(2.0), [(3, 0.0), (13, 1.0)]);
        assert_eq!(noted(9.0), [(13, 0.0), (23, 1.0)]);
    }
}
