//! A bot that plays as a beginner does.

use game::{Chance, FastChance, MoveSet, Seat};

use crate::{Bot, Forfeit, Insight};

/// One in so many moves is overlooked.
const OVERLOOKED: u32 = 3;

/// How far a beginner's judgement is off, in points either way.
const MISJUDGED: f32 = 1.5;

/// Plays as a beginner does.
#[derive(Clone, Copy, Default, Debug)]
pub struct ApprenticeBot;

impl<G: Insight> Bot<G> for ApprenticeBot {
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
        Ok(G::determinize(known, chance).beginners_move(seat, chance))
    }
}

/// The move that looks best to somebody who overlooks some and misjudges all.
pub(crate) fn glance_about<G: Insight>(world: &G, seat: Seat, chance: &mut FastChance) -> G::Move {
    let mut candidates = Vec::new();
    world.candidates(seat, &mut candidates);
    let judged = candidates.iter().filter_map(|&chosen| {
        let slip = chance.below(2001) as f32 / 1000.0 - 1.0;
        (chance.below(OVERLOOKED) > 0).then(|| (world.appeal(seat, chosen) + MISJUDGED * slip, chosen))
    });
    let best = judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, chosen)| chosen);
    // Whoever sees nothing does something.
    best.unwrap_or_else(|| world.legal_moves(seat).pick(chance))
}
