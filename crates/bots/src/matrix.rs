//! Games in which two choose at once and what one wins the other loses: what they are worth, and how to play them.

/// A solved game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Solution {
    /// What the one who chooses the row wins on average, if both play as well as can be.
    pub(crate) value: f64,
    /// How often that one should choose each row.
    pub(crate) rows: Vec<f64>,
    /// How often the other should choose each column.
    pub(crate) columns: Vec<f64>,
}

/// Smaller than any difference that matters.
const NOTHING: f64 = 1e-9;

/// Solves a game. `wins[row][column]` is what the one who chooses the row wins.
///
/// Most games have a best row and a best column, and then that is that. Otherwise the linear programme of the one who
/// chooses the column is solved by the simplex method, and its shadow prices are how the rows should be mixed.
///
/// # Panics
/// If there is no row or no column.
pub(crate) fn solve(wins: &[Vec<f64>]) -> Solution {
    pure(wins).unwrap_or_else(|| mixed(wins))
}

/// A row and a column neither of which is regretted, if there are.
fn pure(wins: &[Vec<f64>]) -> Option<Solution> {
    let worst = |row: &Vec<f64>| row.iter().copied().fold(f64::INFINITY, f64::min);
    let (best, value) = wins.iter().map(worst).enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).expect("a row");
    let column = |column: usize| wins.iter().map(|row| row[column]).fold(f64::NEG_INFINITY, f64::max);
    let columns = wins[0].len();
    let (answer, least) = (0..columns).map(column).enumerate().min_by(|a, b| a.1.total_cmp(&b.1)).expect("a column");
    (least - value <= NOTHING).then(|| Solution { value, rows: only(best, wins.len()), columns: only(answer, columns) })
}

/// All weight on one of so many.
fn only(one: usize, of: usize) -> Vec<f64> {
    (0..of).map(|at| if at == one { 1.0 } else { 0.0 }).collect()
}

/// The simplex method, on: as much weight on the columns as can be, while no row wins more than one.
fn mixed(wins: &[Vec<f64>]) -> Solution {
    let (rows, columns) = (wins.len(), wins[0].len());
    // All winnings positive, so that the programme is bounded.
    let shift = 1.0 - wins.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let width = columns + rows + 1;
    let mut table: Vec<Vec<f64>> = (0..rows)
        .map(|row| {
            let own = (0..rows).map(|slack| if slack == row { 1.0 } else { 0.0 });
            wins[row].iter().map(|win| win + shift).chain(own).chain([1.0]).collect()
        })
        .collect();
    // The goal's row holds how much each column would still add, and what has been reached, negated.
    let mut goal: Vec<f64> = (0..width).map(|at| if at < columns { 1.0 } else { 0.0 }).collect();
    // Which column each row stands for. The first column that helps comes in, and of the rows that allow least the one
    // with the first column goes out: so no corner comes twice (Bland).
    let mut stands: Vec<usize> = (columns..columns + rows).collect();
    while let Some(enter) = (0..width - 1).find(|&at| goal[at] > NOTHING) {
        let limit = |row: &[f64]| if row[enter] > NOTHING { row[width - 1] / row[enter] } else { f64::INFINITY };
        let limits: Vec<f64> = table.iter().map(|row| limit(row)).collect();
        let least = limits.iter().copied().fold(f64::INFINITY, f64::min);
        let tied = (0..rows).filter(|&row| limits[row] <= least + NOTHING);
        let leave = tied.min_by_key(|&row| stands[row]).expect("all winnings are positive, so some row sets a limit");
        stands[leave] = enter;
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
    for (row, &column) in stands.iter().enumerate().filter(|(_, column)| **column < columns) {
        weights[column] = table[row][width - 1] / reached;
    }
    Solution { value: 1.0 / reached - shift, rows: prices.collect(), columns: weights }
}

#[cfg(test)]
mod tests {
    use game::{Chance, FastChance};

    use super::*;

    #[test]
    fn known_games() {
        let check = |wins: &[&[f64]], value: f64, rows: &[f64]| {
            let wins: Vec<Vec<f64>> = wins.iter().map(|row| row.to_vec()).collect();
            let solution = solve(&wins);
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
    fn no_answer_to_a_solution_does_better_and_no_row_is_worth_more() {
        let chance = &mut FastChance::new(1);
        for _ in 0..2000 {
            let (rows, columns) = (chance.below(6) as usize + 1, chance.below(6) as usize + 1);
            let wins: Vec<Vec<f64>> =
                (0..rows).map(|_| (0..columns).map(|_| f64::from(chance.below(20)) / 10.0 - 1.0).collect()).collect();
            let solution = solve(&wins);
            assert!((solution.rows.iter().sum::<f64>() - 1.0).abs() < 1e-6);
            let against = |column: usize| (0..rows).map(|row| solution.rows[row] * wins[row][column]).sum::<f64>();
            let guaranteed = (0..columns).map(against).fold(f64::INFINITY, f64::min);
            assert!((guaranteed - solution.value).abs() < 1e-6, "{wins:?} {solution:?}");
            assert!((solution.columns.iter().sum::<f64>() - 1.0).abs() < 1e-6);
            let held =
                |row: &Vec<f64>| row.iter().zip(&solution.columns).map(|(win, weight)| win * weight).sum::<f64>();
            let allowed = wins.iter().map(held).fold(f64::NEG_INFINITY, f64::max);
            assert!((allowed - solution.value).abs() < 1e-6, "{wins:?} {solution:?}");
            // The other side, by the same game turned round, can hold it to that.
            let turned: Vec<Vec<f64>> =
                (0..columns).map(|column| (0..rows).map(|row| -wins[row][column]).collect()).collect();
            assert!((solve(&turned).value + solution.value).abs() < 1e-6, "{wins:?}");
        }
    }
}
