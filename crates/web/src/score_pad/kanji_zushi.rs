//! The pad of Kanji-zushi: every kanji that one of our decks can form, to be tapped by those who have formed it.

use kanji_zushi::{Deck, GOAL, Half, Kanji};

use super::{Cell, Form, Label, Line, Tie};

const PLAYERS: (usize, usize) = (2, 8);

pub(super) fn form() -> Form {
    let decks = [Deck::classic(), Deck::house()];
    let mut neta: Vec<Half> = Vec::new();
    for half in decks.iter().flat_map(|deck| deck.neta()) {
        if !neta.contains(half) {
            neta.push(*half);
        }
    }
    let mut cells: Vec<Cell> = Vec::new();
    let mut shari: Vec<(Half, String)> = Vec::new();
    for (part, left) in neta.iter().enumerate() {
        let mut kanji: Vec<(Kanji, Half)> = decks.iter().flat_map(|deck| deck.kanji()).filter_map(of(*left)).collect();
        kanji.sort_by_key(|(kanji, _)| (kanji.strokes(), kanji.char()));
        kanji.dedup();
        for (kanji, right) in kanji {
            let (key, worth) = (kanji.to_string(), vec![0, i32::from(kanji.strokes())]);
            shari.push((right, key.clone()));
            cells.push(Cell { label: Label::Plain(key.clone()), key, drawing: None, part, line: 0, worth });
        }
    }
    let mut form = Form {
        game: "kanji-zushi",
        players: PLAYERS,
        parts: neta.iter().map(|half| Label::Plain(half.name().to_owned())).collect(),
        lines: vec![Line { label: Label::say("term-kanji"), part: None, prize: None }],
        tie: Tie { cells: (0..cells.len()).collect(), best: true, label: Label::say("pad-best-kanji") },
        cells,
        limits: Vec::new(),
    };
    form.limit(Label::say("term-kanji"), true, GOAL, |_| true);
    for (part, half) in neta.iter().enumerate() {
        form.limit(Label::Plain(half.name().to_owned()), true, 1, |cell| cell.part == part);
    }
    let mut rights: Vec<Half> = shari.iter().map(|(right, _)| *right).collect();
    rights.sort_unstable();
    rights.dedup();
    for right in rights {
        let in_deck = |deck: &&Deck| deck.shari().iter().filter(|half| **half == right).count();
        let most = decks.iter().map(in_deck).max().unwrap_or_default();
        form.limit(Label::Plain(right.name().to_owned()), false, most, |cell| {
            shari.iter().any(|(half, key)| *half == right && *key == cell.key)
        });
    }
    form
}

/// Of kanji those that begin with a half, with the other half.
fn of(left: Half) -> impl Fn(Kanji) -> Option<(Kanji, Half)> {
    move |kanji| kanji.halves().filter(|halves| halves.0 == left).map(|halves| (kanji, halves.1))
}
