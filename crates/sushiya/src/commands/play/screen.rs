//! The screen: draws, and turns keys and the mouse into actions.

use std::io::{self, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::crossterm::{execute, queue};
use signal_hook::consts::SIGTERM;
use terminal::{Act, Control, Keys, Look, Panel, Spots, Table};
use words::{Hint, Locale};

use super::full_screen::FullScreen;
use super::session::{Session, SessionKey, Shown, Update, Updates, ask_hint};
use crate::error::CommandError;

/// The longest chat message.
const MESSAGE: usize = 200;

/// The panel that is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Open {
    #[default]
    Nothing,
    Rules(usize),
    Log(usize),
    Scores,
    Hint,
    Chat(String),
}

/// The state of the interface, which the game doesn't know.
#[derive(Default)]
struct Interface {
    picks: Vec<String>,
    focus: Option<usize>,
    open: Open,
    hint: Option<Hint>,
    /// The moment of the animation, and its end.
    beat: Option<(usize, Instant)>,
    spots: Spots,
    /// The game and turn that picks and hint belong to.
    turn: (u32, usize),
    /// The game whose result has been shown.
    celebrated: u32,
}

/// Settings of the screen.
#[derive(Clone, Copy)]
pub(crate) struct Screen {
    pub(crate) look: Look,
    pub(crate) locale: &'static Locale,
    pub(crate) animated: bool,
}

impl Screen {
    /// Shows the session until the user leaves.
    ///
    /// # Errors
    /// If the terminal fails, or the session cannot go on.
    pub(crate) fn run(
        self,
        session: &mut dyn Session,
        updates: &Updates,
        received: &Receiver<Update>,
    ) -> Result<(), CommandError> {
        let ended = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register(SIGTERM, Arc::clone(&ended))?;
        let mut full_screen = FullScreen::enter()?;
        let keys = updates.clone();
        std::thread::spawn(move || {
            while let Ok(input) = event::read() {
                if keys.send(Update::Input(input)).is_err() {
                    return;
                }
            }
        });
        self.watch(session, updates, received, &mut full_screen.0, &ended)
    }

    fn watch(
        self,
        session: &mut dyn Session,
        updates: &Updates,
        received: &Receiver<Update>,
        terminal: &mut DefaultTerminal,
        ended: &AtomicBool,
    ) -> Result<(), CommandError> {
        let mut interface = Interface::default();
        self.follow(session, &mut interface)?;
        while !ended.load(Ordering::Relaxed) {
            self.draw(session, &mut interface, terminal)?;
            let until_beat = interface.beat.map(|(_, end)| end.saturating_duration_since(Instant::now()));
            match received.recv_timeout(until_beat.unwrap_or(Duration::from_millis(500))) {
                Ok(Update::Input(input)) => {
                    if self.input(&input, session, &mut interface, updates) {
                        return Ok(());
                    }
                }
                Ok(Update::Hint(turn, hint)) => {
                    if interface.turn.1 == turn {
                        interface.hint = hint;
                    }
                }
                Ok(update) => {
                    // While a turn is shown, the next one waits.
                    session.handle(update)?;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            self.follow(session, &mut interface)?;
        }
        Ok(())
    }

    /// Lets the animation and the game go on.
    fn follow(self, session: &mut dyn Session, interface: &mut Interface) -> Result<(), CommandError> {
        loop {
            if let Some((beat, end)) = interface.beat {
                if Instant::now() < end {
                    return Ok(());
                }
                let next = self.beats(session).get(beat + 1).copied();
                interface.beat = next.map(|millis| (beat + 1, Instant::now() + Duration::from_millis(millis.into())));
                if interface.beat.is_none() {
                    session.seen();
                }
                continue;
            }
            let Some(shown) = session.shown() else {
                session.proceed()?;
                return Ok(());
            };
            let turn = (shown.number, shown.perspective.turn());
            if turn != interface.turn {
                (interface.turn, interface.hint, interface.focus) = (turn, None, None);
                interface.picks.clear();
                if interface.open == Open::Hint {
                    interface.open = Open::Nothing;
                }
            }
            if shown.since <= turn.1 {
                let first = if self.animated { self.beats(session).first().copied() } else { None };
                match first {
                    Some(millis) => {
                        interface.beat = Some((0, Instant::now() + Duration::from_millis(millis.into())));
                        return Ok(());
                    }
                    None => session.seen(),
                }
                continue;
            }
            let over = shown.perspective.outcome().is_some();
            if over && interface.celebrated != shown.number && session.replay_turns().is_none() {
                interface.celebrated = shown.number;
                interface.open = Open::Scores;
            }
            if !session.proceed()? {
                return Ok(());
            }
        }
    }

    /// The durations of the moments of the turns that haven't been shown.
    fn beats(self, session: &dyn Session) -> Vec<u32> {
        let none = Interface::default();
        session.shown().map_or_else(Vec::new, |shown| self.table(session, shown, &none).beats())
    }

    fn table<'a>(self, session: &'a dyn Session, shown: &'a Shown, interface: &'a Interface) -> Table<'a> {
        let chosen = shown.chosen.as_deref();
        let seconds_left = shown.deadline.map(|end| end.saturating_duration_since(Instant::now()).as_secs());
        let again = session.can_play_again();
        let keys =
            Keys { hint: session.may_ask_hint(), chat: session.has_chat(), again, replay: session.replay_turns() };
        let panel = match &interface.open {
            Open::Nothing => Panel::None,
            Open::Rules(line) => Panel::Rules(*line),
            Open::Log(back) => Panel::Log(*back),
            Open::Scores => Panel::Scores,
            Open::Hint => Panel::Hint(interface.hint.as_ref()),
            Open::Chat(written) => Panel::Chat(written),
        };
        Table {
            locale: self.locale,
            names: &shown.names,
            perspective: &*shown.perspective,
            since: shown.since,
            beat: interface.beat.map(|(beat, _)| beat),
            picks: &interface.picks,
            chosen,
            thinking: shown.thinking,
            notes: &shown.notes,
            focus: interface.focus,
            log: session.log(),
            chat: session.chat(),
            seconds_left,
            notice: session.notice(),
            keys,
            panel,
        }
    }

    fn draw(self, session: &dyn Session, interface: &mut Interface, terminal: &mut DefaultTerminal) -> io::Result<()> {
        let mut spots = Spots::default();
        // The terminal shows a frame when it has all of it.
        queue!(stdout(), BeginSynchronizedUpdate)?;
        terminal.draw(|frame| {
            let buffer = frame.buffer_mut();
            if let Some(mut lobby) = session.lobby() {
                if let Open::Chat(written) = &interface.open {
                    lobby.writing = Some(written);
                }
                lobby.draw(self.look, buffer);
            } else if let Some(shown) = session.shown() {
                spots = self.table(session, shown, interface).draw(self.look, buffer);
            } else {
                let text = session.notice().map_or_else(|| self.locale.text("terminal-connecting"), str::to_owned);
                buffer.set_stringn(
                    1,
                    1,
                    &text,
                    buffer.area().width.saturating_sub(2).into(),
                    ratatui::style::Style::new(),
                );
            }
        })?;
        execute!(stdout(), EndSynchronizedUpdate)?;
        interface.spots = spots;
        Ok(())
    }

    /// The controls that work now.
    fn controls(self, session: &dyn Session, interface: &Interface) -> Vec<Control> {
        let shown = session.shown().filter(|_| session.lobby().is_none());
        shown.map_or_else(Vec::new, |shown| self.table(session, shown, interface).controls())
    }

    /// Handles input. Returns whether the user leaves.
    fn input(self, input: &Event, session: &mut dyn Session, interface: &mut Interface, updates: &Updates) -> bool {
        match input {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                if key.modifiers.contains(KeyModifiers::CONTROL) {
                    return matches!(key.code, KeyCode::Char('c' | 'd' | 'q'));
                }
                // Any key ends an animation; in a game it does nothing else, so that nobody plays a card by accident.
                if interface.beat.take().is_some() {
                    session.seen();
                    if session.replay_turns().is_none() {
                        return false;
                    }
                }
                self.key(*key, session, interface, updates);
            }
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                if interface.open != Open::Nothing {
                    interface.open = Open::Nothing;
                } else if let Some(index) = interface.spots.at(mouse.column, mouse.row) {
                    self.activate(index, session, interface);
                }
            }
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::ScrollUp => scroll(interface, -3),
                MouseEventKind::ScrollDown => scroll(interface, 3),
                _ => {}
            },
            Event::Paste(text) => {
                if let Open::Chat(written) = &mut interface.open {
                    written.extend(text.chars().filter(|sign| !sign.is_control()));
                    written.truncate(written.char_indices().nth(MESSAGE).map_or(written.len(), |(at, _)| at));
                }
            }
            _ => {}
        }
        false
    }

    fn key(self, key: KeyEvent, session: &mut dyn Session, interface: &mut Interface, updates: &Updates) {
        if let Open::Chat(written) = &mut interface.open {
            match key.code {
                KeyCode::Esc => interface.open = Open::Nothing,
                KeyCode::Enter => {
                    if !written.trim().is_empty() {
                        session.say(written.trim());
                    }
                    interface.open = Open::Nothing;
                }
                KeyCode::Backspace => drop(written.pop()),
                KeyCode::Char(letter) if written.chars().count() < MESSAGE => written.push(letter),
                _ => {}
            }
            return;
        }
        match key.code {
            KeyCode::Esc | KeyCode::Enter if interface.open != Open::Nothing => interface.open = Open::Nothing,
            KeyCode::Up if interface.open != Open::Nothing => scroll(interface, -1),
            KeyCode::Down if interface.open != Open::Nothing => scroll(interface, 1),
            KeyCode::PageUp => scroll(interface, -10),
            KeyCode::PageDown => scroll(interface, 10),
            KeyCode::Char('?') => toggle(interface, Open::Rules(0)),
            KeyCode::Char('l') => toggle(interface, Open::Log(0)),
            KeyCode::Char('s') => toggle(interface, Open::Scores),
            KeyCode::Char('t') if session.has_chat() => interface.open = Open::Chat(String::new()),
            KeyCode::Char('r') if session.can_play_again() => {
                interface.open = Open::Nothing;
                session.key(SessionKey::Again);
            }
            KeyCode::Char('h') if session.may_ask_hint() => self.hint(session, interface, updates),
            KeyCode::Enter if session.lobby().is_some() => session.key(SessionKey::Enter),
            KeyCode::Left if session.replay_turns().is_some() => session.key(SessionKey::Back),
            KeyCode::Right if session.replay_turns().is_some() => session.key(SessionKey::On),
            KeyCode::Home if session.replay_turns().is_some() => session.key(SessionKey::First),
            KeyCode::End if session.replay_turns().is_some() => session.key(SessionKey::Last),
            KeyCode::Char(' ') if session.replay_turns().is_some() => session.key(SessionKey::Play),
            KeyCode::Esc | KeyCode::Backspace => interface.picks.clear(),
            KeyCode::Left | KeyCode::Up | KeyCode::BackTab => self.move_focus(session, interface, false),
            KeyCode::Right | KeyCode::Down | KeyCode::Tab => self.move_focus(session, interface, true),
            KeyCode::Enter | KeyCode::Char(' ') => {
                if let Some(index) = interface.focus {
                    self.activate(index, session, interface);
                }
            }
            KeyCode::Char(letter) => {
                interface.open = Open::Nothing;
                let controls = self.controls(session, interface);
                if let Some(index) = controls.iter().position(|control| control.key == Some(letter)) {
                    self.activate(index, session, interface);
                }
            }
            _ => {}
        }
    }

    /// Moves to the next or previous control.
    fn move_focus(self, session: &dyn Session, interface: &mut Interface, on: bool) {
        let controls = self.controls(session, interface);
        let active: Vec<usize> = (0..controls.len()).filter(|index| controls[*index].act.is_some()).collect();
        let now = interface.focus.and_then(|focus| active.iter().position(|index| *index == focus));
        let next = match (now, on) {
            (None, true) => 0,
            (None, false) => active.len().saturating_sub(1),
            (Some(now), true) => (now + 1) % active.len(),
            (Some(now), false) => (now + active.len() - 1) % active.len(),
        };
        interface.focus = active.get(next).copied();
    }

    fn activate(self, index: usize, session: &mut dyn Session, interface: &mut Interface) {
        let controls = self.controls(session, interface);
        match controls.get(index).and_then(|control| control.act.clone()) {
            Some(Act::Pick(picks)) => interface.picks = picks,
            Some(Act::Choose(chosen)) => {
                interface.picks.clear();
                interface.focus = None;
                session.choose(&chosen);
            }
            None => {}
        }
    }

    fn hint(self, session: &dyn Session, interface: &mut Interface, updates: &Updates) {
        let Some(shown) = session.shown() else { return };
        let asked = interface.hint.is_some() || interface.open == Open::Hint;
        toggle(interface, Open::Hint);
        if !asked && let Some(again) = session.for_hint() {
            ask_hint(shown, again, self.locale, updates.clone());
        }
    }
}

/// Opens a panel, or closes it if it is open.
fn toggle(interface: &mut Interface, open: Open) {
    let is_open = std::mem::discriminant(&interface.open) == std::mem::discriminant(&open);
    interface.open = if is_open { Open::Nothing } else { open };
}

/// Scrolls the open panel.
fn scroll(interface: &mut Interface, lines: isize) {
    match &mut interface.open {
        Open::Rules(line) => *line = line.saturating_add_signed(lines),
        Open::Log(back) => *back = back.saturating_add_signed(-lines),
        Open::Nothing | Open::Scores | Open::Hint | Open::Chat(_) => {}
    }
}
