//! A bot that chooses the move with the highest prior.

use game::{FastChance, MoveSet, Seat};

use crate::{Bot, Forfeit, Heuristics};

/// Chooses the move with the highest prior.
#[derive(Clone, Debug)]
pub struct GreedyBot<G: Heuristics> {
    candidates: Vec<G::Move>,
}

impl<G: Heuristics> Default for GreedyBot<G> {
    fn default() -> Self {
        Self { candidates: Vec::new() }
    }
}

impl<G: Heuristics> Bot<G> for GreedyBot<G> {
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
        // Priors depend only on what the seat knows, so any determinization will do.
        let world = G::determinize(known, chance);
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        let prior = self.candidates.iter().map(|&chosen| (world.prior(seat, chosen), chosen));
        let (_, chosen) = prior.max_by(|(a, _), (b, _)| a.total_cmp(b)).expect("there is at least one candidate");
        Ok(chosen)
    }
}
