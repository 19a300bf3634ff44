//! At tables of a server.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use serde_json::json;

use super::data;
use crate::server::Server;
use crate::support::{sushiya, sushiya_where};

/// Opens a table as a guest of the API. Returns the token and the code.
fn open(server: &Server, game: &str, players: &str, public: bool) -> (String, String) {
    let me = server.fine("POST", "/api/guests", "", &json!({"name": "Host", "token": true}));
    let token = me["token"].as_str().expect("a token").to_owned();
    let terms = json!({"game": game, "options": {"players": players}, "public": public});
    let opened = server.fine("POST", "/api/tables", &token, &terms);
    (token, opened["table"].as_str().expect("a code").to_owned())
}

#[test]
fn public_tables_are_listed() {
    let server = Server::start("play-list", &["--no-limits"]);
    let none = sushiya(&["play", "--url", &server.url]).fine();
    assert!(none.contains("No public tables right now.") && none.contains("--open"), "{none}");
    let (_, code) = open(&server, "sushi-express", "3", true);
    let list = sushiya(&["play", "--url", &server.url]).fine();
    assert!(list.contains(&code) && list.contains("Sushi Express") && list.contains("2 seats free"), "{list}");
    let home = data("online-list");
    let settings = [("XDG_DATA_HOME", home.to_str().expect("a path in UTF-8"))];
    let unknown = sushiya_where(&settings, &["play", "--url", &server.url, "NOSUCH"]).refused(1);
    assert!(unknown.contains("This table doesn’t exist"), "{unknown}");
}

#[test]
fn two_lines_of_players_play_a_game_at_a_table() {
    let server = Server::start("play-lines", &["--no-limits", "--bot-pace", "0"]);
    let home = data("online-lines");
    let start = |name: &str, args: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_sushiya"))
            .args(["play", "--plain", "--name", name, "--url", &server.url])
            .args(args)
            .env("XDG_DATA_HOME", &home)
            .env_remove("LANG")
            .env_remove("LC_ALL")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts")
    };
    let mut host = start("Ana", &["--open", "sushi-go", "--option", "players=2"]);
    let mut host_in = host.stdin.take().expect("stdin is piped");
    let mut host_out = BufReader::new(host.stdout.take().expect("stdout is piped")).lines();
    let mut next = move || host_out.next().map(|line| line.expect("a line"));
    let first = next().expect("the table is shown");
    let code = first.rsplit(' ').next().expect("a code").to_owned();
    let mut guest = start("Ben", &[&code]);
    guest.stdin.take().expect("stdin is piped").write_all("1\n".repeat(100).as_bytes()).expect("the guest reads");
    while let Some(line) = next() {
        if line.starts_with("- Ben") {
            break;
        }
    }
    // Enter starts the game.
    host_in.write_all(b"\n").expect("the host reads");
    let mut all = String::new();
    while let Some(line) = next() {
        if line.starts_with("Your choice") {
            host_in.write_all(b"1\n").expect("the host reads");
        }
        all.push_str(&line);
        all.push('\n');
    }
    let guest = guest.wait_with_output().expect("the guest ends");
    let guest = String::from_utf8(guest.stdout).expect("the output is UTF-8");
    for (name, output) in [("Ana", &all), ("Ben", &guest)] {
        let last = output.lines().last().unwrap_or_default();
        assert!(last.contains("win") || last.contains("tie"), "{name}: {output}");
        assert!(output.contains("Round 3 starts.") || output.contains("Round 3"), "{name}: {output}");
    }
    assert!(host.wait().expect("the host ends").success());
}

#[cfg(unix)]
#[test]
fn a_whole_game_of_each_kind_is_played_on_the_screen() {
    use super::pseudo_terminal::Terminal;
    use super::screens::{is_asked, is_over, play};

    let server = Server::start("play-screen", &["--no-limits", "--bot-pace", "0"]);
    for (game, keys) in [("sushi-go", "1"), ("sushi-express", "\t\r"), ("kanji-zushi", "1 a")] {
        let args = ["play", "--url", &server.url, "--open", game, "--name", "Ana", "--no-animation"];
        let mut terminal = Terminal::start(&args, (80, 24), &data(&format!("online-{game}")), &[]);
        terminal.wait("the lobby", |screen| screen.contains("Start game") && screen.contains("Ana"));
        terminal.press("thello there\r");
        terminal.wait("the chat", |screen| screen.contains("Ana: hello there"));
        terminal.press("\r");
        terminal.wait("the game", |screen| is_asked(screen) || screen.contains("Rules"));
        play(&mut terminal, keys);
        terminal.press("r");
        terminal.wait("the next game", |screen| !is_over(screen) && screen.contains("Rules"));
        terminal.press("\u{3}");
        let (code, screen) = terminal.end();
        assert_eq!(code, 0, "{game}");
        assert!(screen.contains("sushiya play --url"), "{screen}");
    }
}

#[cfg(unix)]
#[test]
fn a_lost_connection_is_told_and_comes_back() {
    use super::pseudo_terminal::Terminal;
    use super::screens::is_asked;

    let mut server = Server::start("play-lost", &["--no-limits", "--bot-pace", "0"]);
    let args = ["play", "--url", &server.url.clone(), "--open", "--name", "Ana", "--no-animation"];
    let mut terminal = Terminal::start(&args, (80, 24), &data("lost-home"), &[]);
    terminal.wait("the lobby", |screen| screen.contains("Start game"));
    terminal.press("\r");
    terminal.wait("the hand", is_asked);
    terminal.press("1");
    terminal.wait("the second turn", |screen| screen.contains("turn 2 of"));
    server.restart("play-lost", &["--no-limits", "--bot-pace", "0"], || {
        terminal.wait("a sentence", |screen| screen.contains("Connection lost. Reconnecting…"));
    });
    terminal.wait("the hand again", is_asked);
    terminal.press("1");
    terminal.wait("the third turn", |screen| screen.contains("turn 3 of"));
    terminal.press("l");
    // The log knows the turns from before the connection was lost, too.
    let log = terminal.wait("the log", |screen| screen.contains("Round 1 starts."));
    assert_eq!(log.matches("Ana plays").count(), 2, "{log}");
    terminal.press("\u{3}");
    assert_eq!(terminal.end().0, 0);
}
