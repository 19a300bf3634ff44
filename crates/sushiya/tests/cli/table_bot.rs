//! The example of docs/api.md: a bot in Python that plays at a table of the server.

use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::server::Server;
use crate::support::{scratch, sushiya};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/table_bot.py");

#[test]
fn the_example_plays_a_game_and_the_record_is_the_one_that_was_promised() {
    let server = Server::open("table-bot", &["--no-limits", "--bot-pace", "0"]);
    let me = server.fine("POST", "/api/guests", "", &json!({"name": "Host", "token": true}));
    let token = me["token"].as_str().expect("a token");
    let terms = json!({"game": "sushi-go", "options": {"players": "2"}});
    let opened = server.fine("POST", "/api/tables", token, &terms);
    let table = format!("/api/tables/{}", opened["table"].as_str().expect("a code"));
    let act = |action: Value| server.fine("POST", &format!("{table}/actions"), token, &action);
    // Whoever opened the table leaves it to a bot of the server and to the example, which is the host then and starts.
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
    let said = example.wait_with_output().expect("it ends");
    let err = String::from_utf8_lossy(&said.stderr);
    assert!(said.status.success(), "{err}");
    let said: Value = serde_json::from_slice(&said.stdout).expect("it says how it went");

    let (status, record) = server.ask("GET", &format!("{table}/games/1/record"), "", "");
    assert_eq!(status, 200);
    let told: Value = serde_json::from_str(&record).expect("a record is JSON");
    assert_eq!(said, json!({"scores": told["result"]["scores"], "seat": 1}));
    assert_eq!(told["seats"], json!(["greedy", "Snake"]));
    let file = scratch("table-bot.jsonl");
    let file = file.to_str().expect("a path in UTF-8");
    std::fs::write(file, record).expect("it can be written");
    let commitment = opened["commitment"].as_str().expect("a commitment");
    assert_eq!(
        sushiya(&["verify", file, "--commitment", commitment]).fine(),
        "1 record verified, dealt as committed\n"
    );
    assert!(!sushiya(&["verify", file, "--commitment", &"0".repeat(64)]).refused(1).is_empty());

    let logs = server.logs();
    assert!(logs.contains("answered") && logs.contains("/actions"), "everything is logged that can be: {logs}");
    let played = told["moves"].as_array().expect("moves").iter().flat_map(|turn| turn.as_array().expect("a turn"));
    let nonces = told["nonces"].as_array().expect("nonces").iter().skip(1);
    for secret in played.chain(nonces).chain([&told["secret"], &json!(token), &json!("Snake")]) {
        let secret = secret.as_str().expect("text");
        assert!(!logs.contains(secret), "{secret} is in the logs");
    }
}

#[test]
fn the_example_says_why_it_cannot_play() {
    let server = Server::open("table-bot-refused", &[]);
    let run = |code: &str| {
        let said = Command::new("python3")
            .env("LC_ALL", "C")
            .args([EXAMPLE, &server.url, code])
            .output()
            .expect("python3 is there");
        (said.status.code(), String::from_utf8(said.stderr).expect("it speaks UTF-8"))
    };
    assert_eq!(run("AAAAAA"), (Some(1), "There is no such table, or the house lets nobody in.\n".to_owned()));
    let me = server.fine("POST", "/api/guests", "", &json!({"name": "Host", "token": true}));
    let token = me["token"].as_str().expect("a token");
    let opened = server.fine("POST", "/api/tables", token, &json!({"game": "sushi-go", "options": {"players": "2"}}));
    let code = opened["table"].as_str().expect("a code");
    server.fine(
        "POST",
        &format!("/api/tables/{code}/actions"),
        token,
        &json!({"do": "bot", "seat": 1, "level": "cook"}),
    );
    assert_eq!(run(code), (Some(1), "All seats are taken. You can watch the game.\n".to_owned()));
}
