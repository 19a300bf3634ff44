//! Records as text: which game one is of, and reading it with that game's types.

use std::fmt;

use game::{Record, RecordFault, Replay, Viewer};
use serde::{Deserialize, Serialize};

use crate::any::json;
use crate::{AnyGame, Dish, Json, Order, Played, UnknownGame, serve};

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

impl From<RecordFault> for RecordRefusal {
    fn from(fault: RecordFault) -> Self {
        Self::Fault(fault)
    }
}

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

/// A turn of a finished game, with everything open. The first is the deal, to which no choice has led.
#[derive(Debug, Serialize)]
pub struct Told {
    /// What each seat chose; nothing where it was not asked.
    pub choices: Vec<Option<String>>,
    /// What happened.
    pub events: Json,
    /// How the game stood then.
    pub observation: Json,
}

/// Tells a record turn by turn, checking everything it claims.
///
/// # Errors
/// If the text is no record, or does not hold.
pub fn tell(text: &str) -> Result<Vec<Told>, RecordRefusal> {
    struct Tell<'a>(&'a str);

    impl Order for Tell<'_> {
        type Served = Result<Vec<Told>, RecordRefusal>;

        fn serve<G: Dish>(self) -> Self::Served {
            let record = read_record::<G>(self.0)?;
            let (mut turns, mut events) = (Vec::new(), Vec::new());
            let mut replay = Replay::<G>::begin(&record, &mut |event| events.push(event))?;
            let mut choices = Vec::new();
            loop {
                let observation = json(&replay.state().observe(Viewer::Omniscient));
                turns.push(Told { choices, events: json(&std::mem::take(&mut events)), observation });
                match replay.step(&mut |event| events.push(event))? {
                    Some(joint) => {
                        let chosen = joint.as_slice().iter();
                        choices = chosen.map(|chosen| chosen.map(|chosen| chosen.to_string())).collect();
                    }
                    None => return Ok(turns),
                }
            }
        }
    }

    serve(&record_game(text)?, Tell(text)).map_err(RecordRefusal::Game)?
}

/// A finished game at one of its moments.
pub struct Relived {
    /// The game as it stood then.
    pub game: Box<dyn AnyGame>,
    /// What everybody was called.
    pub seats: Vec<String>,
    /// How many turns the whole game has.
    pub turns: usize,
}

/// A game on record as it stood after so many turns, after checking everything the record claims.
///
/// # Errors
/// If the text is no record, or does not hold.
pub fn relive(text: &str, turns: usize) -> Result<Relived, RecordRefusal> {
    struct Relive<'a>(&'a str, usize);

    impl Order for Relive<'_> {
        type Served = Result<Relived, RecordRefusal>;

        fn serve<G: Dish>(self) -> Self::Served {
            let record = read_record::<G>(self.0)?;
            let game = Box::new(Played::<G>::relive(&record, self.1).map_err(RecordRefusal::Fault)?);
            Ok(Relived { game, turns: record.moves.len(), seats: record.seats })
        }
    }

    serve(&record_game(text)?, Relive(text, turns)).map_err(RecordRefusal::Game)?
}

fn refuse(fault: &serde_json::Error) -> RecordRefusal {
    RecordRefusal::Text(if fault.is_eof() { format!("it ends too early ({fault})") } else { fault.to_string() })
}
