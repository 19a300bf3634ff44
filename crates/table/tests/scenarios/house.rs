//! A harness that runs one table with its own clock, stores the journal, and sends frames to every viewer.
//!
//! After every input it checks the invariants: a table rebuilt from the journal looks the same to everybody, frames add up to
//! the view, entries survive serialization, and nothing that is due is left undone.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Seat;
use serde_json::Value;
use table::{
    Action, ActionError, Ask, Effects, EmptySeats, Entry, FinishedGame, Input, Now, STAND_IN_PACE, Settings, Table,
    TurnClock,
};

use crate::common::{Seen, person, settings, without_presence};

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

/// More turns than any game has, including those in which only bots choose.
const LONGEST_GAME: usize = 2000;

/// Milliseconds that bots wait.
pub(crate) const PACE: u64 = 1000;

pub(crate) struct House {
    pub(crate) table: Table,
    pub(crate) journal: Vec<(u64, Entry)>,
    pub(crate) now: u64,
    pub(crate) asks: Vec<Ask>,
    pub(crate) finished: Vec<FinishedGame>,
    luck: u8,
    seen: BTreeMap<Option<u64>, Seen>,
}

/// The result of an input.
pub(crate) struct Told {
    pub(crate) entries: Vec<Entry>,
    frames: BTreeMap<Option<u64>, Value>,
}

impl Told {
    /// The frame that a viewer was sent; null if there was none.
    pub(crate) fn frame(&self, viewer: Option<u64>) -> Value {
        self.frames.get(&viewer).cloned().unwrap_or(Value::Null)
    }

    /// The viewers that were sent a frame.
    pub(crate) fn hearers(&self) -> Vec<Option<u64>> {
        self.frames.keys().copied().collect()
    }
}

impl House {
    /// Ann opens a table.
    pub(crate) fn open(settings: Settings) -> Self {
        let now = Now { at: 1_000_000, entropy: [1; 32] };
        let (table, effects) = Table::open(person(ANN), settings, PACE as u32, now).expect("settings that can be had");
        let seen = VIEWERS.into_iter().map(|viewer| (viewer, Seen::all(&view(&table, viewer)))).collect();
        let journal = effects.entries.into_iter().map(|entry| (now.at, entry)).collect();
        let house = Self { table, journal, now: now.at, asks: Vec::new(), finished: Vec::new(), luck: 1, seen };
        house.check();
        house
    }

    /// A table for Sushi Go! in the lobby, with a person in every seat.
    pub(crate) fn with(people: usize, clock: TurnClock) -> Self {
        Self::playing("sushi-go", people, people, clock)
    }

    /// A table in the lobby: people sit down, bots fill the other seats.
    pub(crate) fn playing(game: &str, seats: usize, people: usize, clock: TurnClock) -> Self {
        let mut house = Self::open(settings(game, seats, clock));
        for number in 1..people as u64 {
            house.does(number, sit());
        }
        for seat in people..seats {
            house.does(ANN, Action::Bot { seat, level: "random".to_owned() });
        }
        house
    }

    /// Ann starts the game.
    pub(crate) fn start(&mut self) -> Told {
        self.does(ANN, Action::Start { nonce: None, empty: None, level: None })
    }

    /// A person does something that is accepted.
    pub(crate) fn does(&mut self, number: u64, action: Action) -> Told {
        let said = format!("{action:?}");
        self.try_act(number, action).unwrap_or_else(|refusal| panic!("{said}: {refusal}"))
    }

    /// A person does something that is refused; checks that nothing changed. Returns the error.
    pub(crate) fn refuses(&mut self, number: u64, action: Action) -> ActionError {
        let before: Vec<String> = VIEWERS.into_iter().map(|viewer| view(&self.table, viewer)).collect();
        let (length, alarm) = (self.journal.len(), self.table.alarm());
        let Err(refusal) = self.try_act(number, action) else { panic!("it was accepted") };
        let after: Vec<String> = VIEWERS.into_iter().map(|viewer| view(&self.table, viewer)).collect();
        assert_eq!((before, length, alarm), (after, self.journal.len(), self.table.alarm()), "{refusal}");
        refusal
    }

    pub(crate) fn try_act(&mut self, number: u64, action: Action) -> Result<Told, ActionError> {
        self.hear(Input::Act { person: person(number), action })
    }

    /// A person is refused a seat, as the server tells everybody.
    pub(crate) fn wants_seat(&mut self, number: u64) -> Told {
        self.hear(Input::WantsSeat { person: person(number) }).expect("it is heard")
    }

    pub(crate) fn connect(&mut self, number: u64) -> Told {
        self.hear(Input::Connected { person: person(number).id }).expect("somebody is there")
    }

    pub(crate) fn disconnect(&mut self, number: u64) -> Told {
        self.hear(Input::Disconnected { person: person(number).id }).expect("somebody is gone")
    }

    /// A person makes a choice in the current turn.
    pub(crate) fn choose(&mut self, number: u64, choice: &str) -> Told {
        let action = self.choice(choice);
        self.does(number, action)
    }

    /// The action that makes a choice in the current turn.
    pub(crate) fn choice(&self, choice: &str) -> Action {
        let game = self.table.game().expect("a game");
        Action::Choose { game: self.table.number(), turn: game.turn(), choice: choice.to_owned() }
    }

    /// The legal moves of a person.
    pub(crate) fn moves(&self, number: u64) -> Vec<String> {
        let seat = self.table.seat_of(person(number).id).expect("a seat");
        self.table.game().expect("a game").moves(seat)
    }

    /// The bot of a seat answers.
    pub(crate) fn bot_chose(&mut self, seat: usize, choice: &str) -> Told {
        let game = self.table.game().expect("a game").turn();
        self.hear(Input::BotChose {
            game: self.table.number(),
            turn: game,
            seat: Seat::new(seat),
            choice: choice.to_owned(),
        })
        .expect("an answer is heard")
    }

    /// All bots that were asked answer.
    pub(crate) fn bots_answer(&mut self) {
        for ask in std::mem::take(&mut self.asks) {
            let choice = ask
                .perspective
                .choose(bots::Level::Random.into(), || Duration::ZERO, ask.luck)
                .expect("a choice to make");
            let input = Input::BotChose { game: ask.game, turn: ask.turn, seat: ask.seat, choice };
            self.hear(input).expect("an answer is heard");
        }
    }

    /// Time passes. The table gets a tick at each of its alarms and one at the end.
    pub(crate) fn wait(&mut self, milliseconds: u64) -> Vec<Entry> {
        let until = self.now + milliseconds;
        let mut entries = Vec::new();
        while let Some(at) = self.table.alarm().filter(|at| *at <= until) {
            self.now = at.max(self.now);
            // A tick checks that the next alarm is later, so that this ends.
            entries.extend(self.tick().entries);
        }
        self.now = until;
        entries.extend(self.tick().entries);
        entries
    }

    pub(crate) fn tick(&mut self) -> Told {
        self.hear(Input::Tick).expect("time passes")
    }

    /// Everybody plays until the game is over.
    pub(crate) fn play_on(&mut self) {
        for _ in 0..LONGEST_GAME {
            if self.table.phase() != table::Phase::Playing {
                return;
            }
            self.bots_answer();
            let game = self.table.game().expect("a game");
            let (turn, foregone) = (game.turn(), game.foregone());
            let people: Vec<u64> = game
                .asked()
                .iter()
                .filter(|seat| self.table.bot(*seat).is_none() && !foregone)
                .filter_map(|seat| self.table.seats()[seat.index()].person())
                .map(|person| person.id.0)
                .collect();
            for number in people {
                if self.table.game().expect("a game").turn() == turn {
                    let choice = self.moves(number)[0].clone();
                    self.choose(number, &choice);
                }
            }
            self.wait(PACE.max(STAND_IN_PACE));
        }
        panic!("the game does not end");
    }

    /// The process ends, and the table is rebuilt from its journal.
    pub(crate) fn crash(&mut self) {
        self.table = Table::rebuild(self.journal.clone()).expect("a journal that holds");
        self.asks.clear();
        for (viewer, seen) in &mut self.seen {
            *seen = Seen::all(&view(&self.table, *viewer));
        }
    }

    /// Everybody looks again, after something that nobody was sent.
    pub(crate) fn resync(&mut self) {
        for (viewer, seen) in &mut self.seen {
            *seen = Seen::all(&view(&self.table, *viewer));
        }
    }

    /// Something in a seat of the view.
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

    fn hear(&mut self, input: Input) -> Result<Told, ActionError> {
        self.luck = self.luck.wrapping_add(1);
        let now = Now { at: self.now, entropy: [self.luck; 32] };
        let Effects { entries, changes, asks, finished } = self.table.handle(input, now)?;
        self.journal.extend(entries.iter().cloned().map(|entry| (self.now, entry)));
        self.asks.extend(asks);
        self.finished.extend(finished);
        let mut frames = BTreeMap::new();
        for viewer in VIEWERS {
            let Some(frame) = self.table.frame(viewer.map(|number| person(number).id), &changes) else { continue };
            let text = serde_json::to_string(&frame).expect("JSON");
            self.seen.get_mut(&viewer).expect("somebody who looks").hear(&text);
            frames.insert(viewer, serde_json::from_str(&text).expect("JSON"));
        }
        self.check();
        Ok(Told { entries, frames })
    }

    fn check(&self) {
        let stored: Vec<String> =
            self.journal.iter().map(|line| serde_json::to_string(line).expect("entries are JSON")).collect();
        let read: Vec<(u64, Entry)> =
            stored.iter().map(|line| serde_json::from_str(line).expect("entries read as they are written")).collect();
        assert_eq!(read, self.journal);
        let mut rebuilt = Table::rebuild(read).expect("a journal that holds");
        rebuilt.still_connected(VIEWERS.into_iter().flatten().map(|number| person(number).id));
        let paused = self.table.is_paused();
        for viewer in VIEWERS {
            let live = view(&self.table, viewer);
            let again = view(&rebuilt, viewer);
            assert_eq!(without_presence(&live, paused), without_presence(&again, paused), "rebuilt, {viewer:?}");
            assert_eq!(self.seen[&viewer], Seen::all(&live), "frames add up, {viewer:?}");
        }
        assert_eq!(rebuilt.length(), self.journal.len() as u64);
        assert!(self.table.alarm().is_none_or(|at| at > self.now), "something is due and was not done");
    }
}

fn view(table: &Table, viewer: Option<u64>) -> String {
    serde_json::to_string(&table.view(viewer.map(|number| person(number).id), menu::NO_HISTORY)).expect("JSON")
}

/// Sits down in the first free seat.
pub(crate) fn sit() -> Action {
    Action::Sit { seat: None, nonce: None }
}

/// Sits down there.
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

/// Says something.
pub(crate) fn say(text: &str) -> Action {
    Action::Say { text: text.to_owned() }
}
