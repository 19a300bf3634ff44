//! A server that is killed repeatedly during many games: every acknowledged choice survives, all games continue and end, and
//! their records are valid.
//!
//! This program plays both parts: it starts itself as the server, kills it, and starts it again.

#[path = "server/support.rs"]
#[allow(dead_code)] // The other tests use the rest.
mod support;

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use support::Client;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The default number of tables (`SUSHIYA_TABLES` overrides it). Two people play at each, and a bot at every third.
const TABLES: usize = 120;

/// The default number of kills (`SUSHIYA_KILLS` overrides it).
const KILLS: usize = 12;

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("the runtime starts");
    if let Some(directory) = env::var_os("SERVE_FROM") {
        return runtime.block_on(serve(Path::new(&directory)));
    }
    let number = |name: &str| env::var(name).ok().and_then(|text| text.parse().ok());
    let (tables, kills) = (number("SUSHIYA_TABLES").unwrap_or(TABLES), number("SUSHIYA_KILLS").unwrap_or(KILLS));
    let (choices, running) = runtime.block_on(survive(tables, kills));
    println!("{choices} acknowledged choices at {tables} tables survived {kills} kills");
    println!("games that were being played at each kill: {running:?}");
}

/// The server, until it is killed.
async fn serve(directory: &Path) {
    let open = support::start_with(directory, support::config()).await;
    println!("{}", open.address);
    std::future::pending::<()>().await;
}

/// A server in its own process.
struct ServerProcess(Child, SocketAddr);

impl ServerProcess {
    fn start(directory: &Path) -> Self {
        let program = env::current_exe().expect("this program has a path");
        let mut child = Command::new(program)
            .env("SERVE_FROM", directory)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server process starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("stdout is piped");
        BufReader::new(output).read_line(&mut line).expect("the server prints its address");
        ServerProcess(child, line.trim().parse().expect("an address"))
    }
}

impl Drop for ServerProcess {
    /// Kills the process without warning, also when a test fails.
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The moves sent for a turn of a seat, in order, and how many of them were acknowledged.
#[derive(Default)]
struct Sent {
    moves: Vec<String>,
    acknowledged: usize,
}

/// The moves sent, by table, turn and seat.
type Ledger = Arc<Mutex<HashMap<(String, u64, usize), Sent>>>;

#[derive(Clone)]
struct Table {
    code: String,
    people: [Client; 2],
}

async fn survive(tables: usize, kills: usize) -> (usize, Vec<usize>) {
    let directory = tempfile::TempDir::new().expect("a temporary directory is created");
    let mut server = ServerProcess::start(directory.path());
    let mut tables = set_up(server.1, tables).await;
    let (ledger, mut running) = (Ledger::default(), Vec::new());
    for kill in 0..=kills {
        let mut playing = JoinSet::new();
        for table in tables.clone() {
            playing.spawn(play(table, Arc::clone(&ledger)));
        }
        if kill == kills {
            playing.join_all().await;
            break;
        }
        // Long enough for a turn or two, and at a different point of a commit each time.
        tokio::time::sleep(Duration::from_millis(80 + 37 * kill as u64 % 100)).await;
        drop(server);
        playing.join_all().await;
        server = ServerProcess::start(directory.path());
        for client in tables.iter_mut().flat_map(|table| &mut table.people) {
            client.address = server.1;
        }
        let mut playing = 0;
        for table in &tables {
            playing += usize::from(check_current_turn(table, &ledger).await);
        }
        running.push(playing);
    }
    for table in &tables {
        check_record(table, &ledger).await;
    }
    drop(server);
    let ledger = ledger.lock().expect("no thread has panicked");
    (ledger.values().map(|sent| sent.acknowledged).sum(), running)
}

/// Tables where a game has begun.
async fn set_up(address: SocketAddr, tables: usize) -> Vec<Table> {
    let mut openings = JoinSet::new();
    for number in 0..tables {
        openings.spawn(async move {
            let (game, bots) = [("sushi-go", 0), ("sushi-express", 1), ("kanji-zushi", 0)][number % 3];
            let mut people = Vec::new();
            for name in ["one", "two"] {
                let (_, body) =
                    Client { address, token: None }.post("/api/guests", json!({"name": name, "token": true})).await;
                people.push(Client { address, token: body["token"].as_str().map(str::to_owned) });
            }
            let people: [Client; 2] = people.try_into().unwrap_or_else(|_| panic!("two people"));
            let code = people[0].open(game, json!({"players": (2 + bots).to_string()})).await;
            people[1].act(&code, json!({"do": "sit"})).await;
            if bots > 0 {
                people[0].act(&code, json!({"do": "bot", "seat": 2, "level": "greedy"})).await;
            }
            people[0].act(&code, json!({"do": "start"})).await;
            Table { code, people }
        });
    }
    openings.join_all().await
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The next message; `None` once the connection has ended.
async fn receive(socket: &mut Socket) -> Option<Value> {
    loop {
        match tokio::time::timeout(support::LONG, socket.next()).await.expect("a message comes in time")? {
            Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
            Ok(Message::Ping(_)) => {}
            Ok(_) | Err(_) => return None,
        }
    }
}

/// Both people play until the game is over or the server is gone.
async fn play(table: Table, ledger: Ledger) {
    let mut seats = JoinSet::new();
    for (seat, client) in table.people.into_iter().enumerate() {
        seats.spawn(play_seat(table.code.clone(), seat, client, Arc::clone(&ledger)));
    }
    seats.join_all().await;
}

async fn play_seat(code: String, seat: usize, client: Client, ledger: Ledger) -> Option<()> {
    let (mut socket, _) = connect_async(client.socket_request(&code)).await.ok()?;
    let mut view = Value::Null;
    loop {
        let message = receive(&mut socket).await?;
        match message["type"].as_str() {
            Some("view") => view = message.clone(),
            Some("frame") => {
                for part in ["table", "game", "choices"] {
                    if let Some(new) = message.get(part) {
                        view[part] = new.clone();
                    }
                }
            }
            Some("done") => {
                // The id encodes the turn, and which of the moves sent for it.
                let (turn, nth) = (message["id"].as_u64()? / 100, message["id"].as_u64()? % 100);
                let mut ledger = ledger.lock().expect("no thread has panicked");
                let moves = ledger.get_mut(&(code.clone(), turn, seat)).expect("it was sent");
                moves.acknowledged = moves.acknowledged.max(nth as usize + 1);
            }
            _ => assert_eq!(message["code"], "stale_turn", "{message}"),
        }
        if view["table"]["phase"] == "over" {
            return Some(());
        }
        let moves: Vec<&str> = view["game"]["moves"].as_array()?.iter().filter_map(Value::as_str).collect();
        let turn = view["game"]["turn"].as_u64()?;
        let next = {
            let mut ledger = ledger.lock().expect("no thread has panicked");
            let attempts = ledger.entry((code.clone(), turn, seat)).or_default();
            let unanswered = attempts.acknowledged < attempts.moves.len() && message["type"] != "view";
            // Every third choice is changed once.
            let wanted = if turn % 3 == seat as u64 { 2 } else { 1 };
            if moves.is_empty() || unanswered || attempts.acknowledged >= wanted {
                continue;
            }
            let chosen = moves[(turn as usize + attempts.moves.len()) % moves.len()].to_owned();
            attempts.moves.push(chosen.clone());
            let id = turn * 100 + attempts.moves.len() as u64 - 1;
            json!({"id": id, "do": "choose", "game": 1, "turn": turn, "move": chosen})
        };
        socket.send(Message::text(next.to_string())).await.ok()?;
    }
}

/// Whether the move found is the last acknowledged one, or one sent after it.
fn is_expected(sent: &Sent, found: Option<&str>) -> bool {
    let from = sent.acknowledged.saturating_sub(1);
    let later = sent.moves.get(from..).unwrap_or_default();
    (sent.acknowledged == 0 && found.is_none()) || found.is_some_and(|found| later.iter().any(|text| text == found))
}

/// Checks after a restart that the choices acknowledged in the current turn are there. Returns whether the game is
/// running.
async fn check_current_turn(table: &Table, ledger: &Ledger) -> bool {
    let mut running = false;
    for (seat, client) in table.people.iter().enumerate() {
        let view = client.view(&table.code).await;
        let Some(turn) = view["game"]["turn"].as_u64().filter(|_| view["table"]["phase"] == "playing") else {
            continue;
        };
        running = true;
        let ledger = ledger.lock().expect("no thread has panicked");
        let newest = ledger.keys().filter(|(code, _, by)| *code == table.code && *by == seat).map(|key| key.1).max();
        if let Some(newest) = newest.filter(|newest| *newest > turn) {
            assert_eq!(ledger[&(table.code.clone(), newest, seat)].acknowledged, 0, "{}: a turn is lost", table.code);
        }
        if let Some(sent) = ledger.get(&(table.code.clone(), turn, seat)) {
            let found = view["choices"]["yours"].as_str();
            assert!(
                is_expected(sent, found),
                "{}: {found:?} of {:?}, {} acknowledged",
                table.code,
                sent.moves,
                sent.acknowledged
            );
        }
    }
    running
}

/// Checks after the end that the record is valid and contains the acknowledged choices.
async fn check_record(table: &Table, ledger: &Ledger) {
    let (status, record) = table.people[0].get(&format!("/api/tables/{}/games/1/record", table.code)).await;
    assert_eq!(status, 200, "{}: the game has ended", table.code);
    let replay = menu::replay_json(&record.to_string()).expect("the record is valid");
    let ledger = ledger.lock().expect("no thread has panicked");
    for ((_, turn, seat), sent) in ledger.iter().filter(|((code, ..), _)| *code == table.code) {
        // The choices of a turn are listed with the state after it.
        let found = replay[*turn as usize + 1].choices[*seat].as_deref();
        if sent.acknowledged > 0 {
            assert!(
                is_expected(sent, found),
                "{}, turn {turn}, seat {seat}: {found:?} of {:?}",
                table.code,
                sent.moves
            );
        }
    }
}
