//! A bot that takes what looks best at a glance.

use game::{FastChance, MoveSet, Seat};

use crate::{Bot, Forfeit, Insight};

/// Chooses the move with the greatest appeal.
#[derive(Clone, Debug)]
pub struct GreedyBot<G: Insight> {
    candidates: Vec<G::Move>,
}

impl<G: Insight> Default for GreedyBot<G> {
    fn default() -> Self {
        Self { candidates: Vec::new() }
    }
}

impl<G: Insight> Bot<G> for GreedyBot<G> {
    fn choose(
        &mut self,
        seat: Seat,
        known: &G::Observation,
        moves: &G::Moves,
        chance: &mut FastChance,
    ) -> Result<G::Move, Forfeit> {
        if moves.len() == 1 {
            return Ok(moves.nth(0));
        }
        // Appeal looks only at what everybody at the table knows or the seat holds, so any world does.
        let world = G::determinize(known, chance);
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        let appeal = self.candidates.iter().map(|&chosen| (world.appeal(seat, chosen), chosen));
        let (_, chosen) = appeal.max_by(|(a, _), (b, _)| a.total_cmp(b)).expect("there is something to think about");
        Ok(chosen)
    }
}
