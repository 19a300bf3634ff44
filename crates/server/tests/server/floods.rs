//! Floods: one client sends, asks for or leaves unread as much as it can. It is limited, and others are served.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use server::{Config, Limits};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::support::{Client, LONG, Seated, TestServer, config, eventually, start_with};

async fn limited(limits: Limits) -> (TestServer, TempDir) {
    let directory = TempDir::new().unwrap();
    let server = start_with(directory.path(), Config { limits, ..config() }).await;
    (server, directory)
}

/// A page's socket that reads nothing after its first message. A small receive buffer fills fast.
async fn unread_page(client: &Client, code: &str) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(client.address).await.unwrap();
    let mut request = client.socket_request(code);
    request.headers_mut().insert("sec-websocket-protocol", "sushiya.v2.html".parse().unwrap());
    let (mut socket, _) = client_async(request, stream).await.unwrap();
    assert!(socket.next().await.is_some());
    socket
}

/// Many pages that nobody reads, and a table where a lot happens: what waits for them stays below the limit, slow readers
/// are disconnected, and the players get every answer.
#[tokio::test]
async fn unread_sockets_keep_no_more_than_the_limit_waiting() {
    let limit = 1024 * 1024;
    let (server, _directory) = limited(Limits { backlog_bytes: limit, ..Limits::NONE }).await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({"players": "3"})).await;
    let mut host = Seated::join(ana, &code).await;
    let mut unread = Vec::new();
    for _ in 0..40 {
        unread.push(unread_page(&server.stranger(), &code).await);
    }
    let mut most = 0;
    eventually("slow readers are disconnected", async || {
        // With another number of seats, everybody is sent the whole page.
        for players in ["4", "3"].into_iter().cycle().take(20) {
            let answer = host.act(json!({"do": "terms", "options": {"players": players}})).await;
            assert_eq!(answer["type"], "done", "{answer}");
        }
        most = most.max(server.metric("sushiya_backlog_bytes").await);
        (server.metric("sushiya_viewers_slow_total").await >= 20).then_some(())
    })
    .await;
    assert!(most > 0 && most <= limit as u64, "{most} bytes waited");
    drop(unread);
    eventually("nothing waits any more", async || (server.metric("sushiya_backlog_bytes").await == 0).then_some(()))
        .await;
    server.close().await;
}

/// Frames that are no messages: pings, and fragments without content.
#[tokio::test]
async fn pings_and_empty_fragments_are_limited() {
    let (server, _directory) = limited(Limits { messages_per_second: 5, ..Limits::NONE }).await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let ping = || Message::Ping("x".into());
    let empty = || Message::Frame(Frame::message(Vec::new(), OpCode::Data(Data::Continue), false));
    let begin = Message::Frame(Frame::message(Vec::new(), OpCode::Data(Data::Text), false));
    for (what, first, next) in
        [("pings", ping(), &ping as &dyn Fn() -> Message), ("empty fragments", begin, &empty as &dyn Fn() -> Message)]
    {
        let mut flooding = server.stranger().socket(&code).await;
        flooding.stream.send(first).await.unwrap();
        eventually(what, async || {
            // The connection ends by a close frame or, if the server reads no more, by an error.
            for _ in 0..1000 {
                if flooding.stream.send(next()).await.is_err() {
                    return Some(());
                }
            }
            let received = tokio::time::timeout(Duration::from_millis(10), flooding.stream.next()).await;
            matches!(received, Ok(None | Some(Err(_) | Ok(Message::Close(_))))).then_some(())
        })
        .await;
        let choice = seated[0].choice(0);
        assert_eq!(seated[0].act(choice).await["type"], "done", "{what}");
    }
    server.close().await;
}

/// Selections and pages cost computing time, which one address can use up for itself only.
#[tokio::test]
async fn an_address_that_has_used_its_computing_time_waits() {
    let limits = Limits { work_per_second: Duration::from_millis(1), ..Limits::NONE };
    let directory = TempDir::new().unwrap();
    let settings = Config { limits, behind_proxy: true, ..config() };
    let server = start_with(directory.path(), settings).await;
    let stranger = server.stranger();
    let sheet = "?player=a&player=b".to_owned() + &"&card=0.0.tempura".repeat(200);
    let pad = async |from| {
        let headers = [("x-forwarded-for", from)];
        stranger.raw("GET", &format!("/score/sushi-go{sheet}"), "", &headers).await.status
    };
    eventually("the computing time is used up", async || {
        let status = pad("203.0.113.1").await;
        assert_eq!(status, if status == 200 { 200 } else { 429 });
        (status == 429).then_some(())
    })
    .await;
    assert_eq!(pad("203.0.113.2").await, 200, "others have their own");
    server.close().await;
}

#[tokio::test]
async fn selections_of_a_page_cost_computing_time() {
    let limits = Limits { work_per_second: Duration::from_millis(1), ..Limits::NONE };
    let (server, _directory) = limited(limits).await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let mut request = seated[1].client.socket_request(&code);
    request.headers_mut().insert("sec-websocket-protocol", "sushiya.v2.html".parse().unwrap());
    let mut page = crate::support::Socket::connect(request).await;
    page.next().await.expect("the page comes first");
    eventually("selecting is refused", async || {
        for nth in 0..100 {
            page.send(&json!({"select": format!("pick={nth}")})).await;
        }
        // The answer to a form without an action comes after those to the selections before it.
        page.send(&json!({"id": 7, "form": "do=nothing"})).await;
        let mut refused = false;
        loop {
            let answer = page.next().await.expect("the connection holds");
            refused |= answer["id"] == 0 && answer["error"].is_string();
            if answer["id"] == 7 {
                return refused.then_some(());
            }
        }
    })
    .await;
    let choice = seated[0].choice(0);
    assert_eq!(seated[0].act(choice).await["type"], "done", "players can go on");
    server.close().await;
}

#[tokio::test]
async fn a_person_can_store_so_much_and_others_go_on() {
    let (server, _directory) = limited(Limits { entries_per_person: 240, ..Limits::NONE }).await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let mut changes = 0;
    let answer = eventually("the person is refused", async || {
        let choice = seated[0].choice(changes);
        changes += 1;
        let answer = seated[0].act(choice).await;
        (answer["type"] == "refused").then_some(answer)
    })
    .await;
    assert_eq!(answer["code"], "quota", "{answer}");
    // A burst is a twelfth of an hour's; the table was opened and set up before.
    assert!((10..30).contains(&changes), "{changes} changes");
    let (status, body) = seated[0].client.try_act(&code, json!({"do": "say", "text": "more"})).await;
    assert_eq!((status, &body["error"]["code"]), (429, &json!("quota")));
    let choice = seated[1].choice(0);
    assert_eq!(seated[1].act(choice).await["type"], "done");
    server.close().await;
}

#[tokio::test]
async fn unfinished_and_public_tables_are_limited() {
    let limits = Limits { tables_per_person: 3, public_tables_per_hour: 2, ..Limits::NONE };
    let (server, _directory) = limited(limits).await;
    let [ana, ben] = [server.guest("Ana").await, server.guest("Ben").await];
    let open = async |guest: &Client, public: bool| {
        let (status, body) = guest.post("/api/tables", json!({"game": "sushi-go", "public": public})).await;
        (status, body["error"]["code"].as_str().unwrap_or("").to_owned(), body["table"].clone())
    };
    let first = open(&ana, true).await;
    assert_eq!(first.0, 201);
    assert_eq!(open(&ana, true).await.0, 201);
    assert_eq!(open(&ben, true).await.1, "too_many", "public tables count for the address");
    let private = open(&ben, false).await.2;
    ben.refused(private.as_str().unwrap(), json!({"do": "terms", "public": true}), "too_many").await;
    assert_eq!(open(&ana, false).await.0, 201);
    let refused = open(&ana, false).await;
    assert_eq!((refused.0, refused.1.as_str()), (409, "too_many_tables"));
    ana.act(first.2.as_str().unwrap(), json!({"do": "leave"})).await;
    assert_eq!(open(&ana, false).await.0, 201, "leaving a table makes room");
    server.close().await;
}

/// A server that is nearly full answers at once, and keeps the last places for addresses that have few connections.
#[tokio::test]
async fn a_full_server_refuses_newcomers_at_once() {
    let (server, _directory) = limited(Limits { connections: 20, ..Limits::NONE }).await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({})).await;
    let mut silent = Vec::new();
    for _ in 0..25 {
        silent.push(TcpStream::connect(server.address).await.unwrap());
    }
    let mut refused = String::new();
    let last = silent.last_mut().expect("there are some");
    tokio::time::timeout(LONG, last.read_to_string(&mut refused)).await.expect("an answer at once").unwrap();
    assert!(refused.starts_with("HTTP/1.1 503 Service Unavailable\r\n"), "{refused}");
    silent.truncate(10);
    eventually("there is room again", async || {
        let stream = TcpStream::connect(server.address).await;
        let mut stream = stream.ok()?;
        let head = format!("GET /table/{code} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).await.ok()?;
        let mut answer = String::new();
        tokio::time::timeout(LONG, stream.read_to_string(&mut answer)).await.ok()?.ok()?;
        answer.starts_with("HTTP/1.1 200").then_some(())
    })
    .await;
    drop(silent);
    server.close().await;
}
