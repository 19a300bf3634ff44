//! Drawing on a buffer of cells.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr as _;

use crate::style::Look;
use crate::text::{cut, width};

/// A buffer, and the look of the terminal.
pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) look: Look,
    /// Whether the log is beside the table, so that it need not be in it.
    pub(crate) has_side_log: bool,
    /// The places of controls, for the mouse.
    pub(crate) spots: Vec<(Rect, usize)>,
}

/// The lines of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Border {
    Thin,
    Thick,
}

impl Canvas<'_> {
    /// Writes a text, cut to the width. Returns the columns that it takes.
    pub(crate) fn text(&mut self, x: u16, y: u16, columns: u16, text: &str, style: Style) -> u16 {
        let area = *self.buffer.area();
        if y >= area.bottom() || x >= area.right() {
            return 0;
        }
        let text = cut(text, columns.min(area.right() - x));
        // Text on a quiet line is not quiet itself.
        let dim = style.add_modifier.contains(Modifier::DIM);
        let style = if dim { style } else { style.remove_modifier(Modifier::DIM) };
        self.buffer.set_stringn(x, y, &text, columns.into(), style);
        width(&text)
    }

    /// Writes a text at the right end of a line.
    pub(crate) fn right(&mut self, area: Rect, y: u16, text: &str, style: Style) -> u16 {
        let columns = width(text).min(area.width);
        self.text(area.right() - columns, y, columns, text, style)
    }

    /// Writes a text in the middle of a line.
    pub(crate) fn centre(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let columns = width(text).min(area.width);
        self.text(area.x + (area.width - columns) / 2, y, columns, text, style);
    }

    /// Empties an area. Nothing of a wide letter at its edges is left.
    pub(crate) fn clear(&mut self, area: Rect, style: Style) {
        let area = area.intersection(*self.buffer.area());
        for y in area.top()..area.bottom() {
            if area.x > self.buffer.area().x {
                let before = &mut self.buffer[(area.x - 1, y)];
                if before.symbol().width() > 1 {
                    before.set_symbol(" ");
                }
            }
            for x in area.left()..area.right() {
                self.buffer[(x, y)].reset();
                self.buffer[(x, y)].set_style(style);
            }
        }
    }

    /// Draws a box and returns its inside.
    pub(crate) fn frame(&mut self, area: Rect, border: Border, style: Style) -> Rect {
        if area.width < 2 || area.height < 2 {
            return Rect { width: 0, height: 0, ..area };
        }
        let [corner, along, down, top_right, bottom_left, bottom_right] = match border {
            Border::Thin => ["╭", "─", "│", "╮", "╰", "╯"],
            Border::Thick => ["┏", "━", "┃", "┓", "┗", "┛"],
        };
        let line = along.repeat(usize::from(area.width - 2));
        self.text(area.x, area.y, area.width, &format!("{corner}{line}{top_right}"), style);
        self.text(area.x, area.bottom() - 1, area.width, &format!("{bottom_left}{line}{bottom_right}"), style);
        for y in area.top() + 1..area.bottom() - 1 {
            self.text(area.x, y, 1, down, style);
            self.text(area.right() - 1, y, 1, down, style);
        }
        Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 }
    }

    /// Remembers where a control is.
    pub(crate) fn spot(&mut self, area: Rect, control: usize) {
        self.spots.push((area, control));
    }
}

/// The upper part of an area, and the rest.
pub(crate) fn split_top(area: Rect, height: u16) -> (Rect, Rect) {
    let height = height.min(area.height);
    (Rect { height, ..area }, Rect { y: area.y + height, height: area.height - height, ..area })
}

/// The lower part of an area after the rest.
pub(crate) fn split_bottom(area: Rect, height: u16) -> (Rect, Rect) {
    let height = height.min(area.height);
    split_top(area, area.height - height)
}

/// The left part of an area, and the rest.
pub(crate) fn split_left(area: Rect, columns: u16) -> (Rect, Rect) {
    let columns = columns.min(area.width);
    (Rect { width: columns, ..area }, Rect { x: area.x + columns, width: area.width - columns, ..area })
}

/// Equal columns of an area.
pub(crate) fn columns(area: Rect, count: usize) -> Vec<Rect> {
    let count = count.max(1) as u16;
    let at = |index: u16| area.x + area.width * index / count;
    (0..count).map(|index| Rect { x: at(index), width: at(index + 1) - at(index), ..area }).collect()
}
