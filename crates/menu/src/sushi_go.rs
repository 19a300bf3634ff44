//! Sushi Go! on the menu.

use game::Decision;
use sushi_go::{LINES, Scored, Sheet, SushiGo};

use crate::dish::read_sheet;
use crate::{Dish, ScoreCard};

impl Dish for SushiGo {
    const TITLE: &'static str = "Sushi Go!";
    const SUMMARY: &'static str = "pick a card, pass the hand on, collect the best meal; 2 to 5 players";
    const RULES: &'static str = include_str!("../../../locales/en/rules/sushi-go.md");
    const EXAMPLE_SHEET: &'static str = r#"{"variant":"standard","rounds":[[["maki3","maki2"],["maki3"]]]}"#;

    fn score(sheet: &str) -> Result<ScoreCard, Vec<String>> {
        let sheet: Sheet = read_sheet::<Self, _>(sheet)?;
        let scored = sheet.score().map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        let json = serde_json::to_string(&scored).expect("points can be written as JSON");
        let dummy = sheet.variant == "dummy";
        Ok(ScoreCard { json, rows: rows(&scored, dummy), verdict: verdict(&scored) })
    }
}

fn rows(scored: &Scored, dummy: bool) -> Vec<Vec<String>> {
    let places = scored.totals.len();
    let row = |title: String, cells: &dyn Fn(usize) -> String| -> Vec<String> {
        std::iter::once(title).chain((0..places).map(cells)).collect()
    };
    let mut rows = vec![row(String::new(), &|place| {
        if dummy && place + 1 == places { "dummy".to_owned() } else { format!("seat {}", place + 1) }
    })];
    for (round, seats) in scored.rounds.iter().enumerate() {
        for (line, what) in LINES.into_iter().enumerate() {
            let title = format!("round {} {what}", round + 1);
            rows.push(row(title, &|place| seats[place].lines.points()[line].to_string()));
        }
        rows.push(row(format!("round {} total", round + 1), &|place| seats[place].total.to_string()));
    }
    rows.push(row("puddings".to_owned(), &|place| format!("({})", scored.puddings[place])));
    rows.push(row("pudding".to_owned(), &|place| scored.pudding[place].to_string()));
    rows.push(row("total".to_owned(), &|place| scored.totals[place].to_string()));
    rows
}

fn verdict(scored: &Scored) -> String {
    let seats: Vec<String> = scored.winners.iter().map(|seat| format!("seat {}", seat + 1)).collect();
    let seats = seats.join(" and ");
    match scored.outcome.decided_by {
        Decision::Points => format!("{seats} wins on points."),
        Decision::TieBreak(more) => format!("Equal on points; {seats} wins with more {more}."),
        Decision::Shared => format!("{seats} share the victory."),
    }
}
