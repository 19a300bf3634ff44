//! Behind a reverse proxy, and security headers.

use serde_json::json;
use server::{Config, Limits};
use tempfile::TempDir;

use crate::support::{config, start, start_with};

#[tokio::test]
async fn behind_a_proxy_the_client_address_is_the_one_that_the_proxy_added() {
    let directory = TempDir::new().unwrap();
    let limits = Limits { guests_per_hour: 1, ..Limits::NONE };
    let config =
        Config { behind_proxy: true, public_url: Some("https://sushi.example/".to_owned()), limits, ..config() };
    let server = start_with(directory.path(), config).await;
    let stranger = server.stranger();
    let from = |address: &'static str| [("x-forwarded-for", address), ("origin", "https://sushi.example")];
    let guest =
        async |address| stranger.call("POST", "/api/guests", Some(json!({"name": "Ana"})), &from(address)).await.0;
    assert_eq!(guest("203.0.113.1").await, 201);
    assert_eq!(guest("203.0.113.1").await, 429);
    assert_eq!(guest("203.0.113.2").await, 201);
    assert_eq!(guest("203.0.113.9, 203.0.113.2").await, 429, "addresses that the client claims do not count");
    let (status, _) = stranger
        .call("POST", "/api/guests", Some(json!({"name": "Ana"})), &[("origin", &format!("http://{}", server.address))])
        .await;
    assert_eq!(status, 403, "only the public address is the server's origin");
    let answer = stranger
        .raw(
            "POST",
            "/api/guests",
            r#"{"name":"Ana"}"#,
            &[("content-type", "application/json"), ("x-forwarded-for", "203.0.113.3")],
        )
        .await;
    assert!(answer.head.contains("; secure"), "{}", answer.head);
    assert!(answer.head.contains("strict-transport-security"));
    let metrics = stranger.raw("GET", "/metrics", "", &[("x-forwarded-for", "203.0.113.3")]).await;
    assert_eq!(metrics.status, 404, "metrics are only for local clients");
    server.close().await;
}

#[tokio::test]
async fn without_a_proxy_forwarded_addresses_are_ignored() {
    let directory = TempDir::new().unwrap();
    let limits = Limits { guests_per_hour: 1, ..Limits::NONE };
    let server = start_with(directory.path(), Config { limits, ..config() }).await;
    for (address, status) in [("203.0.113.1", 201), ("203.0.113.2", 429)] {
        let headers = [("x-forwarded-for", address)];
        let (found, _) = server.stranger().call("POST", "/api/guests", Some(json!({"name": "Ana"})), &headers).await;
        assert_eq!(found, status);
    }
    server.close().await;
}

#[tokio::test]
async fn every_response_has_security_headers() {
    let (server, _directory) = start().await;
    for path in ["/api/games", "/nothing", "/healthz"] {
        let head = server.stranger().raw("GET", path, "", &[]).await.head;
        for line in [
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "content-security-policy: default-src 'none'",
            "cross-origin-resource-policy: same-origin",
            "cache-control: no-store",
        ] {
            assert!(head.contains(line), "{line} is missing for {path}:\n{head}");
        }
    }
    server.close().await;
}
