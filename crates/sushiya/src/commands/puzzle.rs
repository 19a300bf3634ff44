//! `sushiya puzzle`: prints kanji puzzles, and rates them.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::Write;

use kanji_zushi::{Deck, DeckChoice, Difficulty, Half, Kanji, Puzzle};
use serde::Serialize;

use crate::error::CommandError;
use crate::input;

/// Seeds of random puzzles are short enough to type.
const MAX_RANDOM_SEED: u64 = 1_000_000;

/// What to print.
pub(crate) struct Request {
    pub(crate) seed: Option<u64>,
    pub(crate) deck: String,
    pub(crate) difficulty: Option<String>,
    pub(crate) solve: bool,
    pub(crate) rate: Option<u64>,
    pub(crate) json: bool,
}

/// A puzzle as `--json` prints it.
#[derive(Serialize)]
struct PuzzleJson<'a> {
    seed: u64,
    deck: &'a DeckChoice,
    difficulty: Difficulty,
    neta: &'a [Half],
    shari: &'a [Half],
    #[serde(flatten)]
    best: Option<Best>,
}

#[derive(Serialize)]
struct Best {
    kanji: Vec<(Kanji, u8)>,
    total: i32,
}

/// A rated puzzle as `--rate --json` prints it.
#[derive(Serialize)]
struct Rating {
    seed: u64,
    difficulty: Difficulty,
    kanji: usize,
    strokes: i32,
    worthwhile: bool,
}

/// Prints a puzzle, optionally with its solution, or the ratings of many.
pub(crate) fn run(request: &Request, out: &mut dyn Write) -> Result<(), CommandError> {
    let deck = choose(&request.deck)?;
    let random = || RandomState::new().hash_one(()) % MAX_RANDOM_SEED;
    if let Some(count) = request.rate {
        return rate(request.seed.unwrap_or(0), count, &deck, request.json, out);
    }
    let seed = match (request.seed, &request.difficulty) {
        (Some(seed), _) => seed,
        (None, None) => random(),
        (None, Some(name)) => seed_of(name, random(), &deck)?,
    };
    print(seed, &deck, request, out)
}

fn print(seed: u64, deck: &DeckChoice, request: &Request, out: &mut dyn Write) -> Result<(), CommandError> {
    let puzzle = Puzzle::from_seed(seed, deck.deck());
    let difficulty = puzzle.difficulty();
    let best = request.solve.then(|| {
        let solution = puzzle.solve();
        Best { kanji: solution.kanji.iter().map(|&kanji| (kanji, kanji.strokes())).collect(), total: solution.total }
    });
    if request.json {
        let json = PuzzleJson { seed, deck, difficulty, neta: &puzzle.neta, shari: &puzzle.shari, best };
        return write_json(&json, out);
    }
    let names = |halves: &[Half]| halves.iter().map(ToString::to_string).collect::<Vec<_>>().join("  ");
    let level = difficulty.name();
    writeln!(out, "Puzzle {seed} ({level}): form kanji with as many strokes as you can; use each half once.\n")?;
    writeln!(out, "  left   {}", names(&puzzle.neta))?;
    writeln!(out, "  right  {}", names(&puzzle.shari))?;
    match best {
        None if *deck == DeckChoice::default() => writeln!(out, "\nSolution: sushiya puzzle --seed {seed} --solve")?,
        None => writeln!(out, "\nSolution: sushiya puzzle --deck {} --seed {seed} --solve", request.deck)?,
        Some(best) => {
            let kanji: Vec<String> = best.kanji.iter().map(|(kanji, strokes)| format!("{kanji} {strokes}")).collect();
            writeln!(out, "\nBest solution: {} — {} strokes", kanji.join(", "), best.total)?;
        }
    }
    Ok(())
}

/// Prints the rating of each puzzle.
fn rate(first: u64, count: u64, deck: &DeckChoice, json: bool, out: &mut dyn Write) -> Result<(), CommandError> {
    for seed in first..first.saturating_add(count) {
        let puzzle = Puzzle::from_seed(seed, deck.deck());
        let best = puzzle.solve();
        let (difficulty, worthwhile) = (puzzle.difficulty(), best.is_worthwhile());
        let rating = Rating { seed, difficulty, kanji: best.kanji.len(), strokes: best.total, worthwhile };
        if json {
            write_json(&rating, out)?;
        } else {
            let poor = if worthwhile { "" } else { "  (not worth playing)" };
            let Rating { kanji, strokes, .. } = rating;
            writeln!(out, "{seed:>8}  {:<6}  {kanji} kanji  {strokes} strokes{poor}", difficulty.name())?;
        }
    }
    Ok(())
}

fn write_json(value: &impl Serialize, out: &mut dyn Write) -> Result<(), CommandError> {
    let text = serde_json::to_string(value).map_err(|error| CommandError::Input(error.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}

/// The first seed from this one on whose puzzle has a difficulty.
fn seed_of(name: &str, from: u64, deck: &DeckChoice) -> Result<u64, CommandError> {
    let difficulty = Difficulty::ALL.into_iter().find(|difficulty| difficulty.name() == name);
    let Some(difficulty) = difficulty else {
        return Err(CommandError::Input(format!("there is no difficulty '{name}'; choose easy, medium or hard")));
    };
    // Some custom decks may have no such puzzle.
    let found = Puzzle::seed_of_difficulty(difficulty, from, from + 1_000, deck.deck());
    found.ok_or_else(|| CommandError::Input(format!("found no puzzle with the difficulty '{name}' for this deck")))
}

/// A deck by name, or from a file.
fn choose(deck: &str) -> Result<DeckChoice, CommandError> {
    if let Some(ours) = DeckChoice::OURS.iter().find(|ours| ours.name() == Some(deck)) {
        return Ok(ours.clone());
    }
    Deck::read(&input::read(deck)?)
        .map(DeckChoice::from)
        .map_err(|faults| CommandError::list(&format!("the deck '{deck}' is invalid"), faults))
}
