//! One WebSocket: a viewer of a table, who may also act there.
//!
//! The connection is a single task. What is to be sent waits in a short outbox and goes out together; whoever does not read
//! is let go, and comes back to a fresh view.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use table::Person;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::clock::random_u64;
use crate::protocol::{HTML_PROTOCOL, JSON_PROTOCOL, Looks, Request};
use crate::rate_limiter::{ConnectionKind, ConnectionPermit, TokenBucket, per_second};
use crate::routes::{ClientAddr, PageRequest, TableCode, unreadable};
use crate::table_actor::{Act, Message, Reply};
use crate::viewers::{Format, OUTBOX, Page, Viewer, answer};
use crate::{ApiError, Code, Server, guests};

/// The most bytes of a message.
const LONGEST: usize = 16 * 1024;

/// Few connections have much to say at once; ten thousand have little room each.
const BUFFER: usize = 512;

/// How often somebody who says nothing is asked whether they are still there.
const PING: Duration = Duration::from_secs(30);

/// How long a connection may be silent, pings included.
const SILENCE: Duration = Duration::from_secs(75);

/// How long sending may take.
const SENDING: Duration = Duration::from_secs(10);

/// How long somebody who is let go has to close the connection themselves.
const FAREWELL: Duration = Duration::from_secs(2);

/// How many messages over the limit are answered before the connection is closed.
const PATIENCE: u32 = 100;

/// Opens a WebSocket to a table.
pub(crate) async fn upgrade(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    ClientAddr(from): ClientAddr,
    PageRequest { reader, guest, link }: PageRequest,
    socket: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let not_a_socket =
        |_| ApiError::Unreadable(format!("Open a WebSocket here, with the subprotocol {JSON_PROTOCOL}."));
    let socket = socket.map_err(not_a_socket)?.protocols([JSON_PROTOCOL, HTML_PROTOCOL]);
    let format = match socket.selected_protocol() {
        Some(chosen) if chosen == HTML_PROTOCOL => {
            let (code, link) = (code.to_string(), format!("{link}/table/{code}"));
            Format::Html(Box::new(Page { reader, look: web::Look::default(), code, link }))
        }
        Some(_) => Format::Json,
        None => return Err(ApiError::Unreadable(format!("Ask for the subprotocol {JSON_PROTOCOL}."))),
    };
    let person = guest.as_ref().map(guests::person).transpose()?;
    let counted = server.rate_limiter.connect(from, ConnectionKind::Socket)?;
    // Whether there is such a table is said before the connection changes its protocol.
    server.read(code, |_| ()).await?;
    let socket = socket.max_message_size(LONGEST).max_frame_size(LONGEST);
    let socket = socket.read_buffer_size(BUFFER).write_buffer_size(BUFFER).max_write_buffer_size(1024 * 1024);
    Ok(socket.on_upgrade(move |socket| {
        let tasks = server.tasks.clone();
        // Counted among the tasks, so that the server closes only when everybody has been told.
        tasks.track_future(Box::pin(attend(server, code, person, format, socket, counted)))
    }))
}

/// Why a connection ends, as it is told.
struct Bye(u16, &'static str);

async fn attend(
    server: Arc<Server>,
    code: Code,
    person: Option<Person>,
    format: Format,
    mut socket: WebSocket,
    counted: ConnectionPermit,
) {
    let number = random_u64();
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let is_page = matches!(format, Format::Html(_));
    let viewer = Viewer { number, person: person.as_ref().map(|person| person.id), format, outbox };
    if server.send(code, Message::Join(viewer)).await.is_ok() {
        server.metrics.viewers.inc();
        let bye = converse(&server, code, Speaker { person, number, is_page }, &mut socket, messages).await;
        let _ = server.send(code, Message::Part(number)).await;
        server.metrics.viewers.dec();
        if let Some(Bye(code, reason)) = bye {
            let close = Frame::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
            let _ = tokio::time::timeout(SENDING, socket.send(close)).await;
            // Closing while something is unread would throw away what was said last.
            let _ = tokio::time::timeout(FAREWELL, async { while let Some(Ok(_)) = socket.next().await {} }).await;
        }
    }
    drop(counted);
}

/// Reads and writes until somebody ends it; says why if it was the server.
async fn converse(
    server: &Arc<Server>,
    code: Code,
    speaker: Speaker,
    socket: &mut WebSocket,
    mut messages: mpsc::Receiver<Utf8Bytes>,
) -> Option<Bye> {
    let (rate, size) = per_second(server.config.limits.messages_per_second);
    let mut bucket = TokenBucket::full(size, std::time::Instant::now());
    let mut too_many = 0;
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval_at(heard + PING, PING);
    loop {
        // What is awaited below is boxed while it lasts: a connection that waits, as most do, is then half the size.
        tokio::select! {
            message = messages.recv() => match message {
                Some(message) => Box::pin(send_all(socket, message, &mut messages)).await?,
                None => return Some(Bye(close_code::AGAIN, "you have fallen behind, or the table was closed; connect again")),
            },
            received = socket.next() => {
                heard = Instant::now();
                let text = match received? {
                    Ok(Frame::Text(text)) => text,
                    Ok(Frame::Binary(_)) => return Some(Bye(close_code::UNSUPPORTED, "send JSON as text")),
                    Ok(Frame::Ping(_) | Frame::Pong(_)) => continue,
                    Ok(Frame::Close(_)) => return None,
                    Err(_) => return Some(Bye(close_code::POLICY, "that message is too long or broken")),
                };
                server.metrics.messages.inc();
                let request = if bucket.take(rate, size, std::time::Instant::now()) {
                    Ok(text)
                } else {
                    too_many += 1;
                    if too_many > PATIENCE {
                        return Some(Bye(close_code::POLICY, "you send more than one connection may"));
                    }
                    Err(ApiError::TooMany)
                };
                if let Err((id, error)) = Box::pin(hear(server, code, &speaker, request)).await {
                    Box::pin(send_all(socket, answer(id, &Err(error)), &mut messages)).await?;
                }
            },
            _ = ping.tick() => {
                if heard.elapsed() > SILENCE {
                    return Some(Bye(close_code::POLICY, "nothing was heard from you for too long"));
                }
                tokio::time::timeout(SENDING, socket.send(Frame::Ping(Vec::new().into()))).await.ok()?.ok()?;
            },
            () = server.closing.cancelled() => return Some(Bye(close_code::RESTART, "the server closes; connect again in a moment")),
        }
    }
}

/// Sends a message and whatever waits behind it in one go. Nothing if that takes too long.
async fn send_all(socket: &mut WebSocket, first: Utf8Bytes, messages: &mut mpsc::Receiver<Utf8Bytes>) -> Option<()> {
    let sending = async {
        socket.feed(Frame::Text(first)).await?;
        while let Ok(message) = messages.try_recv() {
            socket.feed(Frame::Text(message)).await?;
        }
        socket.flush().await
    };
    tokio::time::timeout(SENDING, sending).await.ok()?.ok()
}

/// Whoever is at the other end.
struct Speaker {
    person: Option<Person>,
    number: u64,
    is_page: bool,
}

/// Passes a request on to the table, which answers it. What does not get there is answered here.
async fn hear(
    server: &Arc<Server>,
    code: Code,
    speaker: &Speaker,
    text: Result<Utf8Bytes, ApiError>,
) -> Result<(), (u64, ApiError)> {
    let text = text.map_err(|error| (0, error))?;
    if speaker.is_page {
        let Looks { look } = serde_json::from_str(&text).map_err(|error| (0, unreadable(&error)))?;
        let look = Box::new(web::Look::read(&look));
        return server.send(code, Message::Look(speaker.number, look)).await.map_err(|error| (0, error));
    }
    let Request { id, action } = serde_json::from_str(&text).map_err(|error| (0, unreadable(&error)))?;
    let person = speaker.person.clone().ok_or((id, ApiError::Unknown))?;
    let reply = Reply::Viewer { number: speaker.number, id };
    server.send(code, Message::Act(Box::new(Act { person, action, reply }))).await.map_err(|error| (id, error))
}
