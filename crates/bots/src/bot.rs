//! What a player is asked, and what it answers.

use game::{FastChance, Game, MoveSet, Seat};

/// A player. It sees what its seat knows and which moves are legal, and nothing else: a whole state can only be had by
/// drawing one from the observation.
pub trait Bot<G: Game> {
    /// Chooses one of the moves, of which there is at least one, for the seat that knows this.
    fn choose(&mut self, seat: Seat, known: &G::Observation, moves: &G::Moves, chance: &mut FastChance) -> G::Move;
}

/// Chooses every legal move equally often.
#[derive(Clone, Copy, Default, Debug)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _: Seat, _: &G::Observation, moves: &G::Moves, chance: &mut FastChance) -> G::Move {
        moves.pick(chance)
    }
}
