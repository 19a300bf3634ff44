//! What a player is asked, and what it answers.

use std::fmt;

use game::{FastChance, Game, MoveSet, Seat};

/// A player. It sees what its seat knows and which moves are legal, and nothing else: a whole state can only be had by
/// drawing one from the observation.
pub trait Bot<G: Game> {
    /// A game begins in which the bot has this seat. It may keep nothing from earlier games that changes its choices:
    /// which games come before which depends on threads.
    ///
    /// `luck` is a number that belongs to this seat in this game, for whoever has a generator of its own.
    fn begin(&mut self, _seat: Seat, _luck: u64) {}

    /// Chooses one of the moves, of which there is at least one, for the seat that knows this.
    ///
    /// # Errors
    /// If the bot cannot choose. Whoever asked makes a random choice in its place.
    fn choose(
        &mut self,
        seat: Seat,
        known: &G::Observation,
        moves: &G::Moves,
        chance: &mut FastChance,
    ) -> Result<G::Move, Forfeit>;
}

/// A choice that a bot did not make, and why, as the rest of a sentence that begins with its name: `took longer than 5 s`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit(pub String);

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Forfeit {}

/// Chooses every legal move equally often.
#[derive(Clone, Copy, Default, Debug)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(
        &mut self,
        _: Seat,
        _: &G::Observation,
        moves: &G::Moves,
        chance: &mut FastChance,
    ) -> Result<G::Move, Forfeit> {
        Ok(moves.pick(chance))
    }
}
