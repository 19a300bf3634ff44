//! Simulated time and the network between clients and server, with its faults.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use game::{Chance, FastChance, Seat};
use table::{Action, Input, PersonId, Phase, TurnClock};

use crate::client::Client;
use crate::common::{Seen, person};
use crate::house::{Crash, Done, House, Sent, as_choice};
use crate::plan::{Plan, happens};

const BEGIN: u64 = 1_000_000;

/// After so long somebody who has no answer asks again.
const ASKS_AGAIN: u64 = 6000;

enum Event {
    /// Somebody looks at their screen.
    Looks {
        client: usize,
    },
    /// A request arrives at the house.
    Arrives {
        client: usize,
        request: u32,
        action: Action,
    },
    /// Somebody who wants to connect is heard.
    Connects {
        client: usize,
        connection: u32,
    },
    /// The house finds out that a connection is broken.
    Breaks {
        client: usize,
        connection: u32,
    },
    /// Somebody finds out that their connection is broken.
    Notices {
        client: usize,
        connection: u32,
    },
    /// Something that was sent is there.
    Comes(Sent),
    /// An answer to a request is there.
    Answers {
        client: usize,
        request: u32,
    },
    /// It is time to ask again.
    Impatient {
        client: usize,
        request: u32,
    },
    BotAnswers(Input),
    /// The alarm that was set last rings; the others do not.
    Rings {
        alarm: u64,
    },
    Restarts,
    /// In one of two worlds: somebody chooses anew.
    Injected,
}

/// What has happened in a world.
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
    }
}

/// One of two worlds that differ in what one person chooses in one turn.
struct Twin {
    /// Whether this is the one in which they choose something else, and anew.
    other: bool,
    client: usize,
    turn: usize,
    /// Legal in that turn.
    moves: Vec<String>,
}

/// What everybody else was told until that turn was played.
#[derive(Default)]
pub(crate) struct Watched {
    pub(crate) heard: Vec<(u64, usize, String)>,
    /// What was chosen first.
    pub(crate) choice: Option<String>,
    /// How often they chose anew.
    pub(crate) injected: u64,
    /// Whether there was only one thing to choose.
    pub(crate) only: bool,
}

pub(crate) struct World {
    seed: u64,
    plan: Plan,
    now: u64,
    calm: bool,
    queue: BTreeMap<(u64, u64), Event>,
    order: u64,
    house: House,
    clients: Vec<Client>,
    /// Connections over which nothing comes any more.
    broken: BTreeSet<(usize, u32)>,
    faults: FastChance,
    bots: FastChance,
    alarm: Option<u64>,
    crashes: u64,
    events: u64,
    twin: Option<Twin>,
    watched: Watched,
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        Self::with(seed, Plan::of(seed), None)
    }

    /// One of two worlds.
    pub(crate) fn twin(seed: u64, other: bool) -> Self {
        let plan = Plan::of_twin(seed);
        let mut luck = FastChance::of_series(seed, 4);
        let client = luck.below(plan.players as u32) as usize;
        let turn = luck.below(6) as usize;
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
            house: House::open(seed, &plan, viewers, BEGIN),
            clients,
            broken: BTreeSet::new(),
            faults: FastChance::of_series(seed, 1),
            bots: FastChance::of_series(seed, 2),
            alarm: None,
            crashes: 0,
            events: 0,
            twin,
            watched: Watched::default(),
            plan,
        };
        for client in 0..world.clients.len() {
            world.later(1 + client as u64, Event::Looks { client });
        }
        world
    }

    /// Lets the world run until it is calm and everything has come to rest, and checks that all survivors agree.
    pub(crate) fn run(mut self) -> Tally {
        while self.goes_on() {}
        let table = self.house.table.as_ref().expect("the house is up");
        assert!(table.phase() != Phase::Playing || self.waits_for_the_dead(), "a game does not end");
        for client in self.clients.iter().filter(|client| !client.gone) {
            let who = client.who.as_ref().map(|person| person.id);
            let view = serde_json::to_string(&table.view(who, menu::NO_HISTORY)).expect("JSON");
            assert_eq!(client.seen.as_ref(), Some(&Seen::all(&view)), "{who:?} knows something else");
        }
        let ledger = &self.house.ledger;
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
        }
    }

    /// Lets one of two worlds run until the turn that is watched has been played.
    pub(crate) fn watched(mut self) -> Watched {
        while self.goes_on() {
            let twin = self.twin.as_ref().expect("it is one of two");
            let table = self.house.table.as_ref().expect("it does not crash");
            let turn = table.game().map_or(0, menu::AnyGame::turn);
            if turn > twin.turn || table.number() > 1 {
                break;
            }
        }
        // What came of the turn is told in its moment.
        let now = self.now;
        self.watched.heard.retain(|(at, ..)| *at < now);
        self.watched.heard.push((now, usize::MAX, "played".to_owned()));
        self.watched
    }

    /// The next thing happens, if anything is left to happen.
    fn goes_on(&mut self) -> bool {
        let Some(((at, _), event)) = self.queue.pop_first() else { return false };
        self.now = at;
        self.calm |= at >= BEGIN + self.plan.calm_at;
        self.happens(event);
        self.events += 1;
        assert!(self.events < 200_000, "it does not come to rest");
        true
    }

    fn later(&mut self, milliseconds: u64, event: Event) {
        self.order += 1;
        self.queue.insert((self.now + milliseconds, self.order), event);
    }

    fn happens(&mut self, event: Event) {
        match event {
            Event::Looks { client } => self.looks(client),
            Event::Arrives { client, request, action } => self.arrives(client, request, action),
            Event::Connects { client, connection } => {
                // Somebody who has given up this connection does not use it.
                if self.house.is_up() && self.clients[client].connection == Some(connection) {
                    let done = self.house.connect(client, connection, self.now);
                    self.does(done, None);
                }
            }
            Event::Breaks { client, connection } => {
                let done = self.house.disconnect(client, connection, self.now);
                self.does(done, None);
            }
            Event::Notices { client, connection } => {
                let someone = &mut self.clients[client];
                if someone.connection == Some(connection) {
                    (someone.connection, someone.seen) = (None, None);
                    if std::mem::take(&mut someone.rests) {
                        self.later(1, Event::Looks { client });
                    }
                }
            }
            Event::Comes(sent) => {
                if !self.broken.contains(&(sent.client, sent.connection)) {
                    let client = sent.client;
                    self.clients[client].receives(sent);
                }
            }
            Event::Answers { client, request } => self.answers(client, request),
            Event::Impatient { client, request } => self.asks(client, request),
            Event::BotAnswers(input) => self.tells(input, None),
            Event::Rings { alarm } => {
                if self.alarm == Some(alarm) {
                    self.alarm = None;
                    self.tells(Input::Tick, None);
                }
            }
            Event::Restarts => {
                let done = self.house.restart(self.now);
                self.does(done, None);
            }
            Event::Injected => self.inject(),
        }
    }

    /// Somebody looks at their screen, and perhaps does something.
    fn looks(&mut self, client: usize) {
        let (calm, plan) = (self.calm, self.plan.clone());
        let someone = &mut self.clients[client];
        if someone.gone {
            return;
        }
        let naps = happens(&mut someone.luck, plan.naps);
        let again = match (calm, naps) {
            (true, _) => 1000,
            (false, true) => u64::from(someone.luck.below(100_000)),
            (false, false) => 200 + u64::from(someone.luck.below(2500)),
        };
        let loses = happens(&mut someone.luck, plan.losses) && !calm;
        let dies = happens(&mut someone.luck, plan.deaths) && !calm && client > 0;
        match someone.connection {
            Some(connection) if loses || dies => {
                (someone.connection, someone.seen) = (None, None);
                someone.gone = dies;
                let after = u64::from(someone.luck.below(20_000));
                self.broken.insert((client, connection));
                self.later(after, Event::Breaks { client, connection });
            }
            Some(_) if someone.seen.is_some() && someone.request.is_none() => {
                if let Some(action) = someone.decides(calm) {
                    someone.requests += 1;
                    let request = someone.requests;
                    self.clients[client].request = Some((request, self.other_choice(client, action)));
                    self.asks(client, request);
                }
            }
            Some(connection) if someone.seen.is_none() && happens(&mut someone.luck, 200) => {
                // It takes too long.
                self.broken.insert((client, connection));
                self.clients[client].connection = None;
                self.later(1000, Event::Breaks { client, connection });
            }
            None => {
                let connection = someone.connects();
                self.travels(client, || Event::Connects { client, connection });
            }
            Some(_) => {}
        }
        // Once the world is calm and the game is over, whoever is connected has nothing left to do.
        let playing = self.is_playing();
        let someone = &mut self.clients[client];
        someone.rests = calm && someone.seen.is_some() && someone.request.is_none() && !playing;
        if !someone.rests && self.now < BEGIN + self.plan.calm_at + 40 * 24 * 3_600_000 {
            let patient =
                calm && self.plan.settings.clock == TurnClock::Daily && self.now > BEGIN + self.plan.calm_at + 60_000;
            self.later(if patient { 3_600_000 } else { again }, Event::Looks { client });
        }
    }

    fn is_playing(&self) -> bool {
        self.house.table.as_ref().is_none_or(|table| table.phase() == Phase::Playing) && !self.waits_for_the_dead()
    }

    /// Whether a game is paused and everybody who could go on with it has left the world.
    fn waits_for_the_dead(&self) -> bool {
        let Some(table) = &self.house.table else { return false };
        let mut seated = self.clients.iter().filter(|client| {
            let who = client.who.as_ref().map(|person| person.id);
            who.is_some_and(|id| table.seat_of(id).is_some())
        });
        table.is_paused() && seated.all(|client| client.gone)
    }

    /// In the other of two worlds somebody chooses something else.
    fn other_choice(&self, client: usize, action: Action) -> Action {
        let Some(twin) = self.twin.as_ref().filter(|twin| twin.client == client && twin.other) else { return action };
        let Action::Choose { game: 1, turn, choice } = &action else { return action };
        let seat = self.clients[client].who.as_ref().and_then(|who| self.house.table.as_ref()?.seat_of(who.id));
        let game = self.house.table.as_ref().and_then(|table| table.game());
        let (Some(seat), Some(game)) = (seat, game) else { return action };
        let moves = game.moves(seat);
        if *turn != twin.turn || game.turn() != *turn || !moves.contains(choice) {
            return action;
        }
        let another = moves.into_iter().rev().find(|other| other != choice);
        another.map_or(action.clone(), |choice| Action::Choose { game: 1, turn: *turn, choice })
    }

    /// Sends a request, again if need be.
    fn asks(&mut self, client: usize, request: u32) {
        let Some((_, action)) = self.clients[client].request.clone().filter(|(asked, _)| *asked == request) else {
            return;
        };
        if self.clients[client].gone {
            return;
        }
        self.travels(client, || Event::Arrives { client, request, action: action.clone() });
        self.later(ASKS_AGAIN, Event::Impatient { client, request });
    }

    /// Something of somebody travels to the house or back: or not, or twice.
    fn travels(&mut self, client: usize, event: impl Fn() -> Event) {
        let (calm, drops, duplicates, delay) = (self.calm, self.plan.drops, self.plan.duplicates, self.plan.delay);
        let luck = &mut self.clients[client].luck;
        let lost = happens(luck, drops) && !calm;
        let twice = happens(luck, duplicates) && !calm;
        let mut after = || 1 + u64::from(luck.below(delay as u32));
        let (once, again) = (after(), after());
        if !lost {
            self.later(once, event());
        }
        if twice {
            self.later(again, event());
        }
    }

    fn arrives(&mut self, client: usize, request: u32, action: Action) {
        let Some(person) = self.clients[client].who.clone() else { return };
        self.tells(Input::Act { person, action }, Some((client, request)));
    }

    /// The house hears of something, and may crash over it.
    fn tells(&mut self, input: Input, asked: Option<(usize, u32)>) {
        if !self.house.is_up() {
            return;
        }
        let crashes = happens(&mut self.faults, self.plan.crashes) && !self.calm;
        let told = self.faults.below(self.clients.len() as u32 + 2) as usize;
        let first = self.faults.below(3) == 0;
        let crash = crashes.then_some(if first { Crash::BeforeStoring } else { Crash::AfterTelling(told) });
        let watched = self.watches(&input);
        let done = self.house.hear(input, self.now, crash);
        if watched && matches!(done.verdict, Some(Ok(()))) {
            self.chose_what_is_watched();
        }
        self.does(done, asked);
    }

    /// What the house did has its consequences.
    fn does(&mut self, done: Done, asked: Option<(usize, u32)>) {
        for sent in done.sent {
            self.sends(sent);
        }
        if let (Some((client, request)), true) = (asked, done.verdict.is_some()) {
            self.travels(client, || Event::Answers { client, request });
        }
        for ask in done.asks {
            self.thinks(&ask);
        }
        if done.crashed {
            self.crashes += 1;
            for client in 0..self.clients.len() {
                if let Some(connection) = self.clients[client].connection {
                    self.later(500, Event::Notices { client, connection });
                }
            }
            let down = u64::from(self.faults.below(40_000));
            self.later(down, Event::Restarts);
        }
        let alarm = self.house.table.as_ref().and_then(table::Table::alarm);
        if alarm != self.alarm {
            self.alarm = alarm;
            let late = if self.calm || self.twin.is_some() { 0 } else { u64::from(self.faults.below(50)) };
            if let Some(alarm) = alarm {
                self.later(alarm.saturating_sub(self.now) + late, Event::Rings { alarm });
            }
        }
    }

    /// Frames travel over a connection. It breaks, or brings them, late, twice, in any order; their numbers put that right. In
    /// two worlds that are to be alike all take the same time, so that one more does not delay others.
    fn sends(&mut self, sent: Sent) {
        if self.twin.as_ref().is_some_and(|twin| twin.client != sent.client) {
            self.watched.heard.push((self.now, sent.client, sent.text.clone()));
        }
        let (client, connection) = (sent.client, sent.connection);
        let mut luck = FastChance::of_series(self.seed ^ self.now, 1000 + client as u64);
        if happens(&mut luck, self.plan.drops / 4) && !self.calm {
            self.broken.insert((client, connection));
            self.later(u64::from(luck.below(4000)), Event::Notices { client, connection });
            self.later(u64::from(luck.below(8000)), Event::Breaks { client, connection });
            return;
        }
        let longest = if self.twin.is_some() { 1 } else { self.plan.delay };
        let delay = |luck: &mut FastChance| 1 + u64::from(luck.below(longest as u32));
        if happens(&mut luck, self.plan.duplicates) {
            let after = delay(&mut luck);
            self.later(after, Event::Comes(sent.clone()));
        }
        let after = delay(&mut luck);
        self.later(after, Event::Comes(sent));
    }

    fn answers(&mut self, client: usize, request: u32) {
        let someone = &mut self.clients[client];
        if someone.request.as_ref().is_some_and(|(asked, _)| *asked == request) {
            someone.request = None;
        }
    }

    /// A bot thinks: most answer, some late, twice, never, or nonsense.
    fn thinks(&mut self, ask: &table::Ask) {
        let bad = happens(&mut self.bots, self.plan.bad_answers) && !self.calm;
        let kind = if bad { self.bots.below(5) } else { 5 };
        let soon = u64::from(self.bots.below(700));
        let late = u64::from(self.bots.below(30_000));
        let (game, turn, seat) = (ask.game, ask.turn, ask.seat);
        let choice =
            ask.perspective.choose(bots::Level::Random.into(), || Duration::ZERO, ask.luck).expect("a choice to make");
        let answer = |choice: String| Input::BotChose { game, turn, seat, choice };
        match kind {
            0 => {}
            1 => self.later(late, Event::BotAnswers(answer(choice))),
            2 => {
                self.later(soon, Event::BotAnswers(answer(choice.clone())));
                self.later(late, Event::BotAnswers(answer(choice)));
            }
            3 => self.later(soon, Event::BotAnswers(answer("soup".to_owned()))),
            4 => {
                let other = Seat::new((seat.index() + 1) % game::MAX_SEATS);
                let input = Input::BotChose { game, turn: turn + 1, seat: other, choice: choice.clone() };
                self.later(soon, Event::BotAnswers(input));
                self.later(late, Event::BotAnswers(answer(choice)));
            }
            _ => self.later(soon, Event::BotAnswers(answer(choice))),
        }
    }

    /// Whether this is the choice that differs between two worlds.
    fn watches(&self, input: &Input) -> bool {
        let (Some(twin), Some((id, 1, turn, _))) = (&self.twin, as_choice(input)) else { return false };
        turn == twin.turn && id == PersonId(twin.client as u64) && self.watched.choice.is_none()
    }

    fn chose_what_is_watched(&mut self) {
        let Some(table) = &self.house.table else { return };
        let (Some(twin), Some(game)) = (&mut self.twin, table.game()) else { return };
        let id = PersonId(twin.client as u64);
        let Some(seat) = table.seat_of(id).filter(|_| game.turn() == twin.turn) else { return };
        self.watched.choice = table.view(Some(id), menu::NO_HISTORY).choices.yours;
        twin.moves = game.moves(seat);
        self.watched.only = twin.moves.len() < 2;
        if twin.other {
            for after in [0, 1, 40, 333, 1777] {
                self.later(after, Event::Injected);
            }
        }
    }

    fn inject(&mut self) {
        let (Some(twin), Some(table)) = (&self.twin, &self.house.table) else { return };
        // Whoever is away and chooses anew comes back, which everybody may see.
        if table.seat_of(PersonId(twin.client as u64)).is_none_or(|seat| table.bot(seat).is_some()) {
            return;
        }
        let Some(choice) = twin.moves.get(self.watched.injected as usize % twin.moves.len().max(1)) else { return };
        let person = person(twin.client as u64);
        let action = Action::Choose { game: 1, turn: twin.turn, choice: choice.clone() };
        let done = self.house.hear(Input::Act { person, action }, self.now, None);
        self.watched.injected += u64::from(matches!(done.verdict, Some(Ok(()))));
        self.does(done, None);
    }
}
