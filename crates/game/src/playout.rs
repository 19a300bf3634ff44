//! Random play without events, for benchmarks and tree search.

use crate::{Chance, Game, Joint, MoveSet, Pending};

/// Plays random legal moves to the end. Returns the number of moves.
#[inline]
pub fn playout<G: Game>(state: &mut G, chance: &mut impl Chance) -> u64 {
    let mut choices = 0;
    while let Pending::Seats(seats) = state.pending() {
        let mut joint = Joint::new(state.players());
        for seat in seats.iter() {
            joint[seat] = Some(state.legal_moves(seat).pick(chance));
            choices += 1;
        }
        state.apply_unchecked(&joint, chance, &mut |_| ());
    }
    choices
}
