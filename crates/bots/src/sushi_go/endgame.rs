//! The last turns of a round for two, solved.
//!
//! Once both players have seen both hands, the rest of the round holds no secrets but the other's choice of the moment:
//! a tree of games in which two choose at once. From the end backwards each has a value, and a way to mix one's moves
//! that no answer does better against.

use std::collections::HashMap;

use game::{FastChance, Game, Joint, PerSeat, Seat};
use sushi_go::{Cards, Move, Observation, SushiGo, Tableau, Variant};

use crate::Insight;
use crate::insight::{Solved, SolvedMove};
use crate::matrix::{self, Solution};

/// How many turns before the end of a round are solved.
const HORIZON: usize = 4;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// All that the rest of a round depends on.
type Position = ([Cards; 2], [Tableau; 2]);

/// What the moves of the moment are worth, if the rest of the round can be solved.
pub(super) fn solve(
    known: &Observation,
    seat: Seat,
    also: Option<Move>,
    chance: &mut FastChance,
) -> Option<Solved<Move>> {
    let in_time = known.options.hand_size() - usize::from(known.turn) <= HORIZON;
    let open = known.hands.as_slice().iter().all(|hand| hand.hidden == 0);
    if known.options.variant() != Variant::Standard || known.hands.len() != 2 || !in_time || !open {
        return None;
    }
    let world = SushiGo::determinize(known, chance);
    let mut moves = candidates(&world, seat);
    moves.extend(also.filter(|also| !moves.contains(also)));
    let turn = Solver::default().turn(&world, seat, &moves);
    let own = turn.worth().chance;
    let chances = PerSeat::from_fn(2, |of| if of == seat { own } else { 1.0 - own });
    let solved = |(row, choice)| SolvedMove { choice, weight: turn.solution.rows[row], chance: turn.chance(row) };
    Some(Solved { chances, moves: moves.into_iter().enumerate().map(solved).collect() })
}

/// What a position is worth to a seat, if both play as well as can be.
#[derive(Clone, Copy)]
struct Worth {
    /// What it strives for.
    promise: f64,
    /// How likely it is to win.
    chance: f64,
}

impl Worth {
    /// What the same position is worth to the other seat.
    fn others(self) -> Self {
        Self { promise: 1.0 - self.promise, chance: 1.0 - self.chance }
    }
}

/// The game of one turn, solved for one seat.
struct Turn {
    /// How likely it is to win, for each of its moves and each answer.
    chances: Vec<Vec<f64>>,
    solution: Solution,
}

impl Turn {
    /// How likely it is to win with this move, answered as well as can be.
    fn chance(&self, row: usize) -> f64 {
        self.chances[row].iter().zip(&self.solution.columns).map(|(chance, weight)| chance * weight).sum()
    }

    /// What the turn is worth to it.
    fn worth(&self) -> Worth {
        let chance = self.solution.rows.iter().enumerate().map(|(row, weight)| weight * self.chance(row)).sum();
        Worth { promise: self.solution.value, chance }
    }
}

#[derive(Default)]
struct Solver {
    /// What positions that were met before are worth to the first seat.
    known: HashMap<Position, Worth>,
}

impl Solver {
    /// The game of one turn in which `seat` has these moves.
    fn turn(&mut self, world: &SushiGo, seat: Seat, own: &[Move]) -> Turn {
        let others = candidates(world, other(seat));
        let (mut wins, mut chances) = (Vec::with_capacity(own.len()), Vec::with_capacity(own.len()));
        for &mine in own {
            let worths = others.iter().map(|&theirs| {
                let mut joint = Joint::new(2);
                joint[seat] = Some(mine);
                joint[other(seat)] = Some(theirs);
                let mut after = world.clone();
                // Luck has no part in it: the next round is dealt, but not looked at.
                after.apply_unchecked(&joint, &mut FastChance::new(0), &mut |_| ());
                let first = self.value(&after);
                let worth = if seat == FIRST { first } else { first.others() };
                (worth.promise, worth.chance)
            });
            let (row, row_of_chances) = worths.unzip();
            wins.push(row);
            chances.push(row_of_chances);
        }
        Turn { solution: matrix::solve(&wins), chances }
    }

    /// What it is worth to the first seat.
    fn value(&mut self, world: &SushiGo) -> Worth {
        if world.settled() {
            return Worth { promise: world.prospects()[FIRST].into(), chance: world.chances()[FIRST].into() };
        }
        let tableaus = world.tableaus();
        let position = ([world.hand(FIRST), world.hand(SECOND)], [tableaus[FIRST], tableaus[SECOND]]);
        if let Some(&worth) = self.known.get(&position) {
            return worth;
        }
        let worth = self.turn(world, FIRST, &candidates(world, FIRST)).worth();
        self.known.insert(position, worth);
        worth
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

    /// What the first seat wins, by trying every legal move of both and remembering nothing.
    fn brute_force(world: &SushiGo) -> f64 {
        if world.settled() {
            return world.prospects()[FIRST].into();
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

    /// A position with so many turns left, in some round of a random game.
    fn position(seed: u64, round: usize, turns_left: usize) -> SushiGo {
        let chance = &mut FastChance::new(seed);
        let options = Options::new(2, Variant::Standard).expect("two can play");
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
            let (value, expected) = (Solver::default().value(&world).promise, brute_force(&world));
            assert!((value - expected).abs() < 1e-9, "seed {seed}: {value} instead of {expected}");
        }
        assert!(with_chopsticks > 3, "positions with chopsticks are among them");
    }

    #[test]
    fn what_is_one_seats_is_not_the_others() {
        for seed in 0..20 {
            let world = position(seed, 1, 4);
            let worth = |seat| Solver::default().turn(&world, seat, &candidates(&world, seat)).worth();
            let (first, second) = (worth(FIRST), worth(SECOND));
            assert!((first.promise + second.promise - 1.0).abs() < 1e-6, "seed {seed}");
        }
    }

    #[test]
    fn only_an_open_end_for_two_is_solved() {
        let chance = &mut FastChance::new(1);
        let known = |world: &SushiGo, viewer| world.observe(viewer);
        let late = position(1, 1, HORIZON);
        assert!(solve(&known(&late, Viewer::Seat(FIRST)), FIRST, None, chance).is_some());
        assert!(solve(&known(&late, Viewer::Spectator), FIRST, None, chance).is_none());
        assert!(solve(&known(&position(1, 1, HORIZON + 1), Viewer::Seat(FIRST)), FIRST, None, chance).is_none());
    }
}
