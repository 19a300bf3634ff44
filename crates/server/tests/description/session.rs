//! A session with a real server that uses every route and records everything that the server sends.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Everything that the server sent.
#[derive(Default)]
pub(crate) struct Session {
    /// Over WebSockets.
    pub(crate) messages: Vec<Value>,
    /// Over HTTP.
    pub(crate) answers: Vec<Answer>,
}

/// A response, with the path as in the description.
pub(crate) struct Answer {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) status: u16,
    pub(crate) body: String,
}

struct Guest {
    address: SocketAddr,
    token: String,
    table: String,
    answers: Vec<Answer>,
}

impl Session {
    /// Two people play a game, somebody watches, and every route is used.
    pub(crate) async fn play() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = store::SqliteStore::open(&folder.path().join("server.sqlite")).await.expect("a database");
        let config = Config { bot_pace: Duration::ZERO, limits: Limits::NONE, ..Config::default() };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a socket");
        let address = listener.local_addr().expect("an address");
        let (close, closed) = tokio::sync::oneshot::channel::<()>();
        let server = Server::new(config, Arc::new(store));
        let serving = tokio::spawn(server.serve(listener, async { closed.await.unwrap_or_default() }));
        let session = use_every_route(address).await;
        close.send(()).expect("the server is open");
        serving.await.expect("the server does not panic").expect("the server shuts down");
        session
    }
}

async fn use_every_route(address: SocketAddr) -> Session {
    let mut ana = Guest { address, token: String::new(), table: String::new(), answers: Vec::new() };
    ana.request("post", "/api/guests", json!({"name": ""})).await;
    ana.request("get", "/api/me", Value::Null).await;
    ana.token = ana.request("post", "/api/guests", json!({"name": "Ana", "token": true})).await["token"].text();
    ana.request("patch", "/api/me", json!({"name": "Ana María"})).await;
    ana.request("post", "/api/tables", json!({"game": "chess"})).await;
    let terms = json!({"game": "sushi-go", "options": {"players": "2"}, "clock": "60s", "public": true});
    ana.table = ana.request("post", "/api/tables", terms).await["table"].text();
    let table = ana.table.clone();
    let mut ben = Guest { address, token: String::new(), table: table.clone(), answers: Vec::new() };
    ben.token = ben.request("post", "/api/guests", json!({"name": "Ben", "token": true})).await["token"].text();
    ben.request("post", "/api/tables/{table}/actions", json!({"do": "start"})).await;
    ben.request("post", "/api/tables/{table}/actions", json!({"do": "dance"})).await;
    ben.request("post", "/api/tables/{table}/actions", json!({"do": "sit"})).await;
    ana.request("get", "/api/tables", Value::Null).await;
    let stranger = Guest { address, token: String::new(), table, answers: Vec::new() };
    let (mut messages, of_ben, of_stranger) = tokio::join!(ana.play(), ben.play(), stranger.play());
    messages.extend(of_ben);
    messages.extend(of_stranger);
    for path in [
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/openapi.json",
        "/api/games",
        "/api/me",
        "/api/me/tables",
        "/api/me/records",
        "/api/me/statistics",
        "/api/tables/{table}",
        "/api/tables/{table}/history",
        "/api/tables/{table}/games/{number}/record",
        "/api/tables/{table}/games/{number}/replay",
    ] {
        ana.request("get", path, Value::Null).await;
    }
    // A second game, which somebody leaves.
    let terms = json!({"game": "sushi-go", "options": {"players": "2"}});
    ana.table = ana.request("post", "/api/tables", terms).await["table"].text();
    ben.table.clone_from(&ana.table);
    for (guest, action) in [(&mut ben, "sit"), (&mut ana, "start")] {
        guest.request("post", "/api/tables/{table}/actions", json!({"do": action})).await;
    }
    ben.request("post", "/api/tables/{table}/actions", json!({"do": "give_up"})).await;
    ana.request("get", "/api/tables/{table}", Value::Null).await;
    "AAAAAA".clone_into(&mut ana.table);
    for path in ["/api/tables/{table}", "/api/tables/{table}/games/{number}/record"] {
        ana.request("get", path, Value::Null).await;
    }
    let answers = ana.answers.into_iter().chain(ben.answers).collect();
    Session { messages, answers }
}

trait Text {
    fn text(&self) -> String;
}

impl Text for Value {
    fn text(&self) -> String {
        self.as_str().expect("a text").to_owned()
    }
}

impl Guest {
    /// Sends an HTTP request and keeps the response.
    async fn request(&mut self, method: &str, path: &str, body: Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let real = path.replace("{table}", &self.table).replace("{number}", "1");
        let request = format!(
            "{} {real} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            method.to_uppercase(),
            self.address,
            self.token,
            body.len(),
        );
        let mut stream = TcpStream::connect(self.address).await.expect("the server is open");
        stream.write_all(request.as_bytes()).await.expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("the server answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let value = serde_json::from_str(body).unwrap_or_default();
        let (method, path, body) = (method.to_owned(), path.to_owned(), body.to_owned());
        self.answers.push(Answer { method, path, status, body });
        value
    }

    async fn connect(&self) -> WebSocketStream<TcpStream> {
        let url = format!("ws://{}/api/tables/{}/ws", self.address, self.table);
        let mut request = url.into_client_request().expect("an address");
        let headers = request.headers_mut();
        headers.insert("sec-websocket-protocol", "sushiya.v1.json".parse().expect("a header"));
        headers.insert("authorization", format!("Bearer {}", self.token).parse().expect("a header"));
        let stream = TcpStream::connect(self.address).await.expect("the server is open");
        tokio_tungstenite::client_async(request, stream).await.expect("a WebSocket").0
    }

    /// Plays or watches a game to its end. Returns all messages.
    async fn play(&self) -> Vec<Value> {
        let mut socket = self.connect().await;
        let mut received_messages = Vec::new();
        let (mut table, mut choices_of) = (Value::Null, None);
        let mut started = false;
        while let Some(received) = socket.next().await {
            let Message::Text(text) = received.expect("the connection holds") else { continue };
            let message: Value = serde_json::from_str(&text).expect("messages are JSON");
            if let Some(new) = message.get("table") {
                table = new.clone();
            }
            let mut requests = Vec::new();
            let connected = |seat: usize| table["seats"][seat]["connected"] == true;
            if table["you"]["host"] == true && table["phase"] == "lobby" && connected(0) && connected(1) && !started {
                started = true;
                requests.extend([
                    json!({"id": 1, "do": "say", "text": "Itadakimasu!"}),
                    json!({"id": 2, "do": "react", "with": "wow"}),
                    json!({"id": 3, "do": "choose", "game": 9, "turn": 9, "move": "egg"}),
                    json!({"id": 4, "do": "start"}),
                ]);
            }
            if let Some(game) =
                message.get("game").filter(|game| game["moves"] != json!([]) && game["moves"].is_array())
            {
                let now = Some((game["number"].clone(), game["turn"].clone()));
                if choices_of != now {
                    requests.push(json!({"id": 5, "do": "choose", "game": game["number"], "turn": game["turn"], "move": game["moves"][0]}));
                    choices_of = now;
                }
            }
            received_messages.push(message);
            if table["phase"] == "over" {
                return received_messages;
            }
            for request in requests {
                socket.send(Message::Text(request.to_string().into())).await.expect("the server listens");
            }
        }
        panic!("the server closed the connection");
    }
}
