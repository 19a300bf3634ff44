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
pub(super) const COLUMNS: u16 = 34;

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
    let cells = columns(inside, 4);
    let height = (inside.height / 4).max(1);
    let extra = inside.height.saturating_sub(height * 4);
    let row_at = |row: usize| inside.y + height * row as u16 + if row == 3 { extra } else { 0 };
    for tile in (0..RING).filter_map(Tile::new) {
        let (column, row) = place(tile.index());
        let cell = Rect { y: row_at(row), height, ..cells[column] };
        let (label, style) = match tile {
            Tile::SUSHI_EXPRESS | Tile::PARK => {
                let tint = if tile == Tile::PARK { GREEN } else { ORANGE };
                (tile_name(table.locale, tile), look.letters(tint).add_modifier(Modifier::BOLD))
            }
            _ => (format!("{:>2}", tile.index()), look.quiet()),
        };
        let vans: Vec<_> = scene.known.vans.seats().filter(|seat| scene.known.vans[*seat] == tile).collect();
        let room = if height > 1 { cell.width - 1 } else { cell.width.saturating_sub(vans.len() as u16 + 2) };
        let used = canvas.text(cell.x, cell.y, room, &label, style);
        let (mut x, y) = if height > 1 { (cell.x + 1, cell.y + 1) } else { (cell.x + used + 1, cell.y) };
        for seat in vans {
            x += van(canvas, x, y, seat);
        }
    }
    middle(
        canvas,
        Rect { x: cells[1].x, width: cells[1].width + cells[2].width, y: row_at(1), height: row_at(3) - row_at(1) },
        scene,
        table,
    );
}

/// The dice.
fn middle(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let look = canvas.look;
    let y = area.y + area.height / 2;
    if let Some(dice) = scene.known.dice {
        let [one, two] = dice.pips();
        let signs = [one, two].map(|pips| ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"][usize::from(pips - 1) % 6]);
        let style = if scene.moving { look.accent() } else { Style::new().add_modifier(Modifier::BOLD) };
        let line = format!("{} {}  {one}+{two}={}", signs[0], signs[1], dice.total());
        canvas.centre(area, y.saturating_sub(1), &line, style);
    }
    let pile = scene.known.pile().len();
    let words = table.locale.format("express-pile", &[("count", pile.into())]);
    for (y, line) in (y..area.bottom()).zip(crate::text::wrap(&words, area.width)) {
        canvas.centre(area, y, &line, look.quiet());
    }
}
