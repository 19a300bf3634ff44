//! The ring of twelve tiles around the dice.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sushi_express::{RING, SushiExpress, Tile};
use words::sushi_express::preview::tile_name;

use super::van;
use crate::canvas::{Border, Canvas, columns};
use crate::screen::Table;
use crate::style::{GREEN, ORANGE};
use crate::terminal_game::Scene;

/// The columns that the ring needs.
pub(super) const COLUMNS: u16 = 38;

/// The column and row of a tile: clockwise from the top left corner, four on each side.
const fn place(tile: usize) -> (usize, usize) {
    match tile {
        0..=3 => (tile, 0),
        4..=5 => (3, tile - 3),
        6..=9 => (9 - tile, 3),
        _ => (0, 12 - tile),
    }
}

/// Draws the ring.
pub(super) fn ring(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let look = canvas.look;
    let inside = canvas.frame(area, Border::Thin, look.quiet());
    let cells = sides(inside);
    let row_at = |row: usize| inside.y + (inside.height - 1) * row as u16 / 3;
    for tile in (0..RING).filter_map(Tile::new) {
        let (column, row) = place(tile.index());
        let cell = Rect { y: row_at(row), height: 1, ..cells[column] };
        let (label, style) = match tile {
            Tile::SUSHI_EXPRESS | Tile::PARK => {
                let tint = if tile == Tile::PARK { GREEN } else { ORANGE };
                (tile_name(table.locale, tile), look.letters(tint).add_modifier(Modifier::BOLD))
            }
            _ => (format!("{:>2}", tile.index()), look.quiet()),
        };
        let vans: Vec<_> = scene.known.vans.seats().filter(|seat| scene.known.vans[*seat] == tile).collect();
        // There is a free line below all tiles but the last.
        let below = row < 3 && row_at(row + 1) > cell.y + 1;
        let beside = if below { 0 } else { vans.len() as u16 + 1 };
        let used = canvas.text(cell.x, cell.y, cell.width.saturating_sub(beside), &label, style);
        let (mut x, y) = if below { (cell.x + 1, cell.y + 1) } else { (cell.x + used + 1, cell.y) };
        for seat in vans {
            x += van(canvas, x, y, seat);
        }
    }
    let (left, right) = (cells[1].x, cells[3].x);
    let (top, bottom) = (row_at(1), row_at(3));
    middle(canvas, Rect { x: left, width: right - left, y: top, height: bottom - top }, scene, table);
}

/// The columns of the ring: the first has room for the name of the restaurant.
fn sides(area: Rect) -> [Rect; 4] {
    let wide = (area.width * 2 / 5).min(16);
    let rest = columns(Rect { x: area.x + wide, width: area.width - wide, ..area }, 3);
    [Rect { width: wide, ..area }, rest[0], rest[1], rest[2]]
}

/// The dice.
fn middle(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let look = canvas.look;
    if let Some(dice) = scene.known.dice {
        let [one, two] = dice.pips();
        let signs = [one, two].map(|pips| ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"][usize::from(pips - 1) % 6]);
        let style = if scene.moving { look.accent() } else { Style::new().add_modifier(Modifier::BOLD) };
        let line = format!("{} {}  {one}+{two}={}", signs[0], signs[1], dice.total());
        canvas.centre(area, area.y, &line, style);
    }
    let pile = scene.known.pile().len();
    let words = table.locale.format("express-pile", &[("count", pile.into())]);
    for (y, line) in (area.y + 1..area.bottom()).zip(crate::text::wrap(&words, area.width)) {
        canvas.centre(area, y, &line, look.quiet());
    }
}
