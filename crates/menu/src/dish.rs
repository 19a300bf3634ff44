//! What the menu asks of a game beyond its rules: words about it, and scoring a table played with real cards.

use std::fmt;

use game::{Game, OptionSpec, Options};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::GAMES;

/// A game on the menu.
pub trait Dish: Game {
    /// Its name as people write it.
    const TITLE: &'static str;
    /// What it is, in a line.
    const SUMMARY: &'static str;
    /// Its rules in our words, as Markdown, in English.
    const RULES: &'static str;
    /// A score sheet as an example, as JSON.
    const EXAMPLE_SHEET: &'static str;

    /// Adds up a finished table that somebody played with real cards, given as JSON.
    ///
    /// # Errors
    /// Everything that is wrong with it, a sentence each.
    fn score(sheet: &str) -> Result<ScoreCard, Vec<String>>;
}

/// Reads a score sheet of a game.
pub(crate) fn read_sheet<G: Dish, T: DeserializeOwned>(text: &str) -> Result<T, Vec<String>> {
    let example = G::EXAMPLE_SHEET;
    serde_json::from_str(text).map_err(|fault| vec![format!("it cannot be read ({fault}); one looks like {example}")])
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
pub struct Entry {
    /// Its name on the command line, in records and in addresses.
    pub name: &'static str,
    /// Its name as people write it.
    pub title: &'static str,
    /// What it is, in a line.
    pub summary: &'static str,
    /// What can be agreed before a game.
    pub options: &'static [OptionSpec],
}

impl Entry {
    pub(crate) const fn of<G: Dish>() -> Self {
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
