//! The score pad as rows of cells.

use game::{Seat, Section};
use menu::AnyPerspective;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::{Naming, capital, words_of};

use crate::canvas::Canvas;
use crate::text::cut;

/// A row: its title, and a cell for each place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) title: String,
    pub(crate) cells: Vec<String>,
    pub(crate) strong: bool,
}

/// Points with a minus sign, not a hyphen.
pub(crate) fn points(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// All lines with points so far; empty if nothing has been scored. The first row has the names, the last the totals.
pub(crate) fn rows(perspective: &dyn AnyPerspective, names: &dyn Naming) -> Vec<Row> {
    let (locale, scores) = (names.locale(), perspective.scores());
    let Some(words) = words_of(perspective).filter(|_| !scores.is_empty()) else { return Vec::new() };
    let places = perspective.players() + words.dummies(perspective);
    let seats = || (0..places).map(Seat::new);
    let mut sections: Vec<Section> = scores.iter().map(|(_, line)| line.section).collect();
    sections.sort_unstable();
    sections.dedup();
    let head = seats().map(|seat| names.name(seat).to_owned()).collect();
    let mut rows = vec![Row { title: String::new(), cells: head, strong: true }];
    for section in sections {
        let of_section = || scores.iter().filter(|(_, line)| line.section == section);
        let mut keys: Vec<&str> = Vec::new();
        for (_, line) in of_section() {
            if !keys.contains(&line.what) {
                keys.push(line.what);
            }
        }
        for key in keys {
            let name = words.terms().line(key).map_or_else(|| key.to_owned(), |term| term.text(locale));
            let title = match section {
                Section::Round(round) => locale.labelled(&locale.format("round", &[("round", round.into())]), &name),
                Section::Item(number) => {
                    capital(&locale.format("score-item", &[("what", name.into()), ("number", number.into())]))
                }
                Section::End => capital(&name),
            };
            let cell = |seat: Seat| {
                let of = of_section().filter(|(of, line)| *of == seat && line.what == key);
                points(of.map(|(_, line)| line.points).sum())
            };
            let row = Row { title, cells: seats().map(cell).collect(), strong: false };
            // A line without points would only take room.
            if of_section().any(|(_, line)| line.what == key && line.points != 0) {
                rows.push(row);
            }
        }
    }
    let total = |seat: Seat| points(scores.iter().filter(|(of, _)| *of == seat).map(|(_, line)| line.points).sum());
    rows.push(Row { title: locale.text("total"), cells: seats().map(total).collect(), strong: true });
    rows
}

/// Draws a row: the title on the left, the cells in columns on the right.
pub(crate) fn draw_row(canvas: &mut Canvas<'_>, area: Rect, y: u16, row: &Row) {
    if y >= area.bottom() {
        return;
    }
    let style = if row.strong { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
    let count = row.cells.len().max(1) as u16;
    let cell = ((area.width - area.width * 2 / 5) / count).min(10);
    let title = area.width.saturating_sub(cell * count + 1);
    canvas.text(area.x, y, title, &row.title, style);
    for (index, text) in row.cells.iter().enumerate() {
        let x = area.right() - cell * (count - index as u16);
        canvas.right(Rect { x, y, width: cell, height: 1 }, y, &cut(text, cell.saturating_sub(1)), style);
    }
}
