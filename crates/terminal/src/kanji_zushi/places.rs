//! The kanji that everybody has formed.

use game::Seat;
use kanji_zushi::{GOAL, KanjiZushi, Observation};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use words::Naming;
use words::kanji_zushi::words as kanji_words;

use crate::canvas::{Canvas, columns};
use crate::screen::Table;
use crate::style::PAPER;
use crate::terminal_game::Scene;

/// The lines that the places need: two players next to each other.
pub(super) fn height(players: usize) -> u16 {
    (players as u16).div_ceil(2)
}

/// Everybody, in the order of seats: name, strokes, kanji.
pub(super) fn places(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, KanjiZushi>, table: &Table<'_>) {
    let look = canvas.look;
    let cells = columns(area, 2);
    for seat in scene.known.places.seats() {
        let cell = Rect { y: area.y + seat.index() as u16 / 2, height: 1, ..cells[seat.index() % 2] };
        if cell.y >= area.bottom() {
            return;
        }
        let place = &scene.known.places[seat];
        let turn = if scene.known.turn == Some(seat) { "▶" } else { " " };
        let mut x = cell.x + canvas.text(cell.x, cell.y, 1, turn, look.accent());
        let mut style = look.player(seat.index());
        if table.own() == Some(seat) {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        canvas.text(x, cell.y, 10, table.name(seat), style);
        x += 11;
        canvas.text(x, cell.y, 3, &format!("{:>3}", place.formed.strokes()), look.good());
        x += 4;
        for kanji in place.formed.as_slice() {
            x += canvas.text(x, cell.y, cell.right().saturating_sub(x), &kanji.to_string(), look.chip(PAPER)) + 1;
        }
        for _ in place.formed.len()..GOAL {
            x += canvas.text(x, cell.y, cell.right().saturating_sub(x), "· ", look.quiet()) + 1;
        }
        if let Some(note) =
            table.note(seat).filter(|_| scene.known.turn == Some(seat) || !table.thinking.contains(seat))
        {
            canvas.text(x, cell.y, cell.right().saturating_sub(x), &note, look.quiet());
        }
    }
}

/// A place in words.
pub(super) fn in_words(known: &Observation, names: &dyn Naming, seat: Seat) -> String {
    let (locale, place) = (names.locale(), &known.places[seat]);
    let strokes = kanji_words::strokes(locale, place.formed.strokes());
    let kanji: Vec<String> = place.formed.as_slice().iter().map(|kanji| kanji_words::kanji(locale, *kanji)).collect();
    let kanji = if kanji.is_empty() { String::new() } else { format!(" {}.", locale.list(&kanji)) };
    format!("{}: {strokes}.{kanji}", names.name(seat))
}
