//! A table at a server, as the messages of its API tell it.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bots::Level;
use game::{Seat, SeatSet};
use menu::{AnyPerspective, RemoteGame, remote_perspective};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use terminal::{ChatLine, Lobby, LobbySeat};
use words::{Locale, game_name, regulars, terms, words_of};

use super::connection::{Connection, NetEvent};
use super::http::Address;
use super::session::{Names, Session, SessionKey, Shown, Update, Updates};
use crate::error::CommandError;

/// The bots that fill free seats when the host starts.
const FILL: &str = "cook";

#[derive(Deserialize)]
struct TableJson {
    phase: String,
    plays: String,
    options: std::collections::BTreeMap<String, String>,
    clock: String,
    host: String,
    seats: Vec<SeatJson>,
    room: bool,
    paused: bool,
    you: YouJson,
}

#[derive(Deserialize)]
#[allow(clippy::struct_excessive_bools)] // They are independent.
struct SeatJson {
    sits: String,
    name: String,
    host: bool,
    connected: bool,
    ready: bool,
    away: bool,
    again: Option<bool>,
}

#[derive(Deserialize)]
struct YouJson {
    seat: Option<Seat>,
    host: bool,
}

#[derive(Deserialize)]
struct GameJson {
    number: u32,
    turn: usize,
    asked: SeatSet,
    deadline: Option<u64>,
    observation: Box<RawValue>,
}

#[derive(Deserialize)]
struct ChoicesJson {
    chosen: SeatSet,
    yours: Option<String>,
}

#[derive(Deserialize)]
struct ChatJson {
    name: String,
    text: Option<String>,
    reaction: Option<table::Reaction>,
    notice: Option<table::Notice>,
}

/// A table at a server.
pub(crate) struct RemoteSession {
    code: String,
    link: String,
    url: String,
    connection: Connection,
    table: Option<TableJson>,
    game: Option<GameJson>,
    choices: Option<ChoicesJson>,
    shown: Option<Shown>,
    log: Vec<String>,
    chat: Vec<ChatLine>,
    notice: Option<String>,
    asked_to_sit: bool,
    next_id: u64,
    locale: &'static Locale,
}

impl RemoteSession {
    /// Sits down at a table.
    pub(super) fn open(
        address: Address,
        code: String,
        token: String,
        locale: &'static Locale,
        updates: Updates,
    ) -> Self {
        let (url, link) = (address.url.clone(), format!("{}/table/{code}", address.url));
        Self {
            connection: Connection::open(address, code.clone(), token, updates),
            code,
            link,
            url,
            table: None,
            game: None,
            choices: None,
            shown: None,
            log: Vec::new(),
            chat: Vec::new(),
            notice: None,
            asked_to_sit: false,
            next_id: 1,
            locale,
        }
    }

    fn send(&mut self, mut action: Value) {
        action["id"] = self.next_id.into();
        self.next_id += 1;
        self.connection.send(action);
    }

    /// Handles a message of the server.
    fn message(&mut self, mut message: Value) -> Result<(), CommandError> {
        let unreadable = |error: serde_json::Error| {
            CommandError::Input(format!(
                "the server sent something that this version doesn't understand ({error}); update sushiya"
            ))
        };
        match message["type"].as_str() {
            Some("refused") => {
                let code = message["code"].as_str().unwrap_or_default();
                let english = message["message"].as_str().unwrap_or_default().to_owned();
                self.notice = Some(terms::error(code).map_or(english, |term| term.text(self.locale)));
                // A choice that was refused can be made again.
                self.refresh();
                return Ok(());
            }
            Some("done") => {
                self.notice = None;
                return Ok(());
            }
            Some("view") => {
                (self.game, self.choices) = (None, None);
                self.chat.clear();
                self.notice = None;
            }
            Some("frame") => {}
            _ => return Ok(()),
        }
        let mut part = |name: &str| message.get_mut(name).map(Value::take).filter(|part| !part.is_null());
        if let Some(table) = part("table") {
            self.table = Some(serde_json::from_value(table).map_err(unreadable)?);
        }
        if let Some(choices) = part("choices") {
            self.choices = Some(serde_json::from_value(choices).map_err(unreadable)?);
        }
        let talk: Vec<ChatJson> =
            part("talk").map_or_else(|| Ok(Vec::new()), serde_json::from_value).map_err(unreadable)?;
        for message in talk {
            let reaction = message.reaction.map(|reaction| terms::reaction(reaction).text(self.locale));
            let notice = message.notice.map(|table::Notice::Left| self.locale.text("talk-left"));
            self.chat
                .push(ChatLine { name: message.name, text: message.text.or(reaction).or(notice).unwrap_or_default() });
        }
        let mut turns = |name: &str| -> Result<Vec<String>, serde_json::Error> {
            let turns: Vec<Value> = part(name).map_or_else(|| Ok(Vec::new()), serde_json::from_value)?;
            Ok(turns.iter().map(Value::to_string).collect())
        };
        let (events, history) = (turns("events").map_err(unreadable)?, turns("history").map_err(unreadable)?);
        if let Some(game) = part("game") {
            // A raw value cannot be read from a parsed one.
            let game: GameJson = serde_json::from_str(&game.to_string()).map_err(unreadable)?;
            self.look(game, &events, &history)?;
        }
        if self.table.as_ref().is_some_and(|table| table.phase == "lobby") {
            (self.game, self.shown) = (None, None);
        }
        self.refresh();
        self.sit();
        Ok(())
    }

    /// Takes a free seat, once.
    fn sit(&mut self) {
        let Some(table) = &self.table else { return };
        if table.you.seat.is_none() && table.room && !self.asked_to_sit {
            self.asked_to_sit = true;
            self.send(json!({"do": "sit"}));
        }
    }

    /// Looks at the game after the latest events. If they don't lead here from what was known before, the log is made of the
    /// game's history.
    fn look(&mut self, game: GameJson, latest: &[String], history: &[String]) -> Result<(), CommandError> {
        let Some(table) = &self.table else { return Ok(()) };
        // Something else at the table has changed. The turn that led here is still worth showing.
        let is_same = self.game.as_ref().is_some_and(|before| {
            (before.number, before.turn) == (game.number, game.turn)
                && before.observation.get() == game.observation.get()
        });
        if is_same && self.shown.is_some() {
            self.game = Some(game);
            return Ok(());
        }
        let follows = |before: &&GameJson| {
            !latest.is_empty() && before.number == game.number && before.turn + latest.len() == game.turn
        };
        let before = self.game.as_ref().filter(follows).map(|before| before.observation.get());
        // The history can have turns that the next messages are about.
        let events = if before.is_some() { latest } else { history.get(..=game.turn).unwrap_or_default() };
        let remote = RemoteGame { turn: game.turn, observation: game.observation.get(), before, events };
        let perspective = remote_perspective(&table.plays, remote)?.map_err(|error| {
            CommandError::Input(format!(
                "the server sent a game that this version doesn't understand ({error}); update sushiya"
            ))
        })?;
        let names = self.names(&*perspective);
        // Turns can only be shown if the table before them is known.
        let since = if before.is_some() { game.turn + 1 - latest.len() } else { game.turn + 1 };
        let is_new = self.shown.as_ref().is_none_or(|shown| shown.number != game.number);
        if before.is_none() && (is_new || !history.is_empty()) {
            self.log.clear();
        }
        if let Some(words) = words_of(&*perspective) {
            self.log.extend(words.log(&*perspective, 0, &Names { locale: self.locale, names: &names }));
        }
        let notes = vec![None; names.len()];
        self.shown = Some(Shown {
            perspective,
            names,
            number: game.number,
            since,
            chosen: None,
            thinking: SeatSet::EMPTY,
            notes,
            deadline: None,
        });
        self.game = Some(game);
        Ok(())
    }

    /// The names in the seats, and of dummies.
    fn names(&self, perspective: &dyn AnyPerspective) -> Vec<String> {
        let Some(table) = &self.table else { return Vec::new() };
        let mut names = seat_names(table, &self.code, self.locale);
        let dummies = words_of(perspective).map_or(0, |words| words.dummies(perspective));
        names.extend((0..dummies).map(|_| self.locale.label("term-dummy")));
        names
    }

    /// Brings notes, choices and the clock up to date.
    fn refresh(&mut self) {
        let Some((table, game)) = self.table.as_ref().zip(self.game.as_ref()) else { return };
        let names = self.shown.as_ref().map(|shown| self.names(&*shown.perspective)).unwrap_or_default();
        let Some(shown) = &mut self.shown else { return };
        shown.names = names;
        let chosen = self.choices.as_ref();
        shown.chosen = chosen.and_then(|choices| choices.yours.clone());
        let own = shown.own();
        let is_thinking =
            |seat: &Seat| own != Some(*seat) && chosen.is_none_or(|choices| !choices.chosen.contains(*seat));
        shown.thinking = game.asked.iter().filter(is_thinking).collect();
        let notes = table.seats.iter().map(|seat| {
            let over = table.phase == "over";
            match (seat.sits.as_str(), seat.again) {
                ("person", Some(true)) if over => Some(self.locale.text("again-yes")),
                ("person", Some(false)) if over => Some(self.locale.text("again-no")),
                ("person", _) if seat.away => Some(self.locale.text("note-away")),
                ("person", _) if !seat.connected => Some(self.locale.text("note-offline")),
                _ => None,
            }
        });
        shown.notes = notes.collect();
        shown.deadline = game.deadline.map(|at| {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            Instant::now() + Duration::from_millis(at).saturating_sub(now)
        });
        if table.paused && self.notice.is_none() {
            self.notice = Some(self.locale.text("paused"));
        } else if !table.paused && self.notice.as_deref() == Some(self.locale.text("paused").as_str()) {
            self.notice = None;
        }
    }
}

/// The names in the seats.
fn seat_names(table: &TableJson, code: &str, locale: &Locale) -> Vec<String> {
    let level = |seat: &SeatJson| if seat.sits == "bot" { seat.name.parse::<Level>().ok() } else { None };
    let levels: Vec<Option<Level>> = table.seats.iter().map(level).collect();
    let named = table.seats.iter().zip(regulars(code, &levels));
    let name = |(seat, regular): (&SeatJson, Option<(_, String)>)| match (seat.sits.as_str(), regular) {
        ("nobody", _) => locale.text("seat-free"),
        (_, Some((_, name))) => name,
        _ => seat.name.clone(),
    };
    named.map(name).collect()
}

impl Session for RemoteSession {
    fn shown(&self) -> Option<&Shown> {
        self.shown.as_ref()
    }

    fn lobby(&self) -> Option<Lobby<'_>> {
        let (locale, table) = (self.locale, self.table.as_ref()?);
        if table.phase != "lobby" {
            return None;
        }
        let own = table.you.seat;
        let names = seat_names(table, &self.code, locale);
        let seats = table.seats.iter().zip(names).enumerate().map(|(index, (seat, name))| {
            let mut notes = Vec::new();
            if own == Some(Seat::new(index)) {
                notes.push(locale.text("you"));
            }
            if seat.host {
                notes.push(locale.text("host"));
            }
            // The host agrees by starting.
            if seat.sits == "person" && !seat.host {
                notes.push(locale.text(if seat.ready { "ready" } else { "not-ready" }).to_lowercase());
            }
            if seat.sits == "person" && !seat.connected {
                notes.push(locale.text("note-offline"));
            }
            let name = Some(name).filter(|_| seat.sits != "nobody");
            LobbySeat { name, notes, own: own == Some(Seat::new(index)) }
        });
        let ready = own.and_then(|seat| table.seats.get(seat.index())).is_some_and(|seat| seat.ready);
        let task = match &self.notice {
            Some(notice) => notice.clone(),
            None if table.you.host => locale.text("terminal-you-start"),
            None if own.is_none() => locale.text("you-watch"),
            None => locale.format("waiting-for-host", &[("name", table.host.as_str().into())]),
        };
        let mut keys = Vec::new();
        if table.you.host && own.is_some() {
            keys.push(("Enter", locale.text("start")));
        } else if own.is_some() && !ready {
            keys.push(("Enter", locale.text("be-ready")));
        } else if own.is_none() && table.room {
            keys.push(("Enter", locale.text("sit-down")));
        }
        keys.extend([("t", locale.label("talk")), ("Ctrl-C", locale.text("terminal-leave"))]);
        let mut settings: Vec<String> = Vec::new();
        if let Some(words) = words::game_words(&table.plays) {
            for (name, value) in table.options.iter().filter(|(name, _)| *name != "players") {
                let term = words.terms().option(name).and_then(|option| option.value(value));
                settings.extend(term.map(|term| term.text(locale)));
            }
        }
        if let Some(clock) =
            table::TurnClock::ALL.into_iter().find(|clock| clock.name() == table.clock && table.clock != "none")
        {
            settings.push(locale.labelled(&locale.text("clock"), &terms::clock(clock).text(locale)));
        }
        Some(Lobby {
            locale,
            title: game_name(locale, &table.plays),
            code: &self.code,
            link: &self.link,
            settings,
            seats: seats.collect(),
            task,
            keys,
            chat: &self.chat,
            writing: None,
        })
    }

    fn log(&self) -> &[String] {
        &self.log
    }

    fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    fn has_chat(&self) -> bool {
        true
    }

    /// Only in games against bots, as on the pages.
    fn may_ask_hint(&self) -> bool {
        let Some((table, shown)) = self.table.as_ref().zip(self.shown.as_ref()) else { return false };
        let own = shown.own();
        let alone =
            table.seats.iter().enumerate().all(|(seat, sits)| own == Some(Seat::new(seat)) || sits.sits == "bot");
        alone && shown.is_asked() && shown.perspective.moves().len() > 1
    }

    fn for_hint(&self) -> Option<Box<dyn AnyPerspective>> {
        let (table, game) = self.table.as_ref().zip(self.game.as_ref())?;
        let remote = RemoteGame { turn: game.turn, observation: game.observation.get(), before: None, events: &[] };
        remote_perspective(&table.plays, remote).ok()?.ok()
    }

    fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    fn seen(&mut self) {
        if let Some(shown) = &mut self.shown {
            shown.since = shown.perspective.turn() + 1;
        }
    }

    fn handle(&mut self, update: Update) -> Result<bool, CommandError> {
        match update {
            Update::Net(NetEvent::Message(message)) => self.message(message)?,
            Update::Net(NetEvent::Lost) => {
                self.notice = Some(self.locale.text("connection-lost"));
            }
            Update::Net(NetEvent::Gone(reason)) => {
                return Err(CommandError::Input(reason.sentence(&self.url, self.locale)));
            }
            Update::Net(NetEvent::Refused(code)) => {
                let sentence = terms::error(&code).map_or_else(|| code.clone(), |term| term.text(self.locale));
                return Err(CommandError::Input(sentence));
            }
            Update::Input(_) | Update::Line(_) | Update::Bots(..) | Update::Hint(..) => {}
        }
        Ok(true)
    }

    fn choose(&mut self, chosen: &str) {
        let Some(game) = &self.game else { return };
        let action = json!({"do": "choose", "game": game.number, "turn": game.turn, "move": chosen});
        self.send(action);
        if let Some(shown) = &mut self.shown {
            shown.chosen = Some(chosen.to_owned());
        }
    }

    fn say(&mut self, text: &str) {
        self.send(json!({"do": "say", "text": text}));
    }

    fn key(&mut self, key: SessionKey) {
        let Some(table) = &self.table else { return };
        match key {
            SessionKey::Again => self.send(json!({"do": "play_again"})),
            SessionKey::Enter if table.you.seat.is_none() => self.send(json!({"do": "sit"})),
            SessionKey::Enter if table.you.host => {
                let is_full = table.seats.iter().all(|seat| seat.sits != "nobody");
                self.send(if is_full {
                    json!({"do": "start"})
                } else {
                    json!({"do": "start", "empty": "bots", "level": FILL})
                });
            }
            SessionKey::Enter => self.send(json!({"do": "ready"})),
            SessionKey::Back | SessionKey::On | SessionKey::First | SessionKey::Last | SessionKey::Play => {}
        }
    }

    fn can_play_again(&self) -> bool {
        let table = self.table.as_ref().filter(|table| table.phase == "over");
        table.is_some_and(|table| {
            table.you.seat.and_then(|seat| table.seats.get(seat.index())).is_some_and(|seat| seat.again != Some(true))
        })
    }

    fn farewell(&self, locale: &Locale) -> Option<String> {
        let command = format!("sushiya play --url {} {}", self.url, self.code);
        let has_seat = self.table.as_ref().is_some_and(|table| table.you.seat.is_some());
        has_seat.then(|| locale.format("terminal-come-back", &[("command", command.into())]))
    }
}
