//! The interface of bots.

use std::fmt;

use game::{FastChance, Game, MoveSet, Seat};

/// A bot. It sees only its seat's observation and the legal moves. It can sample whole states from the observation.
pub trait Bot<G: Game> {
    /// Begins a game in which the bot has this seat. The bot's choices must not depend on earlier games, because the
    /// order of games depends on threads.
    ///
    /// `luck` is a seed for this seat in this game, for bots with their own random number generator.
    fn begin(&mut self, _seat: Seat, _luck: u64) {}

    /// Chooses one of the moves; there is at least one.
    ///
    /// # Errors
    /// If the bot cannot choose. The caller then makes a random choice in its place.
    fn choose(
        &mut self,
        seat: Seat,
        known: &G::Observation,
        moves: &G::Moves,
        chance: &mut FastChance,
    ) -> Result<G::Move, Forfeit>;
}

/// The reason why a bot did not choose, as the rest of a sentence that begins with its name: `took longer than 5 s`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit(pub String);

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Forfeit {}

/// Chooses uniformly among the legal moves.
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
