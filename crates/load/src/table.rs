//! The clients at one table: one socket per seat, all in one task, so that the order of events needs no locks.
//!
//! This module has the code shared by both protocols; `json` and `pages` interpret the messages.

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

use crate::address::{Address, Socket};
use crate::http::{Guest, HttpClient};
use crate::pages::PageView;
use crate::tally::{Tally, micros};
use crate::{LoadError, Protocol, STALLED};

/// The stage of a load test; all tables follow it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Stage {
    /// Clients connect and sit down.
    Seating,
    /// They play.
    Playing,
    /// They play, and are measured.
    Measuring,
    /// They disconnect.
    Leaving,
}

/// The settings that all tables share.
pub(crate) struct Settings {
    pub(crate) address: Address,
    pub(crate) protocol: Protocol,
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) seats: u8,
    /// Mean thinking time; zero to choose at once.
    pub(crate) pace: Duration,
}

/// A turn at a table: the number of the game, and of the turn in it.
pub(crate) type Turn = (u32, u32);

/// A request to send.
#[derive(Debug)]
pub(crate) struct Request {
    /// Its fields as JSON, without braces and id.
    fields: String,
    kind: RequestKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RequestKind {
    /// A choice in this turn. It is acknowledged.
    Choice(Turn),
    /// Anything else that is acknowledged.
    Action,
    /// A step towards a choice on a page. It is answered by markup only.
    Selection,
}

impl Request {
    pub(crate) fn action(protocol: Protocol, name: &str) -> Self {
        let fields = match protocol {
            Protocol::Json => format!(r#""do":"{name}""#),
            Protocol::Pages => format!(r#""form":"do={name}""#),
        };
        Self { fields, kind: RequestKind::Action }
    }

    /// The form of a page, URL-encoded.
    pub(crate) fn form(form: &str) -> Self {
        Self { fields: format!(r#""form":"{form}""#), kind: RequestKind::Action }
    }

    pub(crate) fn choice(turn: Turn, fields: String) -> Self {
        Self { fields, kind: RequestKind::Choice(turn) }
    }

    pub(crate) fn selection(query: &str) -> Self {
        Self { fields: format!(r#""select":{}"#, serde_json::Value::from(query)), kind: RequestKind::Selection }
    }
}

/// An item received from a socket.
type Received = Option<Result<Message, tungstenite::Error>>;

/// The client in one seat.
pub(crate) struct Client {
    guest: Guest,
    socket: Socket,
    /// The newest turn it has seen.
    pub(crate) at: Turn,
    /// The next request, and its time.
    planned: Option<(Instant, Request)>,
    /// Unacknowledged choices by request id. The next turn is often seen, and answered, before the choice that led to it is
    /// acknowledged.
    unacknowledged: VecDeque<(u64, Instant)>,
    /// The id of the last request that was neither a choice nor a selection.
    last_action_id: u64,
    /// The last such request, and the number of games before it. Each is sent once.
    pub(crate) last_action: Option<(u32, &'static str)>,
    /// Bytes received since the last game ended.
    game_bytes: u64,
    /// The last game whose end it has seen.
    finished: u32,
    /// The page in its browser; empty for the JSON protocol.
    pub(crate) page: PageView,
}

impl Client {
    fn new(guest: Guest, socket: Socket, page: PageView) -> Self {
        Self {
            guest,
            socket,
            at: (0, 0),
            planned: None,
            unacknowledged: VecDeque::new(),
            last_action_id: 0,
            last_action: None,
            game_bytes: 0,
            finished: 0,
            page,
        }
    }
}

/// The clients at one table.
pub(crate) struct Table {
    pub(crate) settings: Arc<Settings>,
    code: String,
    pub(crate) clients: Vec<Client>,
    pub(crate) stage: Stage,
    /// Whether all seats are ready and the host may start.
    pub(crate) ready: bool,
    /// The last choice sent, and its turn.
    last_choice: Option<(Turn, Instant)>,
    /// The time of the last request that can lead to a new turn.
    last_cause: Instant,
    /// The newest turn that any client has seen, and the time of the request that led to it.
    pub(crate) newest: (Turn, Instant),
    /// Turns that some clients have seen and others have not, with the time of the choice that led to them.
    partly_seen: VecDeque<(Turn, Instant)>,
    requests: u64,
    pub(crate) chance: FastChance,
    tally: Tally,
}

impl Table {
    /// Opens a table and seats all clients.
    pub(crate) async fn open(settings: Arc<Settings>, http: &mut HttpClient, number: u32) -> Result<Self, LoadError> {
        let mut guests = Vec::new();
        for seat in 0..settings.seats {
            guests.push(http.register(&format!("load {number}.{seat}")).await?);
        }
        let mut tally = Tally::default();
        let (code, clients) = seat_clients(&settings, http, guests, &mut tally).await?;
        let now = Instant::now();
        let mut table = Self {
            settings,
            code,
            clients,
            stage: Stage::Seating,
            ready: false,
            last_choice: None,
            last_cause: now,
            newest: ((0, 0), now),
            partly_seen: VecDeque::new(),
            requests: 0,
            chance: FastChance::new(u64::from(number)),
            tally,
        };
        table.look_at_pages().await?;
        while !table.ready {
            let next = tokio::time::timeout(STALLED, next_message(&mut table.clients)).await;
            let (who, message) = next.map_err(|_| LoadError::Stalled)?;
            table.receive(who, message).await?;
        }
        Ok(table)
    }

    /// Plays until the last stage. `dealt` is dropped when all clients have seen the first deal.
    pub(crate) async fn play(
        mut self,
        mut stage: watch::Receiver<Stage>,
        dealt: mpsc::Sender<()>,
    ) -> Result<Tally, LoadError> {
        let mut dealt = Some(dealt);
        loop {
            let due = self.clients.iter().filter_map(|client| Some(client.planned.as_ref()?.0)).min();
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
            self.clients[0].last_action = Some((self.newest.0.0, "start"));
            self.send_after(0, delay, Request::action(self.settings.protocol, "start")).await?;
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

    pub(crate) fn thinking_time(&mut self) -> Duration {
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
        self.clients[who].game_bytes += text.len() as u64;
        if self.measures() {
            self.tally.messages += 1;
            self.tally.bytes += text.len() as u64;
        }
        match self.settings.protocol {
            Protocol::Json => self.receive_json(who, &text).await,
            Protocol::Pages => self.receive_steps(who, &text).await,
        }
    }

    pub(crate) fn acknowledged(&mut self, who: usize, id: u64) {
        if let Some(sent) = self.take_unacknowledged(who, id)
            && self.measures()
        {
            self.tally.choices += 1;
            self.tally.acknowledgements.push(micros(sent.elapsed()));
        }
    }

    /// Takes the time when the choice with this id was sent, if it was a choice. A table answers choices in order.
    fn take_unacknowledged(&mut self, who: usize, id: u64) -> Option<Instant> {
        let waiting = &mut self.clients[who].unacknowledged;
        let (_, sent) = *waiting.front().filter(|(waiting, _)| *waiting == id)?;
        waiting.pop_front();
        Some(sent)
    }

    /// Records that a request was refused with this error code or message.
    pub(crate) fn refused(&mut self, who: usize, id: u64, reason: &str) {
        self.take_unacknowledged(who, id);
        *self.tally.refusals.entry(reason.to_owned()).or_default() += 1;
    }

    /// Whether a request was the client's last one that was neither a choice nor a selection.
    pub(crate) fn is_last_action(&self, who: usize, id: u64) -> bool {
        self.clients[who].last_action_id == id
    }

    /// Sends a request of the lobby or of the result page, once after each game.
    pub(crate) async fn act_once(
        &mut self,
        who: usize,
        games: u32,
        name: &'static str,
        request: Request,
    ) -> Result<(), LoadError> {
        let now = Some((games, name));
        if std::mem::replace(&mut self.clients[who].last_action, now) == now {
            return Ok(());
        }
        // On pages everybody asks for the next game; the first client stands for all.
        let is_next_game = name == "rematch" || (name == "play_again" && who == 0);
        if is_next_game && self.measures() {
            self.tally.games += 1;
        }
        self.send(who, request).await
    }

    /// Records that a client has seen the end of a game.
    pub(crate) fn see_end(&mut self, who: usize, game: u32) {
        let client = &mut self.clients[who];
        if std::mem::replace(&mut client.finished, game) == game {
            return;
        }
        let bytes = std::mem::take(&mut client.game_bytes);
        if self.measures() {
            self.tally.player_games += 1;
            self.tally.player_game_bytes += bytes;
        }
    }

    /// Records that a client has seen a turn. Returns whether it is newer than its last one.
    pub(crate) fn see_turn(&mut self, who: usize, turn: Turn) -> bool {
        let client = &mut self.clients[who];
        if turn <= client.at {
            return false;
        }
        client.at = turn;
        client.planned = None;
        if turn > self.newest.0 {
            self.newest = (turn, self.last_cause);
        }
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

    pub(crate) async fn send_after(&mut self, who: usize, delay: Duration, request: Request) -> Result<(), LoadError> {
        if delay.is_zero() {
            return self.send(who, request).await;
        }
        self.clients[who].planned = Some((Instant::now() + delay, request));
        Ok(())
    }

    async fn send(&mut self, who: usize, request: Request) -> Result<(), LoadError> {
        self.requests += 1;
        let (id, now) = (self.requests, Instant::now());
        let client = &mut self.clients[who];
        let text = match request.kind {
            RequestKind::Choice(turn) => {
                client.unacknowledged.push_back((id, now));
                self.last_choice = Some((turn, now));
                self.last_cause = now;
                format!(r#"{{"id":{id},{}}}"#, request.fields)
            }
            RequestKind::Action => {
                client.last_action_id = id;
                self.last_cause = now;
                format!(r#"{{"id":{id},{}}}"#, request.fields)
            }
            RequestKind::Selection => format!("{{{}}}", request.fields),
        };
        match client.socket.send(Message::Text(Utf8Bytes::from(text))).await {
            Ok(()) => Ok(()),
            Err(error) => self.reconnect(who, error.to_string()).await,
        }
    }

    /// Sends the requests that are due.
    async fn send_due(&mut self) -> Result<(), LoadError> {
        let now = Instant::now();
        for who in 0..self.clients.len() {
            if let Some((_, request)) = self.clients[who].planned.take_if(|(due, _)| *due <= now) {
                self.send(who, request).await?;
            }
        }
        Ok(())
    }

    /// Opens a new socket for a client whose connection has ended. The server then sends the whole state again.
    async fn reconnect(&mut self, who: usize, reason: String) -> Result<(), LoadError> {
        *self.tally.disconnects.entry(reason).or_default() += 1;
        let client = &mut self.clients[who];
        let address = &self.settings.address;
        client.socket = match self.settings.protocol {
            Protocol::Json => address.json_socket(&self.code, &client.guest.token).await?,
            Protocol::Pages => address.page_socket(&self.code, &client.guest.cookie, None).await?,
        };
        client.planned = None;
        client.unacknowledged.clear();
        client.page = client.page.emptied();
        Ok(())
    }

    /// Moves the clients to a new table after the old one has reached the limit of its journal.
    pub(crate) async fn replace_table(&mut self) -> Result<(), LoadError> {
        self.tally.tables_replaced += 1;
        let guests = self.clients.drain(..).map(|client| client.guest).collect();
        let mut http = HttpClient::connect(&self.settings.address).await?;
        (self.code, self.clients) = seat_clients(&self.settings, &mut http, guests, &mut self.tally).await?;
        self.last_choice = None;
        self.newest = ((0, 0), Instant::now());
        self.partly_seen.clear();
        self.look_at_pages().await
    }
}

/// Opens a table and connects these clients to it. The first is the host.
async fn seat_clients(
    settings: &Settings,
    http: &mut HttpClient,
    guests: Vec<Guest>,
    tally: &mut Tally,
) -> Result<(String, Vec<Client>), LoadError> {
    let code = http.open_table(&guests[0].token, &settings.game, &settings.options).await?;
    let mut clients = Vec::with_capacity(guests.len());
    for (seat, guest) in guests.into_iter().enumerate() {
        let (socket, page) = match settings.protocol {
            Protocol::Json => (settings.address.json_socket(&code, &guest.token).await?, PageView::default()),
            Protocol::Pages => {
                // The host has a seat already.
                if seat > 0 {
                    http.sit(&code, &guest).await?;
                }
                let html = http.page(&format!("/table/{code}"), &guest.cookie).await?;
                tally.first_pages += 1;
                tally.first_page_bytes += html.len() as u64;
                let (version, page) =
                    PageView::load(&html).ok_or_else(|| settings.address.unexpected("page of a table"))?;
                (settings.address.page_socket(&code, &guest.cookie, Some(&version)).await?, page)
            }
        };
        clients.push(Client::new(guest, socket, page));
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
