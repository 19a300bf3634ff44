//! Records as text: which game one is of, and reading it with that game's types.

use std::fmt;

use game::{Record, RecordError, Replay, Viewer};
use serde::{Deserialize, Serialize};

use crate::any::json;
use crate::{AnyPerspective, GameVisitor, Json, PlayableGame, RunningGame, UnknownGame, with_game};

/// Why text is not the record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordReadError {
    /// It is not written as a record is.
    Text(String),
    /// It is the record of a game we do not have.
    Game(UnknownGame),
    /// It does not hold.
    Fault(RecordError),
}

impl fmt::Display for RecordReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(reason) => write!(f, "it cannot be read as a game record: {reason}"),
            Self::Game(unknown) => unknown.fmt(f),
            Self::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for RecordReadError {}

impl From<RecordError> for RecordReadError {
    fn from(fault: RecordError) -> Self {
        Self::Fault(fault)
    }
}

/// The name of the game that a record says it is of.
///
/// # Errors
/// If the text is no JSON object that names a game.
pub fn record_game(text: &str) -> Result<String, RecordReadError> {
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
pub fn read_record<G: PlayableGame>(text: &str) -> Result<Record<G::Options>, RecordReadError> {
    serde_json::from_str(text).map_err(|fault| refuse(&fault))
}

/// A turn of a finished game, with everything open. The first is the deal, to which no choice has led.
#[derive(Debug, Serialize)]
pub struct ReplayTurn {
    /// What each seat chose; nothing where it was not asked.
    pub choices: Vec<Option<String>>,
    /// What happened.
    pub events: Json,
    /// How the game stood then.
    pub observation: Json,
}

/// Replays a record turn by turn, checking everything it claims.
///
/// # Errors
/// If the text is no record, or does not hold.
pub fn replay_json(text: &str) -> Result<Vec<ReplayTurn>, RecordReadError> {
    struct ReplayJson<'a>(&'a str);

    impl GameVisitor for ReplayJson<'_> {
        type Output = Result<Vec<ReplayTurn>, RecordReadError>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let record = read_record::<G>(self.0)?;
            let (mut turns, mut events) = (Vec::new(), Vec::new());
            let mut replay = Replay::<G>::begin(&record, &mut |event| events.push(event))?;
            let mut choices = Vec::new();
            loop {
                let observation = json(&replay.state().observe(Viewer::Omniscient));
                turns.push(ReplayTurn { choices, events: json(&std::mem::take(&mut events)), observation });
                match replay.step(&mut |event| events.push(event))? {
                    Some(joint) => choices = notation(joint.as_slice()),
                    None => return Ok(turns),
                }
            }
        }
    }

    with_game(&record_game(text)?, ReplayJson(text)).map_err(RecordReadError::Game)?
}

/// A finished game at one of its positions, with everything open.
pub struct RecordedPosition {
    /// The position, and the turn that led to it.
    pub perspective: Box<dyn AnyPerspective>,
    /// What each seat chose there; nothing where it was not asked, and nobody at the end.
    pub next: Vec<Option<String>>,
    /// The names in the seats.
    pub seats: Vec<String>,
    /// How many turns the whole game has.
    pub turns: usize,
}

/// A game on record as it stood after so many turns, after checking everything the record claims.
///
/// # Errors
/// If the text is no record, or does not hold.
pub fn recorded_position(text: &str, turns: usize) -> Result<RecordedPosition, RecordReadError> {
    struct Position<'a>(&'a str, usize);

    impl GameVisitor for Position<'_> {
        type Output = Result<RecordedPosition, RecordReadError>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let record = read_record::<G>(self.0)?;
            let (game, next) = RunningGame::<G>::recorded(&record, self.1).map_err(RecordReadError::Fault)?;
            let next = next.map_or_else(Vec::new, |joint| notation(joint.as_slice()));
            let perspective = game.perspective(Viewer::Omniscient, self.1.min(record.moves.len()));
            Ok(RecordedPosition {
                perspective: Box::new(perspective),
                next,
                turns: record.moves.len(),
                seats: record.seats,
            })
        }
    }

    with_game(&record_game(text)?, Position(text, turns)).map_err(RecordReadError::Game)?
}

/// A joint choice as it is written.
fn notation<M: ToString>(joint: &[Option<M>]) -> Vec<Option<String>> {
    joint.iter().map(|chosen| chosen.as_ref().map(ToString::to_string)).collect()
}

fn refuse(fault: &serde_json::Error) -> RecordReadError {
    RecordReadError::Text(if fault.is_eof() { format!("it ends too early ({fault})") } else { fault.to_string() })
}
