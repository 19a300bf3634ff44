//! The simulated server process: it stores entries before it sends anything, and may crash between any two steps.

use std::collections::BTreeMap;

use game::{Seat, Viewer};
use table::{
    Action, ActionError, Ask, Changes, Effects, Entry, Frame, GameView, Input, Now, Person, PersonId, Phase, Table,
};

use crate::common::{person, without_presence};
use crate::ledger::Ledger;
use crate::plan::Plan;

/// Where the house crashes while it does what is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crash {
    BeforeStoring,
    /// After so many have been told.
    AfterTelling(usize),
}

/// Something that is sent to a client.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    pub(crate) client: usize,
    pub(crate) connection: u32,
    /// Its place in the connection.
    pub(crate) number: u64,
    /// The whole view, or what has changed.
    pub(crate) whole: bool,
    pub(crate) text: String,
}

/// What comes of an input, as far as the house got.
#[derive(Default)]
pub(crate) struct Done {
    pub(crate) sent: Vec<Sent>,
    /// The answer to whoever asked; nothing if the house crashed before.
    pub(crate) verdict: Option<Result<(), ActionError>>,
    pub(crate) asks: Vec<Ask>,
    pub(crate) crashed: bool,
}

struct Connection {
    id: u32,
    next: u64,
}

pub(crate) struct House {
    pub(crate) table: Option<Table>,
    pub(crate) ledger: Ledger,
    journal: Vec<(u64, Entry)>,
    /// What a table that is rebuilt must show: everybody, without who is connected.
    expected: Vec<String>,
    /// Whether the game was paused then.
    paused: bool,
    viewers: Vec<Option<PersonId>>,
    connections: BTreeMap<usize, Connection>,
    seed: u64,
}

impl House {
    pub(crate) fn open(seed: u64, plan: &Plan, viewers: Vec<Option<PersonId>>, at: u64) -> Self {
        let now = Now { at, entropy: luck(seed, 0) };
        let opened = Table::open(person(0), plan.settings.clone(), plan.pace, now);
        let (table, effects) = opened.expect("settings that can be had");
        let ledger = Ledger::new(plan);
        let journal = Vec::new();
        let (expected, connections) = (Vec::new(), BTreeMap::new());
        let paused = false;
        let mut house = Self { table: Some(table), ledger, journal, expected, paused, viewers, connections, seed };
        house.store(at, &effects);
        house
    }

    /// Hears of something, and does what is to be done about it.
    pub(crate) fn hear(&mut self, input: Input, at: u64, crash: Option<Crash>) -> Done {
        let Some(mut table) = self.table.take() else { return Done::default() };
        if crash == Some(Crash::BeforeStoring) {
            self.expect(&table);
        }
        // Randomness by the time, not by the number of inputs: one more input must not change what bots choose later.
        let now = Now { at, entropy: luck(self.seed, at) };
        let before = (table.number(), table.game().map_or(0, menu::AnyGame::turn));
        let said = input.clone();
        let effects = match table.handle(input, now) {
            Ok(effects) => effects,
            Err(refusal) => {
                self.table = Some(table);
                return Done { verdict: Some(Err(refusal)), ..Done::default() };
            }
        };
        assert!(table.alarm().is_none_or(|alarm| alarm > at), "the alarm rings for what has happened");
        if crash == Some(Crash::BeforeStoring) {
            self.fall();
            return Done { crashed: true, ..Done::default() };
        }
        self.ledger.heard(&said, before, &effects, &table, at);
        self.store(at, &effects);
        let Effects { changes, asks, .. } = effects;
        let mut done = Done { sent: self.frames(&table, &changes), verdict: Some(Ok(())), asks, crashed: false };
        if let Some(Crash::AfterTelling(told)) = crash {
            self.expect(&table);
            self.fall();
            // The answer to whoever asked is the last thing that is told.
            if told <= done.sent.len() {
                done.sent.truncate(told);
                done.verdict = None;
            }
            return Done { asks: Vec::new(), crashed: true, ..done };
        }
        self.table = Some(table);
        done
    }

    /// Somebody connects: they are shown everything.
    pub(crate) fn connect(&mut self, client: usize, id: u32, at: u64) -> Done {
        let is_new = match self.connections.get(&client) {
            // The same request, twice.
            Some(connection) if connection.id == id => return Done::default(),
            Some(_) => false,
            None => true,
        };
        let who = self.viewers[client];
        let mut done = Done::default();
        if let Some(person) = who.filter(|_| is_new) {
            self.ledger.connected(person);
            done = self.hear(Input::Connected { person }, at, None);
        }
        let Some(table) = &self.table else { return done };
        self.connections.insert(client, Connection { id, next: 1 });
        let text = serde_json::to_string(&table.view(who, menu::NO_HISTORY)).expect("JSON");
        check_game(table, who, table.view(who, menu::NO_HISTORY).game.as_ref());
        done.sent.push(Sent { client, connection: id, number: 0, whole: true, text });
        done
    }

    /// A connection is found to be broken.
    pub(crate) fn disconnect(&mut self, client: usize, id: u32, at: u64) -> Done {
        if self.connections.get(&client).is_none_or(|connection| connection.id != id) {
            return Done::default();
        }
        self.connections.remove(&client);
        let Some(person) = self.viewers[client] else { return Done::default() };
        self.ledger.lost(person, at);
        self.hear(Input::Disconnected { person }, at, None)
    }

    pub(crate) fn is_up(&self) -> bool {
        self.table.is_some()
    }

    /// The process is gone, with everything that is not stored.
    fn fall(&mut self) {
        self.table = None;
        self.connections.clear();
        self.ledger.crashed();
    }

    /// The process is started again: everything is as it was stored.
    pub(crate) fn restart(&mut self, at: u64) -> Done {
        let stored: Vec<String> = self.journal.iter().map(|line| serde_json::to_string(line).expect("JSON")).collect();
        let rebuilt = || {
            let journal = stored.iter().map(|line| serde_json::from_str(line).expect("entries read as written"));
            Table::rebuild(journal).expect("no accepted choice is refused when it is read again")
        };
        let mut with_people = rebuilt();
        with_people.still_connected(self.viewers.iter().flatten().copied());
        assert_eq!(self.show(&with_people, self.paused), self.expected, "the table is as it was");
        self.table = Some(rebuilt());
        self.hear(Input::Tick, at, None)
    }

    fn store(&mut self, at: u64, effects: &Effects) {
        self.journal.extend(effects.entries.iter().cloned().map(|entry| (at, entry)));
        for finished in &effects.finished {
            self.ledger.finished(finished.number, &finished.record);
        }
    }

    /// What is stored of the table must be shown again after a crash.
    fn expect(&mut self, table: &Table) {
        self.paused = table.is_paused();
        self.expected = self.show(table, self.paused);
    }

    /// What everybody would see, without who is connected.
    fn show(&self, table: &Table, paused: bool) -> Vec<String> {
        let views =
            self.viewers.iter().map(|who| serde_json::to_string(&table.view(*who, menu::NO_HISTORY)).expect("JSON"));
        views.map(|view| without_presence(&view, paused)).collect()
    }

    fn frames(&mut self, table: &Table, changes: &Changes) -> Vec<Sent> {
        let mut sent = Vec::new();
        for (&client, connection) in &mut self.connections {
            let who = self.viewers[client];
            let Some(frame) = table.frame(who, changes) else { continue };
            check_frame(table, who, changes, &frame);
            let text = serde_json::to_string(&frame).expect("JSON");
            let (number, id) = (connection.next, connection.id);
            connection.next += 1;
            sent.push(Sent { client, connection: id, number, whole: false, text });
        }
        sent
    }
}

/// Through whose eyes somebody must see the game, told from who sits where.
fn eyes(table: &Table, who: Option<PersonId>) -> Viewer {
    let seat = table.seats().iter().position(|occupant| occupant.person().map(|person: &Person| person.id) == who);
    match (table.phase(), seat.filter(|_| who.is_some())) {
        (Phase::Over, _) => Viewer::Omniscient,
        (Phase::Lobby | Phase::Playing, Some(seat)) => Viewer::Seat(Seat::new(seat)),
        (Phase::Lobby | Phase::Playing, None) => Viewer::Spectator,
    }
}

/// What is shown of the game is what it says to exactly these eyes.
fn check_game(table: &Table, who: Option<PersonId>, shown: Option<&GameView>) {
    if let Some(shown) = shown {
        let known = table.game().expect("a game").perspective(eyes(table, who), menu::NO_HISTORY).observation();
        assert_eq!(shown.perspective.observation().get(), known.get(), "{who:?} sees through other eyes");
    }
}

fn check_frame(table: &Table, who: Option<PersonId>, changes: &Changes, frame: &Frame) {
    check_game(table, who, frame.game.as_ref());
    if let (Some(from), Some(game)) = (changes.turns_from, table.game()) {
        let events = game.perspective(eyes(table, who), from).events();
        assert_eq!(
            frame.events.iter().map(|turn| turn.get()).collect::<Vec<_>>(),
            events.iter().map(|turn| turn.get()).collect::<Vec<_>>()
        );
    } else {
        assert!(frame.events.is_empty());
    }
}

/// The choice that an input is, if it is one.
pub(crate) fn as_choice(input: &Input) -> Option<(PersonId, u32, usize, &str)> {
    match input {
        Input::Act { person, action: Action::Choose { game, turn, choice } } => Some((person.id, *game, *turn, choice)),
        _ => None,
    }
}

fn luck(seed: u64, number: u64) -> [u8; 32] {
    *game::Secret::of_series(seed, number).as_bytes()
}
