//! What both kinds of interfaces, the screen and lines, need of a game: a local one, one at a server, or a replay.

use std::time::{Duration, Instant};

use bots::{Budget, Level};
use game::{Seat, SeatSet, Viewer};
use menu::AnyPerspective;
use terminal::{ChatLine, Lobby};
use words::{Hint, Locale, Naming, regulars, words_of};

use super::connection::NetEvent;
use crate::clock::thread_cpu_time;
use crate::error::CommandError;

/// The search budget of a hint.
const HINT: Budget = Budget::Time(Duration::from_millis(600));

/// Something that happened while the interface waited.
pub(crate) enum Update {
    /// A key, the mouse, or a new size.
    Input(ratatui::crossterm::event::Event),
    /// A line of standard input; `None` at its end.
    Line(Option<String>),
    /// The choices of bots for a turn.
    Bots(usize, Vec<(Seat, String)>),
    /// Something from the server.
    Net(NetEvent),
    /// A hint for a turn.
    Hint(usize, Option<Hint>),
}

/// The sender of updates.
pub(crate) type Updates = std::sync::mpsc::Sender<Update>;

/// A game as it is shown.
pub(crate) struct Shown {
    /// The game as the viewer knows it.
    pub(crate) perspective: Box<dyn AnyPerspective>,
    /// The names of everybody who is scored.
    pub(crate) names: Vec<String>,
    /// The number of the game at its table.
    pub(crate) number: u32,
    /// The first turn that hasn't been shown.
    pub(crate) since: usize,
    /// The viewer's choice.
    pub(crate) chosen: Option<String>,
    /// The seats that are still choosing.
    pub(crate) thinking: SeatSet,
    /// Notes on seats.
    pub(crate) notes: Vec<Option<String>>,
    /// The end of the time for this turn.
    pub(crate) deadline: Option<Instant>,
}

impl Shown {
    /// A game at its deal, with the names of its players.
    pub(super) fn start(perspective: Box<dyn AnyPerspective>, players: Vec<String>, locale: &Locale) -> Self {
        let dummies = words_of(&*perspective).map_or(0, |words| words.dummies(&*perspective));
        let names: Vec<String> = players.into_iter().chain((0..dummies).map(|_| locale.label("term-dummy"))).collect();
        let notes = vec![None; names.len()];
        Self { perspective, names, number: 1, since: 1, chosen: None, thinking: SeatSet::EMPTY, notes, deadline: None }
    }

    /// The viewer's seat.
    pub(crate) fn own(&self) -> Option<Seat> {
        match self.perspective.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Omniscient => None,
        }
    }

    /// Whether the viewer has to choose.
    pub(crate) fn is_asked(&self) -> bool {
        self.own().is_some_and(|seat| self.perspective.pending().contains(seat))
    }
}

/// The level in the name of a bot, which is the part before its budget.
pub(super) fn level(bot: &str) -> Option<Level> {
    bot.split(['@', '*', ':']).next()?.parse().ok()
}

/// The names of players: their own, or those of the regulars who play at a level.
pub(super) fn names_of(players: &[(&str, Option<Level>)]) -> Vec<String> {
    let levels: Vec<Option<Level>> = players.iter().map(|(_, level)| *level).collect();
    let regulars = regulars("", &levels).into_iter().zip(players);
    regulars.map(|(regular, (name, _))| regular.map_or_else(|| (*name).to_owned(), |(_, name)| name)).collect()
}

/// Names in a language.
pub(crate) struct Names<'a> {
    pub(crate) locale: &'static Locale,
    pub(crate) names: &'a [String],
}

impl Naming for Names<'_> {
    fn locale(&self) -> &'static Locale {
        self.locale
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// A game that is played or watched.
pub(crate) trait Session {
    /// The game; `None` before the first one.
    fn shown(&self) -> Option<&Shown>;

    /// The table before a game.
    fn lobby(&self) -> Option<Lobby<'_>> {
        None
    }

    /// The log of the game, a sentence each.
    fn log(&self) -> &[String];

    /// The chat.
    fn chat(&self) -> &[ChatLine] {
        &[]
    }

    /// Whether there is a chat.
    fn has_chat(&self) -> bool {
        false
    }

    /// Whether hints are fair here.
    fn may_ask_hint(&self) -> bool {
        false
    }

    /// The viewer's perspective once more, to think about a hint.
    fn for_hint(&self) -> Option<Box<dyn AnyPerspective>> {
        None
    }

    /// A sentence that replaces the task: a lost connection, an error.
    fn notice(&self) -> Option<&str> {
        None
    }

    /// Goes on, if nothing has to be shown first. Returns whether there is something new.
    ///
    /// # Errors
    /// If the game cannot go on.
    fn proceed(&mut self) -> Result<bool, CommandError> {
        Ok(false)
    }

    /// Takes note that the turns so far have been shown.
    fn seen(&mut self);

    /// Handles an update. Returns whether there is something new.
    ///
    /// # Errors
    /// If the game cannot go on.
    fn handle(&mut self, update: Update) -> Result<bool, CommandError>;

    /// Chooses a move.
    fn choose(&mut self, _chosen: &str) {}

    /// Says something in the chat.
    fn say(&mut self, _text: &str) {}

    /// A key that controls don't have: `r` plays again, Enter sits down or starts, arrows turn the pages of a replay.
    fn key(&mut self, _key: SessionKey) {}

    /// Whether `r` plays again now.
    fn can_play_again(&self) -> bool {
        false
    }

    /// The number of turns, if it is a replay.
    fn replay_turns(&self) -> Option<usize> {
        None
    }

    /// What a user who leaves should know.
    fn farewell(&self, locale: &Locale) -> Option<String>;
}

/// Keys of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SessionKey {
    /// Plays again.
    Again,
    /// Sits down, gets ready, or starts the game.
    Enter,
    /// One turn back.
    Back,
    /// One turn on.
    On,
    /// To the deal.
    First,
    /// To the end.
    Last,
    /// Starts or stops turning pages.
    Play,
}

/// Thinks about a hint in the background.
pub(crate) fn ask_hint(shown: &Shown, again: Box<dyn AnyPerspective>, locale: &'static Locale, updates: Updates) {
    let turn = shown.perspective.turn();
    std::thread::spawn(move || {
        let judgement = again.judge(HINT, thread_cpu_time, turn as u64);
        let hint = judgement.and_then(|judgement| words::hint(&*again, &judgement, locale));
        // The receiver is gone if the program is about to end.
        let _ = updates.send(Update::Hint(turn, hint));
    });
}
