//! Sushi Go! on the menu.

use game::Game;
use sushi_go::{LINES, ROUNDS, Scored, Sheet, ShortRound, SushiGo, Variant};

use crate::playable::{Formatted, heading, row, score_sheet};
use crate::{PlayableGame, ScoreCard, Translations};

impl PlayableGame for SushiGo {
    const TITLE: &'static str = "Sushi Go!";
    const SUMMARY: &'static str = "pick a card, pass the hand on, collect the best meal; 2 to 5 players";
    const RULES: Translations = Translations::rules("sushi-go");
    const EXAMPLE_SHEET: &'static str = r#"{"variant":"standard","rounds":[[["maki3","maki2"],["maki3"]]]}"#;

    fn score(sheet: &str) -> Result<ScoreCard, Vec<String>> {
        score_sheet::<Self, Sheet, _, _>(sheet, Sheet::score, |sheet, scored| Formatted {
            rows: rows(scored, sheet.variant == "dummy"),
            notes: notes(scored),
            outcome: scored.outcome,
        })
    }

    /// Everybody has one card left, and nobody draws a card for the dummy.
    fn foregone(&self) -> bool {
        self.turns_left() == 1 && self.options().variant() != Variant::Dummy
    }
}

fn rows(scored: &Scored, dummy: bool) -> Vec<Vec<String>> {
    let places = scored.totals.len();
    let mut rows = vec![heading(places)];
    if dummy {
        rows[0][places] = "dummy".into();
    }
    for (index, seats) in scored.rounds.iter().enumerate() {
        let round = index + 1;
        for (line, what) in LINES.into_iter().enumerate() {
            rows.push(row(&format!("round {round} {what}"), places, |seat| {
                seats[seat].lines.points()[line].to_string()
            }));
        }
        rows.push(row(&format!("round {round} total"), places, |seat| seats[seat].total.to_string()));
    }
    rows.push(row("puddings", places, |seat| format!("({})", scored.puddings[seat])));
    if let Some(points) = &scored.pudding {
        rows.push(row("pudding", places, |seat| points[seat].to_string()));
    }
    rows.push(row("total", places, |seat| scored.totals[seat].to_string()));
    rows
}

/// What is missing on the sheet.
fn notes(scored: &Scored) -> Vec<String> {
    let short = scored.short.iter().map(|ShortRound { round, seat, cards, expected }| {
        format!("Round {round}, seat {seat}: {cards} of {expected} cards.")
    });
    let left = (scored.rounds_left > 0).then(|| {
        format!("Unfinished: {} of {ROUNDS} rounds. Puddings count after the last one.", ROUNDS - scored.rounds_left)
    });
    short.chain(left).collect()
}
