//! Sushi Express on the menu.

use sushi_express::{LINES, Scored, Sheet, SushiExpress};

use crate::playable::{Formatted, heading, row, score_sheet};
use crate::{PlayableGame, ScoreCard, Translations};

impl PlayableGame for SushiExpress {
    const TITLE: &'static str = "Sushi Express";
    const SUMMARY: &'static str = "bet on the dice, drive round the block, collect customers and tips; 3 to 6 players";
    const RULES: Translations = Translations::rules("sushi-express");
    const EXAMPLE_SHEET: &'static str = r#"{"players":[{"customers":{"light-blue":3,"dark-blue":2,"pink":1,"purple":1},"tips":1,"tip_cards":0,"action_cards":2},{"customers":{"red":2},"tips":3},{"customers":{"green":1},"tips":2}]}"#;

    fn score(sheet: &str) -> Result<ScoreCard, Vec<String>> {
        score_sheet::<Self, Sheet, _, _>(sheet, Sheet::score, |_, scored| Formatted {
            rows: rows(scored),
            notes: Vec::new(),
            outcome: Some(scored.outcome),
        })
    }
}

fn rows(scored: &Scored) -> Vec<Vec<String>> {
    let players = scored.players.len();
    let mut rows = vec![heading(players)];
    for (line, what) in LINES.into_iter().enumerate() {
        rows.push(row(what, players, |seat| scored.players[seat].lines.points()[line].to_string()));
    }
    rows.push(row("total", players, |seat| scored.totals[seat].to_string()));
    rows.push(row("tip count", players, |seat| format!("({})", scored.tips[seat])));
    rows.push(row("action cards", players, |seat| format!("({})", scored.action_cards[seat])));
    rows
}
