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

/// Draws the card of a control, which is the `index`-th.
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
    let mut paper = look.card(card.tint);
    if control.act.is_none() && control.picked.is_none() {
        paper = paper.add_modifier(Modifier::DIM);
    }
    if strong && look.colours == Colours::None {
        paper = paper.add_modifier(Modifier::BOLD);
    }
    canvas.clear(area, paper);
    let inside = canvas.frame(area, if strong { Border::Thick } else { Border::Thin }, paper);
    if let Some(key) = control.key.filter(|_| control.act.is_some()) {
        canvas.text(area.x + 2, area.y, 3, &format!(" {key} "), paper.add_modifier(Modifier::BOLD));
    }
    if let Some(number) = control.picked {
        canvas.text(area.right() - 5, area.y, 4, &format!(" {number}✓"), paper.add_modifier(Modifier::BOLD));
    }
    let top = inside.y + inside.height.saturating_sub(3) / 2;
    if control.label.is_empty() {
        canvas.centre(
            inside,
            inside.y + (inside.height.saturating_sub(1)) / 2,
            card.glyph,
            paper.add_modifier(Modifier::BOLD),
        );
    } else {
        let beside = width(card.glyph) + 1;
        canvas.text(inside.x, top, inside.width, card.glyph, paper.add_modifier(Modifier::BOLD));
        let name = wrap(&control.label, inside.width.saturating_sub(beside));
        for (line, y) in name.iter().zip(top..inside.bottom()) {
            canvas.text(inside.x + beside, y, inside.width.saturating_sub(beside), line, paper);
        }
    }
    if !control.badge.is_empty() {
        let style = if control.good { paper.add_modifier(Modifier::BOLD | Modifier::UNDERLINED) } else { paper };
        let place = Rect { x: area.x, y: area.bottom() - 1, width: area.width.saturating_sub(2), height: 1 };
        canvas.right(place, place.y, &format!(" {} ", control.badge), style);
    }
    canvas.spot(area, index);
}

/// The back of a card.
pub(crate) fn draw_back(canvas: &mut Canvas<'_>, area: Rect, tint: Tint) {
    let paper = canvas.look.card(tint);
    canvas.clear(area, paper);
    let inside = canvas.frame(area, Border::Thin, paper);
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
