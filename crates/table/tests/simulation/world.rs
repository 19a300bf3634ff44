//! Simulated time and the network between clients and server, with its faults.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use game::{Chance, FastChance, Seat};
use table::{Action, Input, PersonId, Phase, TurnClock};

use crate::client::Client;
use crate::common::{ClientView, person};
use crate::plan::{Plan, happens};
use crate::server::{Crash, Message, Server, ServerOutput, as_choice};

const BEGIN: u64 = 1_000_000;

/// A client repeats a request that has no response after this time.
const RETRY_AFTER: u64 = 6000;

enum Event {
    /// A client looks at its view and perhaps acts.
    Poll {
        client: usize,
    },
    /// A request arrives at the server.
    Request {
        client: usize,
        request: u32,
        action: Action,
    },
    /// A request to connect arrives at the server.
    Connect {
        client: usize,
        connection: u32,
    },
    /// A request to load the table without a connection arrives at the server.
    Load {
        client: usize,
    },
    /// The view that a client loaded arrives.
    Loaded {
        client: usize,
        view: ClientView,
    },
    /// The server notices that a connection is broken.
    ServerNoticesBreak {
        client: usize,
        connection: u32,
    },
    /// A client notices that its connection is broken.
    ClientNoticesBreak {
        client: usize,
        connection: u32,
    },
    /// A message arrives at a client.
    Deliver(Message),
    /// The response to a request arrives at a client.
    Response {
        client: usize,
        request: u32,
    },
    /// It is time to repeat a request.
    RetryTimeout {
        client: usize,
        request: u32,
    },
    BotAnswer(Input),
    /// The alarm of the table. Only the last one that was set counts.
    Alarm {
        alarm: u64,
    },
    Restart,
    /// In the second of two worlds, a person changes a choice.
    InjectedChoice,
}

/// Counts of what happened in a world.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) worlds: u64,
    pub(crate) games: u64,
    pub(crate) turns: u64,
    pub(crate) crashes: u64,
    pub(crate) rematches: u64,
    pub(crate) changed: u64,
    pub(crate) repeated: u64,
    pub(crate) bot_choices: u64,
    pub(crate) returns: u64,
    pub(crate) misses: u64,
    pub(crate) resumes: u64,
    pub(crate) loads: u64,
    pub(crate) exchanges: u64,
    pub(crate) abandoned: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: Self) {
        self.worlds += other.worlds;
        self.games += other.games;
        self.turns += other.turns;
        self.crashes += other.crashes;
        self.rematches += other.rematches;
        self.changed += other.changed;
        self.repeated += other.repeated;
        self.bot_choices += other.bot_choices;
        self.returns += other.returns;
        self.misses += other.misses;
        self.resumes += other.resumes;
        self.loads += other.loads;
        self.exchanges += other.exchanges;
        self.abandoned += other.abandoned;
    }
}

/// One of two worlds that differ in what one person chooses in one turn.
struct Twin {
    /// Whether this is the world with another choice, which is then changed again.
    other: bool,
    client: usize,
    turn: usize,
    /// The legal moves in that turn.
    moves: Vec<String>,
}

/// The messages to everybody else until that turn was played.
#[derive(Default)]
pub(crate) struct Transcript {
    pub(crate) messages: Vec<(u64, usize, String)>,
    /// The first choice.
    pub(crate) choice: Option<String>,
    /// The number of times that the choice was changed.
    pub(crate) injected: u64,
    /// Whether there was only one legal move.
    pub(crate) only: bool,
}

pub(crate) struct World {
    seed: u64,
    plan: Plan,
    now: u64,
    calm: bool,
    queue: BTreeMap<(u64, u64), Event>,
    order: u64,
    server: Server,
    clients: Vec<Client>,
    /// Connections that deliver no more messages.
    broken: BTreeSet<(usize, u32)>,
    faults: FastChance,
    bots: FastChance,
    alarm: Option<u64>,
    crashes: u64,
    events: u64,
    twin: Option<Twin>,
    transcript: Transcript,
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        Self::with(seed, Plan::of(seed), None)
    }

    /// One of two worlds that are compared.
    pub(crate) fn twin(seed: u64, other: bool) -> Self {
        let plan = Plan::of_twin(seed);
        let mut chance = FastChance::of_series(seed, 4);
        let client = chance.below(plan.players as u32) as usize;
        let turn = chance.below(6) as usize;
        Self::with(seed, plan, Some(Twin { other, client, turn, moves: Vec::new() }))
    }

    fn with(seed: u64, plan: Plan, twin: Option<Twin>) -> Self {
        let people = plan.players + plan.watchers;
        let who = |index: usize| (index < people).then(|| person(index as u64));
        let clients: Vec<Client> = (0..=people).map(|index| Client::new(seed, index, who(index), &plan)).collect();
        let viewers: Vec<Option<PersonId>> =
            clients.iter().map(|client| client.who.as_ref().map(|person| person.id)).collect();
        let mut world = Self {
            seed,
            now: BEGIN,
            calm: false,
            queue: BTreeMap::new(),
            order: 0,
            server: Server::open(seed, &plan, viewers, BEGIN),
            clients,
            broken: BTreeSet::new(),
            faults: FastChance::of_series(seed, 1),
            bots: FastChance::of_series(seed, 2),
            alarm: None,
            crashes: 0,
            events: 0,
            twin,
            transcript: Transcript::default(),
            plan,
        };
        for client in 0..world.clients.len() {
            world.schedule(1 + client as u64, Event::Poll { client });
        }
        world
    }

    /// Runs the world until no event is left, and checks that all remaining clients agree.
    pub(crate) fn run(mut self) -> Tally {
        while self.step() {}
        let table = self.server.table.as_ref().expect("the server is up");
        assert!(table.phase() != Phase::Playing || self.is_abandoned(), "the game did not end");
        for client in self.clients.iter().filter(|client| !client.gone) {
            let who = client.who.as_ref().map(|person| person.id);
            let view = serde_json::to_string(&table.view(who, menu::NO_HISTORY)).expect("JSON");
            assert_eq!(client.view.as_ref(), Some(&ClientView::from_json(&view)), "{who:?} has another view");
        }
        let ledger = &self.server.ledger;
        Tally {
            worlds: 1,
            games: ledger.records.len() as u64,
            turns: ledger.records.values().sum::<usize>() as u64,
            crashes: self.crashes,
            rematches: ledger.rematches,
            changed: ledger.changed,
            repeated: ledger.repeated,
            bot_choices: ledger.bot_choices,
            returns: ledger.returns,
            misses: ledger.misses,
            resumes: ledger.resumes,
            loads: ledger.loads,
            exchanges: ledger.exchanges,
            abandoned: ledger.abandoned,
        }
    }

    /// Runs one of two worlds until the watched turn has been played.
    pub(crate) fn run_to_watched_turn(mut self) -> Transcript {
        while self.step() {
            let twin = self.twin.as_ref().expect("it is one of two worlds");
            let table = self.server.table.as_ref().expect("the server does not crash");
            let turn = table.game().map_or(0, menu::AnyGame::turn);
            if turn > twin.turn || table.number() > 1 {
                break;
            }
        }
        // The messages about the turn itself are sent at this time, and differ.
        let now = self.now;
        self.transcript.messages.retain(|(at, ..)| *at < now);
        self.transcript.messages.push((now, usize::MAX, "played".to_owned()));
        self.transcript
    }

    /// Handles the next event. Returns whether there was one.
    fn step(&mut self) -> bool {
        let Some(((at, _), event)) = self.queue.pop_first() else { return false };
        self.now = at;
        self.calm |= at >= BEGIN + self.plan.calm_at;
        self.handle(event);
        self.events += 1;
        assert!(self.events < 200_000, "there is no end of events");
        true
    }

    fn schedule(&mut self, milliseconds: u64, event: Event) {
        self.order += 1;
        self.queue.insert((self.now + milliseconds, self.order), event);
    }

    fn handle(&mut self, event: Event) {
        match event {
            Event::Poll { client } => self.poll(client),
            Event::Request { client, request, action } => self.request_arrives(client, request, action),
            Event::Connect { client, connection } => {
                // The client may have given up this connection.
                if self.server.is_up() && self.clients[client].connection == Some(connection) {
                    let done = self.server.connect(client, connection, self.now);
                    self.process(done, None);
                }
            }
            Event::Load { client } => {
                if let Some(person) = self.clients[client].who.as_ref().map(|person| person.id) {
                    self.server_input(Input::Loaded { person }, None);
                }
                if let Some(view) = self.server.view(client) {
                    self.transmit(client, || Event::Loaded { client, view: view.clone() });
                }
            }
            Event::Loaded { client, view } => {
                let peer = &mut self.clients[client];
                if peer.connection.is_none() && !peer.gone {
                    peer.view = Some(view);
                    self.act(client);
                    self.clients[client].view = None;
                }
            }
            Event::ServerNoticesBreak { client, connection } => {
                let done = self.server.disconnect(client, connection, self.now);
                self.process(done, None);
            }
            Event::ClientNoticesBreak { client, connection } => {
                let peer = &mut self.clients[client];
                if peer.connection == Some(connection) {
                    (peer.connection, peer.view) = (None, None);
                    if std::mem::take(&mut peer.idle) {
                        self.schedule(1, Event::Poll { client });
                    }
                }
            }
            Event::Deliver(sent) => {
                if !self.broken.contains(&(sent.client, sent.connection)) {
                    let client = sent.client;
                    self.clients[client].receive(sent);
                    // Perhaps a late request has started another game.
                    if std::mem::take(&mut self.clients[client].idle) {
                        self.schedule(1, Event::Poll { client });
                    }
                }
            }
            Event::Response { client, request } => self.response_arrives(client, request),
            Event::RetryTimeout { client, request } => self.send_request(client, request),
            Event::BotAnswer(input) => self.server_input(input, None),
            Event::Alarm { alarm } => {
                if self.alarm == Some(alarm) {
                    self.alarm = None;
                    self.server_input(Input::Tick, None);
                }
            }
            Event::Restart => {
                let done = self.server.restart(self.now);
                self.process(done, None);
            }
            Event::InjectedChoice => self.inject(),
        }
    }

    /// A client looks at its view and perhaps acts.
    fn poll(&mut self, client: usize) {
        let (calm, plan) = (self.calm, self.plan.clone());
        let peer = &mut self.clients[client];
        if peer.gone {
            return;
        }
        let naps = happens(&mut peer.chance, plan.naps);
        let again = match (calm, naps) {
            (true, _) => 1000,
            (false, true) => u64::from(peer.chance.below(100_000)),
            (false, false) => 200 + u64::from(peer.chance.below(2500)),
        };
        let loses = happens(&mut peer.chance, plan.losses) && !calm;
        let dies = happens(&mut peer.chance, plan.deaths) && !calm && client > 0;
        match peer.connection {
            Some(connection) if loses || dies => {
                (peer.connection, peer.view) = (None, None);
                peer.gone = dies;
                let after = u64::from(peer.chance.below(20_000));
                self.broken.insert((client, connection));
                self.schedule(after, Event::ServerNoticesBreak { client, connection });
            }
            Some(_) if peer.view.is_some() && peer.request.is_none() => self.act(client),
            Some(connection) if peer.view.is_none() && happens(&mut peer.chance, 200) => {
                // The client gives up, because connecting takes too long.
                self.broken.insert((client, connection));
                self.clients[client].connection = None;
                self.schedule(1000, Event::ServerNoticesBreak { client, connection });
            }
            None if happens(&mut peer.chance, plan.loads) && !calm => {
                self.transmit(client, || Event::Load { client });
            }
            None => {
                let connection = peer.connect();
                self.transmit(client, || Event::Connect { client, connection });
            }
            Some(_) => {}
        }
        // In the calm phase after a game, a connected client has nothing left to do.
        let playing = self.is_playing();
        let peer = &mut self.clients[client];
        peer.idle = calm && peer.view.is_some() && peer.request.is_none() && !playing;
        if !peer.idle && self.now < BEGIN + self.plan.calm_at + 40 * 24 * 3_600_000 {
            let patient =
                calm && self.plan.settings.clock == TurnClock::Daily && self.now > BEGIN + self.plan.calm_at + 60_000;
            self.schedule(if patient { 3_600_000 } else { again }, Event::Poll { client });
        }
    }

    /// A client that has a view and no open request perhaps acts.
    fn act(&mut self, client: usize) {
        let peer = &mut self.clients[client];
        if peer.request.is_none()
            && let Some(action) = peer.decide(self.calm)
        {
            peer.requests += 1;
            let request = peer.requests;
            self.clients[client].request = Some((request, self.other_choice(client, action)));
            self.send_request(client, request);
        }
    }

    fn is_playing(&self) -> bool {
        self.server.table.as_ref().is_none_or(|table| table.phase() == Phase::Playing) && !self.is_abandoned()
    }

    /// Whether a game is paused and everybody who has a seat has left for good.
    fn is_abandoned(&self) -> bool {
        let Some(table) = &self.server.table else { return false };
        let mut seated = self.clients.iter().filter(|client| {
            let who = client.who.as_ref().map(|person| person.id);
            who.is_some_and(|id| table.seat_of(id).is_some())
        });
        table.is_paused() && seated.all(|client| client.gone)
    }

    /// Replaces the watched choice in the second of two worlds.
    fn other_choice(&self, client: usize, action: Action) -> Action {
        let Some(twin) = self.twin.as_ref().filter(|twin| twin.client == client && twin.other) else { return action };
        let Action::Choose { game: 1, turn, choice } = &action else { return action };
        let seat = self.clients[client].who.as_ref().and_then(|who| self.server.table.as_ref()?.seat_of(who.id));
        let game = self.server.table.as_ref().and_then(|table| table.game());
        let (Some(seat), Some(game)) = (seat, game) else { return action };
        let moves = game.moves(seat);
        if *turn != twin.turn || game.turn() != *turn || !moves.contains(choice) {
            return action;
        }
        let another = moves.into_iter().rev().find(|other| other != choice);
        another.map_or(action.clone(), |choice| Action::Choose { game: 1, turn: *turn, choice })
    }

    /// Sends a request, and repeats it if there is no response.
    fn send_request(&mut self, client: usize, request: u32) {
        let Some((_, action)) = self.clients[client].request.clone().filter(|(asked, _)| *asked == request) else {
            return;
        };
        if self.clients[client].gone {
            return;
        }
        self.transmit(client, || Event::Request { client, request, action: action.clone() });
        self.schedule(RETRY_AFTER, Event::RetryTimeout { client, request });
    }

    /// Transmits a message to the server or back. It can get lost or be duplicated.
    fn transmit(&mut self, client: usize, event: impl Fn() -> Event) {
        let (calm, drops, duplicates, delay) = (self.calm, self.plan.drops, self.plan.duplicates, self.plan.delay);
        let chance = &mut self.clients[client].chance;
        let lost = happens(chance, drops) && !calm;
        let twice = happens(chance, duplicates) && !calm;
        let mut after = || 1 + u64::from(chance.below(delay as u32));
        let (once, again) = (after(), after());
        if !lost {
            self.schedule(once, event());
        }
        if twice {
            self.schedule(again, event());
        }
    }

    fn request_arrives(&mut self, client: usize, request: u32, action: Action) {
        let Some(person) = self.clients[client].who.clone() else { return };
        self.server_input(Input::Act { person, action }, Some((client, request)));
    }

    /// Passes an input to the server, which can crash.
    fn server_input(&mut self, input: Input, asked: Option<(usize, u32)>) {
        if !self.server.is_up() {
            return;
        }
        let crashes = happens(&mut self.faults, self.plan.crashes) && !self.calm;
        let sent_before = self.faults.below(self.clients.len() as u32 + 2) as usize;
        let first = self.faults.below(3) == 0;
        let crash = crashes.then_some(if first { Crash::BeforeStoring } else { Crash::AfterSending(sent_before) });
        let watched = self.is_watched_choice(&input);
        let done = self.server.handle(input, self.now, crash);
        if watched && matches!(done.result, Some(Ok(()))) {
            self.record_watched_choice();
        }
        self.process(done, asked);
    }

    /// Processes the output of the server.
    fn process(&mut self, done: ServerOutput, asked: Option<(usize, u32)>) {
        for sent in done.sent {
            self.send(sent);
        }
        if let (Some((client, request)), true) = (asked, done.result.is_some()) {
            self.transmit(client, || Event::Response { client, request });
        }
        for ask in done.asks {
            self.ask_bot(&ask);
        }
        if done.crashed {
            self.crashes += 1;
            for client in 0..self.clients.len() {
                if let Some(connection) = self.clients[client].connection {
                    self.schedule(500, Event::ClientNoticesBreak { client, connection });
                }
            }
            let down = u64::from(self.faults.below(40_000));
            self.schedule(down, Event::Restart);
        }
        let alarm = self.server.table.as_ref().and_then(table::Table::alarm);
        if alarm != self.alarm {
            self.alarm = alarm;
            let late = if self.calm || self.twin.is_some() { 0 } else { u64::from(self.faults.below(50)) };
            if let Some(alarm) = alarm {
                self.schedule(alarm.saturating_sub(self.now) + late, Event::Alarm { alarm });
            }
        }
    }

    /// Sends a message over a connection. The connection can break, or deliver messages late, twice, and in any order;
    /// clients sort them by number. In two worlds that are compared, all messages take the same time, so that an
    /// additional one does not delay others.
    fn send(&mut self, sent: Message) {
        if self.twin.as_ref().is_some_and(|twin| twin.client != sent.client) {
            self.transcript.messages.push((self.now, sent.client, sent.text.clone()));
        }
        let (client, connection) = (sent.client, sent.connection);
        let mut chance = FastChance::of_series(self.seed ^ self.now, 1000 + client as u64);
        if happens(&mut chance, self.plan.drops / 4) && !self.calm {
            self.broken.insert((client, connection));
            self.schedule(u64::from(chance.below(4000)), Event::ClientNoticesBreak { client, connection });
            self.schedule(u64::from(chance.below(8000)), Event::ServerNoticesBreak { client, connection });
            return;
        }
        let longest = if self.twin.is_some() { 1 } else { self.plan.delay };
        let delay = |chance: &mut FastChance| 1 + u64::from(chance.below(longest as u32));
        if happens(&mut chance, self.plan.duplicates) {
            let after = delay(&mut chance);
            self.schedule(after, Event::Deliver(sent.clone()));
        }
        let after = delay(&mut chance);
        self.schedule(after, Event::Deliver(sent));
    }

    fn response_arrives(&mut self, client: usize, request: u32) {
        let peer = &mut self.clients[client];
        if peer.request.as_ref().is_some_and(|(asked, _)| *asked == request) {
            peer.request = None;
        }
    }

    /// Asks a bot. Some answers are late, duplicate, lost or invalid.
    fn ask_bot(&mut self, ask: &table::Ask) {
        let bad = happens(&mut self.bots, self.plan.bad_answers) && !self.calm;
        let kind = if bad { self.bots.below(5) } else { 5 };
        let soon = u64::from(self.bots.below(700));
        let late = u64::from(self.bots.below(30_000));
        let (game, turn, seat) = (ask.game, ask.turn, ask.seat);
        let choice = ask
            .perspective
            .choose(bots::Level::Random.into(), || Duration::ZERO, ask.luck)
            .expect("there is a choice to make");
        let answer = |choice: String| Input::BotChose { game, turn, seat, choice };
        match kind {
            0 => {}
            1 => self.schedule(late, Event::BotAnswer(answer(choice))),
            2 => {
                self.schedule(soon, Event::BotAnswer(answer(choice.clone())));
                self.schedule(late, Event::BotAnswer(answer(choice)));
            }
            3 => self.schedule(soon, Event::BotAnswer(answer("soup".to_owned()))),
            4 => {
                let other = Seat::new((seat.index() + 1) % game::MAX_SEATS);
                let input = Input::BotChose { game, turn: turn + 1, seat: other, choice: choice.clone() };
                self.schedule(soon, Event::BotAnswer(input));
                self.schedule(late, Event::BotAnswer(answer(choice)));
            }
            _ => self.schedule(soon, Event::BotAnswer(answer(choice))),
        }
    }

    /// Whether this is the choice that differs between two worlds.
    fn is_watched_choice(&self, input: &Input) -> bool {
        let (Some(twin), Some((id, 1, turn, _))) = (&self.twin, as_choice(input)) else { return false };
        turn == twin.turn && id == PersonId(twin.client as u64) && self.transcript.choice.is_none()
    }

    fn record_watched_choice(&mut self) {
        let Some(table) = &self.server.table else { return };
        let (Some(twin), Some(game)) = (&mut self.twin, table.game()) else { return };
        let id = PersonId(twin.client as u64);
        let Some(seat) = table.seat_of(id).filter(|_| game.turn() == twin.turn) else { return };
        self.transcript.choice = table.view(Some(id), menu::NO_HISTORY).choices.yours;
        twin.moves = game.moves(seat);
        self.transcript.only = twin.moves.len() < 2;
        if twin.other {
            for after in [0, 1, 40, 333, 1777] {
                self.schedule(after, Event::InjectedChoice);
            }
        }
    }

    fn inject(&mut self) {
        let (Some(twin), Some(table)) = (&self.twin, &self.server.table) else { return };
        // A person who is away and chooses comes back, which is visible to everybody.
        if table.seat_of(PersonId(twin.client as u64)).is_none_or(|seat| table.bot(seat).is_some()) {
            return;
        }
        let Some(choice) = twin.moves.get(self.transcript.injected as usize % twin.moves.len().max(1)) else { return };
        let person = person(twin.client as u64);
        let action = Action::Choose { game: 1, turn: twin.turn, choice: choice.clone() };
        let done = self.server.handle(Input::Act { person, action }, self.now, None);
        self.transcript.injected += u64::from(matches!(done.result, Some(Ok(()))));
        self.process(done, None);
    }
}
