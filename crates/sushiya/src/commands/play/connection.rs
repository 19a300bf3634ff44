//! The connection to a table, in a thread of its own. It reconnects by itself, with back-off, for a while.

use std::thread;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::Method;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{AUTHORIZATION, SEC_WEBSOCKET_PROTOCOL};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::http::{Address, Unreachable};
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
    Gone(Unreachable),
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
                Err(error) => drop(updates.send(Update::Net(NetEvent::Gone(error.into())))),
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
    Lost(Unreachable),
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

/// The events of the game so far, a list for each turn; null if the server doesn't tell them. A view does not contain them,
/// and the frame that begins a game not those of the deal. They are asked for after it, so no turn is missing.
async fn history(address: &Address, table: &str, token: &str) -> Value {
    let path = format!("/api/tables/{table}/history");
    let history = address.request(Method::GET, &path, Some(token), None).await;
    history.map_or(Value::Null, |mut history| history["turns"].take())
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
    let stream = match address.connect().await {
        Ok(stream) => stream,
        Err(reason) => return End::Lost(reason),
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
        Err(error) => return End::Lost(Unreachable::other(error)),
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
                if socket.send(Message::text(action.to_string())).await.is_err() {
                    return End::Lost(Unreachable::Closed);
                }
            },
            message = tokio::time::timeout(SILENCE, socket.next()) => match message {
                Ok(Some(Ok(Message::Text(text)))) => {
                    let Ok(mut message) = serde_json::from_str::<Value>(&text) else { continue };
                    let game = &message["game"];
                    if !game.is_null() && (message["type"] == "view" || game["turn"] == 0) {
                        message["history"] = history(address, table, token).await;
                    }
                    if updates.send(Update::Net(NetEvent::Message(message))).is_err() {
                        return End::Closed;
                    }
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(_)) | None) => return End::Lost(Unreachable::Closed),
                Err(_) => return End::Lost(Unreachable::Silent),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;
    use std::sync::mpsc::channel;

    use super::*;

    /// The clock of the test runs as fast as the connection waits.
    #[tokio::test(start_paused = true)]
    async fn a_server_that_stays_away_is_gone_after_a_while() {
        // Nothing listens at an address that was free a moment ago.
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port");
        let address = Address::parse(&format!("http://{free}")).unwrap_or_else(|error| panic!("{error}"));
        let ((_actions, received), (updates, told)) = (unbounded_channel(), channel());
        let start = Instant::now();
        keep(&address, "K7WQ2M", "token", received, &updates).await;
        drop(updates);
        let told: Vec<Update> = told.iter().collect();
        let (last, before) = told.split_last().expect("something is told");
        assert!(before.len() > 5 && before.iter().all(|update| matches!(update, Update::Net(NetEvent::Lost))));
        assert!(matches!(last, Update::Net(NetEvent::Gone(Unreachable::Refused))));
        assert!(start.elapsed() > PATIENCE, "it gave up after {:?}", start.elapsed());
    }
}
