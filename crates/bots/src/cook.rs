//! A bot that plays soundly and is no master.

use game::{FastChance, MoveSet, Seat};

use crate::{Bot, Forfeit, Insight, Searcher};

/// Looks a little ahead, unless the game says what a cook does.
#[derive(Debug)]
pub struct CookBot<G: Insight>(Searcher<G>);

impl<G: Insight> CookBot<G> {
    /// A cook who looks ahead as this one does.
    pub const fn new(searcher: Searcher<G>) -> Self {
        Self(searcher)
    }
}

impl<G: Insight> Bot<G> for CookBot<G> {
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
        match G::determinize(known, chance).cooks_move(seat) {
            Some(chosen) => Ok(chosen),
            None => self.0.choose(seat, known, moves, chance),
        }
    }
}
