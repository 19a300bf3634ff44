//! The ring of twelve tiles around the dice.

use game::Seat;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use sushi_express::{RING, SushiExpress, Tile};
use words::sushi_express::preview::tile_name;

use super::van;
use crate::canvas::{Border, Canvas, columns, split_top};
use crate::screen::Table;
use crate::style::{GREEN, PAPER, YELLOW};
use crate::terminal_game::Scene;

/// The columns that the ring needs.
pub(super) const COLUMNS: u16 = 38;

/// The least lines of a tile in a box, and the columns of a large die.
const BOX: u16 = 3;
const DIE: u16 = 9;

/// The column and row of a tile: clockwise from the top left corner, four on each side.
const fn place(tile: usize) -> (usize, usize) {
    match tile {
        0..=3 => (tile, 0),
        4..=5 => (3, tile - 3),
        6..=9 => (9 - tile, 3),
        _ => (0, 12 - tile),
    }
}

/// Draws the ring: every tile in a box of its own if there is room.
pub(super) fn ring(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    if area.height >= 4 * BOX {
        boxes(canvas, area, scene, table);
    } else {
        lines(canvas, area, scene, table);
    }
}

/// The label of a tile.
fn label(canvas: &Canvas<'_>, tile: Tile, table: &Table<'_>) -> (String, Style) {
    let look = canvas.look;
    match tile {
        Tile::SUSHI_EXPRESS => (tile_name(table.locale, tile), look.accent()),
        Tile::PARK => (tile_name(table.locale, tile), look.letters(GREEN).add_modifier(Modifier::BOLD)),
        _ => (format!("{:>2}", tile.index()), look.quiet()),
    }
}

/// The vans on a tile.
fn vans(scene: &Scene<'_, SushiExpress>, tile: Tile) -> Vec<Seat> {
    scene.known.vans.seats().filter(|seat| scene.known.vans[*seat] == tile).collect()
}

/// The mark for the direction of the road after a tile.
const fn direction(tile: usize) -> &'static str {
    match tile {
        0..=2 => "→",
        3..=5 => "↓",
        6..=8 => "←",
        _ => "↑",
    }
}

/// The ring of boxes, with the dice in its middle.
fn boxes(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let look = canvas.look;
    let (cells, height) = (sides(area), area.height / 4);
    for tile in (0..RING).filter_map(Tile::new) {
        let (column, row) = place(tile.index());
        let cell = Rect { y: area.y + height * row as u16, height, ..cells[column] };
        let (name, style) = label(canvas, tile, table);
        let special = matches!(tile, Tile::SUSHI_EXPRESS | Tile::PARK);
        let inside = canvas.frame(cell, Border::Thin, if special { style } else { look.quiet() });
        canvas.text(cell.x + 1, cell.y, cell.width.saturating_sub(3), &format!(" {} ", name.trim()), style);
        canvas.text(cell.right() - 2, cell.y, 1, direction(tile.index()), look.quiet());
        let mut x = inside.x + 1;
        for seat in vans(scene, tile) {
            x += van(canvas, x, inside.y + inside.height.saturating_sub(1) / 2, seat) + 1;
        }
    }
    let (left, right) = (cells[1].x, cells[3].x);
    let inside = Rect { x: left, width: right - left, y: area.y + height, height: height * 2 };
    dice_boxes(canvas, inside, scene, table);
}

/// The faces of dice: the places of pips in three lines.
const FACES: [[&str; 3]; 6] = [
    ["     ", "  ●  ", "     "],
    ["●    ", "     ", "    ●"],
    ["●    ", "  ●  ", "    ●"],
    ["●   ●", "     ", "●   ●"],
    ["●   ●", "  ●  ", "●   ●"],
    ["●   ●", "●   ●", "●   ●"],
];

/// Large dice, and below them what is left in the pile.
fn dice_boxes(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let look = canvas.look;
    let (dice_area, rest) = split_top(area, 5);
    if let Some(dice) = scene.known.dice {
        let paper = look.card(if scene.moving { YELLOW } else { PAPER });
        let gap = dice_area.width.saturating_sub(2 * DIE).min(1);
        let left = dice_area.x + dice_area.width.saturating_sub(2 * DIE + gap) / 2;
        for (x, pips) in [left, left + DIE + gap].into_iter().zip(dice.pips()) {
            let die = Rect { x, width: DIE, ..dice_area };
            canvas.clear(die, paper);
            let inside = canvas.frame(die, Border::Thin, paper);
            for (y, line) in (inside.y..).zip(FACES[usize::from(pips - 1) % 6]) {
                canvas.text(inside.x + 1, y, inside.width - 1, line, paper.add_modifier(Modifier::BOLD));
            }
        }
    }
    pile(canvas, rest, scene, table);
}

/// How many customers are left in the pile.
fn pile(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let words = table.locale.format("express-pile", &[("count", scene.known.pile().len().into())]);
    for (y, line) in (area.top()..area.bottom()).zip(crate::text::wrap(&words, area.width)) {
        canvas.centre(area, y, &line, canvas.look.quiet());
    }
}

/// The ring in few lines: a line for each side, and one between them for vans.
fn lines(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_, SushiExpress>, table: &Table<'_>) {
    let look = canvas.look;
    let inside = canvas.frame(area, Border::Thin, look.quiet());
    let cells = sides(inside);
    let row_at = |row: usize| inside.y + (inside.height - 1) * row as u16 / 3;
    for tile in (0..RING).filter_map(Tile::new) {
        let (column, row) = place(tile.index());
        let cell = Rect { y: row_at(row), height: 1, ..cells[column] };
        let (label, style) = label(canvas, tile, table);
        let vans = vans(scene, tile);
        // There is a free line below all tiles but the last.
        let below = row < 3 && row_at(row + 1) > cell.y + 1;
        let beside = if below { 0 } else { vans.len() as u16 + 1 };
        let used = canvas.text(cell.x, cell.y, cell.width.saturating_sub(beside), &label, style);
        // The direction of the road, between two tiles of a line.
        let end = cell.right().saturating_sub(2);
        if column < 3 && row % 3 == 0 && cell.x + used + beside < end {
            canvas.text(end, cell.y, 1, if row == 0 { "→" } else { "←" }, look.quiet());
        }
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
    let wide = (area.width * 2 / 5).min(18);
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
    pile(canvas, split_top(area, 1).1, scene, table);
}
