//! A server on a free port, and clients that use its public interface.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use store::SqliteStore;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The timeout of every wait.
pub(crate) const LONG: Duration = Duration::from_mins(1);

/// A running server.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<SqliteStore>,
    close: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// The usual settings in tests: no limits, bots without a pause, and tables that stay awake.
pub(crate) fn config() -> Config {
    Config {
        limits: Limits::NONE,
        bot_pace: Duration::ZERO,
        bot_threads: 2,
        rest_after: Duration::from_hours(1),
        ..Config::default()
    }
}

/// A server in a new directory, which must live as long as the server.
pub(crate) async fn start() -> (TestServer, TempDir) {
    let directory = TempDir::new().expect("a temporary directory is created");
    (start_with(directory.path(), config()).await, directory)
}

pub(crate) async fn start_with(directory: &Path, config: Config) -> TestServer {
    let store = Arc::new(SqliteStore::open(&directory.join("server.sqlite")).await.expect("the store opens"));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let address = listener.local_addr().expect("the listener is bound");
    let (close, closed) = oneshot::channel::<()>();
    let server = Server::new(config, Arc::<SqliteStore>::clone(&store));
    let task = tokio::spawn(async move {
        let ended = async { drop(closed.await) };
        server.serve(listener, ended).await.expect("the server shuts down cleanly");
    });
    TestServer { address, store, close, task }
}

/// Repeats `attempt` until it returns a result. Fails after [`LONG`] with `what` it waited for.
pub(crate) async fn eventually<T>(what: &str, mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + LONG;
    loop {
        if let Some(result) = attempt().await {
            return result;
        }
        assert!(Instant::now() < deadline, "timed out: {what}");
        // The server runs on the same thread: polling without a pause would starve it.
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

impl TestServer {
    /// The value of a metric, by its whole name.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let metrics = self.stranger().raw("GET", "/metrics", "", &[]).await.body;
        let values = metrics.lines().filter_map(|line| line.rsplit_once(' '));
        let value = values.into_iter().find(|(found, _)| *found == name).map(|(_, value)| value.parse());
        value.unwrap_or_else(|| panic!("{name} is missing in\n{metrics}")).expect("a number")
    }

    /// The number of contained panics in this place.
    pub(crate) async fn panics(&self, place: &str) -> u64 {
        self.metric(&format!("sushiya_panics_total{{where=\"{place}\"}}")).await
    }

    /// Shuts the server down as an operator would.
    pub(crate) async fn close(self) {
        self.close.send(()).expect("the server is open");
        tokio::time::timeout(LONG, self.task)
            .await
            .expect("the server shuts down in time")
            .expect("the server does not panic");
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let stranger = self.stranger();
        let (status, body) = stranger.post("/api/guests", json!({"name": name, "token": true})).await;
        assert_eq!(status, 201, "{body}");
        Client { address: self.address, token: body["token"].as_str().map(str::to_owned) }
    }

    pub(crate) fn stranger(&self) -> Client {
        Client { address: self.address, token: None }
    }

    /// A table where a game between this many people has just started; all are connected.
    pub(crate) async fn table(&self, game: &str, people: usize) -> (String, Vec<Seated>) {
        self.table_with(game, people, "none").await
    }

    /// The same with a turn timer.
    pub(crate) async fn table_with(&self, game: &str, people: usize, clock: &str) -> (String, Vec<Seated>) {
        let host = self.guest("guest 1").await;
        let code = host.open(game, json!({"players": people.to_string()})).await;
        host.act(&code, json!({"do": "terms", "clock": clock})).await;
        let mut seated = vec![Seated::join(host, &code).await];
        for number in 2..=people {
            let guest = self.guest(&format!("guest {number}")).await;
            guest.act(&code, json!({"do": "sit"})).await;
            seated.push(Seated::join(guest, &code).await);
        }
        seated[0].client.act(&code, json!({"do": "start"})).await;
        for seated in &mut seated {
            seated.until(|view| view["game"].is_object()).await;
        }
        (code, seated)
    }
}

/// An HTTP client, with the token of a guest if there is one.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
}

/// A response: its status, its head and its body, as text and as it was sent.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    /// A header, by its lower-case name.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| *found == name).map(|(_, value)| value)
    }
}

impl Client {
    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        self.call("GET", path, None, &[]).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> (u16, Value) {
        self.call("PATCH", path, Some(body), &[]).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.call("POST", path, Some(body), &[]).await
    }

    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
        headers: &[(&str, &str)],
    ) -> (u16, Value) {
        let body = body.map(|body| body.to_string());
        let mut all = vec![("content-type", "application/json")];
        all.extend(headers);
        let answer = self.raw(method, path, body.as_deref().unwrap_or(""), &all).await;
        let read = serde_json::from_str(&answer.body);
        (answer.status, read.unwrap_or(Value::String(answer.body)))
    }

    pub(crate) async fn raw(&self, method: &str, path: &str, body: &str, headers: &[(&str, &str)]) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let token = self.token.iter().map(|token| ("authorization", format!("Bearer {token}")));
        let headers = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).chain(token);
        for (name, value) in headers.chain([("content-length", body.len().to_string())]) {
            for part in [name, ": ", &value, "\r\n"] {
                head.push_str(part);
            }
        }
        head.push_str("\r\n");
        head.push_str(body);
        // The server may answer and close before it has read everything.
        let _ = stream.write_all(head.as_bytes()).await;
        let mut bytes = Vec::new();
        let _ = tokio::time::timeout(LONG, stream.read_to_end(&mut bytes)).await.expect("the response comes in time");
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").map_or(bytes.len(), |end| end + 4);
        let body = bytes.split_off(end);
        let head = String::from_utf8(bytes).expect("a head is text");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer {
            status,
            head: head.trim_end().to_lowercase(),
            body: String::from_utf8_lossy(&body).into_owned(),
            bytes: body,
        }
    }

    /// Opens a table.
    pub(crate) async fn open(&self, game: &str, options: Value) -> String {
        let (status, body) = self.post("/api/tables", json!({"game": game, "options": options})).await;
        assert_eq!(status, 201, "{body}");
        body["table"].as_str().expect("the table has a code").to_owned()
    }

    /// The host of a table for two leaves both seats to bots.
    pub(crate) async fn leave_to_bots(&self, code: &str) {
        self.act(code, json!({"do": "leave"})).await;
        for seat in 0..2 {
            self.act(code, json!({"do": "bot", "seat": seat, "level": "random"})).await;
        }
    }

    /// Acts, which must succeed.
    pub(crate) async fn act(&self, code: &str, action: Value) {
        let (status, body) = self.try_act(code, action.clone()).await;
        assert_eq!((status, &body), (200, &json!({"done": true})), "{action}");
    }

    pub(crate) async fn try_act(&self, code: &str, action: Value) -> (u16, Value) {
        self.post(&format!("/api/tables/{code}/actions"), action).await
    }

    /// Acts, which must be refused with this code.
    pub(crate) async fn refused(&self, code: &str, action: Value, why: &str) {
        let (_, body) = self.try_act(code, action.clone()).await;
        assert_eq!(body["error"]["code"], why, "{action} → {body}");
    }

    pub(crate) async fn view(&self, code: &str) -> Value {
        let (status, body) = self.get(&format!("/api/tables/{code}")).await;
        assert_eq!(status, 200, "{body}");
        body
    }

    /// The request that opens a WebSocket.
    pub(crate) fn socket_request(&self, code: &str) -> Request {
        let url = format!("ws://{}/api/tables/{code}/ws", self.address);
        let mut request = url.into_client_request().expect("it is an address");
        let headers = request.headers_mut();
        headers.insert("sec-websocket-protocol", "sushiya.v1.json".parse().expect("it is a header"));
        if let Some(token) = &self.token {
            headers.insert("authorization", format!("Bearer {token}").parse().expect("it is a header"));
        }
        request
    }

    pub(crate) async fn socket(&self, code: &str) -> Socket {
        Socket::connect(self.socket_request(code)).await
    }
}

/// A WebSocket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// All messages received so far.
    pub(crate) received: Vec<String>,
}

impl Socket {
    pub(crate) async fn connect(request: Request) -> Self {
        let (stream, _) = connect_async(request).await.expect("the server opens a socket");
        Self { stream, received: Vec::new() }
    }

    pub(crate) async fn send(&mut self, message: &Value) {
        self.stream.send(Message::text(message.to_string())).await.expect("it is sent");
    }

    /// The code with which the server closes the connection.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        loop {
            match tokio::time::timeout(LONG, self.stream.next()).await.expect("the connection ends in time") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The next message; `None` once the server has closed the connection.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match tokio::time::timeout(LONG, self.stream.next()).await.expect("a message comes in time") {
                Some(Ok(Message::Text(text))) => {
                    self.received.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("it is JSON"));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("{other:?}"),
            }
        }
    }
}

/// A viewer of a table with an up-to-date view.
pub(crate) struct Seated {
    pub(crate) client: Client,
    pub(crate) socket: Socket,
    pub(crate) view: Value,
    requests: u64,
}

impl Seated {
    pub(crate) async fn join(client: Client, code: &str) -> Self {
        let mut socket = client.socket(code).await;
        let view = socket.next().await.expect("the view comes first");
        assert_eq!(view["type"], "view");
        Self { client, socket, view, requests: 0 }
    }

    /// Updates the view with a message. Returns it if it answers a request.
    fn take(&mut self, message: &Value) -> Option<Value> {
        match message["type"].as_str() {
            Some("view") => self.view = message.clone(),
            Some("frame") => {
                for part in ["table", "game", "choices"] {
                    if let Some(new) = message.get(part) {
                        self.view[part] = new.clone();
                    }
                }
                if self.view["table"]["phase"] == "lobby" {
                    self.view["game"] = Value::Null;
                }
                let talk = self.view["talk"].as_array_mut().expect("a list");
                talk.extend(message["talk"].as_array().into_iter().flatten().cloned());
            }
            Some("done" | "refused") => return Some(message.clone()),
            _ => panic!("{message}"),
        }
        None
    }

    /// Reads messages until the view is as wanted.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.view) {
            let message = self.socket.next().await.expect("the connection holds");
            self.take(&message);
        }
    }

    /// Acts over the socket and waits for the answer.
    pub(crate) async fn act(&mut self, action: Value) -> Value {
        self.requests += 1;
        let mut request = action;
        request["id"] = self.requests.into();
        self.socket.send(&request).await;
        loop {
            let message = self.socket.next().await.expect("the connection holds");
            if let Some(answer) = self.take(&message)
                && answer["id"] == self.requests
            {
                return answer;
            }
        }
    }

    pub(crate) fn turn(&self) -> u64 {
        self.view["game"]["turn"].as_u64().expect("a game is played")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view["table"]["phase"] == "over"
    }

    /// Whether the player has to choose and has not done so.
    pub(crate) fn is_asked(&self) -> bool {
        let moves = self.view["game"]["moves"].as_array().is_some_and(|moves| !moves.is_empty());
        moves && self.view["choices"]["yours"].is_null() && !self.is_over()
    }

    /// A choice of the `index`-th legal move, modulo their number.
    pub(crate) fn choice(&self, index: usize) -> Value {
        let game = &self.view["game"];
        let moves = game["moves"].as_array().expect("there are moves");
        json!({"do": "choose", "game": game["number"], "turn": game["turn"], "move": moves[index % moves.len()]})
    }
}

/// Plays to the end of the game.
pub(crate) async fn play_out(seated: &mut [Seated]) {
    while !seated[0].is_over() {
        let turn = seated[0].turn();
        for player in seated.iter_mut() {
            player.until(|view| view["game"]["turn"].as_u64() >= Some(turn)).await;
            if player.turn() == turn && player.is_asked() {
                let choice = player.choice(turn as usize);
                let answer = player.act(choice).await;
                assert!(answer["type"] == "done" || answer["code"] == "stale_turn", "{answer}");
            }
        }
        seated[0].until(|view| view["game"]["turn"].as_u64() > Some(turn)).await;
    }
    for player in seated {
        player.until(|view| view["table"]["phase"] == "over").await;
    }
}
