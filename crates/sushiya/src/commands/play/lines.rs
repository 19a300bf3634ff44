//! Line by line: sentences and prompts on standard output, choices on standard input.

use std::collections::VecDeque;
use std::io::{BufRead as _, Write, stdin};
use std::sync::mpsc::Receiver;

use terminal::{Choices, plain};
use words::Locale;

use super::session::{Names, Session, SessionKey, Update, Updates, ask_hint};
use crate::error::CommandError;

/// A session in lines.
pub(crate) struct Lines<'a> {
    pub(crate) out: &'a mut dyn Write,
    pub(crate) locale: &'static Locale,
}

/// How far the printed lines are.
#[derive(Default)]
struct Printed {
    game: u32,
    log: usize,
    chat: usize,
    /// The turn whose choices have been printed.
    prompted: Option<usize>,
    notice: Option<String>,
    lobby: Vec<String>,
    is_over: bool,
    /// Whether a hint is being thought about. The next line waits for it.
    awaits_hint: bool,
}

impl Lines<'_> {
    /// Plays until the game is over, or standard input ends.
    ///
    /// # Errors
    /// If the output cannot be written, or the session cannot go on.
    pub(crate) fn run(
        mut self,
        session: &mut dyn Session,
        updates: &Updates,
        received: &Receiver<Update>,
    ) -> Result<(), CommandError> {
        let lines = updates.clone();
        std::thread::spawn(move || {
            for line in stdin().lock().lines() {
                if line.is_err() || lines.send(Update::Line(line.ok())).is_err() {
                    return;
                }
            }
            let _ = lines.send(Update::Line(None));
        });
        let mut printed = Printed::default();
        let mut waiting: VecDeque<Option<String>> = VecDeque::new();
        loop {
            while session.proceed()? {}
            session.seen();
            self.print(session, &mut printed)?;
            let can_answer = printed.prompted.is_some() && !printed.awaits_hint
                || session.lobby().is_some() && waiting.front().is_some_and(|line| is_for_lobby(line.as_deref()));
            if printed.is_over {
                return Ok(());
            }
            if let Some(line) = if can_answer { waiting.pop_front() } else { None } {
                let Some(line) = line else { return self.leave(session) };
                if self.answer(line.trim(), session, &mut printed, updates)? {
                    return self.leave(session);
                }
                continue;
            }
            self.out.flush()?;
            match received.recv() {
                Ok(Update::Line(line)) => waiting.push_back(line),
                Ok(Update::Hint(turn, hint)) => {
                    printed.awaits_hint = false;
                    if printed.prompted == Some(turn) {
                        let sentence = hint.map_or_else(
                            || self.locale.text("hint-none"),
                            |hint| format!("{} {}", hint.best, hint.more.join(" ")),
                        );
                        writeln!(self.out, "{sentence}")?;
                        self.prompt()?;
                    }
                }
                Ok(update) => {
                    session.handle(update)?;
                }
                Err(_) => return self.leave(session),
            }
        }
    }

    /// Prints everything new.
    fn print(&mut self, session: &dyn Session, printed: &mut Printed) -> Result<(), CommandError> {
        for message in session.chat().iter().skip(printed.chat) {
            writeln!(self.out, "{}: {}", message.name, message.text)?;
        }
        printed.chat = session.chat().len();
        let notice = session.notice().map(str::to_owned);
        if notice != printed.notice {
            if let Some(notice) = &notice {
                writeln!(self.out, "{notice}")?;
                // The choices are still the same; the prompt tells that it goes on.
                if printed.prompted.is_some() {
                    self.prompt()?;
                }
            }
            printed.notice = notice;
        }
        if let Some(lobby) = session.lobby() {
            let mut lines = vec![format!("{} – {} {}", lobby.title, self.locale.text("invite-code"), lobby.code)];
            for seat in &lobby.seats {
                let name = seat.name.clone().unwrap_or_else(|| self.locale.text("seat-free"));
                let notes = if seat.notes.is_empty() { String::new() } else { format!(" ({})", seat.notes.join(", ")) };
                lines.push(format!("- {name}{notes}"));
            }
            lines.push(lobby.task.clone());
            if let Some((_, label)) = lobby.keys.iter().find(|(key, _)| *key == "Enter") {
                lines.push(self.locale.format("terminal-press-enter", &[("action", label.as_str().into())]));
            }
            if lines != printed.lobby {
                for line in &lines {
                    writeln!(self.out, "{line}")?;
                }
                printed.lobby = lines;
            }
            return Ok(());
        }
        let Some(shown) = session.shown() else { return Ok(()) };
        if printed.game != shown.number {
            *printed =
                Printed { game: shown.number, chat: printed.chat, notice: printed.notice.take(), ..Printed::default() };
        }
        for sentence in session.log().iter().skip(printed.log) {
            writeln!(self.out, "{sentence}")?;
        }
        printed.log = session.log().len();
        let names = Names { locale: self.locale, names: &shown.names };
        if shown.perspective.outcome().is_some() {
            for line in plain::result(&*shown.perspective, &names) {
                writeln!(self.out, "{line}")?;
            }
            printed.is_over = true;
            return Ok(());
        }
        let turn = shown.perspective.turn();
        if printed.prompted.is_some_and(|prompted| prompted != turn) {
            printed.prompted = None;
        }
        let choices = Choices::of(&*shown.perspective, &names);
        if printed.prompted.is_none() && shown.is_asked() && shown.chosen.is_none() && !choices.is_empty() {
            writeln!(self.out)?;
            for line in plain::describe(&*shown.perspective, &names) {
                writeln!(self.out, "{line}")?;
            }
            writeln!(self.out, "{}", plain::task(&*shown.perspective, &names))?;
            for line in choices.lines() {
                writeln!(self.out, "{line}")?;
            }
            self.prompt()?;
            printed.prompted = Some(turn);
        }
        Ok(())
    }

    fn prompt(&mut self) -> Result<(), CommandError> {
        writeln!(self.out, "{}", self.locale.text("terminal-prompt"))?;
        Ok(self.out.flush()?)
    }

    /// Handles a line. Returns whether the user leaves.
    fn answer(
        &mut self,
        line: &str,
        session: &mut dyn Session,
        printed: &mut Printed,
        updates: &Updates,
    ) -> Result<bool, CommandError> {
        if line == "q" {
            return Ok(true);
        }
        if let Some(text) = line.strip_prefix("t ").filter(|_| session.has_chat()) {
            session.say(text.trim());
            return Ok(false);
        }
        if session.lobby().is_some() {
            session.key(SessionKey::Enter);
            return Ok(false);
        }
        let Some(shown) = session.shown() else { return Ok(false) };
        let names = Names { locale: self.locale, names: &shown.names };
        match line {
            "h" if session.may_ask_hint() => {
                if let Some(again) = session.for_hint() {
                    printed.awaits_hint = true;
                    ask_hint(shown, again, self.locale, updates.clone());
                }
            }
            "h" => {
                writeln!(self.out, "{}", self.locale.text("hint-none"))?;
                self.prompt()?;
            }
            "?" => {
                for line in plain::rules(&*shown.perspective, &names) {
                    writeln!(self.out, "{line}")?;
                }
                self.prompt()?;
            }
            _ => {
                let choices = Choices::of(&*shown.perspective, &names);
                if let Some(chosen) = choices.read(line).map(str::to_owned) {
                    session.choose(&chosen);
                    printed.prompted = None;
                } else {
                    writeln!(self.out, "{}", self.locale.format("terminal-no-choice", &[("text", line.into())]))?;
                    self.prompt()?;
                }
            }
        }
        Ok(false)
    }

    /// Says goodbye.
    fn leave(&mut self, session: &dyn Session) -> Result<(), CommandError> {
        writeln!(self.out, "{}", self.locale.text("terminal-bye"))?;
        if let Some(farewell) = session.farewell(self.locale) {
            writeln!(self.out, "{farewell}")?;
        }
        Ok(())
    }
}

/// Whether a line can be answered before a game. Choices wait until there is one.
fn is_for_lobby(line: Option<&str>) -> bool {
    line.is_none_or(|line| matches!(line.trim(), "" | "q") || line.starts_with("t "))
}
