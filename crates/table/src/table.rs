//! What is so at a table, and how an entry changes it.

use std::collections::VecDeque;

use bots::Level;
use game::{Nonce, Seat, SeatSet, Secret, Viewer};
use menu::AnyGame;

use crate::chat::REMEMBERED;
use crate::presence::Presence;
use crate::{
    Action, ActionError, Changes, ChatMessage, Effects, Entry, FinishedGame, Input, JournalError, Now, Occupant,
    Person, PersonId, Settings,
};

/// What bots add to a deal: something that the house could not have chosen.
const NO_NONCE: Nonce = Nonce::from_bytes([0; 16]);

/// After so many entries a table does only what its game needs.
const WORN_OUT: u64 = 20_000;

/// What is going on at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Lobby,
    /// A game is played.
    Playing,
    /// A game has ended.
    Over,
}

/// A table.
pub struct Table {
    pub(crate) host: Person,
    pub(crate) settings: Settings,
    pub(crate) pace: u32,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) phase: Phase,
    /// How many games have begun.
    pub(crate) number: u32,
    pub(crate) secret: Secret,
    pub(crate) game: Option<Box<dyn AnyGame>>,
    /// What each seat has chosen in this turn.
    pub(crate) choices: Vec<Option<String>>,
    /// When the turn began.
    pub(crate) turn_began: u64,
    pub(crate) chat: VecDeque<ChatMessage>,
    barred: Vec<PersonId>,
    /// How many entries there have been.
    length: u64,
    /// Everything that is not in the journal.
    pub(crate) presence: Presence,
}

impl Table {
    /// Opens a table; the host has the first seat.
    ///
    /// # Errors
    /// If its settings cannot be had.
    pub fn open(host: Person, settings: Settings, pace: u32, now: Now) -> Result<(Self, Effects), ActionError> {
        let settings = crate::lobby::settle(settings)?;
        let secret = Secret::from_bytes(now.entropy);
        let opened = Entry::Opened { host: host.clone(), settings: settings.clone(), pace, secret };
        let mut effects = Effects { entries: vec![opened], ..Effects::default() };
        let mut table = Self::opened(now.at, host.clone(), settings, pace, secret)?;
        // What the host adds to the deal comes later, when the house is bound.
        table.record(now.at, Entry::Sat { seat: 0, person: host, nonce: None }, &mut effects);
        Ok((table, effects))
    }

    /// A table as its journal tells: entries with the moments at which they happened.
    ///
    /// # Errors
    /// If no table can have written it.
    pub fn rebuild(journal: impl IntoIterator<Item = (u64, Entry)>) -> Result<Self, JournalError> {
        let mut journal = journal.into_iter();
        let Some((at, Entry::Opened { host, settings, pace, secret })) = journal.next() else {
            return Err(JournalError("it does not begin with the opening"));
        };
        let mut table = Self::opened(at, host, settings, pace, secret).map_err(|_| JournalError("its settings"))?;
        let mut effects = Effects::default();
        for (at, entry) in journal {
            table.fold(at, entry, &mut effects)?;
        }
        table.presence = Presence::rebuilt();
        Ok(table)
    }

    /// A table that was opened, with nobody in its seats.
    fn opened(at: u64, host: Person, settings: Settings, pace: u32, secret: Secret) -> Result<Self, ActionError> {
        Ok(Self {
            seats: vec![Occupant::Nobody; crate::lobby::seats(&settings)?],
            host,
            settings,
            pace,
            phase: Phase::Lobby,
            number: 0,
            secret,
            game: None,
            choices: Vec::new(),
            turn_began: at,
            chat: VecDeque::new(),
            barred: Vec::new(),
            length: 1,
            presence: Presence::default(),
        })
    }

    /// Hears of something. On a refusal nothing has changed.
    ///
    /// # Errors
    /// Why it is not done.
    pub fn handle(&mut self, input: Input, now: Now) -> Result<Effects, ActionError> {
        self.presence.wake(now.at);
        let mut effects = Effects::default();
        let entries = match input {
            Input::Act { person, action } => {
                let (id, returns) = (person.id, action == Action::Return);
                let entries = self.decide(person, action, now)?;
                self.presence.heard_of(id, now.at);
                if returns {
                    self.returns(id);
                }
                entries
            }
            Input::Connected { person } => {
                self.connected(person, &mut effects.changes);
                Vec::new()
            }
            Input::Disconnected { person } => {
                self.disconnected(person, now.at, &mut effects.changes);
                Vec::new()
            }
            Input::BotChose { game, turn, seat, choice } => {
                self.bot_chose(game, turn, seat, &choice);
                Vec::new()
            }
            Input::Tick => Vec::new(),
        };
        for entry in entries {
            self.record(now.at, entry, &mut effects);
        }
        while let Some(entry) = self.due(now.at) {
            self.record(now.at, entry, &mut effects);
        }
        self.ask_bots(now, &mut effects.asks);
        Ok(effects)
    }

    fn decide(&self, person: Person, action: Action, now: Now) -> Result<Vec<Entry>, ActionError> {
        let id = person.id;
        let needed = matches!(action, Action::Choose { .. } | Action::Leave | Action::Return);
        if self.is_worn_out() && !needed {
            return Err(ActionError::JournalFull);
        }
        match action {
            Action::Sit { seat, nonce } => self.sit(person, seat, nonce.unwrap_or(drawn(now))),
            Action::Ready { nonce } => self.ready(id, nonce.unwrap_or(drawn(now))),
            Action::Settings { options, clock, public } => self.agree(id, options, clock, public),
            Action::Bot { seat, level } => self.seat_bot(id, seat, &level),
            Action::Clear { seat } => self.clear(id, seat),
            Action::Kick { seat } => self.kick(id, seat),
            Action::Host { seat } => self.hand_over(id, seat),
            Action::Start { nonce } => self.start(id, nonce.unwrap_or(drawn(now))),
            Action::Leave => self.leave(id),
            Action::Replace { seat } => self.replace(id, seat),
            Action::Choose { game, turn, choice } => self.choose(id, game, turn, &choice),
            Action::Return => self.come_back(id),
            Action::Say { text } => self.say(person, &text, now.at),
            Action::React { with } => self.post(person, crate::ChatBody::Reaction(with), now.at),
            Action::Rematch => self.rematch(person, now),
        }
    }

    /// Something has happened.
    fn record(&mut self, at: u64, entry: Entry, effects: &mut Effects) {
        effects.entries.push(entry.clone());
        self.fold(at, entry, effects).expect("what was decided can happen");
    }

    /// The only way a table changes.
    fn fold(&mut self, at: u64, entry: Entry, effects: &mut Effects) -> Result<(), JournalError> {
        if !self.has_its_time(&entry) {
            return Err(JournalError("something happens when it cannot"));
        }
        self.length += 1;
        let changes = &mut effects.changes;
        match entry {
            Entry::Opened { .. } => return Err(JournalError("it is opened twice")),
            Entry::SettingsChanged { settings } => {
                changes.table = true;
                self.reseat(crate::lobby::seats(&settings).map_err(|_| JournalError("its settings"))?);
                self.settings = settings;
                self.nobody_is_ready();
            }
            Entry::Sat { seat, person, nonce } => {
                changes.table = true;
                if let Some(former) = self.seat_of(person.id) {
                    self.seats[former.index()] = Occupant::Nobody;
                }
                if self.host.id == person.id {
                    self.host.name.clone_from(&person.name);
                }
                *self.occupant(seat)? = Occupant::Person { person, nonce, away: false };
            }
            Entry::Freed { seat } => {
                changes.table = true;
                *self.occupant(seat)? = Occupant::Nobody;
            }
            Entry::BotSat { seat, level } => {
                changes.table = true;
                *self.occupant(seat)? = Occupant::Bot { level };
            }
            Entry::Ready { seat, nonce } => {
                changes.table = true;
                let Occupant::Person { nonce: added, .. } = self.occupant(seat)? else {
                    return Err(JournalError("a bot is ready"));
                };
                *added = Some(nonce);
            }
            Entry::Kicked { person } => {
                changes.table = true;
                self.barred.push(person);
            }
            Entry::Host { person } => {
                changes.table = true;
                self.host = person;
            }
            Entry::Started => self.begin(at, changes)?,
            Entry::Chose { seat, turn, choice } => self.take_choice(at, seat, turn, choice, effects)?,
            // A seat that a bot plays is shown as having chosen.
            Entry::Away { seat } => {
                (changes.table, changes.chosen) = (true, true);
                self.set_away(seat, true)?;
            }
            Entry::Back { seat } => {
                (changes.table, changes.chosen) = (true, true);
                self.set_away(seat, false)?;
            }
            Entry::Said { person, body } => {
                changes.chat += 1;
                if self.chat.len() == REMEMBERED {
                    self.chat.pop_front();
                }
                self.chat.push_back(ChatMessage { at, seat: self.seat_of(person.id), person, body });
            }
            Entry::Rematch { secret } => {
                (changes.table, changes.chosen) = (true, true);
                self.phase = Phase::Lobby;
                self.secret = secret;
                self.game = None;
                self.choices.clear();
                self.nobody_is_ready();
            }
        }
        Ok(())
    }

    /// Whether such a thing can happen in this phase.
    fn has_its_time(&self, entry: &Entry) -> bool {
        match entry {
            Entry::SettingsChanged { .. }
            | Entry::Sat { .. }
            | Entry::BotSat { .. }
            | Entry::Ready { .. }
            | Entry::Kicked { .. }
            | Entry::Started => self.phase == Phase::Lobby,
            Entry::Chose { .. } | Entry::Away { .. } | Entry::Back { .. } => self.phase == Phase::Playing,
            Entry::Rematch { .. } => self.phase == Phase::Over,
            Entry::Freed { .. } => self.phase != Phase::Playing,
            Entry::Opened { .. } | Entry::Host { .. } | Entry::Said { .. } => true,
        }
    }

    fn begin(&mut self, at: u64, changes: &mut Changes) -> Result<(), JournalError> {
        let nonces = self.seats.iter().map(|occupant| match occupant {
            Occupant::Nobody => None,
            Occupant::Person { nonce, .. } => *nonce,
            Occupant::Bot { .. } => Some(NO_NONCE),
        });
        let nonces = nonces.collect::<Option<_>>().ok_or(JournalError("it starts before all are ready"))?;
        let dealt = menu::deal(&self.settings.game, &self.settings.options, self.secret, nonces);
        self.game = Some(dealt.ok().and_then(Result::ok).ok_or(JournalError("its settings"))?);
        self.choices = vec![None; self.seats.len()];
        self.number += 1;
        self.phase = Phase::Playing;
        self.turn_began = at;
        self.presence.forget_bots();
        changes.table = true;
        changes.turns_from = Some(0);
        Ok(())
    }

    fn take_choice(
        &mut self,
        at: u64,
        seat: usize,
        turn: usize,
        choice: String,
        effects: &mut Effects,
    ) -> Result<(), JournalError> {
        let Some(game) = &mut self.game else { return Err(JournalError("a choice without a game")) };
        let asked = game.asked();
        if turn != game.turn() || seat >= self.seats.len() || !asked.contains(Seat::new(seat)) {
            return Err(JournalError("a choice that nobody asked for"));
        }
        let by_person = self.seats[seat].bot().is_none();
        let first = self.choices[seat].replace(choice).is_none();
        // Others may know that somebody has chosen, not that they have chosen anew. Bots are shown as having chosen anyway.
        effects.changes.chosen |= first && by_person;
        effects.changes.choice_of.insert(Seat::new(seat));
        if asked.iter().any(|seat| self.choices[seat.index()].is_none()) {
            return Ok(());
        }
        let joint: Vec<(Seat, &str)> =
            asked.iter().filter_map(|seat| Some((seat, self.choices[seat.index()].as_deref()?))).collect();
        game.play(&joint).map_err(|_| JournalError("a choice that the rules forbid"))?;
        self.choices.fill(None);
        self.turn_began = at;
        self.presence.forget_bots();
        effects.changes.merge(Changes { turns_from: Some(turn + 1), chosen: true, ..Changes::default() });
        if game.asked().is_empty() {
            self.phase = Phase::Over;
            effects.changes.table = true;
            let seats = self.seats.iter().map(Occupant::on_record).collect();
            let record = game.record(seats).expect("the game is over");
            effects.finished.push(FinishedGame { number: self.number, record });
        }
        Ok(())
    }

    fn occupant(&mut self, seat: usize) -> Result<&mut Occupant, JournalError> {
        self.seats.get_mut(seat).ok_or(JournalError("there is no such seat"))
    }

    fn set_away(&mut self, seat: usize, gone: bool) -> Result<(), JournalError> {
        let Occupant::Person { person, away, .. } = self.occupant(seat)? else {
            return Err(JournalError("a bot is away"));
        };
        *away = gone;
        let id = person.id;
        self.presence.returning.remove(&id);
        Ok(())
    }

    fn nobody_is_ready(&mut self) {
        for occupant in &mut self.seats {
            if let Occupant::Person { nonce, away, .. } = occupant {
                (*nonce, *away) = (None, false);
            }
        }
    }

    /// More or fewer seats. People in seats that are no more take those of nobody, then those of bots.
    fn reseat(&mut self, count: usize) {
        let outside = self.seats.split_off(count.min(self.seats.len()));
        self.seats.resize(count, Occupant::Nobody);
        for occupant in outside.into_iter().filter(|occupant| occupant.person().is_some()) {
            let free = self.seats.iter().position(|occupant| *occupant == Occupant::Nobody);
            let free = free.or_else(|| self.seats.iter().position(|occupant| matches!(occupant, Occupant::Bot { .. })));
            if let Some(free) = free {
                self.seats[free] = occupant;
            }
        }
    }

    /// What is going on.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// On what settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Who sits where.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// Who the host is.
    pub fn host(&self) -> &Person {
        &self.host
    }

    /// How many games have begun; the number of the one that is played.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How many entries the table has seen.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// The game, while one is played or has just ended.
    pub fn game(&self) -> Option<&dyn AnyGame> {
        self.game.as_deref()
    }

    /// What was said lately.
    pub fn chat(&self) -> impl ExactSizeIterator<Item = &ChatMessage> + Clone {
        self.chat.iter()
    }

    /// The seat of somebody.
    pub fn seat_of(&self, id: PersonId) -> Option<Seat> {
        self.seats.iter().position(|occupant| occupant.is(id)).map(Seat::new)
    }

    /// Through whose eyes somebody sees the game. After the end everybody sees everything.
    pub fn viewer(&self, id: Option<PersonId>) -> Viewer {
        if self.phase == Phase::Over {
            return Viewer::Omniscient;
        }
        id.and_then(|id| self.seat_of(id)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seats that must choose and have not.
    pub(crate) fn waiting(&self) -> SeatSet {
        let asked = self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.asked());
        asked.iter().filter(|seat| self.choices[seat.index()].is_none()).collect()
    }

    /// The bot that chooses for a seat, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats[seat.index()].bot()
    }

    /// Whether the table has been through so much that it does only what its game needs.
    pub(crate) fn is_worn_out(&self) -> bool {
        self.length >= WORN_OUT
    }

    pub(crate) fn is_barred(&self, id: PersonId) -> bool {
        self.barred.contains(&id)
    }

    pub(crate) fn require_host(&self, id: PersonId) -> Result<(), ActionError> {
        if self.host.id == id { Ok(()) } else { Err(ActionError::NotHost) }
    }
}

/// What the house adds to a deal for somebody who does not.
fn drawn(now: Now) -> Nonce {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&now.entropy[..16]);
    Nonce::from_bytes(bytes)
}
