//! A client: it knows only the messages it got, acts on them, and repeats a request until it gets a response.

use std::collections::BTreeMap;

use game::{Chance, FastChance, Nonce};
use serde::Deserialize;
use table::{Action, EmptySeats, Person, Reaction};

use crate::common::ClientView;
use crate::plan::{Plan, happens};
use crate::server::Message;

#[allow(clippy::struct_excessive_bools)] // They are independent.
pub(crate) struct Client {
    pub(crate) who: Option<Person>,
    is_player: bool,
    games: u32,
    pub(crate) chance: FastChance,
    /// The connection, once it is made or while it is being made.
    pub(crate) connection: Option<u32>,
    pub(crate) connections: u32,
    /// Messages of this connection that cannot be read yet, because an earlier one is missing.
    early: BTreeMap<u64, Message>,
    next: u64,
    pub(crate) view: Option<ClientView>,
    /// The request that has no response yet.
    pub(crate) request: Option<(u32, Action)>,
    pub(crate) requests: u32,
    /// The nonces that the client has committed to, by their hashes.
    nonces: BTreeMap<String, Nonce>,
    /// Whether the client commits to nonces, as pages with script do.
    commits: bool,
    /// Whether the client has left for good.
    pub(crate) gone: bool,
    /// Whether the client has nothing left to do.
    pub(crate) idle: bool,
}

#[derive(Deserialize)]
struct TableJson {
    phase: String,
    games: u32,
    dealing: Option<DealingJson>,
    seats: Vec<SeatJson>,
    you: YouJson,
}

#[derive(Deserialize)]
struct DealingJson {
    committing: bool,
    waits_for: Vec<usize>,
}

#[derive(Deserialize)]
struct SeatJson {
    sits: String,
    connected: bool,
    ready: bool,
    commitment: Option<String>,
    away: bool,
    again: Option<bool>,
}

#[derive(Deserialize)]
struct YouJson {
    seat: Option<usize>,
    host: bool,
}

#[derive(Deserialize)]
struct GameJson {
    number: u32,
    turn: usize,
    moves: Vec<String>,
}

#[derive(Deserialize)]
struct ChoicesJson {
    yours: Option<String>,
}

impl Client {
    pub(crate) fn new(seed: u64, index: usize, who: Option<Person>, plan: &Plan) -> Self {
        Self {
            who,
            is_player: index < plan.players,
            games: plan.games,
            chance: FastChance::of_series(seed, 100 + index as u64),
            connection: None,
            connections: 0,
            early: BTreeMap::new(),
            next: 0,
            view: None,
            request: None,
            requests: 0,
            nonces: BTreeMap::new(),
            commits: index % 3 < 2,
            gone: false,
            idle: false,
        }
    }

    /// Starts to connect.
    pub(crate) fn connect(&mut self) -> u32 {
        self.connections += 1;
        self.connection = Some(self.connections);
        (self.next, self.view) = (0, None);
        self.early.clear();
        self.connections
    }

    /// Reads messages in the order in which they were sent, each once.
    pub(crate) fn receive(&mut self, sent: Message) {
        if self.connection != Some(sent.connection) || sent.number < self.next {
            return;
        }
        self.early.insert(sent.number, sent);
        while let Some(sent) = self.early.remove(&self.next) {
            self.next += 1;
            match &mut self.view {
                Some(view) => view.apply(&sent.text),
                None => self.view = Some(ClientView::from_json(&sent.text)),
            }
            assert_eq!(sent.whole, sent.number == 0);
        }
    }

    /// The next action of the client. In the calm phase, people only play on.
    pub(crate) fn decide(&mut self, calm: bool) -> Option<Action> {
        self.who.as_ref()?;
        let view = self.view.as_ref()?;
        let table: TableJson = serde_json::from_str(&view.table).expect("it is a table");
        let game: Option<GameJson> = serde_json::from_str(&view.game).expect("it is a game");
        let choices: ChoicesJson = serde_json::from_str(&view.choices).expect("these are choices");
        if !calm && happens(&mut self.chance, 40) {
            return Some(self.random_action(&table, game.as_ref()));
        }
        // A spectator who sat down by a random action plays too.
        if !self.is_player && table.you.seat.is_none() {
            return None;
        }
        if let Some(action) = self.exchange(&table) {
            return Some(action);
        }
        if table.dealing.is_some() {
            return None;
        }
        match (table.phase.as_str(), game) {
            ("playing", Some(game)) => self.play(&table, &game, choices.yours.as_deref(), calm),
            ("lobby", _) if !calm => self.get_ready(&table),
            ("over", _) if !calm && table.games < self.games => self.play_again(&table),
            _ => None,
        }
    }

    /// The client's part in the exchange of nonces. Now and then it fails to reveal one.
    fn exchange(&mut self, table: &TableJson) -> Option<Action> {
        let seat = table.you.seat.filter(|_| self.commits)?;
        match (&table.dealing, &table.seats[seat].commitment) {
            (Some(dealing), Some(hash)) if !dealing.committing && dealing.waits_for.contains(&seat) => {
                let fails = happens(&mut self.chance, 200);
                self.nonces.get(hash).filter(|_| !fails).map(|nonce| Action::Reveal { nonce: *nonce })
            }
            (Some(dealing), None) if !(dealing.committing && dealing.waits_for.contains(&seat)) => None,
            (_, None) if table.phase != "playing" => {
                let nonce = Nonce::from_bytes(std::array::from_fn(|_| self.chance.below(256) as u8));
                self.nonces.insert(nonce.hash().to_string(), nonce);
                Some(Action::Commit { hash: nonce.hash() })
            }
            _ => None,
        }
    }

    /// The next action after a game: to say whether to play again, or as the host to start without waiting.
    fn play_again(&mut self, table: &TableJson) -> Option<Action> {
        let said = table.you.seat.and_then(|seat| table.seats[seat].again);
        match self.chance.below(12) {
            0 => Some(Action::Rematch),
            1 if table.you.host => Some(self.start_now()),
            2 => Some(Action::PlayAgain { want: false, nonce: None }),
            3..7 if said != Some(true) => Some(Action::PlayAgain { want: true, nonce: None }),
            _ => None,
        }
    }

    fn start_now(&mut self) -> Action {
        let empty = if self.chance.below(2) == 0 { EmptySeats::Bots } else { EmptySeats::LeaveOut };
        Action::Start { nonce: None, empty: Some(empty), level: Some("random".to_owned()) }
    }

    fn get_ready(&mut self, table: &TableJson) -> Option<Action> {
        let Some(seat) = table.you.seat else { return Some(Action::Sit { seat: None, nonce: None }) };
        let free = table.seats.iter().position(|seat| seat.sits == "nobody");
        match free {
            Some(seat) if table.you.host && happens(&mut self.chance, 300) => {
                Some(Action::Bot { seat, level: "random".to_owned() })
            }
            Some(_) if table.you.host && happens(&mut self.chance, 50) => Some(self.start_now()),
            Some(_) => None,
            None if table.you.host => Some(Action::Start { nonce: None, empty: None, level: None }),
            None => (!table.seats[seat].ready).then_some(Action::Ready { nonce: None }),
        }
    }

    fn play(&mut self, table: &TableJson, game: &GameJson, yours: Option<&str>, calm: bool) -> Option<Action> {
        let seat = table.you.seat?;
        if table.seats[seat].away && (calm || happens(&mut self.chance, 500)) {
            return Some(Action::Return);
        }
        let gone = |seat: &SeatJson| seat.sits == "person" && !seat.connected && !seat.away;
        let gone = table.seats.iter().position(gone).filter(|gone| *gone != seat);
        if let Some(gone) = gone.filter(|_| calm || happens(&mut self.chance, 100)) {
            return Some(Action::Replace { seat: gone });
        }
        let again = !calm && happens(&mut self.chance, 150);
        // Draw it even if it is not used, so that later actions do not depend on earlier choices.
        let drawn = self.chance.below(game.moves.len().max(1) as u32) as usize;
        let choice = game.moves.get(drawn).filter(|_| yours.is_none() || again)?;
        Some(Action::Choose { game: game.number, turn: game.turn, choice: choice.clone() })
    }

    /// A rare or invalid action.
    fn random_action(&mut self, table: &TableJson, game: Option<&GameJson>) -> Action {
        let seat = self.chance.below(7) as usize;
        let (number, turn) = game.map_or((1, 0), |game| (game.number, game.turn));
        match self.chance.below(17) {
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
