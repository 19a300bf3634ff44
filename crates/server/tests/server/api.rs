//! Guests, lists, and the errors of the JSON API.

use serde_json::json;

use crate::support::start;

#[tokio::test]
async fn guests_have_names_and_are_recognised_by_cookie_or_token() {
    let (server, _directory) = start().await;
    let stranger = server.stranger();
    for (name, code) in [("", "name"), ("   ", "name"), (&*"x".repeat(25), "name")] {
        let (status, body) = stranger.post("/api/guests", json!({"name": name})).await;
        assert_eq!((status, &body["error"]["code"]), (422, &json!(code)), "{body}");
    }
    let answer =
        stranger.raw("POST", "/api/guests", r#"{"name":"Ana"}"#, &[("content-type", "application/json")]).await;
    assert_eq!(answer.status, 201);
    assert!(answer.body.starts_with(r#"{"name":"Ana","face":"#) && !answer.body.contains("token"), "{}", answer.body);
    let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    assert!(cookie.contains("httponly") && cookie.contains("samesite=lax") && !cookie.contains("secure"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    let (status, me) = stranger.call("GET", "/api/me", None, &[("cookie", &format!("other=1; {cookie}"))]).await;
    assert_eq!((status, &me["name"]), (200, &json!("Ana")));
    let ana = server.guest("Ana").await;
    let (_, me) = ana.call("PATCH", "/api/me", Some(json!({"name": "Anna"})), &[]).await;
    assert_eq!(me["name"], "Anna");
    assert_eq!(ana.get("/api/me").await.1["name"], "Anna");
    let (status, body) = stranger.get("/api/me").await;
    assert_eq!((status, &body["error"]["code"]), (401, &json!("unknown_guest")));
    server.close().await;
}

#[tokio::test]
async fn public_tables_are_listed_and_others_are_not() {
    let (server, _directory) = start().await;
    let ana = server.guest("Ana").await;
    let hidden = ana.open("sushi-go", json!({})).await;
    let (_, opened) = ana.post("/api/tables", json!({"game": "kanji-zushi", "public": true, "clock": "60s"})).await;
    let (_, list) = server.stranger().get("/api/tables").await;
    let tables = list["tables"].as_array().expect("a list");
    assert_eq!(tables.len(), 1);
    assert_eq!(tables[0]["table"], opened["table"]);
    assert_eq!(tables[0]["plays"], "kanji-zushi");
    assert_eq!(tables[0]["seats"][0], "Ana");
    let (_, mine) = ana.get("/api/me/tables").await;
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(2));
    assert!(mine.to_string().contains(&hidden));
    server.close().await;
}

#[tokio::test]
async fn every_error_has_a_code_a_status_and_a_message() {
    let (server, _directory) = start().await;
    let ana = server.guest("Ana").await;
    let code = ana.open("sushi-go", json!({"players": "2"})).await;
    for (method, path, body, status, error) in [
        ("GET", "/nothing", None, 404, "no_page"),
        ("DELETE", "/api/tables", None, 405, "method"),
        ("GET", "/api/tables/ABCDEF", None, 404, "no_table"),
        ("GET", "/api/tables/nonsense", None, 404, "no_table"),
        ("GET", &*format!("/api/tables/{code}/games/1/record"), None, 404, "no_record"),
        ("GET", &*format!("/api/tables/{code}/games/x/record"), None, 404, "no_record"),
        ("GET", &*format!("/api/tables/{code}/ws"), None, 400, "unreadable"),
        ("POST", "/api/tables", Some(json!({"game": "go"})), 422, "options"),
        ("POST", "/api/tables", Some(json!({"game": "sushi-go", "options": {"players": "9"}})), 422, "options"),
        ("POST", "/api/tables", Some(json!({"game": "sushi-go", "clock": "5s"})), 400, "unreadable"),
        ("POST", "/api/tables", Some(json!({"game": "sushi-go", "surprise": 1})), 400, "unreadable"),
        ("POST", &*format!("/api/tables/{code}/actions"), Some(json!({"do": "fly"})), 400, "unreadable"),
        ("POST", &*format!("/api/tables/{code}/actions"), Some(json!({"do": "start"})), 409, "seats_empty"),
        (
            "POST",
            &*format!("/api/tables/{code}/actions"),
            Some(json!({"do": "bot", "seat": 1, "level": "chef"})),
            422,
            "no_such_bot",
        ),
    ] {
        let (found, answer) = ana.call(method, path, body, &[]).await;
        assert_eq!((found, &answer["error"]["code"]), (status, &json!(error)), "{method} {path}: {answer}");
        let message = answer["error"]["message"].as_str().expect("a sentence");
        assert!(message.ends_with('.') && message.len() > 10, "{message}");
    }
    server.close().await;
}

#[tokio::test]
async fn health_games_and_metrics_are_served() {
    let (server, _directory) = start().await;
    let stranger = server.stranger();
    assert_eq!(stranger.raw("GET", "/healthz", "", &[]).await.body, "well\n");
    let (_, games) = stranger.get("/api/games").await;
    assert_eq!(games.as_array().map(Vec::len), Some(menu::GAMES.len()));
    server.guest("Ana").await.open("sushi-go", json!({})).await;
    let metrics = stranger.raw("GET", "/metrics", "", &[]).await.body;
    for line in ["sushiya_tables_opened_total 1", "sushiya_guests 1", "sushiya_tables_lobby 1", "# EOF"] {
        assert!(metrics.lines().any(|found| found == line), "{line} is missing in\n{metrics}");
    }
    server.close().await;
}
