//! Who can play in the arena.

use std::fmt;

use bots::{Bot, Level};
use game::Game;

use crate::failure::Failure;

/// A bot as it was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entrant {
    /// One of ours.
    Level(Level),
}

impl Entrant {
    /// Reads all that were named, or says of all that cannot play why.
    pub(super) fn read_all(names: &[String]) -> Result<Vec<Self>, Failure> {
        let (entrants, faults): (Vec<_>, Vec<_>) =
            names.iter().map(|name| name.parse::<Level>()).partition(Result::is_ok);
        if faults.is_empty() {
            return Ok(entrants.into_iter().flatten().map(Self::Level).collect());
        }
        Err(Failure::faults("not everybody can play", faults.into_iter().filter_map(Result::err)))
    }

    /// A bot for a seat.
    pub(super) fn seat<G: Game>(&self) -> Box<dyn Bot<G>> {
        match self {
            Self::Level(level) => level.seat(),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
        }
    }
}
