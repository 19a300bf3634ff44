//! The connection to a table, in a thread of its own. It reconnects by itself, with back-off, for a while.

use std::thread;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{AUTHORIZATION, SEC_WEBSOCKET_PROTOCOL};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::http::Address;
use super::session::{Update, Updates};

/// The pauses between attempts to connect.
const FIRST_PAUSE: Duration = Duration::from_millis(300);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// How long a lost connection is tried again.
const PATIENCE: Duration = Duration::from_secs(45);

/// The longest silence: the server pings every 30 seconds.
const SILENCE: Duration = Duration::from_secs(80);

/// Something from the connection.
pub(crate) enum NetEvent {
    /// A message of the server.
    Message(Value),
    /// The connection is lost, and being tried again.
    Lost,
    /// The connection could not be had again, with the reason.
    Gone(String),
    /// The server doesn't know the table or doesn't let us in, with the error code.
    Refused(String),
}

/// A connection. Dropping it ends it.
pub(super) struct Connection(UnboundedSender<Value>);

impl Connection {
    /// Connects to a table.
    pub(super) fn open(address: Address, table: String, token: String, updates: Updates) -> Self {
        let (sender, receiver) = unbounded_channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(keep(&address, &table, &token, receiver, &updates)),
                Err(error) => drop(updates.send(Update::Net(NetEvent::Gone(error.to_string())))),
            }
        });
        Self(sender)
    }

    /// Sends an action.
    pub(super) fn send(&self, action: Value) {
        // After the end of the thread there is a message that says so.
        let _ = self.0.send(action);
    }
}

/// Why a connection ended.
enum End {
    /// The program is about to end.
    Closed,
    /// It was lost, with the reason.
    Lost(String),
    /// The server refused it, with an error code.
    Refused(String),
}

/// Keeps a connection.
async fn keep(address: &Address, table: &str, token: &str, mut actions: UnboundedReceiver<Value>, updates: &Updates) {
    let (mut pause, mut since) = (FIRST_PAUSE, Instant::now());
    loop {
        let mut connected = false;
        let reason = match follow(address, table, token, &mut actions, updates, &mut connected).await {
            End::Closed => return,
            End::Refused(code) => {
                let _ = updates.send(Update::Net(NetEvent::Refused(code)));
                return;
            }
            End::Lost(reason) => reason,
        };
        if connected {
            (pause, since) = (FIRST_PAUSE, Instant::now());
        }
        if since.elapsed() > PATIENCE {
            let _ = updates.send(Update::Net(NetEvent::Gone(reason)));
            return;
        }
        if updates.send(Update::Net(NetEvent::Lost)).is_err() {
            return;
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Follows one connection until it ends.
async fn follow(
    address: &Address,
    table: &str,
    token: &str,
    actions: &mut UnboundedReceiver<Value>,
    updates: &Updates,
    connected: &mut bool,
) -> End {
    let lost = |error: &dyn std::fmt::Display| End::Lost(error.to_string());
    let stream = match address.connect().await {
        Ok(stream) => stream,
        Err(error) => return lost(&error),
    };
    let request = format!("ws://{}/api/tables/{table}/ws", address.authority).into_client_request();
    let (Ok(mut request), Ok(bearer)) = (request, HeaderValue::from_str(&format!("Bearer {token}"))) else {
        return End::Refused("no_table".to_owned());
    };
    request.headers_mut().insert(AUTHORIZATION, bearer);
    request.headers_mut().insert(SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static("sushiya.v1.json"));
    let mut socket = match tokio_tungstenite::client_async(request, stream).await {
        Ok((socket, _)) => socket,
        Err(Error::Http(response)) if response.status().is_client_error() => {
            let body = response.body().as_deref().unwrap_or_default();
            let body: Value = serde_json::from_slice(body).unwrap_or_default();
            return End::Refused(body["error"]["code"].as_str().unwrap_or("no_table").to_owned());
        }
        Err(error) => return lost(&error),
    };
    *connected = true;
    loop {
        tokio::select! {
            action = actions.recv() => {
                let Some(action) = action else {
                    // The server notices that we are gone in any case.
                    let _ = socket.close(None).await;
                    return End::Closed;
                };
                if let Err(error) = socket.send(Message::text(action.to_string())).await {
                    return lost(&error);
                }
            },
            message = tokio::time::timeout(SILENCE, socket.next()) => match message {
                Ok(Some(Ok(Message::Text(text)))) => {
                    let Ok(message) = serde_json::from_str(&text) else { continue };
                    if updates.send(Update::Net(NetEvent::Message(message))).is_err() {
                        return End::Closed;
                    }
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(error))) => return lost(&error),
                Ok(None) => return lost(&"the server has closed the connection"),
                Err(_) => return lost(&"the server is silent"),
            },
        }
    }
}
