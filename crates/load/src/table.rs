//! The clients at one table: one socket per seat, all in one task, so that "which seat saw what when" needs no locks.

use std::collections::{BTreeMap, VecDeque};
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game::{Chance, FastChance};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use crate::LoadError;
use crate::address::{Address, Socket};
use crate::http::HttpClient;
use crate::json::{GameInfo, JsonMessage, TableInfo};
use crate::tally::{Tally, micros};

/// The stage of a load test; all tables follow it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Stage {
    /// Clients connect and sit down.
    Seating,
    /// They play.
    Playing,
    /// They play, and it is measured.
    Measuring,
    /// They disconnect.
    Leaving,
}

/// The settings that all tables share.
pub(crate) struct Settings {
    pub(crate) address: Address,
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seats: u8,
    /// Mean thinking time; zero to choose at once.
    pub(crate) pace: Duration,
}

/// A turn at a table: the number of the game, and of the turn in it.
pub(crate) type Turn = (u32, u32);

/// Something to send.
struct Intent {
    /// The fields of the request, as JSON without braces.
    body: String,
    /// The turn that a choice belongs to; `None` for anything else.
    choice: Option<Turn>,
}

impl Intent {
    fn action(name: &str) -> Self {
        Self { body: format!(r#""do":"{name}""#), choice: None }
    }

    fn choice(turn: Turn, chosen: &str) -> Self {
        let body = format!(r#""do":"choose","game":{},"turn":{},"move":"{chosen}""#, turn.0, turn.1);
        Self { body, choice: Some(turn) }
    }
}

/// What arrived on a socket.
type Received = Option<Result<Message, tungstenite::Error>>;

/// The client in one seat.
struct Client {
    token: String,
    socket: Socket,
    /// The newest turn it has seen.
    at: Turn,
    /// What it will send, and when.
    intent: Option<(Instant, Intent)>,
    /// Choices that were not acknowledged yet, by request id. The next turn is often seen, and answered, before the
    /// choice that led to it is acknowledged.
    unacknowledged: VecDeque<(u64, Instant)>,
    /// The last action other than a choice, and after how many games it was sent. Each is sent once.
    last_action: Option<(u32, &'static str)>,
}

/// The clients at one table.
pub(crate) struct Table {
    settings: Arc<Settings>,
    code: String,
    clients: Vec<Client>,
    stage: Stage,
    /// Whether all seats are ready and the host may start.
    ready: bool,
    /// The choice that was sent last, and the turn it belongs to.
    last_choice: Option<(Turn, Instant)>,
    /// Turns that some clients have seen and others have not, with the time of the choice that led to them.
    partly_seen: VecDeque<(Turn, Instant)>,
    requests: u64,
    chance: FastChance,
    tally: Tally,
}

impl Table {
    /// Opens a table and seats all clients.
    pub(crate) async fn open(settings: Arc<Settings>, http: &mut HttpClient, number: u32) -> Result<Self, LoadError> {
        let mut tokens = Vec::new();
        for seat in 0..settings.seats {
            tokens.push(http.register(&format!("load {number}.{seat}")).await?);
        }
        let (code, clients) = seat_clients(&settings, http, tokens).await?;
        let mut table = Self {
            settings,
            code,
            clients,
            stage: Stage::Seating,
            ready: false,
            last_choice: None,
            partly_seen: VecDeque::new(),
            requests: 0,
            chance: FastChance::new(u64::from(number)),
            tally: Tally::default(),
        };
        while !table.ready {
            let (who, message) = next_message(&mut table.clients).await;
            table.receive(who, message).await?;
        }
        Ok(table)
    }

    /// Plays until it is time to leave. `dealt` is dropped when all clients have seen the first deal.
    pub(crate) async fn play(
        mut self,
        mut stage: watch::Receiver<Stage>,
        dealt: mpsc::Sender<()>,
    ) -> Result<Tally, LoadError> {
        let mut dealt = Some(dealt);
        loop {
            let due = self.clients.iter().filter_map(|client| Some(client.intent.as_ref()?.0)).min();
            tokio::select! {
                biased;
                changed = stage.changed() => {
                    let now = if changed.is_ok() { *stage.borrow_and_update() } else { Stage::Leaving };
                    self.enter(now).await?;
                    if now == Stage::Leaving {
                        break;
                    }
                }
                (who, message) = next_message(&mut self.clients) => self.receive(who, message).await?,
                () = tokio::time::sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => self.send_due().await?,
            }
            if dealt.is_some() && self.seen_by_all() >= (1, 0) {
                dealt = None;
            }
        }
        for client in &mut self.clients {
            let _ = client.socket.close(None).await;
        }
        Ok(self.tally)
    }

    async fn enter(&mut self, stage: Stage) -> Result<(), LoadError> {
        if self.stage == Stage::Seating && stage != Stage::Leaving {
            // The first client is the host. With a pace, games begin at different times.
            let delay = self.thinking_time();
            self.send_after(0, delay, Intent::action("start")).await?;
        }
        self.stage = stage;
        Ok(())
    }

    fn measures(&self) -> bool {
        self.stage == Stage::Measuring
    }

    /// The newest turn that all clients have seen.
    fn seen_by_all(&self) -> Turn {
        self.clients.iter().map(|client| client.at).min().unwrap_or_default()
    }

    fn thinking_time(&mut self) -> Duration {
        let most = (self.settings.pace * 2).as_micros() as u32;
        if most == 0 { Duration::ZERO } else { Duration::from_micros(self.chance.below(most).into()) }
    }

    async fn receive(&mut self, who: usize, received: Received) -> Result<(), LoadError> {
        let text = match received {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(Some(close)))) => {
                return self.reconnect(who, format!("{}: {}", close.code, close.reason)).await;
            }
            Some(Ok(_)) => return Ok(()),
            Some(Err(error)) => return self.reconnect(who, error.to_string()).await,
            None => return self.reconnect(who, "closed without a reason".to_owned()).await,
        };
        if self.measures() {
            self.tally.messages += 1;
            self.tally.bytes += text.len() as u64;
        }
        let message: JsonMessage<'_> =
            serde_json::from_str(&text).map_err(|_| self.settings.address.unexpected("message"))?;
        match message.kind {
            "done" => self.acknowledged(who, message.id),
            "refused" => return self.refused(who, message.id, message.code).await,
            kind => {
                // A full view replaces everything, so a choice that was planned but not sent is planned again.
                let anew = kind == "view" && message.choices.is_none_or(|choices| choices.yours.is_none());
                if let Some(table) = &message.table {
                    self.see_table(who, table).await?;
                }
                if let Some(game) = &message.game {
                    self.see_game(who, game, anew).await?;
                }
            }
        }
        Ok(())
    }

    fn acknowledged(&mut self, who: usize, id: u64) {
        if let Some(sent) = self.take_unacknowledged(who, id)
            && self.measures()
        {
            self.tally.choices += 1;
            self.tally.acknowledgements.push(micros(sent.elapsed()));
        }
    }

    /// When the choice with this id was sent, if it was a choice. A table answers choices in order.
    fn take_unacknowledged(&mut self, who: usize, id: u64) -> Option<Instant> {
        let waiting = &mut self.clients[who].unacknowledged;
        let (_, sent) = *waiting.front().filter(|(waiting, _)| *waiting == id)?;
        waiting.pop_front();
        Some(sent)
    }

    async fn refused(&mut self, who: usize, id: u64, code: &str) -> Result<(), LoadError> {
        match code {
            "too_many" => return Err(LoadError::RateLimited),
            "worn_out" => return self.replace_table().await,
            _ => {}
        }
        self.take_unacknowledged(who, id);
        *self.tally.refusals.entry(code.to_owned()).or_default() += 1;
        Ok(())
    }

    /// In the lobby everybody gets ready; after a game the host asks for the next.
    async fn see_table(&mut self, who: usize, table: &TableInfo<'_>) -> Result<(), LoadError> {
        let action = match table.phase {
            "lobby" if table.you.seat.is_none() => "sit",
            "lobby" if table.you.host && table.can_start() => {
                self.ready = true;
                if self.stage == Stage::Seating {
                    return Ok(());
                }
                "start"
            }
            "lobby" if !table.you.host && table.waits_for_you() => "ready",
            "over" if table.you.host => "rematch",
            _ => return Ok(()),
        };
        let now = Some((table.games, action));
        if std::mem::replace(&mut self.clients[who].last_action, now) == now {
            return Ok(());
        }
        if action == "rematch" && self.measures() {
            self.tally.games += 1;
        }
        self.send(who, Intent::action(action)).await
    }

    async fn see_game(&mut self, who: usize, game: &GameInfo<'_>, anew: bool) -> Result<(), LoadError> {
        let turn = (game.number, game.turn);
        let is_new = self.see_turn(who, turn);
        // The server plays on by itself where there is only one move; people do not click there.
        let asked = !game.moves.is_empty() && (!game.foregone || self.settings.pace.is_zero());
        if !asked || !(is_new || anew) {
            return Ok(());
        }
        let chosen = game.moves[self.chance.below(game.moves.len() as u32) as usize];
        let intent = Intent::choice(turn, chosen);
        let delay = self.thinking_time();
        self.send_after(who, delay, intent).await
    }

    /// A client has seen this turn; whether it is newer than what it had seen before.
    fn see_turn(&mut self, who: usize, turn: Turn) -> bool {
        let client = &mut self.clients[who];
        if turn <= client.at {
            return false;
        }
        client.at = turn;
        client.intent = None;
        if let Some((_, sent)) = self.last_choice.take_if(|(answered, _)| *answered < turn) {
            self.partly_seen.push_back((turn, sent));
        }
        let floor = self.seen_by_all();
        while let Some((_, sent)) = self.partly_seen.front().filter(|(turn, _)| *turn <= floor).copied() {
            self.partly_seen.pop_front();
            if self.measures() {
                self.tally.turns.push(micros(sent.elapsed()));
            }
        }
        true
    }

    async fn send_after(&mut self, who: usize, delay: Duration, intent: Intent) -> Result<(), LoadError> {
        if delay.is_zero() {
            return self.send(who, intent).await;
        }
        self.clients[who].intent = Some((Instant::now() + delay, intent));
        Ok(())
    }

    async fn send(&mut self, who: usize, intent: Intent) -> Result<(), LoadError> {
        self.requests += 1;
        let id = self.requests;
        let text = format!(r#"{{"id":{id},{}}}"#, intent.body);
        let client = &mut self.clients[who];
        if let Some(turn) = intent.choice {
            let now = Instant::now();
            client.unacknowledged.push_back((id, now));
            self.last_choice = Some((turn, now));
        }
        match client.socket.send(Message::Text(Utf8Bytes::from(text))).await {
            Ok(()) => Ok(()),
            Err(error) => self.reconnect(who, error.to_string()).await,
        }
    }

    /// Sends the requests that are due.
    async fn send_due(&mut self) -> Result<(), LoadError> {
        let now = Instant::now();
        for who in 0..self.clients.len() {
            if let Some((_, intent)) = self.clients[who].intent.take_if(|(due, _)| *due <= now) {
                self.send(who, intent).await?;
            }
        }
        Ok(())
    }

    /// Opens a new socket for a client whose connection has ended. The server then sends a full view.
    async fn reconnect(&mut self, who: usize, reason: String) -> Result<(), LoadError> {
        *self.tally.disconnects.entry(reason).or_default() += 1;
        let client = &mut self.clients[who];
        client.socket = self.settings.address.json_socket(&self.code, &client.token).await?;
        client.intent = None;
        client.unacknowledged.clear();
        Ok(())
    }

    /// Moves the clients to a new table after the old one has reached the limit of its journal.
    async fn replace_table(&mut self) -> Result<(), LoadError> {
        self.tally.tables_replaced += 1;
        let tokens = self.clients.drain(..).map(|client| client.token).collect();
        let mut http = HttpClient::connect(&self.settings.address).await?;
        (self.code, self.clients) = seat_clients(&self.settings, &mut http, tokens).await?;
        self.last_choice = None;
        self.partly_seen.clear();
        Ok(())
    }
}

/// Opens a table and connects these clients to it. The first is the host.
async fn seat_clients(
    settings: &Settings,
    http: &mut HttpClient,
    tokens: Vec<String>,
) -> Result<(String, Vec<Client>), LoadError> {
    let code = http.open_table(&tokens[0], &settings.game, &settings.options).await?;
    let mut clients = Vec::with_capacity(tokens.len());
    for token in tokens {
        let socket = settings.address.json_socket(&code, &token).await?;
        let unacknowledged = VecDeque::new();
        clients.push(Client { token, socket, at: (0, 0), intent: None, unacknowledged, last_action: None });
    }
    Ok((code, clients))
}

/// Waits for the next message to any client.
async fn next_message(clients: &mut [Client]) -> (usize, Received) {
    poll_fn(|context| {
        for (who, client) in clients.iter_mut().enumerate() {
            if let Poll::Ready(received) = client.socket.poll_next_unpin(context) {
                return Poll::Ready((who, received));
            }
        }
        Poll::Pending
    })
    .await
}
