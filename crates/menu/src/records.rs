//! Records as text: finding the game of a record, and parsing it with the types of that game.

use std::fmt;

use game::{Outcome, PlayerKind, Record, RecordError, Replay, Viewer};
use serde::{Deserialize, Serialize};

use crate::any::json;
use crate::{AnyPerspective, GameVisitor, Json, PlayableGame, RunningGame, UnknownGame, with_game};

/// The reason why a text is not a valid record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordReadError {
    /// The text does not have the format of a record.
    Text(String),
    /// The game is unknown.
    Game(UnknownGame),
    /// The record is not valid.
    Fault(RecordError),
}

impl fmt::Display for RecordReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(reason) => write!(f, "it cannot be read as a game record: {reason}"),
            Self::Game(unknown) => unknown.fmt(f),
            Self::Fault(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RecordReadError {}

impl From<RecordError> for RecordReadError {
    fn from(error: RecordError) -> Self {
        Self::Fault(error)
    }
}

/// The name of the game in a record.
///
/// # Errors
/// If the text is not a JSON object with the name of a game.
pub fn record_game(text: &str) -> Result<String, RecordReadError> {
    #[derive(Deserialize)]
    struct GameOfRecord {
        game: String,
    }
    let record: GameOfRecord = serde_json::from_str(text).map_err(|error| read_error(&error))?;
    Ok(record.game)
}

/// Parses a record of a game. It may still be forged, which only [`Record::rerun`] detects.
///
/// # Errors
/// If the text does not have the format of a record of this game.
pub fn read_record<G: PlayableGame>(text: &str) -> Result<Record<G::Options>, RecordReadError> {
    serde_json::from_str(text).map_err(|error| read_error(&error))
}

/// A turn of a finished game, with everything open. The first is the deal, which has no choices.
#[derive(Debug, Serialize)]
pub struct ReplayTurn {
    /// The choice of each seat; `None` if it did not have to choose.
    pub choices: Vec<Option<String>>,
    /// The events.
    pub events: Json,
    /// The observation after the turn.
    pub observation: Json,
}

/// Replays a record turn by turn, and verifies it.
///
/// # Errors
/// If the text is not a valid record.
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
    /// The choice of each seat in this position; `None` if it did not have to choose. Empty at the end.
    pub next: Vec<Option<String>>,
    /// The names of the players.
    pub seats: Vec<String>,
    /// Whether persons or bots played. Empty in records from before that was stored.
    pub kinds: Vec<PlayerKind>,
    /// The number of turns of the whole game.
    pub turns: usize,
    /// The result at the end of the game.
    pub outcome: Outcome,
}

/// The position of a record after this number of turns. The whole record is verified.
///
/// # Errors
/// If the text is not a valid record.
pub fn recorded_position(text: &str, turns: usize) -> Result<RecordedPosition, RecordReadError> {
    struct Position<'a>(&'a str, usize);

    impl GameVisitor for Position<'_> {
        type Output = Result<RecordedPosition, RecordReadError>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let record = read_record::<G>(self.0)?;
            let (game, next, outcome) = RunningGame::<G>::recorded(&record, self.1).map_err(RecordReadError::Fault)?;
            let next = next.map_or_else(Vec::new, |joint| notation(joint.as_slice()));
            let perspective = game.perspective(Viewer::Omniscient, self.1.min(record.moves.len()));
            Ok(RecordedPosition {
                perspective: Box::new(perspective),
                next,
                turns: record.moves.len(),
                outcome,
                seats: record.seats,
                kinds: record.kinds,
            })
        }
    }

    with_game(&record_game(text)?, Position(text, turns)).map_err(RecordReadError::Game)?
}

/// A joint choice in notation.
fn notation<M: ToString>(joint: &[Option<M>]) -> Vec<Option<String>> {
    joint.iter().map(|chosen| chosen.as_ref().map(ToString::to_string)).collect()
}

fn read_error(error: &serde_json::Error) -> RecordReadError {
    RecordReadError::Text(if error.is_eof() { format!("it ends too early ({error})") } else { error.to_string() })
}
