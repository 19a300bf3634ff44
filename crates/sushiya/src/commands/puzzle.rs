//! `sushiya puzzle`: prints a kanji puzzle.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::Write;

use kanji_zushi::{Deck, DeckChoice, Half, Kanji, Puzzle};
use serde::Serialize;

use crate::error::CommandError;
use crate::input;

/// A puzzle as `--json` prints it.
#[derive(Serialize)]
struct PuzzleJson<'a> {
    seed: u64,
    deck: &'a DeckChoice,
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

/// Prints a puzzle, optionally with its solution.
pub(crate) fn run(
    seed: Option<u64>,
    deck: &str,
    solve: bool,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    let deck = choose(deck)?;
    // Short enough to type.
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(()) % 1_000_000);
    let puzzle = Puzzle::from_seed(seed, deck.deck());
    let best = solve.then(|| {
        let solution = puzzle.solve();
        Best { kanji: solution.kanji.iter().map(|&kanji| (kanji, kanji.strokes())).collect(), total: solution.total }
    });
    if json {
        let printed = PuzzleJson { seed, deck: &deck, neta: &puzzle.neta, shari: &puzzle.shari, best };
        let text = serde_json::to_string(&printed).map_err(|fault| CommandError::Input(fault.to_string()))?;
        return Ok(writeln!(out, "{text}")?);
    }
    let names = |halves: &[Half]| halves.iter().map(ToString::to_string).collect::<Vec<_>>().join("  ");
    writeln!(out, "Puzzle {seed}: form kanji with as many strokes as you can; use each half once.\n")?;
    writeln!(out, "  left   {}", names(&puzzle.neta))?;
    writeln!(out, "  right  {}", names(&puzzle.shari))?;
    match best {
        None => writeln!(out, "\nSolution: sushiya puzzle --seed {seed} --solve")?,
        Some(best) => {
            let kanji: Vec<String> = best.kanji.iter().map(|(kanji, strokes)| format!("{kanji} {strokes}")).collect();
            writeln!(out, "\nBest solution: {} — {} strokes", kanji.join(", "), best.total)?;
        }
    }
    Ok(())
}

/// A deck by name, or from a file.
fn choose(deck: &str) -> Result<DeckChoice, CommandError> {
    match deck {
        "classic" => Ok(DeckChoice::Classic),
        "house" => Ok(DeckChoice::House),
        file => Deck::read(&input::read(file)?)
            .map(DeckChoice::from)
            .map_err(|faults| CommandError::list(&format!("the deck '{file}' is invalid"), faults)),
    }
}
