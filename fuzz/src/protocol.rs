//! Properties of a table under any sequence of inputs.
//!
//! The text is a script. Its first line is a game with options: `sushi-go players=2`. Every other line has the number
//! of one of four people, an optional delay in milliseconds, and an input: `1@500 {"do": "sit"}`. The input is a
//! request as it comes over a WebSocket, or `+` (connect), `-` (disconnect), `~` (load the table without a
//! connection), `.` (tick), `!` (bots answer), `*3` (choose the legal move number 3).

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Level, Player};
use server::Request;
use table::{Ask, Effects, Entry, Input, Now, Person, PersonId, Settings, Table, TurnClock};

/// The maximum number of lines of a script that are run: each may replay a whole game.
const LINES: usize = 300;

/// The number of people. A stranger watches too.
const PEOPLE: u64 = 4;

/// Nothing panics, an error changes nothing, every finished game has a valid record, and the journal alone rebuilds the
/// same table.
pub fn protocol(text: &str) {
    let mut lines = text.lines();
    let Some(mut session) = lines.next().and_then(Session::open) else { return };
    for line in lines.take(LINES) {
        session.run_line(line);
    }
    session.check_rebuilt();
}

struct Session {
    table: Table,
    now: u64,
    /// The number of inputs; the entropy of each follows from it.
    inputs: u64,
    /// The stored journal: text, as in a database.
    journal: Vec<(u64, String)>,
    asks: Vec<Ask>,
}

fn person(number: u64) -> Person {
    Person::new(PersonId(number), format!("person {number}"))
}

/// Every viewer: all people, and a stranger.
fn viewers() -> impl Iterator<Item = Option<PersonId>> {
    (0..PEOPLE).map(|number| Some(PersonId(number))).chain([None])
}

impl Session {
    fn open(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let game = words.next()?.to_owned();
        let options: BTreeMap<String, String> = words
            .filter_map(|word| word.split_once('='))
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect();
        let settings = Settings { game, options, clock: TurnClock::Unlimited, public: false, fixed: false };
        let (table, effects) = Table::open(person(0), settings, 400, Now { at: 0, entropy: [7; 32] }).ok()?;
        let mut session = Self { table, now: 0, inputs: 0, journal: Vec::new(), asks: Vec::new() };
        session.process(effects);
        Some(session)
    }

    fn run_line(&mut self, line: &str) {
        let Some((who, what)) = line.split_once(' ') else { return };
        let (who, after) = who.split_once('@').unwrap_or((who, "0"));
        let (Ok(who), Ok(after)) = (who.parse::<u64>(), after.parse::<u32>()) else { return };
        let who = who % PEOPLE;
        self.now += u64::from(after);
        match what {
            "+" => self.handle(Input::Connected { person: PersonId(who) }),
            "-" => self.handle(Input::Disconnected { person: PersonId(who) }),
            "~" => self.handle(Input::Loaded { person: PersonId(who) }),
            "." => self.handle(Input::Tick),
            "!" => {
                for ask in std::mem::take(&mut self.asks) {
                    let Ask { game, turn, seat, perspective, luck, .. } = ask;
                    let choice = perspective
                        .choose(Player::from(Level::Random), || Duration::ZERO, luck)
                        .expect("there is a choice to make");
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

    /// A request that chooses one of the legal moves.
    fn legal(&self, who: u64, number: usize) -> Option<String> {
        let game = self.table.view(Some(PersonId(who)), menu::NO_HISTORY).game?;
        let moves = game.perspective.moves();
        let chosen = moves.get(number % moves.len().max(1))?;
        let (number, turn) = (game.number, game.turn);
        Some(format!(r#"{{"id":1,"do":"choose","game":{number},"turn":{turn},"move":"{chosen}"}}"#))
    }

    fn handle(&mut self, input: Input) {
        self.inputs += 1;
        let mut entropy = [0; 32];
        entropy[..8].copy_from_slice(&self.inputs.to_le_bytes());
        let who = if let Input::Act { person, .. } = &input { Some(person.id) } else { None };
        let before = view_text(&self.table, who);
        match self.table.handle(input, Now { at: self.now, entropy }) {
            Ok(effects) => self.process(effects),
            Err(error) => {
                assert!(!error.to_string().is_empty());
                assert_eq!(view_text(&self.table, who), before, "an error changes nothing");
            }
        }
    }

    fn process(&mut self, effects: Effects) {
        for entry in &effects.entries {
            self.journal.push((self.now, serde_json::to_string(entry).expect("entries can be written")));
        }
        assert_eq!(self.table.length(), self.journal.len() as u64);
        for finished in &effects.finished {
            menu::replay_json(&finished.record).expect("the record of a finished game is valid");
        }
        for id in viewers() {
            serde_json::to_string(&self.table.frame(id, &effects.changes)).expect("frames can be written");
        }
        self.asks.extend(effects.asks);
    }

    fn check_rebuilt(&self) {
        let read = |text: &str| serde_json::from_str::<Entry>(text).expect("a stored entry can be read");
        let journal = self.journal.iter().map(|(at, text)| (*at, read(text)));
        let mut rebuilt = Table::rebuild(journal).expect("the journal is valid");
        // Connections are not in the journal.
        let connected = (0..PEOPLE).map(PersonId).filter(|id| self.table.is_connected(*id));
        rebuilt.still_connected(connected, false);
        for id in viewers() {
            assert_eq!(view_text(&rebuilt, id), view_text(&self.table, id));
        }
        assert_eq!(rebuilt.alarm_without_people(), self.table.alarm_without_people());
    }
}

/// The view of a viewer.
fn view_text(table: &Table, id: Option<PersonId>) -> String {
    serde_json::to_string(&table.view(id, menu::NO_HISTORY)).expect("views can be written")
}
