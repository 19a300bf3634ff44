//! What the menu asks of a game beyond its rules: words about it, and scoring a table played with real cards.

use std::fmt::{self, Display};

use bots::Heuristics;
use game::{Decision, OptionSpec, Options, Outcome};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{GAMES, Translations};

/// A game on the menu.
pub trait PlayableGame: Heuristics {
    /// Its name as people write it.
    const TITLE: &'static str;
    /// What it is, in a line.
    const SUMMARY: &'static str;
    /// Its rules in our words, as Markdown.
    const RULES: Translations;
    /// A score sheet as an example, as JSON.
    const EXAMPLE_SHEET: &'static str;

    /// Adds up a finished table that somebody played with real cards, given as JSON.
    ///
    /// # Errors
    /// Everything that is wrong with it, a sentence each.
    fn score(sheet: &str) -> Result<ScoreCard, Vec<String>>;

    /// Whether everybody at the table can see that nobody has a choice now, so that nobody need be asked. Whoever has only
    /// one legal move for reasons that others cannot see must still be asked: not asking would tell.
    fn foregone(&self) -> bool {
        false
    }

    /// Reads a deck that somebody has brought, as a value of the option `deck`.
    ///
    /// # Errors
    /// Everything that is wrong with it, a sentence each.
    fn read_deck(_text: &str) -> Result<String, Vec<String>> {
        Err(vec![format!("{} is played with one deck only", Self::TITLE)])
    }
}

/// Reads a sheet, adds it up with the game's own rules, and sets it out for programs and for people.
pub(crate) fn score_sheet<G: PlayableGame, Sheet: DeserializeOwned, Scored: Serialize, Fault: Display>(
    text: &str,
    score: impl FnOnce(&Sheet) -> Result<Scored, Vec<Fault>>,
    set_out: impl FnOnce(&Sheet, &Scored) -> (Vec<Vec<String>>, Outcome),
) -> Result<ScoreCard, Vec<String>> {
    let example = G::EXAMPLE_SHEET;
    let sheet: Sheet = serde_json::from_str(text)
        .map_err(|fault| vec![format!("it cannot be read ({fault}); one looks like {example}")])?;
    let scored = score(&sheet).map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let json = serde_json::to_string(&scored).expect("points can be written as JSON");
    let (rows, outcome) = set_out(&sheet, &scored);
    Ok(ScoreCard { json, rows, verdict: verdict(&outcome) })
}

/// A row of a score card: what is scored, then a cell for each seat.
pub(crate) fn row(title: &str, seats: usize, cell: impl Fn(usize) -> String) -> Vec<String> {
    std::iter::once(title.to_owned()).chain((0..seats).map(cell)).collect()
}

/// The first row: whose column it is.
pub(crate) fn heading(seats: usize) -> Vec<String> {
    row("", seats, |seat| format!("seat {}", seat + 1))
}

/// Who won, as a sentence.
fn verdict(outcome: &Outcome) -> String {
    let seats: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let seats = seats.join(" and ");
    match outcome.decided_by {
        Decision::Points => format!("{seats} wins on points."),
        Decision::TieBreak(by) => format!("Equal on points; {seats} wins by {}.", by.replace('_', " ")),
        Decision::Shared => format!("{seats} share the victory."),
    }
}

/// A table with its points, for programs and for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreCard {
    /// One JSON object.
    pub json: String,
    /// A table, a line for each row: what is scored, then a cell for each seat.
    pub rows: Vec<Vec<String>>,
    /// Who won, as a sentence.
    pub verdict: String,
}

/// A game as the menu tells it.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct GameInfo {
    /// Its name on the command line, in records and in addresses.
    pub name: &'static str,
    /// Its name as people write it.
    pub title: &'static str,
    /// What it is, in a line.
    pub summary: &'static str,
    /// What can be agreed before a game.
    pub options: &'static [OptionSpec],
}

impl GameInfo {
    pub(crate) const fn of<G: PlayableGame>() -> Self {
        Self { name: G::NAME, title: G::TITLE, summary: G::SUMMARY, options: <G::Options as Options>::SPECS }
    }
}

/// A name that is not on the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = GAMES.iter().map(|entry| entry.name).collect();
        write!(f, "there is no game '{}'; the games are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}
