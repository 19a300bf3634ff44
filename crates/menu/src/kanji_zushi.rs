//! Kanji-zushi on the menu.

use kanji_zushi::{Deck, DeckChoice, GOAL, KanjiZushi, Scored, Sheet};

use crate::playable::{Formatted, heading, row, score_sheet};
use crate::{PlayableGame, ScoreCard, Translations};

impl PlayableGame for KanjiZushi {
    const TITLE: &'static str = "Kanji-zushi";
    const SUMMARY: &'static str = "put left and right halves together to kanji with many strokes; 2 to 8 players";
    const RULES: Translations = Translations::rules("kanji-zushi");
    const EXAMPLE_SHEET: &'static str = r#"{"players":[["時","語"],["海"]]}"#;

    fn score(sheet: &str) -> Result<ScoreCard, Vec<String>> {
        score_sheet::<Self, Sheet, _, _>(sheet, Sheet::score, |sheet, scored| Formatted {
            rows: rows(scored),
            notes: notes(sheet, scored),
            outcome: Some(scored.outcome),
        })
    }

    fn read_deck(text: &str) -> Result<String, Vec<String>> {
        match Deck::read(text) {
            Ok(deck) => Ok(deck.to_string()),
            Err(errors) => Err(errors.iter().map(ToString::to_string).collect()),
        }
    }
}

fn rows(scored: &Scored) -> Vec<Vec<String>> {
    let players = &scored.players;
    let most = players.iter().map(|player| player.kanji.len()).max().unwrap_or(0);
    let mut rows = vec![heading(players.len())];
    for index in 0..most {
        rows.push(row(&format!("kanji {}", index + 1), players.len(), |seat| {
            let kanji = players[seat].kanji.get(index);
            kanji.map_or(String::new(), |(kanji, strokes)| format!("{kanji} {strokes:>2}"))
        }));
    }
    rows.push(row("strokes", players.len(), |seat| players[seat].total.to_string()));
    rows
}

/// The deck that was used, and the seats with too few kanji.
fn notes(sheet: &Sheet, scored: &Scored) -> Vec<String> {
    let deck = match &scored.deck {
        DeckChoice::Custom(_) => "Deck: custom.".to_owned(),
        _ if sheet.deck.is_none() => format!("Deck: {}, because the sheet names none.", scored.deck),
        _ => format!("Deck: {}.", scored.deck),
    };
    let few = scored.players.iter().enumerate().filter(|(_, player)| player.kanji.len() < GOAL);
    let few = few.map(|(seat, player)| format!("Seat {}: {} of {GOAL} kanji.", seat + 1, player.kanji.len()));
    std::iter::once(deck).chain(few).collect()
}
