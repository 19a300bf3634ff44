//! A bot of medium strength.

use game::{FastChance, MoveSet, Seat};

use crate::{Bot, Forfeit, Heuristics, Searcher};

/// Searches a little, unless the game's heuristics define the move of a cook.
#[derive(Debug)]
pub struct CookBot<G: Heuristics>(Searcher<G>);

impl<G: Heuristics> CookBot<G> {
    /// A cook that uses this searcher.
    pub const fn new(searcher: Searcher<G>) -> Self {
        Self(searcher)
    }
}

impl<G: Heuristics> Bot<G> for CookBot<G> {
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
        match G::determinize(known, chance).cook_move(seat) {
            Some(chosen) => Ok(chosen),
            None => self.0.choose(seat, known, moves, chance),
        }
    }
}
