//! Learning from finished games how likely each player is to win from a position: a weight for each sign by which a
//! player's standing is known.
//!
//! A player's strength is the weighted sum of its signs, and the chances to win are as the exponentials of the strengths
//! (a conditional logit). The likeliest weights are unique, and Newton's method finds them; no rate has to be chosen, and
//! the same games give the same weights.

/// A position of a finished game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// For each player the signs that are not nothing: which, and how much.
    pub signs: Vec<Vec<(usize, f32)>>,
    /// The share of the victory each player had in the end; together one.
    pub won: Vec<f32>,
}

/// Weights that were learnt.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// A weight for each sign.
    pub weights: Vec<f64>,
    /// How surprising the games are to somebody who knows the weights, in bits a position.
    pub surprise: f64,
}

/// What keeps weights small that the games say nothing about, in positions.
const RIDGE: f64 = 3.0;

/// Newton's method doubles the digits with every step.
const STEPS: usize = 8;

/// The weights that make the games likeliest.
pub fn learn(lessons: &[Lesson], signs: usize) -> Learnt {
    let mut weights = vec![0.0; signs];
    let mut surprise = 0.0;
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut curvature = vec![0.0; signs * signs];
        (0..signs).for_each(|sign| curvature[sign * signs + sign] = RIDGE);
        surprise = lessons.iter().map(|lesson| study(lesson, &weights, &mut slope, &mut curvature)).sum();
        for (weight, change) in weights.iter_mut().zip(solve(curvature, slope)) {
            *weight += change;
        }
    }
    Learnt { weights, surprise: surprise / lessons.len().max(1) as f64 }
}

/// Adds what a lesson says about the weights, and returns how surprising it is in bits.
fn study(lesson: &Lesson, weights: &[f64], slope: &mut [f64], curvature: &mut [f64]) -> f64 {
    let strength = |signs: &Vec<(usize, f32)>| signs.iter().map(|&(sign, much)| weights[sign] * f64::from(much)).sum();
    let strengths: Vec<f64> = lesson.signs.iter().map(strength).collect();
    let most = strengths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let odds: Vec<f64> = strengths.iter().map(|strength| (strength - most).exp()).collect();
    let all: f64 = odds.iter().sum();
    // What the signs are on average, with the chances to win for weights.
    let mut mean = std::collections::BTreeMap::new();
    let mut surprise = 0.0;
    for ((signs, odds), &won) in lesson.signs.iter().zip(odds).zip(&lesson.won) {
        let chance = odds / all;
        surprise -= f64::from(won) * chance.log2();
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
            matrix[row * size + column] = if row == column { rest.sqrt() } else { rest / matrix[column * size + column] };
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
