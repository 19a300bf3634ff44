//! A test harness that runs one table with a simulated clock, stores the journal, and sends frames to all viewers.
//!
//! After every input it checks the invariants: a table rebuilt from the journal looks the same to everybody, frames add
//! up to the view, entries survive a round trip through JSON, and nothing is overdue.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Seat;
use serde_json::Value;
use table::{
    Action, ActionError, Ask, Effects, EmptySeats, Entry, FinishedGame, Input, Now, STAND_IN_FACTOR, Settings, Table,
    TurnClock,
};

use crate::common::{ClientView, person, settings, without_presence};

pub(crate) const ANN: u64 = 0;
pub(crate) const BEN: u64 = 1;
pub(crate) const CHO: u64 = 2;
pub(crate) const DAI: u64 = 3;
/// A spectator.
pub(crate) const EVA: u64 = 4;

/// A visitor who has not given a name.
pub(crate) const STRANGER: Option<u64> = None;

/// Every viewer.
const VIEWERS: [Option<u64>; 6] = [Some(ANN), Some(BEN), Some(CHO), Some(DAI), Some(EVA), STRANGER];

/// More turns than any game has, including turns in which only bots choose.
const LONGEST_GAME: usize = 2000;

/// Milliseconds that bots wait.
pub(crate) const PACE: u64 = 1000;

/// Milliseconds that bots wait when they play for people.
pub(crate) const STAND_IN: u64 = STAND_IN_FACTOR * PACE;

pub(crate) struct Harness {
    pub(crate) table: Table,
    pub(crate) journal: Vec<(u64, Entry)>,
    pub(crate) now: u64,
    pub(crate) asks: Vec<Ask>,
    pub(crate) finished: Vec<FinishedGame>,
    entropy: u8,
    /// The time of the last restart.
    served_since: u64,
    views: BTreeMap<Option<u64>, ClientView>,
}

/// The result of an input.
pub(crate) struct Response {
    pub(crate) entries: Vec<Entry>,
    frames: BTreeMap<Option<u64>, Value>,
}

impl Response {
    /// The frame that a viewer was sent; null if there was none.
    pub(crate) fn frame(&self, viewer: Option<u64>) -> Value {
        self.frames.get(&viewer).cloned().unwrap_or(Value::Null)
    }

    /// The viewers that were sent a frame.
    pub(crate) fn recipients(&self) -> Vec<Option<u64>> {
        self.frames.keys().copied().collect()
    }
}

impl Harness {
    /// Ann opens a table.
    pub(crate) fn open(settings: Settings) -> Self {
        let now = Now { at: 1_000_000, entropy: [1; 32] };
        let (table, effects) = Table::open(person(ANN), settings, PACE as u32, now).expect("the settings are valid");
        let views = VIEWERS.into_iter().map(|viewer| (viewer, ClientView::from_json(&view(&table, viewer)))).collect();
        let journal = effects.entries.into_iter().map(|entry| (now.at, entry)).collect();
        let harness = Self {
            table,
            journal,
            now: now.at,
            asks: Vec::new(),
            finished: Vec::new(),
            entropy: 1,
            served_since: 0,
            views,
        };
        harness.check();
        harness
    }

    /// A table for Sushi Go! in the lobby, with a person in each seat.
    pub(crate) fn sushi_go(people: usize, clock: TurnClock) -> Self {
        Self::lobby("sushi-go", people, people, clock)
    }

    /// A table in the lobby, with people in the first seats and bots in the others.
    pub(crate) fn lobby(game: &str, seats: usize, people: usize, clock: TurnClock) -> Self {
        let mut harness = Self::open(settings(game, seats, clock));
        for number in 1..people as u64 {
            harness.act(number, sit());
        }
        for seat in people..seats {
            harness.act(ANN, Action::Bot { seat, level: "random".to_owned() });
        }
        harness
    }

    /// Ann starts the game.
    pub(crate) fn start(&mut self) -> Response {
        self.act(ANN, Action::Start { nonce: None, empty: None, level: None })
    }

    /// A person does something that is accepted.
    pub(crate) fn act(&mut self, number: u64, action: Action) -> Response {
        let text = format!("{action:?}");
        self.try_act(number, action).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// A person does something that is refused. Checks that nothing changed, and returns the error.
    pub(crate) fn expect_error(&mut self, number: u64, action: Action) -> ActionError {
        let before: Vec<String> = VIEWERS.into_iter().map(|viewer| view(&self.table, viewer)).collect();
        let (length, alarm) = (self.journal.len(), self.table.alarm());
        let Err(error) = self.try_act(number, action) else { panic!("the action was accepted") };
        let after: Vec<String> = VIEWERS.into_iter().map(|viewer| view(&self.table, viewer)).collect();
        assert_eq!((before, length, alarm), (after, self.journal.len(), self.table.alarm()), "{error}");
        error
    }

    pub(crate) fn try_act(&mut self, number: u64, action: Action) -> Result<Response, ActionError> {
        self.handle(Input::Act { person: person(number), action })
    }

    /// A person was refused a seat and waits for one.
    pub(crate) fn wants_seat(&mut self, number: u64) -> Response {
        self.handle(Input::WantsSeat { person: person(number) }).expect("the input is accepted")
    }

    pub(crate) fn connect(&mut self, number: u64) -> Response {
        self.handle(Input::Connected { person: person(number).id }).expect("the input is accepted")
    }

    pub(crate) fn disconnect(&mut self, number: u64) -> Response {
        self.handle(Input::Disconnected { person: person(number).id }).expect("the input is accepted")
    }

    /// A person loads the table without a connection.
    pub(crate) fn load(&mut self, number: u64) -> Response {
        self.handle(Input::Loaded { person: person(number).id }).expect("the input is accepted")
    }

    /// A person makes a choice in the current turn.
    pub(crate) fn choose(&mut self, number: u64, choice: &str) -> Response {
        let action = self.choice(choice);
        self.act(number, action)
    }

    /// The action that makes a choice in the current turn.
    pub(crate) fn choice(&self, choice: &str) -> Action {
        let game = self.table.game().expect("there is a game");
        Action::Choose { game: self.table.number(), turn: game.turn(), choice: choice.to_owned() }
    }

    /// The legal moves of a person.
    pub(crate) fn moves(&self, number: u64) -> Vec<String> {
        let seat = self.table.seat_of(person(number).id).expect("the person has a seat");
        self.table.game().expect("there is a game").moves(seat)
    }

    /// The bot of a seat answers.
    pub(crate) fn bot_chose(&mut self, seat: usize, choice: &str) -> Response {
        let game = self.table.game().expect("there is a game").turn();
        self.handle(Input::BotChose {
            game: self.table.number(),
            turn: game,
            seat: Seat::new(seat),
            choice: choice.to_owned(),
        })
        .expect("the answer is accepted")
    }

    /// All bots that were asked answer.
    pub(crate) fn bots_answer(&mut self) {
        for ask in std::mem::take(&mut self.asks) {
            let choice = ask
                .perspective
                .choose(bots::Level::Random.into(), || Duration::ZERO, ask.luck)
                .expect("there is a choice to make");
            let input = Input::BotChose { game: ask.game, turn: ask.turn, seat: ask.seat, choice };
            self.handle(input).expect("the answer is accepted");
        }
    }

    /// Time passes. The table gets a tick at each of its alarms and one at the end.
    pub(crate) fn wait(&mut self, milliseconds: u64) -> Vec<Entry> {
        let until = self.now + milliseconds;
        let mut entries = Vec::new();
        while let Some(at) = self.table.alarm().filter(|at| *at <= until) {
            self.now = at.max(self.now);
            // A tick checks that the next alarm is later, so the loop ends.
            entries.extend(self.tick().entries);
        }
        self.now = until;
        entries.extend(self.tick().entries);
        entries
    }

    pub(crate) fn tick(&mut self) -> Response {
        self.handle(Input::Tick).expect("the tick is accepted")
    }

    /// Everybody plays until the game is over.
    pub(crate) fn play_to_the_end(&mut self) {
        for _ in 0..LONGEST_GAME {
            if self.table.phase() != table::Phase::Playing {
                return;
            }
            self.bots_answer();
            let game = self.table.game().expect("there is a game");
            let (turn, foregone) = (game.turn(), game.foregone());
            let people: Vec<u64> = game
                .asked()
                .iter()
                .filter(|seat| self.table.bot(*seat).is_none() && !foregone)
                .filter_map(|seat| self.table.seats()[seat.index()].person())
                .map(|person| person.id.0)
                .collect();
            for number in people {
                if self.table.game().expect("there is a game").turn() == turn {
                    let choice = self.moves(number)[0].clone();
                    self.choose(number, &choice);
                }
            }
            self.wait(STAND_IN);
        }
        panic!("the game does not end");
    }

    /// The process ends, and the table is rebuilt from its journal.
    pub(crate) fn crash(&mut self) {
        self.restart_at(self.now);
    }

    /// The same, and the process starts again at this time.
    pub(crate) fn restart_at(&mut self, at: u64) {
        (self.now, self.served_since) = (at, at);
        self.table = Table::rebuild(self.journal.clone()).expect("the journal is valid");
        self.table.served_since(at);
        self.asks.clear();
        for (viewer, client_view) in &mut self.views {
            *client_view = ClientView::from_json(&view(&self.table, *viewer));
        }
    }

    /// The table has fallen asleep, and is woken by the same process, which has been running since then.
    pub(crate) fn wake_again(&mut self, running_since: u64) {
        let now = self.now;
        self.restart_at(running_since);
        self.now = now;
    }

    /// All viewers get a whole view, after a change that was not sent to them.
    pub(crate) fn resync(&mut self) {
        for (viewer, client_view) in &mut self.views {
            *client_view = ClientView::from_json(&view(&self.table, *viewer));
        }
    }

    /// A field of a seat in the view.
    pub(crate) fn seat(&self, seat: usize, what: &str) -> Value {
        self.view(STRANGER)["table"]["seats"][seat][what].clone()
    }

    /// The view of a viewer.
    pub(crate) fn view(&self, viewer: Option<u64>) -> Value {
        serde_json::from_str(&view(&self.table, viewer)).expect("JSON")
    }

    /// The view as it is sent.
    pub(crate) fn view_text(&self, viewer: Option<u64>) -> String {
        view(&self.table, viewer)
    }

    fn handle(&mut self, input: Input) -> Result<Response, ActionError> {
        self.entropy = self.entropy.wrapping_add(1);
        let now = Now { at: self.now, entropy: [self.entropy; 32] };
        let Effects { entries, changes, asks, finished } = self.table.handle(input, now)?;
        self.journal.extend(entries.iter().cloned().map(|entry| (self.now, entry)));
        self.asks.extend(asks);
        self.finished.extend(finished);
        let mut frames = BTreeMap::new();
        for viewer in VIEWERS {
            let Some(frame) = self.table.frame(viewer.map(|number| person(number).id), &changes) else { continue };
            let text = serde_json::to_string(&frame).expect("JSON");
            self.views.get_mut(&viewer).expect("every viewer has a view").apply(&text);
            frames.insert(viewer, serde_json::from_str(&text).expect("JSON"));
        }
        self.check();
        Ok(Response { entries, frames })
    }

    fn check(&self) {
        let stored: Vec<String> =
            self.journal.iter().map(|line| serde_json::to_string(line).expect("entries are JSON")).collect();
        let read: Vec<(u64, Entry)> =
            stored.iter().map(|line| serde_json::from_str(line).expect("entries can be read")).collect();
        assert_eq!(read, self.journal);
        let mut rebuilt = Table::rebuild(read).expect("the journal is valid");
        rebuilt.served_since(self.served_since);
        rebuilt.still_connected(VIEWERS.into_iter().flatten().map(|number| person(number).id), false);
        let paused = self.table.is_paused();
        for viewer in VIEWERS {
            let live = view(&self.table, viewer);
            let again = view(&rebuilt, viewer);
            assert_eq!(without_presence(&live, paused), without_presence(&again, paused), "rebuilt, {viewer:?}");
            assert_eq!(self.views[&viewer], ClientView::from_json(&live), "frames add up to the view, {viewer:?}");
        }
        assert_eq!(rebuilt.length(), self.journal.len() as u64);
        assert!(self.table.alarm().is_none_or(|at| at > self.now), "something is overdue");
    }
}

fn view(table: &Table, viewer: Option<u64>) -> String {
    serde_json::to_string(&table.view(viewer.map(|number| person(number).id), menu::NO_HISTORY)).expect("JSON")
}

/// Sits down in the first free seat.
pub(crate) fn sit() -> Action {
    Action::Sit { seat: None, nonce: None }
}

/// Sits down in this seat.
pub(crate) fn sit_at(seat: usize) -> Action {
    Action::Sit { seat: Some(seat), nonce: None }
}

/// Is ready.
pub(crate) fn ready() -> Action {
    Action::Ready { nonce: None }
}

/// Changes options.
pub(crate) fn options(pairs: &[(&str, &str)]) -> Action {
    let options = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Action::Settings { options: Some(options), clock: None, public: None, fixed: None }
}

/// Fixes the number of seats.
pub(crate) fn fixed() -> Action {
    Action::Settings { options: None, clock: None, public: None, fixed: Some(true) }
}

/// Wants another game.
pub(crate) fn again() -> Action {
    Action::PlayAgain { want: true, nonce: None }
}

/// Starts with the people who are there.
pub(crate) fn start_now(empty: EmptySeats) -> Action {
    Action::Start { nonce: None, empty: Some(empty), level: None }
}

/// Sends a chat message.
pub(crate) fn say(text: &str) -> Action {
    Action::Say { text: text.to_owned() }
}
