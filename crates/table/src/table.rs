//! The state of a table, and how an entry changes it.

use std::collections::VecDeque;

use bots::Level;
use game::{Deal, Nonce, Seat, SeatSet, Secret, Viewer};
use menu::{AnyGame, LegalChoice};

use crate::chat::{ChatBody, Notice, REMEMBERED};
use crate::dealing::Dealing;
use crate::decision::Decision;
use crate::occupant::STAND_IN;
use crate::presence::Presence;
use crate::{
    Action, ActionError, AwayReason, Changes, ChatMessage, Effects, Entry, FinishedGame, Input, JournalError, Now,
    Occupant, Person, PersonId, PersonResult, Pledge, SettingChange, Settings,
};

/// The nonce of bots in journals from before devices committed to nonces.
const NO_NONCE: Nonce = Nonce::from_bytes([0; 16]);

/// From this length of the journal on, only actions that the running game needs are accepted.
const MAX_ENTRIES: u64 = 20_000;

const NOT_READY: JournalError = JournalError("a game starts before everybody is ready");

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
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
    /// The number of games that have begun.
    pub(crate) number: u32,
    pub(crate) secret: Secret,
    /// The secret of the next game, if the server has committed to it.
    pub(crate) next: Option<Secret>,
    /// The deal that waits for nonces.
    pub(crate) dealing: Option<Dealing>,
    /// The number of deals that were abandoned before the current one, or before the next one in the lobby.
    pub(crate) abandoned: u32,
    /// The host's changes of the settings since the last game.
    pub(crate) changed: Vec<SettingChange>,
    pub(crate) game: Option<Box<dyn AnyGame>>,
    /// The choice of each seat in this turn.
    pub(crate) choices: Vec<Option<LegalChoice>>,
    /// The time when the turn began.
    pub(crate) turn_began: u64,
    /// The seats that missed the deadline of this turn.
    pub(crate) late: SeatSet,
    pub(crate) chat: VecDeque<ChatMessage>,
    pub(crate) barred: Vec<PersonId>,
    /// The length of the journal.
    pub(crate) length: u64,
    /// All state that is not in the journal.
    pub(crate) presence: Presence,
}

impl Table {
    /// Opens a table. The host gets the first seat.
    ///
    /// # Errors
    /// If the settings are not valid.
    pub fn open(host: Person, settings: Settings, pace: u32, now: Now) -> Result<(Self, Effects), ActionError> {
        let host = Person { unnamed: false, ..host };
        let settings = crate::lobby::normalize(settings)?;
        let secret = Secret::from_bytes(now.entropy);
        let opened = Entry::Opened { host: host.clone(), settings: settings.clone(), pace, secret };
        let mut effects = Effects { entries: vec![opened], ..Effects::default() };
        let mut table = Self::opened(now.at, host.clone(), settings, pace, secret)?;
        table.record(now.at, Entry::Sat { seat: 0, person: host, nonce: None, ready: false }.into(), &mut effects);
        Ok((table, effects))
    }

    /// Opens a table for people who are about to come. The first one to sit down becomes its host.
    ///
    /// # Errors
    /// If the settings are not valid.
    pub fn open_for_all(settings: Settings, pace: u32, now: Now) -> Result<(Self, Effects), ActionError> {
        let (host, settings) = (Person::nobody(), crate::lobby::normalize(settings)?);
        let secret = Secret::from_bytes(now.entropy);
        let opened = Entry::Opened { host: host.clone(), settings: settings.clone(), pace, secret };
        let table = Self::opened(now.at, host, settings, pace, secret)?;
        Ok((table, Effects { entries: vec![opened], ..Effects::default() }))
    }

    /// Rebuilds a table from its journal: entries with their times.
    ///
    /// # Errors
    /// If the journal is invalid.
    pub fn rebuild(journal: impl IntoIterator<Item = (u64, Entry)>) -> Result<Self, JournalError> {
        let mut journal = journal.into_iter();
        let Some((at, Entry::Opened { host, settings, pace, secret })) = journal.next() else {
            return Err(JournalError("its first entry does not open a table"));
        };
        let mut table =
            Self::opened(at, host, settings, pace, secret).map_err(|_| JournalError("its settings are invalid"))?;
        let mut effects = Effects::default();
        for (at, entry) in journal {
            table.apply(at, entry.into(), &mut effects)?;
        }
        table.presence = Presence::rebuilt();
        Ok(table)
    }

    /// A new table with empty seats.
    fn opened(at: u64, host: Person, settings: Settings, pace: u32, secret: Secret) -> Result<Self, ActionError> {
        Ok(Self {
            seats: vec![Occupant::Nobody; crate::lobby::seats(&settings)?],
            host,
            settings,
            pace,
            phase: Phase::Lobby,
            number: 0,
            secret,
            next: None,
            dealing: None,
            abandoned: 0,
            changed: Vec::new(),
            game: None,
            choices: Vec::new(),
            turn_began: at,
            late: SeatSet::EMPTY,
            chat: VecDeque::new(),
            barred: Vec::new(),
            length: 1,
            presence: Presence::default(),
        })
    }

    /// Handles an input. On an error, the table is unchanged.
    ///
    /// # Errors
    /// The reason why an action is refused.
    pub fn handle(&mut self, input: Input, now: Now) -> Result<Effects, ActionError> {
        self.wake(now.at);
        let paused = self.is_paused();
        self.presence.stopped |= paused;
        let mut effects = Effects::default();
        let decisions = match input {
            Input::Act { person, action } => {
                let (id, returns) = (person.id, action == Action::Return);
                let decisions = self.decide(person, action, now)?;
                self.presence.heard_of(id, now.at);
                if returns {
                    self.returns(id);
                }
                decisions
            }
            Input::Connected { person } => {
                self.connected(person, &mut effects.changes);
                Vec::new()
            }
            Input::Disconnected { person } => {
                self.disconnected(person, now.at, &mut effects.changes);
                Vec::new()
            }
            Input::Loaded { person } => {
                self.loaded(person, now.at);
                Vec::new()
            }
            Input::WantsSeat { person } => {
                self.waits_for_seat(person, &mut effects.changes);
                Vec::new()
            }
            Input::Screen { present } => {
                effects.changes.table |= self.presence.screen != present;
                self.presence.screen = present;
                Vec::new()
            }
            Input::BotChose { game, turn, seat, choice } => {
                self.bot_chose(game, turn, seat, &choice);
                Vec::new()
            }
            Input::Tick => Vec::new(),
        };
        for decision in decisions {
            self.record(now.at, decision, &mut effects);
        }
        while let Some(decisions) = self.due(now) {
            for decision in decisions {
                self.record(now.at, decision, &mut effects);
            }
        }
        effects.changes.table |= paused != self.is_paused();
        self.ask_bots(now, &mut effects.asks);
        Ok(effects)
    }

    fn decide(&self, person: Person, action: Action, now: Now) -> Result<Vec<Decision>, ActionError> {
        let id = person.id;
        // People keep the name and look that they have at this table, even if they have changed them elsewhere.
        let person = match action {
            Action::Sit { .. } => person,
            _ => self.seat_of(id).and_then(|seat| self.seats[seat.index()].person().cloned()).unwrap_or(person),
        };
        let needed = matches!(
            action,
            Action::Choose { .. } | Action::Reveal { .. } | Action::Leave | Action::Return | Action::GiveUp
        );
        if self.is_journal_full() && !needed {
            return Err(ActionError::JournalFull);
        }
        let entries = match action {
            Action::Sit { seat, nonce } => self.sit(&person, seat, nonce),
            Action::Ready { nonce } => self.ready(id, nonce),
            Action::Commit { hash } => self.commit(id, hash, now),
            Action::Reveal { nonce } => self.reveal(id, nonce),
            Action::Settings { options, clock, public, fixed } => self.agree(id, options, clock, public, fixed),
            Action::Bot { seat, level } => self.seat_bot(id, seat, &level),
            Action::Clear { seat } => self.clear(id, seat),
            Action::Kick { seat } => self.kick(id, seat),
            Action::Host { seat } => self.hand_over(id, seat),
            Action::Start { nonce, empty: None, .. } => self.start(id, nonce),
            Action::Start { nonce, empty: Some(empty), level } => {
                self.start_now(id, nonce, empty, level.as_deref(), now)
            }
            Action::Leave => self.leave(id),
            Action::Replace { seat } => self.replace(id, seat, now.at),
            Action::Rename { name, face, colour } => self.rename(id, name, face, colour),
            Action::Choose { game, turn, choice } => return self.choose(id, game, turn, &choice),
            Action::Return => self.come_back(id),
            Action::Say { text } => self.say(person, &text, now.at),
            Action::React { with } => self.post(person, crate::ChatBody::Reaction(with), now.at),
            Action::PlayAgain { want, nonce } => self.play_again(person, want, nonce, now),
            Action::Rematch => self.rematch(person, now),
            Action::GiveUp => self.give_up(id),
        };
        Ok(entries?.into_iter().map(Decision::Entry).collect())
    }

    /// Applies a decision and adds its entry to the journal.
    fn record(&mut self, at: u64, decision: Decision, effects: &mut Effects) {
        effects.entries.push(decision.to_entry());
        self.apply(at, decision, effects).expect("a decision can be applied");
    }

    /// The only way a table changes.
    pub(crate) fn apply(&mut self, at: u64, decision: Decision, effects: &mut Effects) -> Result<(), JournalError> {
        match decision {
            Decision::Choice(choice) => self.take_choice(at, choice, effects),
            Decision::Entry(Entry::Chose { seat, turn, choice }) => {
                let choice = self.parse_choice(seat, turn, &choice)?;
                self.take_choice(at, choice, effects)
            }
            Decision::Entry(entry) => self.apply_entry(at, entry, effects),
        }?;
        self.length += 1;
        Ok(())
    }

    fn apply_entry(&mut self, at: u64, entry: Entry, effects: &mut Effects) -> Result<(), JournalError> {
        if !self.fits_phase(&entry) {
            return Err(JournalError("an entry does not fit the phase of the table"));
        }
        let changes = &mut effects.changes;
        match entry {
            Entry::Opened { .. } => return Err(JournalError("it opens the table twice")),
            entry @ (Entry::SettingsChanged { .. }
            | Entry::SeatsChanged { .. }
            | Entry::Sat { .. }
            | Entry::Renamed { .. }
            | Entry::Freed { .. }
            | Entry::BotSat { .. }
            | Entry::Ready { .. }
            | Entry::Kicked { .. }
            | Entry::Host { .. }) => {
                changes.table = true;
                self.apply_to_seats(entry)?;
            }
            entry @ (Entry::Committed { .. }
            | Entry::Withdrawn { .. }
            | Entry::Dealing
            | Entry::Revealed { .. }
            | Entry::Abandoned { .. }) => {
                changes.table = true;
                self.apply_to_exchange(at, &entry)?;
            }
            Entry::Dealt => self.begin(at, Deal::committed(self.secret, &self.revealed()?, self.abandoned), changes)?,
            Entry::Started => self.begin(at, Deal::uncommitted(self.secret, self.uncommitted()?), changes)?,
            Entry::Chose { .. } => return Err(JournalError("a choice was not checked")),
            // A seat that a bot plays for is always shown as having chosen.
            Entry::Missed { seat } => {
                (changes.table, changes.chosen) = (true, true);
                let (_, missed) = self.absence(seat)?;
                *missed = missed.saturating_add(1);
                self.late.insert(Seat::new(seat));
            }
            Entry::Away { seat, reason } => {
                (changes.table, changes.chosen) = (true, true);
                let (away, missed) = self.absence(seat)?;
                *away = Some(reason);
                *missed = missed.saturating_add(u8::from(reason == AwayReason::Missed));
            }
            Entry::Back { seat } => {
                (changes.table, changes.chosen) = (true, true);
                let (away, missed) = self.absence(seat)?;
                (*away, *missed) = (None, 0);
                self.late = self.late.iter().filter(|late| late.index() != seat).collect();
            }
            Entry::Resumed => {
                changes.table = true;
                self.turn_began = at;
                self.presence.stopped = false;
            }
            Entry::Said { person, body } => {
                changes.chat += 1;
                self.hear(ChatMessage { at, seat: self.seat_of(person.id), person, body });
            }
            Entry::GaveUp { seat } => {
                (changes.table, changes.chosen) = (true, true);
                self.absence(seat)?;
                if let Occupant::Person { person, .. } = self.occupant(seat)? {
                    let person = person.clone();
                    changes.chat += 1;
                    self.hear(ChatMessage {
                        at,
                        seat: Some(Seat::new(seat)),
                        person,
                        body: ChatBody::Notice(Notice::Left),
                    });
                }
                *self.occupant(seat)? = Occupant::Bot { level: STAND_IN };
            }
            Entry::PlayAgain { seat, nonce, secret, want } => {
                changes.table = true;
                let Occupant::Person { again, .. } = self.occupant(seat)? else {
                    return Err(JournalError("a seat without a person wants to play again"));
                };
                *again = Some(want.unwrap_or(nonce.is_some()));
                self.next = self.next.or(secret);
            }
            Entry::Rematch { secret } => {
                (changes.table, changes.chosen) = (true, true);
                self.phase = Phase::Lobby;
                self.secret = secret;
                self.next = None;
                self.abandoned = 0;
                self.game = None;
                self.choices.clear();
                self.nobody_is_ready();
            }
        }
        Ok(())
    }

    /// Applies an entry about seats, people and settings.
    fn apply_to_seats(&mut self, entry: Entry) -> Result<(), JournalError> {
        match entry {
            Entry::SettingsChanged { settings } => {
                self.reseat(crate::lobby::seats(&settings).map_err(|_| JournalError("its settings are invalid"))?);
                self.note_changes(&settings);
                self.settings = settings;
                self.nobody_is_ready();
            }
            Entry::SeatsChanged { players } => {
                self.resize(players)?;
            }
            Entry::Sat { seat, person, nonce, ready } => {
                self.stops_waiting(person.id);
                let mut pledge = nonce.map_or(Pledge::Nothing, Pledge::Uncommitted);
                if let Some(former) = self.seat_of(person.id) {
                    let former = std::mem::replace(&mut self.seats[former.index()], Occupant::Nobody);
                    if pledge == Pledge::Nothing {
                        pledge = former.pledge();
                    }
                }
                if self.host.id == person.id {
                    self.host.clone_from(&person);
                }
                *self.occupant(seat)? = Occupant::seated(person, ready || nonce.is_some(), pledge);
            }
            Entry::Renamed { person: renamed } => {
                if self.host.id == renamed.id {
                    self.host.clone_from(&renamed);
                }
                for occupant in &mut self.seats {
                    if let Occupant::Person { person, .. } = occupant
                        && person.id == renamed.id
                    {
                        person.clone_from(&renamed);
                    }
                }
            }
            Entry::Freed { seat } => {
                *self.occupant(seat)? = Occupant::Nobody;
            }
            Entry::BotSat { seat, level } => {
                *self.occupant(seat)? = Occupant::Bot { level };
            }
            Entry::Ready { seat, nonce } => {
                let Occupant::Person { ready, pledge, .. } = self.occupant(seat)? else {
                    return Err(JournalError("a seat without a person is marked as ready"));
                };
                *ready = true;
                *pledge = nonce.map_or(*pledge, Pledge::Uncommitted);
            }
            Entry::Kicked { person } => {
                self.barred.push(person);
            }
            Entry::Host { person } => {
                self.host = person;
            }
            _ => return Err(JournalError("an entry is not about seats")),
        }
        Ok(())
    }

    /// Whether such an entry is possible in this phase.
    fn fits_phase(&self, entry: &Entry) -> bool {
        match entry {
            Entry::SettingsChanged { .. }
            | Entry::SeatsChanged { .. }
            | Entry::Sat { .. }
            | Entry::BotSat { .. }
            | Entry::Ready { .. }
            | Entry::Kicked { .. }
            | Entry::Dealing
            | Entry::Abandoned { .. }
            | Entry::Dealt
            | Entry::Started => self.phase == Phase::Lobby,
            Entry::Chose { .. }
            | Entry::Missed { .. }
            | Entry::Away { .. }
            | Entry::Back { .. }
            | Entry::GaveUp { .. }
            | Entry::Resumed => self.phase == Phase::Playing,
            Entry::Rematch { .. } | Entry::PlayAgain { .. } => self.phase == Phase::Over,
            Entry::Freed { .. } | Entry::Committed { .. } | Entry::Withdrawn { .. } | Entry::Revealed { .. } => {
                self.phase != Phase::Playing
            }
            Entry::Opened { .. } | Entry::Host { .. } | Entry::Renamed { .. } | Entry::Said { .. } => true,
        }
    }

    /// The nonces of a game in a journal from before devices committed to them.
    fn uncommitted(&self) -> Result<Vec<Nonce>, JournalError> {
        let nonces = self.seats.iter().map(|occupant| match occupant {
            Occupant::Person { pledge: Pledge::Uncommitted(nonce), .. } => Some(*nonce),
            Occupant::Bot { .. } => Some(NO_NONCE),
            Occupant::Nobody | Occupant::Person { .. } => None,
        });
        nonces.collect::<Option<_>>().ok_or(NOT_READY)
    }

    fn begin(&mut self, at: u64, deal: Deal, changes: &mut Changes) -> Result<(), JournalError> {
        let is_ready = |occupant: &Occupant| match occupant {
            Occupant::Person { ready, .. } => *ready,
            Occupant::Bot { .. } => true,
            Occupant::Nobody => false,
        };
        if !self.seats.iter().all(is_ready) {
            return Err(NOT_READY);
        }
        let dealt = menu::deal_from(&self.settings.game, &self.settings.options, deal);
        self.dealing = None;
        self.game = Some(dealt.ok().and_then(Result::ok).ok_or(JournalError("its settings are invalid"))?);
        self.choices = vec![None; self.seats.len()];
        self.number += 1;
        self.changed.clear();
        self.phase = Phase::Playing;
        self.begin_turn(at);
        changes.table = true;
        changes.turns_from = Some(0);
        Ok(())
    }

    /// Parses a choice from the journal.
    pub(crate) fn parse_choice(&self, seat: usize, turn: usize, text: &str) -> Result<LegalChoice, JournalError> {
        let game = self.game.as_ref().ok_or(JournalError("a choice is made outside of a game"))?;
        if turn != game.turn() || seat >= self.seats.len() || !game.asked().contains(Seat::new(seat)) {
            return Err(JournalError("a choice is made that the game did not ask for"));
        }
        game.parse(Seat::new(seat), text).map_err(|_| JournalError("a choice is illegal"))
    }

    fn take_choice(&mut self, at: u64, choice: LegalChoice, effects: &mut Effects) -> Result<(), JournalError> {
        let Some(game) = &mut self.game else { return Err(JournalError("a choice is made outside of a game")) };
        let (asked, seat, turn) = (game.asked(), choice.seat(), game.turn());
        let by_person = self.seats[seat.index()].bot().is_none() && !self.late.contains(seat);
        // Where nobody has a real choice, the table plays for people who are perhaps not there.
        if by_person
            && !game.foregone()
            && let Occupant::Person { missed, .. } = &mut self.seats[seat.index()]
        {
            effects.changes.table |= *missed > 0;
            *missed = 0;
        }
        let first = self.choices[seat.index()].replace(choice).is_none();
        // Others can know that somebody has chosen, but not that they changed the choice. Bots are shown as having
        // chosen from the start.
        effects.changes.chosen |= first && by_person;
        effects.changes.choice_of.insert(seat);
        if asked.iter().any(|seat| self.choices[seat.index()].is_none()) {
            return Ok(());
        }
        let joint: Vec<LegalChoice> = self.choices.iter_mut().filter_map(Option::take).collect();
        game.play(&joint).map_err(|_| JournalError("the choices of a turn cannot be played together"))?;
        let over = game.asked().is_empty();
        self.begin_turn(at);
        effects.changes.merge(Changes { turns_from: Some(turn + 1), chosen: true, ..Changes::default() });
        if over {
            self.phase = Phase::Over;
            self.forget_pledges();
            effects.changes.table = true;
            let seats = self.seats.iter().map(Occupant::on_record).collect();
            let record = self.game.as_ref().and_then(|game| game.record(seats)).expect("the game is over");
            effects.finished.push(FinishedGame { number: self.number, record, results: self.results() });
        }
        Ok(())
    }

    pub(crate) fn occupant(&mut self, seat: usize) -> Result<&mut Occupant, JournalError> {
        self.seats.get_mut(seat).ok_or(JournalError("an entry names a seat that does not exist"))
    }

    /// The results of the people in the game that has ended.
    fn results(&self) -> Vec<PersonResult> {
        let Some(outcome) = self.game.as_ref().and_then(|game| game.outcome()) else { return Vec::new() };
        let people = self.seats.iter().enumerate().filter_map(|(seat, occupant)| Some((seat, occupant.person()?.id)));
        let result = |(seat, person)| {
            let (score, rank) = (*outcome.scores.get(Seat::new(seat))?, *outcome.ranks.get(Seat::new(seat))?);
            Some(PersonResult { person, seat, score, rank: rank.into() })
        };
        people.filter_map(result).collect()
    }

    /// Begins a turn, or the phase after the last one.
    fn begin_turn(&mut self, at: u64) {
        self.turn_began = at;
        self.late = SeatSet::EMPTY;
        self.presence.begin_turn();
    }

    /// Mutable access to the reason why a person is away, and to the number of deadlines they missed.
    fn absence(&mut self, seat: usize) -> Result<(&mut Option<AwayReason>, &mut u8), JournalError> {
        let id = self.occupant(seat)?.person().map(|person| person.id);
        if let Some(id) = id {
            self.presence.returning.remove(&id);
        }
        match self.occupant(seat)? {
            Occupant::Person { away, missed, .. } => Ok((away, missed)),
            Occupant::Nobody | Occupant::Bot { .. } => {
                Err(JournalError("a seat without a person is marked as away or back"))
            }
        }
    }

    fn nobody_is_ready(&mut self) {
        for occupant in &mut self.seats {
            if let Occupant::Person { ready, away, missed, again, .. } = occupant {
                (*ready, *away, *missed, *again) = (false, None, 0, None);
            }
        }
    }

    /// After a game, its nonces are used up.
    fn forget_pledges(&mut self) {
        for occupant in &mut self.seats {
            if let Occupant::Person { pledge, .. } = occupant {
                *pledge = Pledge::Nothing;
            }
        }
    }

    /// Adds empty seats, or removes empty seats from the end.
    fn resize(&mut self, players: usize) -> Result<(), JournalError> {
        let invalid = |_| JournalError("its settings are invalid");
        self.settings = crate::lobby::with_players(&self.settings, players).map_err(invalid)?;
        while self.seats.len() > players {
            let empty = self.seats.iter().rposition(|occupant| *occupant == Occupant::Nobody);
            self.seats.remove(empty.ok_or(JournalError("a seat is removed that is not empty"))?);
        }
        self.seats.resize(players, Occupant::Nobody);
        Ok(())
    }

    /// Remembers the changes in new settings. A setting that has its first value again has not changed.
    fn note_changes(&mut self, settings: &Settings) {
        for change in self.settings.changes(settings) {
            match self.changed.iter_mut().find(|former| former.setting == change.setting) {
                Some(former) => former.to = change.to,
                None => self.changed.push(change),
            }
        }
        self.changed.retain(|change| change.from != change.to);
    }

    /// Changes the number of seats. People whose seats are removed move to empty seats, then to those of bots.
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

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Who is in each seat.
    pub fn seats(&self) -> &[Occupant] {
        &self.seats
    }

    /// The host.
    pub fn host(&self) -> &Person {
        &self.host
    }

    /// The number of games that have begun, which is also the number of the current game.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The length of the journal.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// The game that is running or has ended.
    pub fn game(&self) -> Option<&dyn AnyGame> {
        self.game.as_deref()
    }

    /// Keeps a chat message, and forgets the oldest one.
    fn hear(&mut self, message: ChatMessage) {
        if self.chat.len() == REMEMBERED {
            self.chat.pop_front();
        }
        self.chat.push_back(message);
    }

    /// The latest chat messages.
    pub fn chat(&self) -> impl ExactSizeIterator<Item = &ChatMessage> + Clone {
        self.chat.iter()
    }

    /// The seat of a person.
    pub fn seat_of(&self, id: PersonId) -> Option<Seat> {
        self.seats.iter().position(|occupant| occupant.is(id)).map(Seat::new)
    }

    /// The person's point of view on the game. After the end, everybody sees everything.
    pub fn viewer(&self, id: Option<PersonId>) -> Viewer {
        if self.phase == Phase::Over {
            return Viewer::Omniscient;
        }
        id.and_then(|id| self.seat_of(id)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seats that must choose and have not chosen yet.
    pub(crate) fn waiting(&self) -> SeatSet {
        let asked = self.game.as_ref().map_or(SeatSet::EMPTY, |game| game.asked());
        asked.iter().filter(|seat| self.choices[seat.index()].is_none()).collect()
    }

    /// The level of the bot that chooses for a seat in this turn, if one does.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.seats[seat.index()].bot().or_else(|| self.late.contains(seat).then_some(STAND_IN))
    }

    /// Whether the journal is so long that only actions that the running game needs are accepted.
    pub(crate) fn is_journal_full(&self) -> bool {
        self.length >= MAX_ENTRIES
    }

    /// Whether the host removed this person.
    pub fn is_barred(&self, id: PersonId) -> bool {
        self.barred.contains(&id)
    }

    pub(crate) fn require_host(&self, id: PersonId) -> Result<(), ActionError> {
        if self.host.id == id { Ok(()) } else { Err(ActionError::NotHost) }
    }
}
