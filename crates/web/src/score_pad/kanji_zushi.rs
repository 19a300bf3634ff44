//! The form of Kanji-zushi. Every kanji of our decks can be tapped. For other decks, any jōyō kanji with a left and a right
//! half can be typed, or just its number of strokes.

use kanji_zushi::{Deck, GOAL, Half, Kanji};

use super::{Cell, Entry, Form, Label, Line, Tie};

const PLAYERS: (usize, usize) = (2, 8);

/// The label of a kanji of which only the strokes are known.
const UNNAMED: &str = "□";

pub(super) fn form() -> Form {
    let decks = Deck::ours();
    let mut neta: Vec<Half> = Vec::new();
    for half in decks.iter().flat_map(Deck::neta) {
        if !neta.contains(half) {
            neta.push(*half);
        }
    }
    let mut all: Vec<(Kanji, Half, Half)> =
        Kanji::all().filter_map(|kanji| kanji.halves().map(|(left, right)| (kanji, left, right))).collect();
    all.sort_by_key(|(kanji, left, _)| (place(&neta, *left), kanji.strokes(), kanji.char()));
    let in_a_deck = |kanji: &Kanji| decks.iter().any(|deck| deck.kanji().any(|other| other == *kanji));
    let mut cells: Vec<Cell> = all.iter().map(|&row| cell(row, &neta, in_a_deck(&row.0))).collect();
    let most = all.iter().map(|(kanji, ..)| kanji.strokes()).max().unwrap_or_default();
    cells.extend((1..=most).map(unnamed));
    let mut form = Form {
        game: "kanji-zushi",
        players: PLAYERS,
        dummy: false,
        sections: neta.iter().map(|half| Label::Plain(half.name().to_owned())).collect(),
        lines: vec![Line { label: Label::say("term-kanji"), section: None, prize: None }],
        tie: Tie { cells: Vec::new(), best: true, label: Label::say("pad-best-kanji") },
        cells,
        limits: Vec::new(),
    };
    form.add_total("points".to_owned(), 0, 0);
    // Cells to tap come first, because the tables list the others separately.
    form.cells.sort_by_key(|cell| cell.section.is_none());
    form.tie.cells = form.counted();
    form.limit_on(Label::say("term-kanji"), true, GOAL, form.counted());
    let halves: Vec<Option<(Half, Half)>> =
        form.cells.iter().map(|cell| cell.key.parse().ok().and_then(Kanji::halves)).collect();
    let with = |which: &dyn Fn((Half, Half)) -> bool| -> Vec<usize> {
        (0..halves.len()).filter(|&cell| halves[cell].is_some_and(which)).collect()
    };
    for left in different(all.iter().map(|row| row.1)) {
        form.limit_on(Label::Plain(left.name().to_owned()), true, 1, with(&|halves| halves.0 == left));
    }
    for right in different(decks.iter().flat_map(Deck::shari).copied()) {
        let in_deck = |deck: &Deck| deck.shari().iter().filter(|half| **half == right).count();
        let most = decks.iter().map(in_deck).max().unwrap_or_default();
        form.limit_on(Label::Plain(right.name().to_owned()), false, most, with(&|halves| halves.1 == right));
    }
    form
}

fn place(neta: &[Half], left: Half) -> Option<usize> {
    neta.iter().position(|half| *half == left)
}

fn cell((kanji, left, right): (Kanji, Half, Half), neta: &[Half], tapped: bool) -> Cell {
    let key = kanji.to_string();
    // Halves without a character of their own cannot be typed.
    let typed = [left, right].iter().all(|half| half.name().chars().count() == 1);
    Cell {
        label: Label::Plain(key.clone()),
        key,
        drawing: None,
        section: place(neta, left).filter(|_| tapped),
        line: 0,
        entry: Entry::Dishes,
        worth: vec![0, i32::from(kanji.strokes())],
        spelling: typed.then(|| format!("{left}{right}")),
    }
}

fn unnamed(strokes: u8) -> Cell {
    Cell {
        label: Label::Plain(UNNAMED.to_owned()),
        key: strokes.to_string(),
        drawing: None,
        section: None,
        line: 0,
        entry: Entry::Dishes,
        worth: (0..=GOAL).map(|count| count as i32 * i32::from(strokes)).collect(),
        spelling: None,
    }
}

fn different(halves: impl Iterator<Item = Half>) -> Vec<Half> {
    let mut halves: Vec<Half> = halves.collect();
    halves.sort_unstable();
    halves.dedup();
    halves
}
