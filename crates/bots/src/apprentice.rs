//! A bot that plays as a beginner does: mostly sensible moves, judged at a glance, some of them overlooked.

use game::{Chance, FastChance, MoveSet, Seat};

use crate::{Bot, Forfeit, Insight};

/// One in so many moves is overlooked.
const OVERLOOKED: u32 = 3;

/// How far a beginner's judgement is off, in points either way.
const MISJUDGED: f32 = 1.5;

/// Plays as a beginner does.
#[derive(Clone, Debug)]
pub struct ApprenticeBot<G: Insight> {
    candidates: Vec<G::Move>,
}

impl<G: Insight> Default for ApprenticeBot<G> {
    fn default() -> Self {
        Self { candidates: Vec::new() }
    }
}

impl<G: Insight> Bot<G> for ApprenticeBot<G> {
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
        let world = G::determinize(known, chance);
        self.candidates.clear();
        world.candidates(seat, &mut self.candidates);
        let seen = self.candidates.iter().copied().filter(|&chosen| world.seen_by_beginner(seat, chosen));
        let judged = seen.filter_map(|chosen| {
            let slip = chance.below(2001) as f32 / 1000.0 - 1.0;
            (chance.below(OVERLOOKED) > 0).then(|| (world.appeal(seat, chosen) + MISJUDGED * slip, chosen))
        });
        let best = judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, chosen)| chosen);
        // Whoever sees nothing does something.
        Ok(best.unwrap_or_else(|| moves.pick(chance)))
    }
}
