//! One WebSocket: a viewer of a table, who may also act there.
//!
//! The connection is a single task. Outgoing messages wait in a short outbox and are sent together. A client that doesn't
//! read is disconnected, and gets a fresh view when it connects again. Until then what waits for it is counted.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use axum::extract::{Query, Request as HttpRequest, State};
use axum::response::Response;
use futures_util::StreamExt;
use serde::Deserialize;
use table::{Action, Person};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Bytes, Message as Frame, Utf8Bytes};
use web::PageKind;

use crate::bans::Visitor;
use crate::clock::{random_u64, thread_time};
use crate::faults::FaultPoint;
use crate::guests::cleaned;
use crate::panics::Place;
use crate::protocol::{self, JSON_PROTOCOL, PAGE_PROTOCOL, PageAnswer, Request, Sent};
use crate::rate_limiter::{ConnectionKind, ConnectionPermit, TokenBucket, per_second};
use crate::routes::pages::form::Fields;
use crate::routes::pages::table::hint;
use crate::routes::{ClientAddr, PageRequest, TableCode, unreadable};
use crate::table_actor::{Act, Message, Reply};
use crate::viewers::{Delivery, Format, OUTBOX, PageDelivery, Queued, Viewer, text};
use crate::websocket::{Handshake, WebSocket};
use crate::{ApiError, Code, Server, guests};

/// Interval between pings.
const PING: Duration = Duration::from_secs(30);

/// A connection is closed after this time without any message, including pongs.
const IDLE_TIMEOUT: Duration = Duration::from_secs(75);

/// Timeout for sending.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// Timeout for the client's close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Number of messages over the limit that are answered before the connection is closed.
const MAX_EXCESS: u32 = 100;

/// What a page says about itself.
#[derive(Deserialize)]
pub(crate) struct OpenedPage {
    /// The fingerprint of the content that it shows already.
    have: Option<String>,
    /// Whether it is the page for a big screen, which belongs to nobody.
    #[serde(default)]
    screen: bool,
}

/// Opens a WebSocket to a table.
pub(crate) async fn upgrade(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    ClientAddr(from): ClientAddr,
    request: PageRequest,
    Query(OpenedPage { have, screen }): Query<OpenedPage>,
    upgrade: HttpRequest,
) -> Result<Response, ApiError> {
    let rate = server.config.limits.messages_per_second;
    let handshake = Handshake::new(upgrade, &[JSON_PROTOCOL, PAGE_PROTOCOL], rate)
        .ok_or_else(|| ApiError::Unreadable(format!("Open a WebSocket here, with the subprotocol {JSON_PROTOCOL}.")))?;
    let person = request.guest.as_ref().filter(|_| !screen).map(guests::person).transpose()?;
    let kind = if screen { PageKind::Screen } else { PageKind::Player };
    let client = match handshake.protocol() {
        Some(PAGE_PROTOCOL) => Client::Page(Box::new(Page { request, kind, have, session: None })),
        Some(_) => Client::Program,
        None => return Err(ApiError::Unreadable(format!("Ask for the subprotocol {JSON_PROTOCOL}."))),
    };
    let counted = server.rate_limiter.connect(Some(from), ConnectionKind::Socket)?;
    // An unknown table and a removed person are reported before the upgrade.
    let visitor = Visitor { person: person.as_ref().map(|person| person.id), from };
    server.visit(code, visitor, |_| ()).await?;
    // Tracked, so that the server waits for the close frames at shutdown.
    let tasks = server.tasks.clone();
    Ok(handshake.accept(&tasks, move |socket| {
        let connection = Connection { server, code, from, person, number: random_u64(), client };
        Box::pin(run(connection, socket, counted))
    }))
}

/// A connection to a table.
struct Connection {
    server: Arc<Server>,
    code: Code,
    from: IpAddr,
    person: Option<Person>,
    /// The unique number of the connection.
    number: u64,
    client: Client,
}

/// The kind of client.
enum Client {
    /// A program that uses the JSON API.
    Program,
    /// One of our pages. Boxed, to keep the connections of programs small.
    Page(Box<Page>),
}

/// An open page.
struct Page {
    request: PageRequest,
    kind: PageKind,
    /// The fingerprint of its content when it connects.
    have: Option<String>,
    /// Its state since the first message.
    session: Option<web::PageSession>,
}

/// The code and reason of a close frame.
struct CloseReason(CloseCode, &'static str);

/// The host removed the person. The page loads again and says so; 4000 and above are for applications.
const REMOVED: CloseReason = CloseReason(CloseCode::Library(4003), "the host removed you from this table");

/// The server shuts down.
const RESTART: CloseReason = CloseReason(CloseCode::Restart, "the server restarts; connect again in a moment");

async fn run(mut connection: Connection, mut socket: WebSocket, counted: ConnectionPermit) {
    let server = Arc::clone(&connection.server);
    let (outbox, deliveries) = mpsc::channel(OUTBOX);
    let answers = outbox.downgrade();
    let (format, screen) = match &connection.client {
        Client::Program => (Format::Json, false),
        Client::Page(page) => (Format::Page, page.kind == PageKind::Screen),
    };
    let person = connection.person.as_ref().map(|person| person.id);
    let viewer = Viewer { number: connection.number, from: connection.from, person, format, screen, outbox };
    let joined = server.send(connection.code, Message::Join(viewer)).await.is_ok();
    let mut close_reason = Some(CloseReason(CloseCode::Again, "the table could not be reached; connect again"));
    if joined {
        server.metrics.viewers.inc();
        close_reason = connection.exchange(&mut socket, deliveries, answers).await;
        let _ = server.send(connection.code, Message::Part(connection.number)).await;
        server.metrics.viewers.dec();
    }
    if let Some(reason) = close_reason {
        // At shutdown tables end before their connections do, which must not look like a fault of the connection.
        let CloseReason(code, reason) = if server.closing.is_cancelled() { RESTART } else { reason };
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, socket.close(code, reason)).await;
        // Closing a socket with unread data would reset the connection and lose the close frame.
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, async { while let Some(Ok(_)) = socket.next().await {} }).await;
    }
    drop(counted);
}

impl Connection {
    /// Reads and writes until the connection ends. Returns a close frame if the server ends it.
    async fn exchange(
        &mut self,
        socket: &mut WebSocket,
        mut deliveries: mpsc::Receiver<Box<Queued>>,
        answers: mpsc::WeakSender<Box<Queued>>,
    ) -> Option<CloseReason> {
        let server = Arc::clone(&self.server);
        let (rate, size) = per_second(server.config.limits.messages_per_second);
        let mut bucket = TokenBucket::full(size, std::time::Instant::now());
        let mut too_many = 0;
        let mut last_received = Instant::now();
        let mut ping = tokio::time::interval_at(last_received + PING, PING);
        loop {
            // The futures below are boxed: that halves the size of an idle connection.
            tokio::select! {
                delivery = deliveries.recv() => match delivery {
                    Some(delivery) => if let Err(end) = Box::pin(self.send_all(socket, *delivery, &mut deliveries)).await {
                        return end;
                    },
                    None => return Some(CloseReason(CloseCode::Again, "you have fallen behind, or the table was closed; connect again")),
                },
                received = socket.next() => {
                    last_received = Instant::now();
                    let text = match received? {
                        Ok(Frame::Text(text)) => Some(text),
                        Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_)) => None,
                        Ok(Frame::Binary(_)) => return Some(CloseReason(CloseCode::Unsupported, "send JSON as text")),
                        Ok(Frame::Close(_)) => return None,
                        Err(_) => return Some(CloseReason(CloseCode::Policy, "that message is too long or broken, or you send too much")),
                    };
                    server.metrics.messages.inc();
                    let is_admitted = bucket.take(rate, size, std::time::Instant::now());
                    if !is_admitted {
                        too_many += 1;
                        if too_many > MAX_EXCESS {
                            return Some(CloseReason(CloseCode::Policy, "you send more than one connection may"));
                        }
                    }
                    // Pings are answered by the library, but they count.
                    let Some(text) = text else { continue };
                    let request = if is_admitted { Ok(text) } else { Err(ApiError::TooMany) };
                    if let Some(delivery) = Box::pin(self.receive(request, &answers)).await
                        && let Err(end) = Box::pin(self.send_all(socket, delivery.into(), &mut deliveries)).await
                    {
                        return end;
                    }
                },
                _ = ping.tick() => {
                    if last_received.elapsed() > IDLE_TIMEOUT {
                        return Some(CloseReason(CloseCode::Policy, "nothing was heard from you for too long"));
                    }
                    tokio::time::timeout(SEND_TIMEOUT, socket.ping()).await.ok()?.ok()?;
                },
                () = server.closing.cancelled() => return Some(RESTART),
            }
        }
    }

    /// Sends a delivery and all that are queued behind it. An error ends the connection, with a close frame if the client can
    /// still receive it.
    async fn send_all(
        &mut self,
        socket: &mut WebSocket,
        first: Queued,
        deliveries: &mut mpsc::Receiver<Box<Queued>>,
    ) -> Result<(), Option<CloseReason>> {
        let mut messages = Vec::new();
        let mut next = Some(first);
        let mut is_removed = false;
        while let Some(Queued { delivery, waiting }) = next {
            is_removed |= matches!(delivery, Delivery::Removed);
            let server = Arc::clone(&self.server);
            let rendered = server.panics.catch(Place::Render, Some(self.code), || self.message(delivery));
            drop(waiting);
            // A client that has missed a message has to reconnect.
            let again = || Some(CloseReason(CloseCode::Again, "something went wrong; connect again"));
            messages.extend(rendered.map_err(|_| again())?);
            next = deliveries.try_recv().ok().map(|delivery| *delivery);
        }
        let mut sending = pin!(socket.send(&messages));
        // Most clients take messages at once. For the others they count as waiting; if too much waits, the connection ends.
        let at_once = std::future::poll_fn(|context| Poll::Ready(sending.as_mut().poll(context))).await;
        let sent = match at_once {
            Poll::Ready(sent) => sent,
            Poll::Pending => {
                let bytes = messages.iter().map(|message| message.len()).sum();
                let Some(_waiting) = self.server.backlog.wait(self.from, self.number, bytes) else {
                    self.server.metrics.slow_viewers.inc();
                    return Err(None);
                };
                let sent = tokio::time::timeout(SEND_TIMEOUT, sending).await;
                sent.map_err(|_| {
                    self.server.metrics.slow_viewers.inc();
                    None
                })?
            }
        };
        sent.map_err(|_| None)?;
        if is_removed { Err(Some(REMOVED)) } else { Ok(()) }
    }

    /// Renders a delivery; `None` if the page shows it already.
    fn message(&mut self, delivery: Delivery) -> Option<Utf8Bytes> {
        self.server.config.faults.pass(FaultPoint::View);
        match (delivery, &mut self.client) {
            (Delivery::Message(message), _) => Some(message),
            (Delivery::Answer(id, result), Client::Program) => Some(text(&match &result {
                Ok(()) => Sent::Done { id },
                Err(error) => Sent::Refused { id, why: error.into() },
            })),
            (Delivery::Answer(id, result), Client::Page(page)) => {
                let locale = page.request.reader.locale();
                let error = result.err().map(|error| web::error_text(locale, error.code(), &error.to_string()));
                Some(text(&PageAnswer { id, error, html: None }))
            }
            (Delivery::Page(PageDelivery { shared, own }), Client::Page(page)) => {
                let (reader, code) = (page.request.reader.clone(), self.code.to_string());
                let link = format!("{}/table/{code}", page.request.link);
                let have = page.have.take();
                let (session, message) =
                    web::PageSession::open(page.kind, reader, code, link, shared, own, have.as_deref());
                page.session = Some(session);
                Some(message.into())
            }
            (Delivery::Change(PageDelivery { shared, own }), Client::Page(page)) => {
                page.session.as_mut()?.update(shared, own).map(utf8)
            }
            (Delivery::Page(_) | Delivery::Change(_), Client::Program) | (Delivery::Removed, _) => None,
        }
    }

    /// Forwards a request to the table, which answers it. Requests that fail before that are answered here.
    async fn receive(
        &mut self,
        text: Result<Utf8Bytes, ApiError>,
        answers: &mpsc::WeakSender<Box<Queued>>,
    ) -> Option<Delivery> {
        let refuse = |id, error| Some(Delivery::Answer(id, Err(error)));
        let text = match text {
            Ok(text) => text,
            Err(error) => return refuse(0, error),
        };
        let Client::Page(page) = &mut self.client else {
            let Request { id, action } = match serde_json::from_str(&text) {
                Ok(request) => request,
                Err(error) => return refuse(0, unreadable(&error)),
            };
            return self.act(id, action).await;
        };
        match serde_json::from_str(&text) {
            Ok(protocol::PageRequest::Select { select }) => {
                // Nobody else sees it, so it is not limited by what a table does.
                if let Err(error) = self.server.rate_limiter.admit_work(self.from) {
                    return refuse(0, error);
                }
                let began = thread_time();
                let message = page.session.as_mut()?.select(&select);
                self.server.rate_limiter.charge_work(self.from, thread_time().saturating_sub(began));
                message.map(|message| Delivery::Message(message.into()))
            }
            Ok(protocol::PageRequest::Form { id, form }) => self.submit(id, &Fields::parse_body(&form), answers).await,
            Err(error) => refuse(0, unreadable(&error)),
        }
    }

    /// Performs the action of a form.
    async fn submit(&self, id: u64, fields: &Fields, answers: &mpsc::WeakSender<Box<Queued>>) -> Option<Delivery> {
        match fields.get("do") {
            Some("hint") => {
                let Client::Page(page) = &self.client else { return None };
                let (server, code) = (Arc::clone(&self.server), self.code);
                let (request, answers) = (page.request.clone(), answers.clone());
                // A search takes a while, and must not block the connection.
                self.server.tasks.spawn(async move {
                    let delivery = match hint(&server, code, request).await {
                        Ok(html) => Delivery::Message(text(&PageAnswer { id, error: None, html: Some(&html) })),
                        Err(error) => Delivery::Answer(id, Err(error)),
                    };
                    if let Some(outbox) = answers.upgrade() {
                        let _ = outbox.try_send(Box::new(delivery.into()));
                    }
                });
                None
            }
            _ => match fields.action() {
                Ok(action) => self.act(id, action).await,
                Err(error) => Some(Delivery::Answer(id, Err(error))),
            },
        }
    }

    /// Forwards an action to the table.
    async fn act(&self, id: u64, action: Action) -> Option<Delivery> {
        let refuse = |error| Some(Delivery::Answer(id, Err(error)));
        let Some(person) = self.person.clone() else { return refuse(ApiError::Unknown) };
        let admitted = self.server.rate_limiter.admit_action(self.from, person.id, &action);
        let action = match admitted.and_then(|()| cleaned(action)) {
            Ok(action) => action,
            Err(error) => return refuse(error),
        };
        let reply = Reply::Viewer { number: self.number, id };
        let act = Message::Act(Box::new(Act { person, action, reply }));
        self.server.send(self.code, act).await.err().and_then(refuse)
    }
}

/// The text of a message to a page. One that several pages get is one allocation.
fn utf8(message: web::PageMessage) -> Utf8Bytes {
    struct Shared(Arc<str>);

    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            self.0.as_bytes()
        }
    }

    match message {
        web::PageMessage::Own(text) => text.into(),
        web::PageMessage::Shared(text) => {
            Utf8Bytes::try_from(Bytes::from_owner(Shared(text))).expect("the text is valid UTF-8")
        }
    }
}
