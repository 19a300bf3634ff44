//! A bot that plays like a beginner.

use game::{Chance, FastChance, MoveSet, Seat};

use crate::{Bot, Forfeit, Heuristics};

/// One in this number of moves is overlooked, on average.
const OVERLOOKED: u32 = 3;

/// Maximum noise added to or subtracted from priors, in points.
const MISJUDGED: f32 = 1.5;

/// Chooses like a beginner: greedy with noise.
#[derive(Clone, Copy, Default, Debug)]
pub struct ApprenticeBot;

impl<G: Heuristics> Bot<G> for ApprenticeBot {
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
        Ok(G::determinize(known, chance).apprentice_move(seat, chance))
    }
}

/// The move with the highest prior after noise, with some moves overlooked.
pub(crate) fn noisy_greedy_move<G: Heuristics>(world: &G, seat: Seat, chance: &mut FastChance) -> G::Move {
    let mut candidates = Vec::new();
    world.candidates(seat, &mut candidates);
    let judged = candidates.iter().filter_map(|&chosen| {
        let slip = chance.below(2001) as f32 / 1000.0 - 1.0;
        (chance.below(OVERLOOKED) > 0).then(|| (world.prior(seat, chosen) + MISJUDGED * slip, chosen))
    });
    let best = judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, chosen)| chosen);
    // If all moves were overlooked, choose any of them.
    best.unwrap_or_else(|| world.legal_moves(seat).pick(chance))
}
