//! The example of docs/api.md: a bot in Python that plays at a table of a server.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::server::Server;
use crate::support::{scratch, sushiya};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/table_bot.py");

#[test]
fn the_example_plays_a_game_and_the_record_matches_the_commitment() {
    let server = Server::start("table-bot", &["--no-limits", "--bot-pace", "0"]);
    let me = server.fine("POST", "/api/guests", "", &json!({"name": "Host", "token": true}));
    let token = me["token"].as_str().expect("a token");
    let terms = json!({"game": "sushi-go", "options": {"players": "2"}});
    let opened = server.fine("POST", "/api/tables", token, &terms);
    let table = format!("/api/tables/{}", opened["table"].as_str().expect("a code"));
    let act = |action: Value| server.fine("POST", &format!("{table}/actions"), token, &action);
    // The guest who opened the table leaves it to a bot and to the example, which becomes the host and starts.
    act(json!({"do": "leave"}));
    act(json!({"do": "bot", "seat": 0, "level": "greedy"}));
    let code = opened["table"].as_str().expect("a code").to_lowercase();
    let example = Command::new("python3")
        .args([EXAMPLE, &server.url, &code, "Snake"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 is there: install it to run the example bot");
    let output = example.wait_with_output().expect("the process ends");
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{err}");
    let result: Value = serde_json::from_slice(&output.stdout).expect("the example prints its result");

    let (status, record) = server.request("GET", &format!("{table}/games/1/record"), "", "");
    assert_eq!(status, 200);
    let parsed: Value = serde_json::from_str(&record).expect("a record is JSON");
    assert_eq!(result, json!({"scores": parsed["result"]["scores"], "seat": 1}));
    assert_eq!(parsed["seats"], json!(["greedy", "Snake"]));
    let file = scratch("table-bot.jsonl");
    let file = file.to_str().expect("a path in UTF-8");
    std::fs::write(file, record).expect("the file is written");
    let commitment = opened["commitment"].as_str().expect("a commitment");
    assert_eq!(
        sushiya(&["verify", file, "--commitment", commitment]).fine(),
        "1 record verified, dealt as committed\n"
    );
    assert!(!sushiya(&["verify", file, "--commitment", &"0".repeat(64)]).refused(1).is_empty());

    let logs = server.logs();
    assert!(logs.contains("answered") && logs.contains("/actions"), "requests are logged: {logs}");
    let played = parsed["moves"].as_array().expect("moves").iter().flat_map(|turn| turn.as_array().expect("a turn"));
    let nonces = parsed["nonces"].as_array().expect("nonces").iter().skip(1);
    for secret in played.chain(nonces).chain([&parsed["secret"], &json!(token), &json!("Snake")]) {
        let secret = secret.as_str().expect("text");
        assert!(!logs.contains(secret), "{secret} is in the logs");
    }
}

#[test]
fn the_example_reports_errors() {
    let server = Server::start("table-bot-refused", &[]);
    let run = |code: &str| {
        let output = Command::new("python3")
            .env("LC_ALL", "C")
            .args([EXAMPLE, &server.url, code])
            .output()
            .expect("python3 is there");
        (output.status.code(), String::from_utf8(output.stderr).expect("the output is UTF-8"))
    };
    assert_eq!(run("AAAAAA"), (Some(1), "There is no such table, or the server refused the connection.\n".to_owned()));
    let me = server.fine("POST", "/api/guests", "", &json!({"name": "Host", "token": true}));
    let token = me["token"].as_str().expect("a token");
    let opened = server.fine("POST", "/api/tables", token, &json!({"game": "sushi-go", "options": {"players": "2"}}));
    let code = opened["table"].as_str().expect("a code");
    // A table that isn't fixed gets another seat.
    for action in [json!({"do": "terms", "fixed": true}), json!({"do": "bot", "seat": 1, "level": "cook"})] {
        server.fine("POST", &format!("/api/tables/{code}/actions"), token, &action);
    }
    let full = "All seats are taken. The others see that you want to join; watch until there is a seat.\n";
    assert_eq!(run(code), (Some(1), full.to_owned()));
}
