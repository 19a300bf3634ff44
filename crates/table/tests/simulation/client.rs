//! A client: knows only what it was sent, decides by that, and repeats a request until it is answered.

use std::collections::BTreeMap;

use game::{Chance, FastChance};
use serde::Deserialize;
use table::{Action, EmptySeats, Person, Reaction};

use crate::common::Seen;
use crate::house::Sent;
use crate::plan::{Plan, happens};

pub(crate) struct Client {
    pub(crate) who: Option<Person>,
    plays: bool,
    games: u32,
    pub(crate) luck: FastChance,
    /// The connection, once it is made or while it is being made.
    pub(crate) connection: Option<u32>,
    pub(crate) connections: u32,
    /// What was sent over this connection and cannot be read yet, because something before it is missing.
    early: BTreeMap<u64, Sent>,
    next: u64,
    pub(crate) seen: Option<Seen>,
    /// What has been asked and not answered.
    pub(crate) request: Option<(u32, Action)>,
    pub(crate) requests: u32,
    /// Left the world for good.
    pub(crate) gone: bool,
    /// Has nothing left to do.
    pub(crate) rests: bool,
}

#[derive(Deserialize)]
struct TableSeen {
    phase: String,
    games: u32,
    seats: Vec<SeatSeen>,
    you: YouSeen,
}

#[derive(Deserialize)]
struct SeatSeen {
    sits: String,
    connected: bool,
    ready: bool,
    away: bool,
    again: Option<bool>,
}

#[derive(Deserialize)]
struct YouSeen {
    seat: Option<usize>,
    host: bool,
}

#[derive(Deserialize)]
struct GameSeen {
    number: u32,
    turn: usize,
    moves: Vec<String>,
}

#[derive(Deserialize)]
struct ChoicesSeen {
    yours: Option<String>,
}

impl Client {
    pub(crate) fn new(seed: u64, index: usize, who: Option<Person>, plan: &Plan) -> Self {
        Self {
            who,
            plays: index < plan.players,
            games: plan.games,
            luck: FastChance::of_series(seed, 100 + index as u64),
            connection: None,
            connections: 0,
            early: BTreeMap::new(),
            next: 0,
            seen: None,
            request: None,
            requests: 0,
            gone: false,
            rests: false,
        }
    }

    /// Starts to connect.
    pub(crate) fn connects(&mut self) -> u32 {
        self.connections += 1;
        self.connection = Some(self.connections);
        (self.next, self.seen) = (0, None);
        self.early.clear();
        self.connections
    }

    /// Reads what has come, in the order in which it was sent, each thing once.
    pub(crate) fn receives(&mut self, sent: Sent) {
        if self.connection != Some(sent.connection) || sent.number < self.next {
            return;
        }
        self.early.insert(sent.number, sent);
        while let Some(sent) = self.early.remove(&self.next) {
            self.next += 1;
            match &mut self.seen {
                Some(seen) => seen.hear(&sent.text),
                None => self.seen = Some(Seen::all(&sent.text)),
            }
            assert_eq!(sent.whole, sent.number == 0);
        }
    }

    /// What somebody does who sees what they see. Once the world is calm, people only play on.
    pub(crate) fn decides(&mut self, calm: bool) -> Option<Action> {
        self.who.as_ref()?;
        let seen = self.seen.as_ref()?;
        let table: TableSeen = serde_json::from_str(&seen.table).expect("a table");
        let game: Option<GameSeen> = serde_json::from_str(&seen.game).expect("a game");
        let choices: ChoicesSeen = serde_json::from_str(&seen.choices).expect("choices");
        if !calm && happens(&mut self.luck, 40) {
            return Some(self.whim(&table, game.as_ref()));
        }
        // Whoever sat down on a whim plays too.
        if !self.plays && table.you.seat.is_none() {
            return None;
        }
        match (table.phase.as_str(), game) {
            ("playing", Some(game)) => self.plays_on(&table, &game, choices.yours.as_deref(), calm),
            ("lobby", _) if !calm => self.gets_ready(&table),
            ("over", _) if !calm && table.games < self.games => self.goes_on(&table),
            _ => None,
        }
    }

    /// After a game: everybody says whether they want another one, or the host does not wait for them.
    fn goes_on(&mut self, table: &TableSeen) -> Option<Action> {
        let said = table.you.seat.and_then(|seat| table.seats[seat].again);
        match self.luck.below(12) {
            0 => Some(Action::Rematch),
            1 if table.you.host => Some(self.starts_now()),
            2 => Some(Action::PlayAgain { want: false, nonce: None }),
            3..7 if said != Some(true) => Some(Action::PlayAgain { want: true, nonce: None }),
            _ => None,
        }
    }

    fn starts_now(&mut self) -> Action {
        let empty = if self.luck.below(2) == 0 { EmptySeats::Bots } else { EmptySeats::LeaveOut };
        Action::Start { nonce: None, empty: Some(empty), level: Some("random".to_owned()) }
    }

    fn gets_ready(&mut self, table: &TableSeen) -> Option<Action> {
        let Some(seat) = table.you.seat else { return Some(Action::Sit { seat: None, nonce: None }) };
        let free = table.seats.iter().position(|seat| seat.sits == "nobody");
        match free {
            Some(seat) if table.you.host && happens(&mut self.luck, 300) => {
                Some(Action::Bot { seat, level: "random".to_owned() })
            }
            Some(_) if table.you.host && happens(&mut self.luck, 50) => Some(self.starts_now()),
            Some(_) => None,
            None if table.you.host => Some(Action::Start { nonce: None, empty: None, level: None }),
            None => (!table.seats[seat].ready).then_some(Action::Ready { nonce: None }),
        }
    }

    fn plays_on(&mut self, table: &TableSeen, game: &GameSeen, yours: Option<&str>, calm: bool) -> Option<Action> {
        let seat = table.you.seat?;
        if table.seats[seat].away && (calm || happens(&mut self.luck, 500)) {
            return Some(Action::Return);
        }
        let gone = |seat: &SeatSeen| seat.sits == "person" && !seat.connected && !seat.away;
        let gone = table.seats.iter().position(gone).filter(|gone| *gone != seat);
        if let Some(gone) = gone.filter(|_| calm || happens(&mut self.luck, 100)) {
            return Some(Action::Replace { seat: gone });
        }
        let anew = !calm && happens(&mut self.luck, 150);
        // Drawn whether it is used or not, so that what somebody does next does not hang on what they chose.
        let drawn = self.luck.below(game.moves.len().max(1) as u32) as usize;
        let choice = game.moves.get(drawn).filter(|_| yours.is_none() || anew)?;
        Some(Action::Choose { game: game.number, turn: game.turn, choice: choice.clone() })
    }

    /// Something that is seldom done, or should not be.
    fn whim(&mut self, table: &TableSeen, game: Option<&GameSeen>) -> Action {
        let seat = self.luck.below(7) as usize;
        let (number, turn) = game.map_or((1, 0), |game| (game.number, game.turn));
        match self.luck.below(17) {
            0 => Action::Say { text: "寿司\u{7}?".to_owned() },
            1 | 2 => Action::React { with: Reaction::ALL[seat % Reaction::ALL.len()] },
            3 | 4 => Action::Leave,
            5 => Action::Return,
            6 => Action::Sit { seat: Some(seat), nonce: None },
            7 => Action::Replace { seat },
            8 => Action::Host { seat },
            9 if table.phase == "lobby" && seat < 3 => Action::Kick { seat },
            10 => Action::Clear { seat },
            11 => Action::Choose { game: number, turn: turn.wrapping_sub(1), choice: "tempura".to_owned() },
            14 if seat == 0 => Action::GiveUp,
            15 => Action::Rename { name: Some(format!("Ann {seat}")), face: None, colour: None },
            16 => Action::Rename { name: None, face: Some(seat as u8), colour: Some(seat as u8) },
            12 => Action::Choose { game: number, turn: turn + 1, choice: "pass".to_owned() },
            _ => Action::Choose { game: number, turn, choice: "soup".to_owned() },
        }
    }
}
