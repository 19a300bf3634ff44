//! Hostile clients: each gets a defined answer, and others are not affected.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Limits};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::support::{Client, LONG, Seated, Socket, TestServer, config, eventually, play_out, start, start_with};

#[tokio::test]
async fn malformed_messages_are_refused_and_the_game_goes_on() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    for nonsense in ["", "{", "null", "[]", "{}", r#"{"do":"choose"}"#, r#"{"id":-1,"do":"start"}"#, "\u{0}", "日本"]
    {
        seated[0].socket.stream.send(Message::text(nonsense)).await.unwrap();
        let answer = seated[0].socket.next().await.expect("an answer");
        assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("unreadable")), "{nonsense}");
    }
    for (path, body) in [("actions", "{"), ("actions", "\"start\""), ("actions", r#"{"do":{}}"#)] {
        let path = format!("/api/tables/{code}/{path}");
        let answer = seated[0].client.raw("POST", &path, body, &[("content-type", "application/json")]).await;
        assert_eq!(answer.status, 400, "{body}: {}", answer.body);
    }
    let plain = seated[0].client.raw("POST", "/api/guests", "name=Ana", &[("content-type", "text/plain")]).await;
    assert_eq!(plain.status, 400, "a form of another site cannot be sent as JSON: {}", plain.body);
    play_out(&mut seated).await;
    server.close().await;
}

#[tokio::test]
async fn oversized_messages_and_requests_are_refused_and_the_game_goes_on() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let mut flooding = seated[1].client.socket(&code).await;
    let _ = flooding.stream.send(Message::text("x".repeat(100_000))).await;
    assert_eq!(flooding.close_code().await, Some(1008));
    let mut binary = seated[1].client.socket(&code).await;
    binary.stream.send(Message::binary(vec![0; 10])).await.unwrap();
    assert_eq!(binary.close_code().await, Some(1003));
    let body = format!(r#"{{"name":"{}"}}"#, "x".repeat(100_000));
    let answer = server.stranger().raw("POST", "/api/guests", &body, &[("content-type", "application/json")]).await;
    assert_eq!(answer.status, 413);
    let answer = server.stranger().raw("GET", "/api/games", "", &[("x-long", &"x".repeat(100_000))]).await;
    assert_eq!(answer.status, 431);
    play_out(&mut seated).await;
    server.close().await;
}

#[tokio::test]
async fn nobody_can_act_for_others_or_out_of_turn() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let outsider = server.guest("outsider").await;
    let choice = seated[0].choice(0);
    for (action, why) in [
        (choice.clone(), "not_seated"),
        (json!({"do": "sit"}), "game_running"),
        (json!({"do": "sit", "seat": 0}), "game_running"),
        (json!({"do": "leave"}), "not_seated"),
        (json!({"do": "return"}), "not_seated"),
        (json!({"do": "kick", "seat": 0}), "not_host"),
        (json!({"do": "replace", "seat": 0}), "not_seated"),
        (json!({"do": "host", "seat": 1}), "not_host"),
        (json!({"do": "start"}), "not_host"),
        (json!({"do": "terms", "public": true}), "not_host"),
        (json!({"do": "rematch"}), "not_seated"),
    ] {
        outsider.refused(&code, action, why).await;
    }
    // An earlier or later turn, or another game.
    for (turn, game) in [(1, 1), (7, 1), (0, 2), (0, 0)] {
        let mut stale = choice.clone();
        (stale["turn"], stale["game"]) = (json!(turn), json!(game));
        seated[0].client.refused(&code, stale, "stale_turn").await;
    }
    seated[0].act(choice.clone()).await;
    let other = seated[1].choice(0);
    seated[1].act(other).await;
    seated[0].until(|view| view["game"]["turn"] == 1).await;
    assert_eq!(seated[0].act(choice.clone()).await["type"], "done", "repeating the same move changes nothing");
    assert_eq!(seated[0].turn(), 1);
    assert_eq!(seated[0].view["choices"]["yours"], Value::Null);
    server.close().await;
}

#[tokio::test]
async fn requests_from_pages_of_other_sites_are_refused() {
    let (server, _directory) = start().await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({})).await;
    let own = format!("http://{}", server.address);
    for (origin, status) in [(own.as_str(), 201), ("https://evil.example", 403), ("null", 403)] {
        let body = Some(json!({"game": "sushi-go"}));
        let (found, answer) = ana.call("POST", "/api/tables", body, &[("origin", origin)]).await;
        assert_eq!(found, status, "{origin}: {answer}");
        let mut request = ana.socket_request(&code);
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Ok(_) => assert_eq!(status, 201, "{origin}"),
            Err(Error::Http(response)) => assert_eq!(response.status().as_u16(), status, "{origin}"),
            Err(other) => panic!("{other}"),
        }
    }
    server.close().await;
}

/// A server with limits.
async fn limited(limits: Limits) -> (TestServer, TempDir) {
    let directory = TempDir::new().unwrap();
    let server = start_with(directory.path(), Config { limits, ..config() }).await;
    (server, directory)
}

#[tokio::test]
async fn websockets_per_address_are_limited_until_one_ends() {
    let (server, _directory) = limited(Limits { connections_per_address: 8, ..Limits::NONE }).await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({})).await;
    let mut sockets = Vec::new();
    for _ in 0..8 {
        sockets.push(ana.socket(&code).await);
    }
    match connect_async(ana.socket_request(&code)).await {
        Err(Error::Http(response)) => assert_eq!(response.status().as_u16(), 429),
        other => panic!("{other:?}"),
    }
    ana.act(&code, json!({"do": "bot", "seat": 1, "level": "cook"})).await;
    let mut last = sockets.pop().unwrap();
    last.stream.close(None).await.unwrap();
    while last.next().await.is_some() {}
    // The slot is taken until the server notices that the connection has ended.
    eventually("another connection is accepted", async || match connect_async(ana.socket_request(&code)).await {
        Ok(_) => Some(()),
        Err(Error::Http(response)) => {
            assert_eq!(response.status().as_u16(), 429);
            None
        }
        Err(other) => panic!("{other}"),
    })
    .await;
    server.close().await;
}

#[tokio::test]
async fn silent_connections_per_address_are_limited_until_they_end() {
    let (server, _directory) = limited(Limits { connections_per_address: 8, ..Limits::NONE }).await;
    let mut silent = Vec::new();
    for _ in 0..8 {
        silent.push(TcpStream::connect(server.address).await.unwrap());
    }
    // One more is refused before it sends anything.
    let mut refused = TcpStream::connect(server.address).await.unwrap();
    let mut answer = String::new();
    let read = tokio::time::timeout(LONG, refused.read_to_string(&mut answer)).await;
    read.expect("the server closes the connection").unwrap();
    assert!(answer.starts_with("HTTP/1.1 429 Too Many Requests\r\n"), "{answer}");
    drop(silent);
    eventually("another connection is accepted", async || {
        (server.stranger().raw("GET", "/api/games", "", &[]).await.status == 200).then_some(())
    })
    .await;
    server.close().await;
}

#[tokio::test]
async fn guests_tables_and_requests_per_address_are_limited() {
    let limits = Limits { guests_per_hour: 3, tables_per_hour: 2, ..Limits::NONE };
    let (server, _directory) = limited(limits).await;
    let ana = server.guest("Ana").await;
    let statuses = async |path: &str, body: Value| {
        let mut found = Vec::new();
        for _ in 0..4 {
            found.push(ana.post(path, body.clone()).await.0);
        }
        found
    };
    assert_eq!(statuses("/api/guests", json!({"name": "Ben"})).await, [201, 201, 429, 429]);
    assert_eq!(statuses("/api/tables", json!({"game": "sushi-go"})).await, [201, 201, 429, 429]);
    server.close().await;
    let (server, _directory) = limited(Limits { requests_per_second: 1, ..Limits::NONE }).await;
    // A burst of five, and one more for each second that has passed.
    let began = Instant::now();
    let mut admitted = 0;
    eventually("a request is refused", async || {
        let status = server.stranger().raw("GET", "/api/games", "", &[]).await.status;
        assert_eq!(status, if status == 200 { 200 } else { 429 });
        admitted += u64::from(status == 200);
        (status == 429).then_some(())
    })
    .await;
    assert!((5..=5 + began.elapsed().as_secs()).contains(&admitted), "{admitted} in {:?}", began.elapsed());
    server.close().await;
}

#[tokio::test]
async fn a_flooding_connection_is_closed_and_the_players_can_act() {
    let (server, _directory) = limited(Limits { messages_per_second: 5, ..Limits::NONE }).await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    let mut flooding = seated[1].client.socket(&code).await;
    for _ in 0..500 {
        let say = json!({"id": 1, "do": "return"}).to_string();
        if flooding.stream.send(Message::text(say)).await.is_err() {
            break;
        }
    }
    assert_eq!(flooding.close_code().await, Some(1008));
    let (one, two) = (seated[0].choice(0), seated[1].choice(0));
    assert_eq!(seated[0].act(one).await["type"], "done");
    assert_eq!(seated[1].act(two).await["type"], "done");
    server.close().await;
}

#[tokio::test]
async fn a_viewer_that_does_not_read_is_disconnected_and_nobody_waits_for_it() {
    let (server, _directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    // A small receive buffer fills fast once it stops reading.
    let stream = {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        socket.connect(server.address).await.unwrap()
    };
    let request = seated[1].client.socket_request(&code);
    let (mut slow, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let first = slow.next().await;
    assert!(matches!(first, Some(Ok(Message::Text(_)))));
    // Each change of the host is a message to everybody, until the outbox of the slow viewer is full.
    eventually("the slow viewer is disconnected", async || {
        for (holder, next) in [(0, 1), (1, 0)].into_iter().cycle().take(50) {
            let answer = seated[holder].act(json!({"do": "host", "seat": next})).await;
            assert_eq!(answer["type"], "done", "{answer}");
        }
        (server.metric("sushiya_viewers_slow_total").await == 1).then_some(())
    })
    .await;
    server.close().await;
}

#[tokio::test]
async fn a_request_whose_head_never_ends_is_closed_and_others_are_served_meanwhile() {
    let (server, _directory) = start().await;
    let mut idle = TcpStream::connect(server.address).await.unwrap();
    idle.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
    assert_eq!(server.stranger().get("/api/games").await.0, 200);
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(30), idle.read_to_end(&mut rest)).await;
    assert!(ended.is_ok(), "the server closes it");
    server.close().await;
}

/// The host removes somebody, who comes back as somebody else.
#[tokio::test]
async fn a_removed_person_can_neither_watch_nor_come_back() {
    let directory = TempDir::new().unwrap();
    let server = start_with(directory.path(), Config { behind_proxy: true, ..config() }).await;
    let [ana, ben, eve] = [server.guest("Ana").await, server.guest("Ben").await, server.guest("Eve").await];
    let code = ana.open("sushi-go", json!({"players": "3"})).await;
    let path = format!("/api/tables/{code}");
    let from = |client: &Client, address: &str| {
        let mut request = client.socket_request(&code);
        request.headers_mut().insert("x-forwarded-for", address.parse().unwrap());
        request
    };
    eve.act(&code, json!({"do": "sit"})).await;
    ben.act(&code, json!({"do": "sit"})).await;
    let _host = Seated::join(ana.clone(), &code).await;
    let mut removed = Socket::connect(from(&eve, "203.0.113.2")).await;
    removed.next().await.expect("the view comes first");
    ana.act(&code, json!({"do": "kick", "seat": 1})).await;
    assert_eq!(removed.close_code().await, Some(4003));
    let view =
        async |client: &Client, address: &str| client.call("GET", &path, None, &[("x-forwarded-for", address)]).await.0;
    assert_eq!(view(&eve, "203.0.113.9").await, 403, "the person, from anywhere");
    let newcomer = server.guest("Eva").await;
    for stranger in [&newcomer, &server.stranger()] {
        assert_eq!(view(stranger, "203.0.113.2").await, 403, "anybody from that address");
        assert_eq!(view(stranger, "203.0.113.9").await, 200, "others can watch");
        match connect_async(from(stranger, "203.0.113.2")).await {
            Err(Error::Http(response)) => assert_eq!(response.status().as_u16(), 403),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(view(&ben, "203.0.113.2").await, 200, "people with a seat stay");
    eve.refused(&code, json!({"do": "sit"}), "barred").await;
    server.close().await;
}
