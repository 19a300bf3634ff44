//! The last turns of a round for two, solved.
//!
//! Once both players have seen both hands, the rest of the round holds no secrets but the other's choice of the moment:
//! a tree of games in which two choose at once. From the end backwards each has a value, and a way to mix one's moves
//! that no answer does better against.

use std::collections::HashMap;

use game::{Chance, FastChance, Game, Joint, Seat};
use sushi_go::{Cards, Move, Observation, SushiGo, Tableau, Variant};

use crate::Insight;
use crate::matrix::{self, Solution};

/// How many turns before the end of a round are solved.
const HORIZON: usize = 4;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// All that the rest of a round depends on.
type Position = ([Cards; 2], [Tableau; 2]);

/// The best way to choose now, if the rest of the round can be solved: drawn from the right mixture.
pub(super) fn solve(known: &Observation, seat: Seat, chance: &mut FastChance) -> Option<Move> {
    let in_time = known.options.hand_size() - usize::from(known.turn) <= HORIZON;
    let open = known.hands.as_slice().iter().all(|hand| hand.hidden == 0);
    if known.options.variant() != Variant::Standard || known.hands.len() != 2 || !in_time || !open {
        return None;
    }
    let world = SushiGo::determinize(known, chance);
    let (moves, solution) = Solver::default().turn(&world, seat);
    let mut point = f64::from(chance.below(1 << 24)) / f64::from(1 << 24);
    let drawn = solution.rows.iter().position(|weight| {
        point -= weight;
        point < 0.0
    });
    // Rounding may leave a crumb at the end; it belongs to a move that has weight.
    let heaviest = || (0..moves.len()).max_by(|&a, &b| solution.rows[a].total_cmp(&solution.rows[b]));
    drawn.or_else(heaviest).map(|index| moves[index])
}

#[derive(Default)]
struct Solver {
    /// What the first seat wins from positions that were met before.
    known: HashMap<Position, f64>,
}

impl Solver {
    /// The game of one turn: the moves of `seat`, and how to mix them.
    fn turn(&mut self, world: &SushiGo, seat: Seat) -> (Vec<Move>, Solution) {
        let (own, others) = (candidates(world, seat), candidates(world, other(seat)));
        let mut wins = Vec::with_capacity(own.len());
        for &mine in &own {
            let mut row = Vec::with_capacity(others.len());
            for &theirs in &others {
                let mut joint = Joint::new(2);
                joint[seat] = Some(mine);
                joint[other(seat)] = Some(theirs);
                let mut after = world.clone();
                // Luck has no part in it: the next round is dealt, but not looked at.
                after.apply_unchecked(&joint, &mut FastChance::new(0), &mut |_| ());
                let first = self.value(&after);
                row.push(if seat == FIRST { first } else { 1.0 - first });
            }
            wins.push(row);
        }
        let solution = matrix::solve(&wins);
        (own, solution)
    }

    /// What the first seat wins from here.
    fn value(&mut self, world: &SushiGo) -> f64 {
        if world.settled() {
            return world.prospects()[FIRST].into();
        }
        let tableaus = world.tableaus();
        let position = ([world.hand(FIRST), world.hand(SECOND)], [tableaus[FIRST], tableaus[SECOND]]);
        if let Some(&value) = self.known.get(&position) {
            return value;
        }
        let (_, solution) = self.turn(world, FIRST);
        self.known.insert(position, solution.value);
        solution.value
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
            let (value, expected) = (Solver::default().value(&world), brute_force(&world));
            assert!((value - expected).abs() < 1e-9, "seed {seed}: {value} instead of {expected}");
        }
        assert!(with_chopsticks > 3, "positions with chopsticks are among them");
    }

    #[test]
    fn what_is_one_seats_is_not_the_others() {
        for seed in 0..20 {
            let world = position(seed, 1, 4);
            let (_, first) = Solver::default().turn(&world, FIRST);
            let (_, second) = Solver::default().turn(&world, SECOND);
            assert!((first.value + second.value - 1.0).abs() < 1e-6, "seed {seed}");
        }
    }

    #[test]
    fn only_an_open_end_for_two_is_solved() {
        let chance = &mut FastChance::new(1);
        let known = |world: &SushiGo, viewer| world.observe(viewer);
        let late = position(1, 1, HORIZON);
        assert!(solve(&known(&late, Viewer::Seat(FIRST)), FIRST, chance).is_some());
        assert!(solve(&known(&late, Viewer::Spectator), FIRST, chance).is_none());
        assert!(solve(&known(&position(1, 1, HORIZON + 1), Viewer::Seat(FIRST)), FIRST, chance).is_none());
    }
}
