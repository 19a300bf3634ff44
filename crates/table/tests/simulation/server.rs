//! The simulated server process: it stores entries before it sends messages, and can crash between any two steps.

use std::collections::BTreeMap;

use game::{Seat, Viewer};
use table::{
    Action, ActionError, Ask, Changes, Effects, Entry, Frame, GameView, Input, Now, Person, PersonId, Phase, Snapshot,
    Table,
};

use crate::common::{ClientView, person, without_presence};
use crate::ledger::Ledger;
use crate::plan::Plan;

/// A snapshot is taken when the length of the journal is a multiple of this.
const SNAPSHOT_EVERY: u64 = 5;

/// The point at which the server crashes while it processes effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crash {
    BeforeStoring,
    /// After this number of messages.
    AfterSending(usize),
}

/// A message to a client.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) client: usize,
    pub(crate) connection: u32,
    /// Its sequence number in the connection.
    pub(crate) number: u64,
    /// Whether it is a whole view; otherwise it is a frame.
    pub(crate) whole: bool,
    pub(crate) text: String,
}

/// The output for an input, up to a crash.
#[derive(Default)]
pub(crate) struct ServerOutput {
    pub(crate) sent: Vec<Message>,
    /// The response to a request; `None` if the server crashed before it was sent.
    pub(crate) result: Option<Result<(), ActionError>>,
    pub(crate) asks: Vec<Ask>,
    pub(crate) crashed: bool,
}

struct Connection {
    id: u32,
    next: u64,
}

pub(crate) struct Server {
    pub(crate) table: Option<Table>,
    pub(crate) ledger: Ledger,
    journal: Vec<(u64, Entry)>,
    /// A snapshot that is a few entries old.
    snapshot: Option<String>,
    /// The views that a rebuilt table must have for all viewers, without the information who is connected.
    expected: Vec<String>,
    /// Whether the game was paused at that time.
    paused: bool,
    viewers: Vec<Option<PersonId>>,
    connections: BTreeMap<usize, Connection>,
    seed: u64,
    /// The time of the last restart.
    served_since: u64,
}

impl Server {
    pub(crate) fn open(seed: u64, plan: &Plan, viewers: Vec<Option<PersonId>>, at: u64) -> Self {
        let now = Now { at, entropy: entropy(seed, 0) };
        let opened = Table::open(person(0), plan.settings.clone(), plan.pace, now);
        let (table, effects) = opened.expect("the settings are valid");
        let ledger = Ledger::new(plan);
        let journal = Vec::new();
        let (expected, connections) = (Vec::new(), BTreeMap::new());
        let paused = false;
        let served_since = 0;
        let mut server = Self {
            table: Some(table),
            ledger,
            journal,
            snapshot: None,
            expected,
            paused,
            viewers,
            connections,
            seed,
            served_since,
        };
        server.store(at, &effects);
        server
    }

    /// Handles an input and processes its effects.
    pub(crate) fn handle(&mut self, input: Input, at: u64, crash: Option<Crash>) -> ServerOutput {
        let Some(mut table) = self.table.take() else { return ServerOutput::default() };
        if crash == Some(Crash::BeforeStoring) {
            self.expect(&table);
        }
        // The entropy depends on the time, not on the number of inputs, so that an additional input does not change later
        // choices of bots.
        let now = Now { at, entropy: entropy(self.seed, at) };
        let before = (table.number(), table.game().map_or(0, menu::AnyGame::turn));
        let copy = input.clone();
        let effects = match table.handle(input, now) {
            Ok(effects) => effects,
            Err(error) => {
                self.table = Some(table);
                return ServerOutput { result: Some(Err(error)), ..ServerOutput::default() };
            }
        };
        assert!(table.alarm().is_none_or(|alarm| alarm > at), "the alarm is for something that has already happened");
        if crash == Some(Crash::BeforeStoring) {
            self.crash();
            return ServerOutput { crashed: true, ..ServerOutput::default() };
        }
        self.ledger.accepted(&copy, before, &effects, &table, at);
        self.store(at, &effects);
        if table.length() % SNAPSHOT_EVERY == 0 {
            self.snapshot = Some(serde_json::to_string(&table.snapshot()).expect("JSON"));
        }
        let Effects { changes, asks, .. } = effects;
        let mut done = ServerOutput { sent: self.frames(&table, &changes), result: Some(Ok(())), asks, crashed: false };
        if let Some(Crash::AfterSending(count)) = crash {
            self.expect(&table);
            self.crash();
            // The response to a request is the last message.
            if count <= done.sent.len() {
                done.sent.truncate(count);
                done.result = None;
            }
            return ServerOutput { asks: Vec::new(), crashed: true, ..done };
        }
        self.table = Some(table);
        done
    }

    /// A client connects and gets the whole view.
    pub(crate) fn connect(&mut self, client: usize, id: u32, at: u64) -> ServerOutput {
        let is_new = match self.connections.get(&client) {
            // A duplicate request.
            Some(connection) if connection.id == id => return ServerOutput::default(),
            Some(_) => false,
            None => true,
        };
        let who = self.viewers[client];
        let mut done = ServerOutput::default();
        if let Some(person) = who.filter(|_| is_new) {
            self.ledger.connected(person);
            done = self.handle(Input::Connected { person }, at, None);
        }
        let Some(table) = &self.table else { return done };
        self.connections.insert(client, Connection { id, next: 1 });
        let text = serde_json::to_string(&table.view(who, menu::NO_HISTORY)).expect("JSON");
        check_game(table, who, table.view(who, menu::NO_HISTORY).game.as_ref());
        done.sent.push(Message { client, connection: id, number: 0, whole: true, text });
        done
    }

    /// The view that a client without a connection loads.
    pub(crate) fn view(&self, client: usize) -> Option<ClientView> {
        let (table, who) = (self.table.as_ref()?, self.viewers[client]);
        let view = table.view(who, menu::NO_HISTORY);
        check_game(table, who, view.game.as_ref());
        Some(ClientView::from_json(&serde_json::to_string(&view).expect("JSON")))
    }

    /// The server notices that a connection is broken.
    pub(crate) fn disconnect(&mut self, client: usize, id: u32, at: u64) -> ServerOutput {
        if self.connections.get(&client).is_none_or(|connection| connection.id != id) {
            return ServerOutput::default();
        }
        self.connections.remove(&client);
        let Some(person) = self.viewers[client] else { return ServerOutput::default() };
        self.ledger.lost(person, at);
        self.handle(Input::Disconnected { person }, at, None)
    }

    pub(crate) fn is_up(&self) -> bool {
        self.table.is_some()
    }

    /// The process ends, and loses everything that is not stored.
    fn crash(&mut self) {
        self.table = None;
        self.connections.clear();
        self.ledger.crashed();
    }

    /// Starts the process again from the stored journal.
    pub(crate) fn restart(&mut self, at: u64) -> ServerOutput {
        let stored: Vec<String> = self.journal.iter().map(|line| serde_json::to_string(line).expect("JSON")).collect();
        // From the whole journal, and from the latest snapshot.
        let rebuilt = || {
            let journal = stored.iter().map(|line| serde_json::from_str(line).expect("entries can be read"));
            Table::rebuild(journal).expect("the journal is valid")
        };
        let resumed = || {
            let Some(snapshot) = &self.snapshot else { return rebuilt() };
            let snapshot: Snapshot = serde_json::from_str(snapshot).expect("snapshots can be read");
            let later = stored.iter().skip(snapshot.length() as usize);
            let journal = later.map(|line| serde_json::from_str(line).expect("entries can be read"));
            Table::resume(snapshot, journal).expect("the snapshot is valid")
        };
        for mut table in [rebuilt(), resumed()] {
            table.served_since(self.served_since);
            table.still_connected(self.viewers.iter().flatten().copied(), false);
            assert_eq!(self.views(&table, self.paused), self.expected, "the rebuilt table is the same");
        }
        let mut table = resumed();
        self.served_since = at;
        table.served_since(at);
        self.table = Some(table);
        self.ledger.restarted(at);
        self.handle(Input::Tick, at, None)
    }

    fn store(&mut self, at: u64, effects: &Effects) {
        self.journal.extend(effects.entries.iter().cloned().map(|entry| (at, entry)));
        for finished in &effects.finished {
            self.ledger.finished(finished.number, &finished.record);
        }
    }

    /// Remembers the views, which must be the same after a crash.
    fn expect(&mut self, table: &Table) {
        self.paused = table.is_paused();
        self.expected = self.views(table, self.paused);
    }

    /// The views of all viewers, without the information who is connected.
    fn views(&self, table: &Table, paused: bool) -> Vec<String> {
        let views =
            self.viewers.iter().map(|who| serde_json::to_string(&table.view(*who, menu::NO_HISTORY)).expect("JSON"));
        views.map(|view| without_presence(&view, paused)).collect()
    }

    fn frames(&mut self, table: &Table, changes: &Changes) -> Vec<Message> {
        let mut sent = Vec::new();
        for (&client, connection) in &mut self.connections {
            let who = self.viewers[client];
            let Some(frame) = table.frame(who, changes) else { continue };
            check_frame(table, who, changes, &frame);
            let text = serde_json::to_string(&frame).expect("JSON");
            let (number, id) = (connection.next, connection.id);
            connection.next += 1;
            sent.push(Message { client, connection: id, number, whole: false, text });
        }
        sent
    }
}

/// The viewer of the game that a person must be, according to the seats.
fn expected_viewer(table: &Table, who: Option<PersonId>) -> Viewer {
    let seat = table.seats().iter().position(|occupant| occupant.person().map(|person: &Person| person.id) == who);
    match (table.phase(), seat.filter(|_| who.is_some())) {
        (Phase::Over, _) => Viewer::Omniscient,
        (Phase::Lobby | Phase::Playing, Some(seat)) => Viewer::Seat(Seat::new(seat)),
        (Phase::Lobby | Phase::Playing, None) => Viewer::Spectator,
    }
}

/// Checks that a game view has exactly the observation of the expected viewer.
fn check_game(table: &Table, who: Option<PersonId>, shown: Option<&GameView>) {
    if let Some(shown) = shown {
        let known = table
            .game()
            .expect("there is a game")
            .perspective(expected_viewer(table, who), menu::NO_HISTORY)
            .observation();
        assert_eq!(shown.perspective.observation().get(), known.get(), "{who:?} has the wrong observation");
    }
}

fn check_frame(table: &Table, who: Option<PersonId>, changes: &Changes, frame: &Frame) {
    check_game(table, who, frame.game.as_ref());
    if let (Some(from), Some(game)) = (changes.turns_from, table.game()) {
        let events = game.perspective(expected_viewer(table, who), from).events();
        assert_eq!(
            frame.events.iter().map(|turn| turn.get()).collect::<Vec<_>>(),
            events.iter().map(|turn| turn.get()).collect::<Vec<_>>()
        );
    } else {
        assert!(frame.events.is_empty());
    }
}

/// The choice in an input, if it is one.
pub(crate) fn as_choice(input: &Input) -> Option<(PersonId, u32, usize, &str)> {
    match input {
        Input::Act { person, action: Action::Choose { game, turn, choice } } => Some((person.id, *game, *turn, choice)),
        _ => None,
    }
}

fn entropy(seed: u64, number: u64) -> [u8; 32] {
    *game::Secret::of_series(seed, number).as_bytes()
}
