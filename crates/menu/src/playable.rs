//! Requirements for a game on the menu beyond its rules: texts about it, and scoring of games played with real cards.

use std::fmt::{self, Display};

use bots::Heuristics;
use game::{Decision, OptionSpec, Options, Outcome};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{GAMES, Translations};

/// A game on the menu.
pub trait PlayableGame: Heuristics<Observation: DeserializeOwned, Event: DeserializeOwned> {
    /// The title, as shown to people.
    const TITLE: &'static str;
    /// A one-line description.
    const SUMMARY: &'static str;
    /// The rules in our words, as Markdown.
    const RULES: Translations;
    /// An example of a score sheet, as JSON.
    const EXAMPLE_SHEET: &'static str;

    /// Scores a game that was played with real cards, given as JSON.
    ///
    /// # Errors
    /// All errors, one sentence each.
    fn score(sheet: &str) -> Result<ScoreCard, Vec<String>>;

    /// Whether it is public that nobody has a real choice now, so that nobody has to be asked. A player who has only
    /// one legal move for hidden reasons must still be asked, because not asking would reveal them.
    fn foregone(&self) -> bool {
        false
    }

    /// Reads a custom deck, and returns it as a value of the option `deck`.
    ///
    /// # Errors
    /// All errors, one sentence each.
    fn read_deck(_text: &str) -> Result<String, Vec<String>> {
        Err(vec![format!("{} is played with one deck only", Self::TITLE)])
    }
}

/// Reads a sheet, scores it with the rules of the game, and formats the result for programs and for people.
pub(crate) fn score_sheet<G: PlayableGame, Sheet: DeserializeOwned, Scored: Serialize, Error: Display>(
    text: &str,
    score: impl FnOnce(&Sheet) -> Result<Scored, Vec<Error>>,
    format: impl FnOnce(&Sheet, &Scored) -> Formatted,
) -> Result<ScoreCard, Vec<String>> {
    let example = G::EXAMPLE_SHEET;
    let sheet: Sheet = serde_json::from_str(text)
        .map_err(|error| vec![format!("it cannot be read ({error}); one looks like {example}")])?;
    let scored = score(&sheet).map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let json = serde_json::to_string(&scored).expect("points can be written as JSON");
    let Formatted { rows, notes, outcome } = format(&sheet, &scored);
    Ok(ScoreCard { json, rows, notes, verdict: outcome.as_ref().map(verdict) })
}

/// A scored sheet for people.
pub(crate) struct Formatted {
    pub(crate) rows: Vec<Vec<String>>,
    pub(crate) notes: Vec<String>,
    /// The ranks; `None` if the game is not over.
    pub(crate) outcome: Option<Outcome>,
}

/// A row of a score card: the title, then a cell for each seat.
pub(crate) fn row(title: &str, seats: usize, cell: impl Fn(usize) -> String) -> Vec<String> {
    std::iter::once(title.to_owned()).chain((0..seats).map(cell)).collect()
}

/// The first row, with the seats.
pub(crate) fn heading(seats: usize) -> Vec<String> {
    row("", seats, |seat| format!("seat {}", seat + 1))
}

/// The result as a sentence.
fn verdict(outcome: &Outcome) -> String {
    let seats: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let seats = seats.join(" and ");
    match outcome.decided_by {
        Decision::Points => format!("{seats} wins on points."),
        Decision::TieBreak(by) => format!("Equal on points; {seats} wins by {}.", by.replace('_', " ")),
        Decision::Shared => format!("{seats} tie."),
    }
}

/// A scored game, for programs and for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreCard {
    /// The score as one JSON object.
    pub json: String,
    /// The rows of a table: a title, then a cell for each seat.
    pub rows: Vec<Vec<String>>,
    /// What to know about the sheet, one sentence each.
    pub notes: Vec<String>,
    /// The result as a sentence; `None` if the game is not over.
    pub verdict: Option<String>,
}

/// The description of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct GameInfo {
    /// The name on the command line, in records and in addresses.
    pub name: &'static str,
    /// The title, as shown to people.
    pub title: &'static str,
    /// A one-line description.
    pub summary: &'static str,
    /// The options of the game.
    pub options: &'static [OptionSpec],
}

impl GameInfo {
    pub(crate) const fn of<G: PlayableGame>() -> Self {
        Self { name: G::NAME, title: G::TITLE, summary: G::SUMMARY, options: <G::Options as Options>::SPECS }
    }
}

/// There is no game with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = GAMES.iter().map(|entry| entry.name).collect();
        write!(f, "there is no game '{}'; the games are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}
