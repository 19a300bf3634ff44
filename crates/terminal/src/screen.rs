//! A table on the screen: the bars at the top and the bottom, the game between them, log and chat beside it, and a panel on
//! top if one is open.

use game::{Seat, SeatSet};
use menu::AnyPerspective;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::{Hint, Locale, Naming};

use crate::canvas::{Border, Canvas, split_bottom, split_left, split_top};
use crate::pad;
use crate::style::Look;
use crate::terminal_game::{Control, screens_of};
use crate::text::{markdown, width, wrap};

/// The smallest screen that a table fits on.
pub const SMALLEST: (u16, u16) = (76, 22);

/// From this width on, log and chat are beside the table.
const WIDE: u16 = 110;

/// The columns of log and chat.
const SIDE: u16 = 36;

/// The columns of a page of text, which are easy to read.
const PAGE: u16 = 90;

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// The sender.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A panel on top of the table.
#[derive(Clone, Copy, Debug, Default)]
pub enum Panel<'a> {
    /// None.
    #[default]
    None,
    /// The rules, from this line on.
    Rules(usize),
    /// The log, up to this many lines before its end.
    Log(usize),
    /// The scores, and after the game the result.
    Scores,
    /// A hint; `None` while it is being thought about.
    Hint(Option<&'a Hint>),
    /// The chat, with the message that is being written.
    Chat(&'a str),
}

/// The keys that work now, besides those of controls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // They are independent of each other.
pub struct Keys {
    /// `h` asks for a hint.
    pub hint: bool,
    /// `t` opens the chat.
    pub chat: bool,
    /// `r` plays again.
    pub again: bool,
    /// Arrow keys and the space bar turn the pages of a replay, which has this many turns.
    pub replay: Option<usize>,
}

/// A table as one viewer sees it.
pub struct Table<'a> {
    /// The texts.
    pub locale: &'static Locale,
    /// The names of everybody who is scored.
    pub names: &'a [String],
    /// The game as the viewer knows it.
    pub perspective: &'a dyn AnyPerspective,
    /// The first turn that is animated.
    pub since: usize,
    /// The moment of the animation; `None` for the table as it is now.
    pub beat: Option<usize>,
    /// The picks towards a choice.
    pub picks: &'a [String],
    /// The viewer's choice, in notation.
    pub chosen: Option<&'a str>,
    /// The seats that are still choosing.
    pub thinking: SeatSet,
    /// Notes on seats: somebody is offline, or a bot plays for them.
    pub notes: &'a [Option<String>],
    /// The control that Enter activates.
    pub focus: Option<usize>,
    /// The log, a sentence each.
    pub log: &'a [String],
    /// The chat.
    pub chat: &'a [ChatLine],
    /// The seconds until the time for this turn is up.
    pub seconds_left: Option<u64>,
    /// A sentence that replaces the task.
    pub notice: Option<&'a str>,
    /// The keys that work now.
    pub keys: Keys,
    /// The open panel.
    pub panel: Panel<'a>,
}

impl Naming for Table<'_> {
    fn locale(&self) -> &'static Locale {
        self.locale
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// The places of controls on the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spots(Vec<(Rect, usize)>);

impl Spots {
    /// The control at a place.
    pub fn at(&self, x: u16, y: u16) -> Option<usize> {
        self.0.iter().rev().find(|(area, _)| area.contains((x, y).into())).map(|(_, control)| *control)
    }
}

impl Table<'_> {
    /// The viewer's seat.
    pub(crate) fn own(&self) -> Option<Seat> {
        match self.perspective.viewer() {
            game::Viewer::Seat(seat) => Some(seat),
            game::Viewer::Spectator | game::Viewer::Omniscient => None,
        }
    }

    /// Whether all cards are open, as in a replay.
    pub(crate) fn is_open(&self) -> bool {
        self.perspective.viewer() == game::Viewer::Omniscient
    }

    /// The columns that names take, each in a line of its own: those of the longest one, within limits.
    pub(crate) fn name_columns(&self, least: u16, most: u16) -> u16 {
        self.names.iter().map(|name| width(name)).max().unwrap_or(0).min(most).max(least)
    }

    /// The viewer's controls.
    pub fn controls(&self) -> Vec<Control> {
        if self.beat.is_some() || self.is_settled() {
            return Vec::new();
        }
        screens_of(self.perspective).controls(self.perspective, self.picks, self)
    }

    /// Whether everybody has chosen, so that the turn is about to end.
    fn is_settled(&self) -> bool {
        self.chosen.is_some() && self.thinking.is_empty()
    }

    /// The durations of the moments of the animation, in milliseconds.
    pub fn beats(&self) -> Vec<u32> {
        screens_of(self.perspective).beats(self.perspective, self.since)
    }

    /// The task: what the viewer has to do, or whom everybody waits for.
    pub(crate) fn task(&self) -> String {
        let screens = screens_of(self.perspective);
        if let Some(outcome) = self.perspective.outcome() {
            return words::result::verdict(outcome, self.own(), self);
        }
        screens.task(self.perspective, self.picks, self.chosen, self)
    }

    /// Draws the table.
    pub fn draw(&self, look: Look, buffer: &mut Buffer) -> Spots {
        let area = *buffer.area();
        let mut canvas = Canvas { buffer, look, has_side_log: area.width >= WIDE, spots: Vec::new() };
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            too_small(self.locale, &mut canvas, area);
            return Spots::default();
        }
        let (top, rest) = split_top(area, 1);
        let (rest, bottom) = split_bottom(rest, 1);
        self.header(&mut canvas, top);
        self.footer(&mut canvas, bottom);
        let (main, side) =
            if canvas.has_side_log { split_left(rest, area.width - SIDE) } else { (rest, Rect::default()) };
        let controls = self.controls();
        screens_of(self.perspective).draw(self, &controls, &mut canvas, main);
        if side.width > 0 {
            self.side(&mut canvas, side);
        }
        self.panel(&mut canvas, rest);
        Spots(canvas.spots)
    }

    fn header(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let look = canvas.look;
        canvas.buffer.set_style(area, look.bar());
        let words = words::words_of(self.perspective);
        let game = words.map_or_else(String::new, |words| words.terms().name.label(self.locale));
        let progress = screens_of(self.perspective).progress(self.perspective, self);
        let x = area.x + 1;
        let used = canvas.text(x, area.y, area.width - 2, &game, look.bar_key());
        let turn = self.keys.replay.map(|turns| {
            let numbers = [("turn", self.perspective.turn().into()), ("turns", turns.into())];
            self.locale.format("replay-turn", &numbers)
        });
        let clock = self.seconds_left.map(|left| format!("{}:{:02}", left / 60, left % 60));
        let end = turn.or(clock).map_or_else(String::new, |end| format!("{end} "));
        let room = area.width.saturating_sub(used + width(&end) + 4);
        canvas.text(x + used + 2, area.y, room, &progress, Style::new());
        canvas.right(area, area.y, &end, look.bar_key());
    }

    fn footer(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let look = canvas.look;
        canvas.buffer.set_style(area, look.bar());
        let locale = self.locale;
        let mut keys: Vec<(&str, String)> = Vec::new();
        // The scores open by themselves when a game has ended.
        if self.keys.again && matches!(self.panel, Panel::None | Panel::Scores) {
            keys.push(("r", locale.label("play-again")));
        }
        if matches!(self.panel, Panel::None) {
            if self.keys.replay.is_some() {
                keys.extend([("←→", locale.text("replay-steps")), ("␣", locale.text("replay-start-playing"))]);
            }
            if self.keys.hint {
                keys.push(("h", locale.label("hint")));
            }
            keys.extend([("?", locale.label("rules")), ("l", locale.label("log")), ("s", locale.label("scores"))]);
            if self.keys.chat {
                keys.push(("t", locale.label("talk")));
            }
            if !self.picks.is_empty() {
                keys.push(("⌫", locale.text("pick-again")));
            }
        } else {
            keys.push(("Esc", locale.label("close")));
        }
        keys.push(("Ctrl-C", locale.text("terminal-leave")));
        let mut x = area.x + 1;
        for (key, label) in keys {
            x += canvas.text(x, area.y, area.right().saturating_sub(x), key, look.bar_key());
            x += 1 + canvas.text(x + 1, area.y, area.right().saturating_sub(x + 1), &label, Style::new());
            x += 2;
        }
    }

    /// Log and chat beside the table.
    fn side(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let look = canvas.look;
        let (log, chat) = if self.keys.chat { split_top(area, area.height * 3 / 5) } else { (area, Rect::default()) };
        let inside = canvas.frame(log, Border::Thin, look.quiet());
        canvas.text(log.x + 2, log.y, log.width - 4, &format!(" {} ", self.locale.label("log")), look.accent());
        self.log_lines(canvas, inside, 0);
        if chat.height > 0 {
            let inside = canvas.frame(chat, Border::Thin, look.quiet());
            canvas.text(chat.x + 2, chat.y, chat.width - 4, &format!(" {} ", self.locale.label("talk")), look.accent());
            self.chat_lines(canvas, inside);
        }
    }

    /// The end of the log, at the bottom of an area; `back` lines at the end are left out.
    pub(crate) fn log_lines(&self, canvas: &mut Canvas<'_>, area: Rect, back: usize) {
        let mut lines: Vec<(String, bool)> = Vec::new();
        let wanted = usize::from(area.height) + back;
        for (index, sentence) in self.log.iter().enumerate().rev() {
            let wrapped = wrap(sentence, area.width.saturating_sub(2));
            for (number, line) in wrapped.iter().enumerate().rev() {
                let mark = if number == 0 { "· " } else { "  " };
                lines.push((format!("{mark}{line}"), index + 3 > self.log.len()));
            }
            if lines.len() >= wanted {
                break;
            }
        }
        let back = back.min(lines.len().saturating_sub(area.height.into()));
        let shown = lines.iter().skip(back).take(area.height.into());
        let shown: Vec<&(String, bool)> = shown.collect();
        let first = area.bottom() - shown.len() as u16;
        for (y, (line, new)) in (first..).zip(shown.into_iter().rev()) {
            let style = if *new { Style::new() } else { canvas.look.quiet() };
            canvas.text(area.x, y, area.width, line, style);
        }
    }

    fn chat_lines(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let mut lines: Vec<String> = Vec::new();
        for message in self.chat {
            lines.extend(wrap(&self.locale.labelled(&message.name, &message.text), area.width));
        }
        if lines.is_empty() {
            lines = wrap(&self.locale.text("talk-empty"), area.width);
        }
        let skipped = lines.len().saturating_sub(area.height.into());
        for (y, line) in (area.y..).zip(lines.iter().skip(skipped)) {
            canvas.text(area.x, y, area.width, line, Style::new());
        }
    }

    /// The task and, while a panel has nothing to say, notices: one line above the controls.
    pub(crate) fn task_line(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let look = canvas.look;
        match self.notice {
            Some(notice) => canvas.text(area.x + 1, area.y, area.width - 2, notice, look.accent()),
            None if self.beat.is_some() || self.is_settled() => 0,
            None => {
                let asked = self.own().is_some_and(|seat| self.perspective.pending().contains(seat));
                let mark = if asked { "▶ " } else { "  " };
                let used = canvas.text(area.x, area.y, 2, mark, look.accent());
                let style = if asked { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
                used + canvas.text(area.x + used, area.y, area.width - used, &self.task(), style)
            }
        };
    }

    /// The note on a seat: whether it has chosen, or is away.
    pub(crate) fn note(&self, seat: Seat) -> Option<String> {
        let note = self.notes.get(seat.index()).cloned().flatten();
        let thinking = || self.thinking.contains(seat).then(|| self.locale.text("chooses"));
        note.or_else(|| if self.beat.is_none() { thinking() } else { None })
    }

    fn panel(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let locale = self.locale;
        match self.panel {
            Panel::None => {}
            Panel::Rules(line) => {
                let inside = panel_frame(canvas, page(area), &locale.label("rules"));
                let lines = markdown(screens_of(self.perspective).rules(locale), inside.width);
                let first = line.min(lines.len().saturating_sub(inside.height.into()));
                for (y, line) in (inside.top()..inside.bottom()).zip(&lines[first..]) {
                    let style = if line.heading { canvas.look.accent() } else { Style::new() };
                    canvas.text(inside.x, y, inside.width, &line.text, style);
                }
                scroll_mark(canvas, inside, first, lines.len());
            }
            Panel::Log(back) => {
                let inside = panel_frame(canvas, page(area), &locale.label("log"));
                self.log_lines(canvas, inside, back);
            }
            Panel::Scores => self.scores(canvas, area),
            Panel::Hint(hint) => {
                let text = match hint {
                    Some(hint) => format!("{} {}", hint.best, hint.more.join(" ")),
                    None => locale.text("chooses"),
                };
                let columns = area.width.min(66);
                let lines = wrap(&text, columns - 4);
                let height = lines.len() as u16 + 2;
                let place = Rect { x: area.x + (area.width - columns) / 2, y: area.y + 3, width: columns, height };
                let inside = panel_frame(canvas, place, &locale.label("hint"));
                for (y, line) in (inside.y..).zip(&lines) {
                    canvas.text(inside.x, y, inside.width, line, Style::new());
                }
            }
            Panel::Chat(written) => {
                let height = area.height.min(14);
                let place = inset(Rect { y: area.bottom() - height, height, ..area }, 3, 0);
                let inside = panel_frame(canvas, place, &locale.label("talk"));
                let (messages, line) = split_bottom(inside, 1);
                self.chat_lines(canvas, messages);
                let shown = if written.is_empty() { locale.text("talk-say") } else { format!("{written}▏") };
                let style = if written.is_empty() { canvas.look.quiet() } else { Style::new() };
                canvas.text(line.x, line.y, 2, "> ", canvas.look.accent());
                // The end of a long message is more interesting than its beginning.
                let mut tail = shown.as_str();
                while width(tail) + 2 > line.width {
                    tail = tail.char_indices().nth(1).map_or("", |(at, _)| &tail[at..]);
                }
                canvas.text(line.x + 2, line.y, line.width - 2, tail, style);
            }
        }
    }

    /// The score pad; after the game, under the result.
    fn scores(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let locale = self.locale;
        let rows = pad::rows(self.perspective, self);
        let outcome = self.perspective.outcome();
        let mut result: Vec<String> = Vec::new();
        if let Some(outcome) = outcome {
            result.push(words::result::verdict(outcome, self.own(), self));
            result.extend(words::result::distance(outcome, self.own(), self));
            if let Some(words) = words::words_of(self.perspective) {
                result.push(words::result::decided_by(outcome, words.terms()).text(locale));
            }
        }
        let rows_height = rows.len().max(1);
        // There is an empty line after the result.
        let heading = if result.is_empty() { 0 } else { result.len() + 1 };
        let height = (rows_height + heading + 2).min(area.height.into()) as u16;
        let columns = area.width.min(76);
        let place = Rect {
            x: area.x + (area.width - columns) / 2,
            y: area.y + (area.height - height) / 2,
            width: columns,
            height,
        };
        let inside = panel_frame(canvas, place, &locale.label("scores"));
        let mut y = inside.y;
        for (index, sentence) in result.iter().enumerate() {
            let style = if index == 0 { canvas.look.good() } else { Style::new() };
            canvas.text(inside.x, y, inside.width, sentence, style);
            y += 1;
        }
        if heading > 0 && usize::from(inside.bottom() - y) > rows_height {
            y += 1;
        }
        if rows.is_empty() {
            canvas.text(inside.x, y, inside.width, &locale.text("scores-empty"), canvas.look.quiet());
        }
        // If not everything fits, the end is more interesting.
        let room = usize::from(inside.bottom().saturating_sub(y));
        let head = rows.iter().take(1);
        for row in head.chain(rows.iter().skip(1 + (rows.len().saturating_sub(room)))) {
            pad::draw_row(canvas, inside, y, row);
            y += 1;
        }
    }
}

/// A panel: an empty box with a title. Returns the area for its content.
fn panel_frame(canvas: &mut Canvas<'_>, area: Rect, title: &str) -> Rect {
    canvas.clear(area, Style::new());
    let look = canvas.look;
    let inside = canvas.frame(area, Border::Thick, look.accent());
    canvas.text(area.x + 2, area.y, area.width.saturating_sub(4), &format!(" {title} "), look.accent());
    inset(inside, 1, 0)
}

/// The place of a panel with much text: all of a small screen, the middle of a large one.
fn page(area: Rect) -> Rect {
    if area.width < WIDE { area } else { inset(area, (area.width - PAGE) / 2, 1) }
}

/// A mark that there is more above or below.
fn scroll_mark(canvas: &mut Canvas<'_>, area: Rect, first: usize, lines: usize) {
    let look = canvas.look;
    if first > 0 {
        canvas.right(area, area.y, "▲", look.accent());
    }
    if first + usize::from(area.height) < lines {
        canvas.right(area, area.bottom() - 1, "▼", look.accent());
    }
}

/// The area without a margin.
pub(crate) fn inset(area: Rect, across: u16, down: u16) -> Rect {
    let (across, down) = (across.min(area.width / 2), down.min(area.height / 2));
    Rect { x: area.x + across, y: area.y + down, width: area.width - 2 * across, height: area.height - 2 * down }
}

/// Says that the window is too small.
pub(crate) fn too_small(locale: &Locale, canvas: &mut Canvas<'_>, area: Rect) {
    let sentence = locale.format(
        "terminal-too-small",
        &[
            ("width", area.width.into()),
            ("height", area.height.into()),
            ("least-width", SMALLEST.0.into()),
            ("least-height", SMALLEST.1.into()),
        ],
    );
    for (y, line) in (area.top()..area.bottom()).zip(wrap(&sentence, area.width)) {
        canvas.text(area.x, y, area.width, &line, Style::new());
    }
}
