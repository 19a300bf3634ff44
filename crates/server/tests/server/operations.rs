//! What operators rely on: health, metrics, shutdown; and what browsers rely on: cookies and origins.

use std::fs;
use std::time::{Duration, Instant};

use serde_json::json;
use server::Config;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::storage::fill;
use crate::support::{Client, config, eventually, start, start_with};

async fn status(client: &Client, path: &str) -> u16 {
    client.raw("GET", path, "", &[]).await.status
}

#[tokio::test]
async fn a_server_is_alive_but_not_ready_while_it_cannot_store() {
    let (server, _directory) = start().await;
    let stranger = server.stranger();
    assert_eq!((status(&stranger, "/healthz").await, status(&stranger, "/readyz").await), (200, 200));
    fill(&server).await;
    eventually("the full store is noticed", async || (status(&stranger, "/readyz").await == 503).then_some(())).await;
    assert_eq!(status(&stranger, "/healthz").await, 200, "the process is alive");
    server.store.limit_bytes(None).await.unwrap();
    eventually("the room is noticed", async || (status(&stranger, "/readyz").await == 200).then_some(())).await;
    server.close().await;
}

#[tokio::test]
async fn without_its_database_file_a_server_acknowledges_nothing() {
    let (server, directory) = start().await;
    let (code, mut seated) = server.table("sushi-go", 2).await;
    fs::remove_file(directory.path().join("server.sqlite")).unwrap();
    let choice = seated[0].choice(0);
    let answer = seated[0].act(choice).await;
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("storage")), "{answer}");
    let (found, body) = seated[1].client.try_act(&code, json!({"do": "say", "text": "hello"})).await;
    assert_eq!((found, &body["error"]["code"]), (503, &json!("storage")), "{body}");
    assert_eq!(status(&server.stranger(), "/readyz").await, 503);
    server.close().await;
}

#[tokio::test]
async fn metrics_are_only_for_programs_on_this_machine() {
    let (server, _directory) = start().await;
    let stranger = server.stranger();
    let metrics = async |headers: &[(&str, &str)]| stranger.raw("GET", "/metrics", "", headers).await.status;
    assert_eq!(metrics(&[]).await, 200);
    for (name, value) in [
        ("x-forwarded-for", "203.0.113.1"),
        ("x-forwarded-for", "127.0.0.1"),
        ("x-forwarded-for", "no address"),
        ("forwarded", "for=203.0.113.1"),
        ("via", "1.1 proxy"),
        ("x-real-ip", "203.0.113.1"),
    ] {
        assert_eq!(metrics(&[(name, value)]).await, 404, "a proxy on this machine adds {name}: {value}");
    }
    // A proxy on this machine that adds nothing, and passes the name of the site on.
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: sushi.example\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 404 "), "{answer}");
    server.close().await;

    for open in [false, true] {
        let directory = TempDir::new().unwrap();
        let settings = Config { behind_proxy: true, open_metrics: open, ..config() };
        let server = start_with(directory.path(), settings).await;
        for headers in [&[][..], &[("x-forwarded-for", "no address")], &[("x-forwarded-for", "127.0.0.1")]] {
            let found = server.stranger().raw("GET", "/metrics", "", headers).await.status;
            assert_eq!(found, if open { 200 } else { 404 }, "behind a proxy, {headers:?}");
        }
        server.close().await;
    }
}

#[tokio::test]
async fn over_https_the_token_is_in_a_cookie_that_only_this_host_can_set() {
    let directory = TempDir::new().unwrap();
    let settings = Config { public_url: Some("https://sushi.example".to_owned()), ..config() };
    let server = start_with(directory.path(), settings).await;
    let json = [("content-type", "application/json")];
    let answer = server.stranger().raw("POST", "/api/guests", r#"{"name":"Ana"}"#, &json).await;
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.starts_with("__host-sushiya="), "{cookie}");
    assert!(cookie.contains("; secure") && cookie.contains("; path=/;") && !cookie.contains("domain"), "{cookie}");
    let token = cookie.split(['=', ';']).nth(1).expect("a token");
    for (name, found) in [("__Host-sushiya", 200), ("sushiya", 401)] {
        let headers = [("cookie", &*format!("{name}={token}"))];
        assert_eq!(server.stranger().raw("GET", "/api/me", "", &headers).await.status, found, "{name}");
    }
    server.close().await;
}

#[tokio::test]
async fn requests_that_a_browser_sends_for_other_sites_are_refused() {
    let (server, _directory) = start().await;
    for (site, found) in [("same-origin", 201), ("none", 201), ("same-site", 403), ("cross-site", 403)] {
        let headers = [("sec-fetch-site", site)];
        let (status, _) = server.stranger().call("POST", "/api/guests", Some(json!({"name": "Ana"})), &headers).await;
        assert_eq!(status, found, "{site}");
        // Links from other sites lead here.
        assert_eq!(server.stranger().raw("GET", "/", "", &headers).await.status, 200, "{site}");
    }
    server.close().await;
}

#[tokio::test]
async fn a_shutdown_is_quick_and_tells_everybody_to_connect_again() {
    let (server, _directory) = start().await;
    let (code, seated) = server.table("sushi-go", 2).await;
    let mut sockets: Vec<_> = seated.into_iter().map(|seated| seated.socket).collect();
    for _ in 0..30 {
        sockets.push(server.stranger().socket(&code).await);
    }
    // An upload that never ends.
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let head =
        "POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.unwrap();
    let began = Instant::now();
    let closing = tokio::spawn(server.close());
    let mut codes = Vec::new();
    for socket in &mut sockets {
        codes.push(socket.close_code().await);
    }
    assert_eq!(codes, vec![Some(1012); sockets.len()]);
    closing.await.unwrap();
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
}
