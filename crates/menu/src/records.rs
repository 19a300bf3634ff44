//! Records as text: which game one is of, and reading it with that game's types.

use std::fmt;

use game::{Record, RecordFault};
use serde::Deserialize;

use crate::{Dish, UnknownGame};

/// Why text is not the record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordRefusal {
    /// It is not written as a record is.
    Text(String),
    /// It is the record of a game we do not have.
    Game(UnknownGame),
    /// It does not hold.
    Fault(RecordFault),
}

impl fmt::Display for RecordRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(reason) => write!(f, "it cannot be read as a game record: {reason}"),
            Self::Game(unknown) => unknown.fmt(f),
            Self::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for RecordRefusal {}

/// The name of the game that a record says it is of.
///
/// # Errors
/// If the text is no JSON object that names a game.
pub fn record_game(text: &str) -> Result<String, RecordRefusal> {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    let named: Named = serde_json::from_str(text).map_err(|fault| refuse(&fault))?;
    Ok(named.game)
}

/// Reads a record of a game. It may still be forged: [`Record::rerun`] tells.
///
/// # Errors
/// If the text is not written as a record of this game is.
pub fn read_record<G: Dish>(text: &str) -> Result<Record<G::Options>, RecordRefusal> {
    serde_json::from_str(text).map_err(|fault| refuse(&fault))
}

fn refuse(fault: &serde_json::Error) -> RecordRefusal {
    RecordRefusal::Text(if fault.is_eof() { format!("it ends too early ({fault})") } else { fault.to_string() })
}
