//! A table before a game: the seats, and what everybody waits for.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::Locale;

use crate::canvas::{Border, Canvas, split_bottom, split_top};
use crate::screen::{ChatLine, SMALLEST, inset, too_small};
use crate::style::Look;
use crate::text::{width, wrap};

/// A seat before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbySeat {
    /// The name; `None` for a free seat.
    pub name: Option<String>,
    /// Notes: host, ready, offline.
    pub notes: Vec<String>,
    /// Whether it is the viewer's.
    pub own: bool,
}

/// A table before a game.
pub struct Lobby<'a> {
    /// The texts.
    pub locale: &'static Locale,
    /// The game.
    pub title: String,
    /// The code to invite people with, and the link.
    pub code: &'a str,
    /// The link to the table.
    pub link: &'a str,
    /// The settings that differ from the usual ones.
    pub settings: Vec<String>,
    /// The seats.
    pub seats: Vec<LobbySeat>,
    /// What everybody waits for, or an error.
    pub task: String,
    /// The keys that work now, with their labels.
    pub keys: Vec<(&'static str, String)>,
    /// The chat.
    pub chat: &'a [ChatLine],
    /// The message that is being written.
    pub writing: Option<&'a str>,
}

impl Lobby<'_> {
    /// Draws the table.
    pub fn draw(&self, look: Look, buffer: &mut Buffer) {
        let area = *buffer.area();
        let mut canvas = Canvas { buffer, look, has_side_log: false, spots: Vec::new() };
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            too_small(self.locale, &mut canvas, area);
            return;
        }
        let (top, rest) = split_top(area, 1);
        let (rest, bottom) = split_bottom(rest, 1);
        canvas.buffer.set_style(top, look.bar());
        canvas.text(top.x + 1, top.y, top.width - 2, &self.title, look.bar_key());
        canvas.right(top, top.y, &format!("{} ", self.settings.join(" · ")), Style::new());
        canvas.buffer.set_style(bottom, look.bar());
        let mut x = bottom.x + 1;
        for (key, label) in &self.keys {
            x += canvas.text(x, bottom.y, bottom.right().saturating_sub(x), key, look.bar_key()) + 1;
            x += canvas.text(x, bottom.y, bottom.right().saturating_sub(x), label, Style::new()) + 2;
        }
        let (seats, rest) = split_top(rest, self.seats.len() as u16 + 2);
        self.draw_seats(&mut canvas, inset(seats, 1, 0));
        let (invite, rest) = split_top(rest, 3);
        canvas.text(invite.x + 2, invite.y, invite.width - 4, self.link, look.accent());
        let or = format!("{} ", self.locale.text("invite-code"));
        let used = canvas.text(invite.x + 2, invite.y + 1, invite.width - 4, &or, Style::new());
        canvas.text(invite.x + 2 + used, invite.y + 1, invite.width - 4 - used, self.code, look.accent());
        let (task, rest) = split_top(rest, 2);
        for (y, line) in (task.top()..task.bottom()).zip(wrap(&self.task, task.width - 4)) {
            canvas.text(task.x + 2, y, task.width - 4, &line, Style::new().add_modifier(Modifier::BOLD));
        }
        self.draw_chat(&mut canvas, inset(rest, 1, 0));
    }

    fn draw_seats(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let look = canvas.look;
        let inside = canvas.frame(area, Border::Thin, look.quiet());
        canvas.text(area.x + 2, area.y, area.width - 4, &format!(" {} ", self.locale.label("seats")), look.accent());
        for (y, (index, seat)) in (inside.top()..inside.bottom()).zip(self.seats.iter().enumerate()) {
            let free = self.locale.text("seat-free");
            let name = seat.name.as_ref().unwrap_or(&free);
            let style = match &seat.name {
                Some(_) => look.player(index),
                None => look.quiet(),
            };
            let mark = if seat.own { "▶ " } else { "  " };
            let mut x = inside.x + canvas.text(inside.x, y, 2, mark, look.accent());
            x += canvas.text(x, y, inside.right().saturating_sub(x), name, style) + 2;
            canvas.text(x, y, inside.right().saturating_sub(x), &seat.notes.join(" · "), look.quiet());
        }
    }

    fn draw_chat(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.height < 3 {
            return;
        }
        let look = canvas.look;
        let inside = canvas.frame(area, Border::Thin, look.quiet());
        canvas.text(area.x + 2, area.y, area.width - 4, &format!(" {} ", self.locale.label("talk")), look.accent());
        let (messages, line) = split_bottom(inside, u16::from(self.writing.is_some()));
        let mut lines: Vec<String> = Vec::new();
        for message in self.chat {
            lines.extend(wrap(&self.locale.labelled(&message.name, &message.text), messages.width));
        }
        let skipped = lines.len().saturating_sub(messages.height.into());
        for (y, text) in (messages.top()..messages.bottom()).zip(lines.iter().skip(skipped)) {
            canvas.text(messages.x, y, messages.width, text, Style::new());
        }
        if let Some(written) = self.writing {
            let mut tail = written;
            while width(tail) + 3 > line.width {
                tail = tail.char_indices().nth(1).map_or("", |(at, _)| &tail[at..]);
            }
            canvas.text(line.x, line.y, line.width, &format!("> {tail}▏"), look.accent());
        }
    }
}
