//! A large card with a key, a glyph, a name and a badge.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::canvas::{Border, Canvas};
use crate::style::{Colours, Tint};
use crate::terminal_game::Control;
use crate::text::{width, wrap};

/// The content of a card, besides its control.
pub(crate) struct Card<'a> {
    pub(crate) glyph: &'a str,
    pub(crate) tint: Tint,
}

/// Draws the card of a control, which is the `index`-th. On coloured paper it has no border, only a gap to its neighbours.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    area: Rect,
    card: &Card<'_>,
    control: &Control,
    index: usize,
    focused: bool,
) {
    let look = canvas.look;
    let strong = focused || control.picked.is_some();
    let is_off = control.act.is_none() && control.picked.is_none();
    let mut paper = if is_off { look.card_off(card.tint) } else { look.card(card.tint) };
    if strong && look.colours == Colours::None {
        paper = paper.add_modifier(Modifier::BOLD);
    }
    let bold = paper.add_modifier(Modifier::BOLD);
    let inside = sheet(canvas, area, paper, strong);
    if let Some(key) = control.key.filter(|_| control.act.is_some()) {
        canvas.text(area.x + 1, area.y, 3, &format!(" {key} "), bold);
    }
    // What the card would bring is at the top, on the other side of the key.
    let corner = Rect { width: area.width.saturating_sub(2), height: 1, ..area };
    if let Some(number) = control.picked {
        canvas.right(corner, area.y, &format!(" {number}✓ "), bold);
    } else if !control.badge.is_empty() {
        let style = if control.good { bold.add_modifier(Modifier::REVERSED) } else { paper };
        canvas.right(corner, area.y, &format!(" {} ", control.badge), style);
    }
    if control.label.is_empty() {
        canvas.centre(inside, inside.y + inside.height.saturating_sub(1) / 2, card.glyph, bold);
    } else {
        let beside = width(card.glyph) + 1;
        let name = wrap(&control.label, inside.width.saturating_sub(beside));
        let top = inside.y + inside.height.saturating_sub(name.len() as u16) / 2;
        canvas.text(inside.x, top, inside.width, card.glyph, bold);
        for (line, y) in name.iter().zip(top..inside.bottom()) {
            canvas.text(inside.x + beside, y, inside.width.saturating_sub(beside), line, paper);
        }
    }
    canvas.spot(area, index);
}

/// The sheet of a card: with 256 colours paper with a gap on the right and half a line below it, otherwise a box. Returns the
/// area for its content, below the line of the key.
fn sheet(canvas: &mut Canvas<'_>, area: Rect, paper: Style, strong: bool) -> Rect {
    let border = if strong { Border::Thick } else { Border::Thin };
    let Some(colour) = paper.bg else {
        canvas.clear(area, paper);
        return canvas.frame(area, border, paper);
    };
    canvas.clear(area, Style::new());
    let area = Rect { width: area.width.saturating_sub(1), ..area };
    canvas.clear(area, paper);
    if strong {
        return canvas.frame(area, border, paper);
    }
    let edge = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    canvas.clear(edge, Style::new());
    canvas.text(edge.x, edge.y, edge.width, &"▀".repeat(edge.width.into()), Style::new().fg(colour));
    Rect { x: area.x + 1, y: area.y + 1, width: area.width.saturating_sub(2), height: area.height.saturating_sub(2) }
}

/// The back of a card.
pub(crate) fn draw_back(canvas: &mut Canvas<'_>, area: Rect, tint: Tint) {
    let paper = canvas.look.card(tint);
    let inside = sheet(canvas, area, paper, false);
    for y in inside.top()..inside.bottom() {
        canvas.text(inside.x, y, inside.width, &"░".repeat(inside.width.into()), paper);
    }
}

/// Small cards in a line: each a text with a style. Those that don't fit are in the next line. Returns the lines used.
pub(crate) fn chips(canvas: &mut Canvas<'_>, area: Rect, chips: &[(String, Style)]) -> u16 {
    let (mut x, mut y) = (area.x, area.y);
    for (text, style) in chips {
        let columns = width(text);
        if x > area.x && x + columns > area.right() {
            (x, y) = (area.x, y + 1);
        }
        if y >= area.bottom() {
            break;
        }
        x += canvas.text(x, y, area.right() - x, text, *style) + 1;
    }
    y + 1 - area.y
}
