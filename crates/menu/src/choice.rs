//! A type-erased choice that was parsed and checked, for code that does not know which game it is.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use game::Seat;

/// A legal choice of one seat in one turn. Only [`AnyGame::parse`](crate::AnyGame::parse) creates one, so a game that
/// gets it back in the same turn need not parse or check it again.
#[derive(Clone)]
pub struct LegalChoice {
    turn: usize,
    seat: Seat,
    text: String,
    /// The game's own type for a move.
    parsed: Arc<dyn Any + Send + Sync>,
}

impl LegalChoice {
    pub(crate) fn new<M: fmt::Display + Send + Sync + 'static>(turn: usize, seat: Seat, chosen: M) -> Self {
        Self { turn, seat, text: chosen.to_string(), parsed: Arc::new(chosen) }
    }

    /// The turn it was made in.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// The seat that made it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The choice in canonical notation.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The move, if it has this type.
    pub(crate) fn parsed<M: Copy + 'static>(&self) -> Option<M> {
        self.parsed.downcast_ref().copied()
    }
}

impl fmt::Debug for LegalChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {:?} in turn {}", self.text, self.seat, self.turn)
    }
}
