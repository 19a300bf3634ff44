//! Two-player zero-sum matrix games: values and optimal mixed strategies.

/// The solution of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Solution {
    /// The row player's expected payoff under optimal play.
    pub(crate) value: f64,
    /// The row player's optimal mixed strategy.
    pub(crate) rows: Vec<f64>,
    /// The column player's optimal mixed strategy.
    pub(crate) columns: Vec<f64>,
}

/// Numerical tolerance.
const EPSILON: f64 = 1e-9;

/// Solves a zero-sum game. `payoffs[row][column]` is the payoff of the row player.
///
/// Most games have a saddle point. Otherwise the column player's linear programme is solved by the simplex method; its
/// dual variables are the row player's strategy.
///
/// # Panics
/// If there is no row or no column.
pub(crate) fn solve(payoffs: &[Vec<f64>]) -> Solution {
    pure(payoffs).unwrap_or_else(|| mixed(payoffs))
}

/// A saddle point in pure strategies, if there is one.
fn pure(payoffs: &[Vec<f64>]) -> Option<Solution> {
    let worst = |row: &Vec<f64>| row.iter().copied().fold(f64::INFINITY, f64::min);
    let (best, value) =
        payoffs.iter().map(worst).enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).expect("there is a row");
    let column = |column: usize| payoffs.iter().map(|row| row[column]).fold(f64::NEG_INFINITY, f64::max);
    let columns = payoffs[0].len();
    let (answer, least) =
        (0..columns).map(column).enumerate().min_by(|a, b| a.1.total_cmp(&b.1)).expect("there is a column");
    (least - value <= EPSILON).then(|| Solution {
        value,
        rows: only(best, payoffs.len()),
        columns: only(answer, columns),
    })
}

/// A pure strategy.
fn only(one: usize, of: usize) -> Vec<f64> {
    (0..of).map(|at| if at == one { 1.0 } else { 0.0 }).collect()
}

/// The simplex method: maximises the weight of the columns while no row wins more than one.
fn mixed(payoffs: &[Vec<f64>]) -> Solution {
    let (rows, columns) = (payoffs.len(), payoffs[0].len());
    // Shift the payoffs to be positive, so that the programme is bounded.
    let shift = 1.0 - payoffs.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let width = columns + rows + 1;
    let mut table: Vec<Vec<f64>> = (0..rows)
        .map(|row| {
            let own = (0..rows).map(|slack| if slack == row { 1.0 } else { 0.0 });
            payoffs[row].iter().map(|win| win + shift).chain(own).chain([1.0]).collect()
        })
        .collect();
    // The objective row: reduced costs, and the negated objective value.
    let mut goal: Vec<f64> = (0..width).map(|at| if at < columns { 1.0 } else { 0.0 }).collect();
    // The basis. Bland's rule (first improving column, first of the tied rows) prevents cycling.
    let mut basis: Vec<usize> = (columns..columns + rows).collect();
    while let Some(enter) = (0..width - 1).find(|&at| goal[at] > EPSILON) {
        let limit = |row: &[f64]| if row[enter] > EPSILON { row[width - 1] / row[enter] } else { f64::INFINITY };
        let limits: Vec<f64> = table.iter().map(|row| limit(row)).collect();
        let least = limits.iter().copied().fold(f64::INFINITY, f64::min);
        let tied = (0..rows).filter(|&row| limits[row] <= least + EPSILON);
        let leave = tied.min_by_key(|&row| basis[row]).expect("all payoffs are positive, so there is a limit");
        basis[leave] = enter;
        let pivot = table[leave][enter];
        table[leave].iter_mut().for_each(|cell| *cell /= pivot);
        let pivot_row = table[leave].clone();
        let others = table.iter_mut().enumerate().filter(|(row, _)| *row != leave).map(|(_, row)| row);
        for row in others.chain([&mut goal]) {
            let times = row[enter];
            row.iter_mut().zip(&pivot_row).for_each(|(cell, pivot)| *cell -= times * pivot);
        }
    }
    let reached = -goal[width - 1];
    let prices = goal[columns..columns + rows].iter().map(|price| (-price / reached).max(0.0));
    let mut weights = vec![0.0; columns];
    for (row, &column) in basis.iter().enumerate().filter(|(_, column)| **column < columns) {
        weights[column] = table[row][width - 1] / reached;
    }
    Solution { value: 1.0 / reached - shift, rows: prices.collect(), columns: weights }
}

#[cfg(test)]
mod tests {
    use game::{Chance, FastChance};

    use super::*;

    #[test]
    fn textbook_games_are_solved() {
        let check = |payoffs: &[&[f64]], value: f64, rows: &[f64]| {
            let payoffs: Vec<Vec<f64>> = payoffs.iter().map(|row| row.to_vec()).collect();
            let solution = solve(&payoffs);
            assert!((solution.value - value).abs() < 1e-9, "{solution:?}");
            assert!(solution.rows.iter().zip(rows).all(|(a, b)| (a - b).abs() < 1e-9), "{solution:?}");
        };
        check(&[&[0.5]], 0.5, &[1.0]);
        check(&[&[1.0, 0.0], &[0.0, 1.0]], 0.5, &[0.5, 0.5]);
        check(&[&[0.0, -1.0, 1.0], &[1.0, 0.0, -1.0], &[-1.0, 1.0, 0.0]], 0.0, &[1.0 / 3.0; 3]);
        check(&[&[3.0, 1.0], &[4.0, 2.0]], 2.0, &[0.0, 1.0]);
        check(&[&[3.0, -1.0], &[-2.0, 1.0]], 1.0 / 7.0, &[3.0 / 7.0, 4.0 / 7.0]);
    }

    #[test]
    fn no_deviation_from_a_solution_pays() {
        let chance = &mut FastChance::new(1);
        for _ in 0..2000 {
            let (rows, columns) = (chance.below(6) as usize + 1, chance.below(6) as usize + 1);
            let payoffs: Vec<Vec<f64>> =
                (0..rows).map(|_| (0..columns).map(|_| f64::from(chance.below(20)) / 10.0 - 1.0).collect()).collect();
            let solution = solve(&payoffs);
            assert!((solution.rows.iter().sum::<f64>() - 1.0).abs() < 1e-6);
            let against = |column: usize| (0..rows).map(|row| solution.rows[row] * payoffs[row][column]).sum::<f64>();
            let guaranteed = (0..columns).map(against).fold(f64::INFINITY, f64::min);
            assert!((guaranteed - solution.value).abs() < 1e-6, "{payoffs:?} {solution:?}");
            assert!((solution.columns.iter().sum::<f64>() - 1.0).abs() < 1e-6);
            let payoff_of =
                |row: &Vec<f64>| row.iter().zip(&solution.columns).map(|(win, weight)| win * weight).sum::<f64>();
            let allowed = payoffs.iter().map(payoff_of).fold(f64::NEG_INFINITY, f64::max);
            assert!((allowed - solution.value).abs() < 1e-6, "{payoffs:?} {solution:?}");
            // The transposed game has the opposite value.
            let transposed: Vec<Vec<f64>> =
                (0..columns).map(|column| (0..rows).map(|row| -payoffs[row][column]).collect()).collect();
            assert!((solve(&transposed).value + solution.value).abs() < 1e-6, "{payoffs:?}");
        }
    }
}
