//! Exact solution of the last turns of a round for two players.
//!
//! Once both players have seen both hands, the only hidden information is the opponent's simultaneous choice. The rest
//! of the round is a tree of matrix games, solved by backward induction: each has a value and an optimal mixed
//! strategy.

use std::collections::HashMap;

use game::{FastChance, Game, Joint, PerSeat, Seat};
use sushi_go::{Cards, Move, Observation, SushiGo, Tableau, Variant};

use crate::Heuristics;
use crate::heuristics::{ExactMove, ExactSolution};
use crate::matrix::{self, Solution};

/// Number of turns before the end of a round that are solved.
const HORIZON: usize = 4;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// The data that the rest of a round depends on.
type Position = ([Cards; 2], [Tableau; 2]);

/// Solves the decision, if the rest of the round can be solved.
pub(super) fn solve(
    known: &Observation,
    seat: Seat,
    also: Option<Move>,
    chance: &mut FastChance,
) -> Option<ExactSolution<Move>> {
    let in_time = known.options.hand_size() - usize::from(known.turn) <= HORIZON;
    let open = known.hands.as_slice().iter().all(|hand| hand.hidden == 0);
    if known.options.variant() != Variant::Standard || known.hands.len() != 2 || !in_time || !open {
        return None;
    }
    let world = SushiGo::determinize(known, chance);
    let mut moves = candidates(&world, seat);
    moves.extend(also.filter(|also| !moves.contains(also)));
    let turn = Solver::default().turn(&world, seat, &moves);
    let own = turn.value().chance;
    let chances = PerSeat::from_fn(2, |of| if of == seat { own } else { 1.0 - own });
    let solved = |(row, choice)| ExactMove { choice, weight: turn.solution.rows[row], chance: turn.chance(row) };
    Some(ExactSolution { chances, moves: moves.into_iter().enumerate().map(solved).collect() })
}

/// The value of a position for a seat under optimal play.
#[derive(Clone, Copy)]
struct Value {
    /// The evaluation that is maximised.
    evaluation: f64,
    /// Win probability.
    chance: f64,
}

impl Value {
    /// The value for the opponent.
    fn opposite(self) -> Self {
        Self { evaluation: 1.0 - self.evaluation, chance: 1.0 - self.chance }
    }
}

/// The matrix game of one turn, solved for one seat.
struct Turn {
    /// Win probability for each of its moves and each reply.
    chances: Vec<Vec<f64>>,
    solution: Solution,
}

impl Turn {
    /// Win probability with this move against the optimal reply.
    fn chance(&self, row: usize) -> f64 {
        self.chances[row].iter().zip(&self.solution.columns).map(|(chance, weight)| chance * weight).sum()
    }

    /// The value of the turn.
    fn value(&self) -> Value {
        let chance = self.solution.rows.iter().enumerate().map(|(row, weight)| weight * self.chance(row)).sum();
        Value { evaluation: self.solution.value, chance }
    }
}

#[derive(Default)]
struct Solver {
    /// Values of positions for the first seat (transposition table).
    known: HashMap<Position, Value>,
}

impl Solver {
    /// Solves the turn in which `seat` has these moves.
    fn turn(&mut self, world: &SushiGo, seat: Seat, own: &[Move]) -> Turn {
        let others = candidates(world, other(seat));
        let (mut wins, mut chances) = (Vec::with_capacity(own.len()), Vec::with_capacity(own.len()));
        for &mine in own {
            let values = others.iter().map(|&theirs| {
                let mut joint = Joint::new(2);
                joint[seat] = Some(mine);
                joint[other(seat)] = Some(theirs);
                let mut after = world.clone();
                // The randomness does not matter: the next round is dealt, but not evaluated.
                after.apply_unchecked(&joint, &mut FastChance::new(0), &mut |_| ());
                let first = self.value(&after);
                let value = if seat == FIRST { first } else { first.opposite() };
                (value.evaluation, value.chance)
            });
            let (row, row_of_chances) = values.unzip();
            wins.push(row);
            chances.push(row_of_chances);
        }
        Turn { solution: matrix::solve(&wins), chances }
    }

    /// The value for the first seat.
    fn value(&mut self, world: &SushiGo) -> Value {
        if world.is_settled() {
            return Value {
                evaluation: world.evaluate()[FIRST].into(),
                chance: world.win_probabilities()[FIRST].into(),
            };
        }
        let tableaus = world.tableaus();
        let position = ([world.hand(FIRST), world.hand(SECOND)], [tableaus[FIRST], tableaus[SECOND]]);
        if let Some(&value) = self.known.get(&position) {
            return value;
        }
        let value = self.turn(world, FIRST, &candidates(world, FIRST)).value();
        self.known.insert(position, value);
        value
    }
}

fn other(seat: Seat) -> Seat {
    seat.left(2)
}

fn candidates(world: &SushiGo, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    world.candidates(seat, &mut moves);
    moves
}

#[cfg(test)]
mod tests {
    use game::{MoveSet, Pending, Viewer};
    use sushi_go::Options;

    use super::*;

    /// The value for the first seat, by trying all legal moves of both without a transposition table.
    fn brute_force(world: &SushiGo) -> f64 {
        if world.is_settled() {
            return world.evaluate()[FIRST].into();
        }
        let mut wins = Vec::new();
        for mine in world.legal_moves(FIRST).iter() {
            let mut row = Vec::new();
            for theirs in world.legal_moves(SECOND).iter() {
                let mut after = world.clone();
                let joint = Joint::from_slice(&[Some(mine), Some(theirs)]);
                after.apply_unchecked(&joint, &mut FastChance::new(1), &mut |_| ());
                row.push(brute_force(&after));
            }
            wins.push(row);
        }
        matrix::solve(&wins).value
    }

    /// A position with this number of turns left in this round of a random game.
    fn position(seed: u64, round: usize, turns_left: usize) -> SushiGo {
        let chance = &mut FastChance::new(seed);
        let options = Options::new(2, Variant::Standard).expect("the options are valid");
        let mut world = SushiGo::deal(&options, chance, &mut |_| ());
        while world.pad().rounds().len() < round || world.turns_left() > turns_left {
            let Pending::Seats(seats) = world.pending() else { panic!("the game is over") };
            let joint = Joint::from_fn(2, |seat| seats.contains(seat).then(|| world.legal_moves(seat).pick(chance)));
            world.apply_unchecked(&joint, chance, &mut |_| ());
        }
        world
    }

    #[test]
    fn the_solver_agrees_with_brute_force() {
        let mut with_chopsticks = 0;
        for seed in 0..40 {
            let world = position(seed, seed as usize % 3, 3);
            let chopsticks = |tableau: &Tableau| tableau.bare(sushi_go::Card::Chopsticks) > 0;
            with_chopsticks += usize::from(world.tableaus().as_slice().iter().any(chopsticks));
            let (value, expected) = (Solver::default().value(&world).evaluation, brute_force(&world));
            assert!((value - expected).abs() < 1e-9, "seed {seed}: {value} instead of {expected}");
        }
        assert!(with_chopsticks > 3, "some positions have chopsticks");
    }

    #[test]
    fn values_of_both_seats_add_up_to_one() {
        for seed in 0..20 {
            let world = position(seed, 1, 4);
            let value = |seat| Solver::default().turn(&world, seat, &candidates(&world, seat)).value();
            let (first, second) = (value(FIRST), value(SECOND));
            assert!((first.evaluation + second.evaluation - 1.0).abs() < 1e-6, "seed {seed}");
        }
    }

    #[test]
    fn only_endgames_of_two_players_with_known_hands_are_solved() {
        let chance = &mut FastChance::new(1);
        let known = |world: &SushiGo, viewer| world.observe(viewer);
        let late = position(1, 1, HORIZON);
        assert!(solve(&known(&late, Viewer::Seat(FIRST)), FIRST, None, chance).is_some());
        assert!(solve(&known(&late, Viewer::Spectator), FIRST, None, chance).is_none());
        assert!(solve(&known(&position(1, 1, HORIZON + 1), Viewer::Seat(FIRST)), FIRST, None, chance).is_none());
    }
}
