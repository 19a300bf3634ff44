//! The kanji that everybody has formed.

use game::Seat;
use kanji_zushi::{GOAL, KanjiZushi, Observation};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::Naming;
use words::kanji_zushi::words as kanji_words;

use crate::canvas::{Border, Canvas, columns};
use crate::screen::Table;
use crate::style::PAPER;
use crate::terminal_game::Scene;
use crate::text::width;

/// The lines that the places need: two players next to each other.
pub(super) fn height(players: usize) -> u16 {
    (players as u16).div_ceil(2)
}

/// The columns of the kanji of a player.
const KANJI: u16 = GOAL as u16 * 3;

/// Everybody, in the order of seats: name, strokes, kanji.
pub(super) fn places(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, KanjiZushi>, table: &Table<'_>) {
    let look = canvas.look;
    let cells = columns(area, 2);
    let notes = table.names.iter().enumerate().filter_map(|(index, _)| table.note(Seat::new(index)));
    let notes = notes.map(|note| width(&note)).max().unwrap_or(0);
    let name_columns = table.name_columns(10, (area.width / 2).saturating_sub(1 + 5 + KANJI + notes));
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
        canvas.text(x, cell.y, name_columns, table.name(seat), style);
        x += name_columns + 1;
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

/// The number of boxes in a line: few are wide enough for meanings.
const fn across(players: usize) -> usize {
    if players <= 4 { 2 } else { 4 }
}

/// The lines of a box: its border and a line for each kanji.
const BOX: u16 = GOAL as u16 + 2;

/// The lines that the places need as boxes.
pub(super) fn boxes_height(players: usize) -> u16 {
    BOX * players.div_ceil(across(players)) as u16
}

/// Everybody in a box: name, strokes, and the kanji with their meanings and strokes.
pub(super) fn boxes(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, KanjiZushi>, table: &Table<'_>) {
    let look = canvas.look;
    let across = across(scene.known.places.len());
    let cells = columns(area, across);
    for seat in scene.known.places.seats() {
        let y = area.y + BOX * (seat.index() / across) as u16;
        let cell = Rect { y, height: BOX.min(area.bottom().saturating_sub(y)), ..cells[seat.index() % across] };
        let own = table.own() == Some(seat);
        let style = if own { look.player(seat.index()) } else { look.quiet() };
        let inside = canvas.frame(cell, if own { Border::Thick } else { Border::Thin }, style);
        let formed = &scene.known.places[seat].formed;
        let turn = if scene.known.turn == Some(seat) { "▶ " } else { "" };
        let strokes = format!(" {} ", formed.strokes());
        let end = Rect { width: cell.width.saturating_sub(2), ..cell };
        let used = canvas.right(end, cell.y, &strokes, look.good());
        let name = format!(" {turn}{} ", table.name(seat));
        let room = cell.width.saturating_sub(used + 5);
        let named = canvas.text(cell.x + 2, cell.y, room, &name, look.player(seat.index()));
        if let Some(note) = table.note(seat) {
            canvas.text(cell.x + 2 + named, cell.y, room.saturating_sub(named), &note, look.quiet());
        }
        let lines = (inside.top()..inside.bottom()).zip(0..GOAL);
        for (y, index) in lines {
            let Some(kanji) = formed.as_slice().get(index) else {
                canvas.text(inside.x + 1, y, 1, "·", look.quiet());
                continue;
            };
            let mut x = inside.x + 1;
            x += canvas.text(x, y, 2, &kanji.to_string(), look.chip(PAPER)) + 1;
            let strokes =
                canvas.right(Rect { width: inside.width - 1, ..inside }, y, &kanji.strokes().to_string(), look.good());
            let meaning = kanji_words::meaning(table.locale, *kanji).unwrap_or_default();
            canvas.text(x, y, (inside.right() - 1).saturating_sub(x + strokes + 1), &meaning, Style::new());
        }
    }
}

/// A place in words.
pub(super) fn in_words(known: &Observation, names: &dyn Naming, seat: Seat) -> String {
    let (locale, place) = (names.locale(), &known.places[seat]);
    let strokes = kanji_words::strokes(locale, place.formed.strokes());
    let kanji: Vec<String> = place.formed.as_slice().iter().map(|kanji| kanji_words::kanji(locale, *kanji)).collect();
    let kanji = if kanji.is_empty() { String::new() } else { format!(" {}.", locale.list(&kanji)) };
    locale.labelled(names.name(seat), &format!("{strokes}.{kanji}"))
}
