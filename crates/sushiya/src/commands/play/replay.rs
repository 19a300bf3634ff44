//! A finished game, turn by turn, with all cards open.

use std::time::{Duration, Instant};

use menu::RecordedPosition;
use words::{Locale, words_of};

use super::session::{Names, Session, SessionKey, Shown, Update, level, names_of};
use crate::error::CommandError;

/// The time between two turns that are shown one after the other.
const PACE: Duration = Duration::from_millis(900);

/// A record that is watched.
pub(crate) struct ReplaySession {
    text: String,
    turns: usize,
    shown: Shown,
    log: Vec<String>,
    /// When the next turn comes, while turns are shown one after the other.
    next: Option<Instant>,
    locale: &'static Locale,
}

impl ReplaySession {
    /// The record, at its deal.
    pub(crate) fn new(text: String, locale: &'static Locale) -> Result<Self, CommandError> {
        let position = position(&text, 0)?;
        let players: Vec<_> = position.seats.iter().map(|name| (name.as_str(), level(name))).collect();
        let shown = Shown::start(position.perspective, names_of(&players), locale);
        Ok(Self { text, turns: position.turns, shown, log: Vec::new(), next: Some(Instant::now() + PACE), locale })
    }

    /// Goes to a turn.
    fn go(&mut self, turn: usize) {
        let turn = turn.min(self.turns);
        let Ok(position) = position(&self.text, turn) else { return };
        let is_next = turn == self.shown.perspective.turn() + 1;
        self.shown.perspective = position.perspective;
        self.shown.since = if is_next { turn } else { turn + 1 };
        let names = Names { locale: self.locale, names: &self.shown.names };
        if let Some(words) = words_of(&*self.shown.perspective) {
            if !is_next {
                self.log.clear();
            }
            self.log.extend(words.log(&*self.shown.perspective, turn, &names));
        }
    }
}

fn position(text: &str, turn: usize) -> Result<RecordedPosition, CommandError> {
    menu::recorded_position(text, turn).map_err(|error| CommandError::Input(format!("the record is invalid: {error}")))
}

impl Session for ReplaySession {
    fn shown(&self) -> Option<&Shown> {
        Some(&self.shown)
    }

    fn log(&self) -> &[String] {
        &self.log
    }

    fn proceed(&mut self) -> Result<bool, CommandError> {
        if self.next.is_none_or(|next| Instant::now() < next) {
            return Ok(false);
        }
        let turn = self.shown.perspective.turn() + 1;
        self.next = (turn < self.turns).then(|| Instant::now() + PACE);
        self.go(turn);
        Ok(true)
    }

    fn seen(&mut self) {
        self.shown.since = self.shown.perspective.turn() + 1;
    }

    fn handle(&mut self, _: Update) -> Result<bool, CommandError> {
        Ok(false)
    }

    fn key(&mut self, key: SessionKey) {
        let turn = self.shown.perspective.turn();
        let was_playing = self.next.take().is_some();
        match key {
            SessionKey::Back => self.go(turn.saturating_sub(1)),
            SessionKey::On => self.go(turn + 1),
            SessionKey::First => self.go(0),
            SessionKey::Last => self.go(self.turns),
            SessionKey::Play if !was_playing => {
                if turn == self.turns {
                    self.go(0);
                }
                self.next = Some(Instant::now() + PACE);
            }
            SessionKey::Play | SessionKey::Again | SessionKey::Enter => {}
        }
    }

    fn replay_turns(&self) -> Option<usize> {
        Some(self.turns)
    }

    fn farewell(&self, _: &Locale) -> Option<String> {
        None
    }
}
