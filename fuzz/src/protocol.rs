//! What must hold for whatever people send to a table, in whatever order.
//!
//! The text is a story. Its first line is a game with options: `sushi-go players=2`. Every other line says who of four
//! people, after how many milliseconds if that is said, and what: `1@500 {"do": "sit"}`. That is a request as it comes over a
//! WebSocket, or `+` (connects), `-` (is gone), `.` (nothing), `!` (bots answer), `*3` (chooses one of the legal moves).

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Level, Player};
use server::Request;
use table::{Ask, Effects, Entry, Input, Now, Person, PersonId, Settings, Table, TurnClock};

/// How many lines of a story are told at most: each may cost a game played again.
const LINES: usize = 300;

/// How many people there are; one more only watches.
const PEOPLE: u64 = 4;

/// Whatever is told, nothing panics, a refusal changes nothing, what has ended has a record that holds, and the journal
/// alone makes the same table.
pub fn protocol(text: &str) {
    let mut lines = text.lines();
    let Some(mut evening) = lines.next().and_then(Evening::open) else { return };
    for line in lines.take(LINES) {
        evening.hear(line);
    }
    evening.is_rebuilt();
}

struct Evening {
    table: Table,
    now: u64,
    /// How many moments there were: luck follows from it.
    moments: u64,
    /// What is stored: texts, as in a database.
    journal: Vec<(u64, String)>,
    asks: Vec<Ask>,
}

fn person(number: u64) -> Person {
    Person { id: PersonId(number), name: format!("person {number}") }
}

/// Those who may look: everybody, and a stranger.
fn eyes() -> impl Iterator<Item = Option<PersonId>> {
    (0..PEOPLE).map(|number| Some(PersonId(number))).chain([None])
}

impl Evening {
    fn open(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let game = words.next()?.to_owned();
        let options: BTreeMap<String, String> = words
            .filter_map(|word| word.split_once('='))
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        let settings = Settings { game, options, clock: TurnClock::Unlimited, public: false };
        let (table, effects) = Table::open(person(0), settings, 400, Now { at: 0, entropy: [7; 32] }).ok()?;
        let mut evening = Self { table, now: 0, moments: 0, journal: Vec::new(), asks: Vec::new() };
        evening.happened(effects);
        Some(evening)
    }

    fn hear(&mut self, line: &str) {
        let Some((who, what)) = line.split_once(' ') else { return };
        let (who, after) = who.split_once('@').unwrap_or((who, "0"));
        let (Ok(who), Ok(after)) = (who.parse::<u64>(), after.parse::<u32>()) else { return };
        let who = who % PEOPLE;
        self.now += u64::from(after);
        match what {
            "+" => self.handle(Input::Connected { person: PersonId(who) }),
            "-" => self.handle(Input::Disconnected { person: PersonId(who) }),
            "." => self.handle(Input::Tick),
            "!" => {
                for ask in std::mem::take(&mut self.asks) {
                    let Ask { game, turn, seat, perspective, luck, .. } = ask;
                    let choice = perspective.choose(Player::from(Level::Random), || Duration::ZERO, luck).expect("a choice to make");
                    self.handle(Input::BotChose { game, turn, seat, choice });
                }
            }
            what => {
                let legal = what.strip_prefix('*').and_then(|number| self.legal(who, number.parse().ok()?));
                let text = legal.as_deref().unwrap_or(what);
                if let Ok(Request { action, .. }) = serde_json::from_str(text) {
                    self.handle(Input::Act { person: person(who), action });
                }
            }
        }
    }

    /// A request to choose one of the legal moves.
    fn legal(&self, who: u64, number: usize) -> Option<String> {
        let game = self.table.view(Some(PersonId(who)), menu::NO_HISTORY).game?;
        let moves = game.perspective.moves();
        let chosen = moves.get(number % moves.len().max(1))?;
        let (number, turn) = (game.number, game.turn);
        Some(format!(r#"{{"id":1,"do":"choose","game":{number},"turn":{turn},"move":"{chosen}"}}"#))
    }

    fn handle(&mut self, input: Input) {
        self.moments += 1;
        let mut luck = [0; 32];
        luck[..8].copy_from_slice(&self.moments.to_le_bytes());
        let who = if let Input::Act { person, .. } = &input { Some(person.id) } else { None };
        let before = seen(&self.table, who);
        match self.table.handle(input, Now { at: self.now, entropy: luck }) {
            Ok(effects) => self.happened(effects),
            Err(refusal) => {
                assert!(!refusal.to_string().is_empty());
                assert_eq!(seen(&self.table, who), before, "a refusal changes nothing");
            }
        }
    }

    fn happened(&mut self, effects: Effects) {
        for entry in &effects.entries {
            self.journal.push((self.now, serde_json::to_string(entry).expect("entries can be written")));
        }
        assert_eq!(self.table.length(), self.journal.len() as u64);
        for finished in &effects.finished {
            menu::replay_json(&finished.record).expect("a record of a finished game holds");
        }
        for id in eyes() {
            serde_json::to_string(&self.table.frame(id, &effects.changes)).expect("frames can be written");
        }
        self.asks.extend(effects.asks);
    }

    fn is_rebuilt(&self) {
        let read = |text: &str| serde_json::from_str::<Entry>(text).expect("what was written can be read");
        let journal = self.journal.iter().map(|(at, text)| (*at, read(text)));
        let mut rebuilt = Table::rebuild(journal).expect("what has happened can have happened");
        // Who is connected is in no journal.
        let there = (0..PEOPLE).map(PersonId).filter(|id| self.table.is_connected(*id));
        rebuilt.still_connected(there);
        for id in eyes() {
            assert_eq!(seen(&rebuilt, id), seen(&self.table, id));
        }
        assert_eq!(rebuilt.alarm_without_people(), self.table.alarm_without_people());
    }
}

/// All that somebody sees.
fn seen(table: &Table, id: Option<PersonId>) -> String {
    serde_json::to_string(&table.view(id, menu::NO_HISTORY)).expect("views can be written")
}
