//! `sushiya load`: a server under load, with two processes and real connections.

use serde_json::{Value, json};

use crate::server::Server;
use crate::support::sushiya;

/// The JSON report of a load test.
fn load(server: &Server, more: &[&str]) -> Value {
    let output = sushiya(&[&["load", "--url", &server.url, "--json"], more].concat()).fine();
    serde_json::from_str(&output).expect("one JSON object")
}

/// A positive number in a report.
#[track_caller]
fn positive(report: &Value, path: &str) -> f64 {
    let number = report.pointer(path).and_then(Value::as_f64).unwrap_or_else(|| panic!("{path} in {report}"));
    assert!(number > 0.0, "{path}: {number}");
    number
}

#[test]
fn the_report_has_all_values() {
    let server = Server::start("load", &["--no-limits", "--bot-pace", "0"]);
    let report = load(&server, &["--tables", "3", "--seconds", "1.5"]);
    for (field, value) in
        [("game", json!("sushi-go")), ("tables", json!(3)), ("connected_seats", json!(12)), ("pace_ms", json!(0))]
    {
        assert_eq!(report[field], value);
    }
    let (choices, seconds) = (positive(&report, "/choices"), positive(&report, "/seconds"));
    assert!((positive(&report, "/choices_per_second") - choices / seconds).abs() < 1e-6);
    assert!(
        positive(&report, "/turn_ms/count") * 3.0 <= choices,
        "a turn has four choices, except the first and the last"
    );
    assert_eq!(report["acknowledgement_ms"]["count"], report["choices"]);
    for times in ["turn_ms", "acknowledgement_ms"] {
        let times = ["p50", "p95", "p99", "max"].map(|part| positive(&report, &format!("/{times}/{part}")));
        assert!(times.is_sorted(), "{times:?}");
    }
    // Every choice is acknowledged, and each causes a frame for another client.
    assert!(positive(&report, "/messages_per_second") > 2.0 * positive(&report, "/choices_per_second"));
    let mean = positive(&report, "/bytes_per_second") / positive(&report, "/messages_per_second");
    assert!((positive(&report, "/message_bytes_mean") - mean).abs() < 1e-6);
    assert_eq!((&report["protocol"], &report["first_page_bytes_mean"]), (&json!("json"), &Value::Null));
    positive(&report, "/server/entries_per_second");
    positive(&report, "/server/commits_per_second");
    for none in ["refusals", "reconnects_by_reason"] {
        assert_eq!(report[none], json!({}));
    }
    assert_eq!((&report["reconnects"], &report["tables_renewed"]), (&json!(0), &json!(0)));
    if cfg!(target_os = "linux") {
        let parts = ["user", "system"].map(|part| report["server"][format!("cpu_{part}_us_per_choice")].as_f64());
        let sum: f64 = parts.map(|part| part.expect("the server is on this machine")).iter().sum();
        assert!((positive(&report, "/server/cpu_us_per_choice") - sum).abs() < 1e-6);
        positive(&report, "/client_cpu_us_per_choice");
        for moment in ["before", "connected", "end"] {
            positive(&report, &format!("/server/memory_bytes/{moment}"));
        }
        assert!(report["server"]["memory_per_connected_seat"].is_f64());
        assert!(report["server"]["memory_per_playing_seat"].is_f64());
    }
}

#[test]
fn clients_with_a_pace_take_their_time_and_tables_sleep_afterwards() {
    let server = Server::start("load-pace", &["--no-limits", "--rest-after", "1", "--bot-pace", "0"]);
    let more = ["--tables", "2", "--seats", "3", "--seconds", "2", "--pace", "100", "--game", "kanji-zushi", "--sleep"];
    let report = load(&server, &more);
    // Players choose one after another, each after 100 ms on average.
    let choices = positive(&report, "/choices");
    assert!((4.0..=200.0).contains(&choices), "{choices}");
    assert_eq!(report["refusals"], json!({}));
    assert_eq!(report["sleep"]["tables_awake"], 0.0);
    assert!(report["sleep"]["seconds"].is_f64());
}

/// Browsers find everything they need on the pages: seats, the start, and choices in several steps.
#[test]
fn browsers_play_all_games() {
    let server = Server::start("load-pages", &["--no-limits", "--bot-pace", "0"]);
    for (game, seats) in [("sushi-go", "3"), ("sushi-express", "3"), ("kanji-zushi", "2")] {
        let more = ["--pages", "only", "--game", game, "--tables", "2", "--seats", seats, "--seconds", "2"];
        let report = &load(&server, &more)["pages"];
        assert_eq!(report["protocol"], json!("pages"));
        for part in ["/choices", "/first_page_bytes_mean", "/message_bytes_mean", "/turn_ms/count"] {
            positive(report, part);
        }
        assert_eq!((&report["refusals"], &report["reconnects"]), (&json!({}), &json!(0)), "{game}");
    }
}

#[test]
fn the_report_is_printed_as_text() {
    let server = Server::start("load-words", &["--no-limits"]);
    let output = sushiya(&["load", "--url", &server.url, "--tables", "1", "--seats", "2", "--seconds", "0.5"]).fine();
    assert!(output.starts_with("2 seats at 1 tables played sushi-go for 0.5 s (json): "), "{output}");
    for part in ["choices stored per second", "last choice of a turn → seen by all", "memory per connected seat"] {
        assert!(output.contains(part), "{output}");
    }
}

#[test]
fn impossible_load_tests_are_refused() {
    for (more, part) in [
        (&["--url", "http://127.0.0.1:1"][..], "start a server there with 'sushiya serve --no-limits'"),
        (&["--url", "https://sushi.example"], "write it as http://127.0.0.1:8080"),
        (&["--url", "sushi"], "write it as http://127.0.0.1:8080"),
        (&["--seats", "9"], "option 'players' cannot be '9'"),
        (&["--game", "chess"], "there is no game 'chess'"),
    ] {
        let output = sushiya(&[&["load", "--seconds", "0.1"], more].concat()).refused(1);
        assert!(output.contains(part), "{output}");
    }
}

#[test]
fn rate_limits_are_reported() {
    let server = Server::start("load-limits", &[]);
    for tables in ["1", "50"] {
        // One table exceeds the limit of a connection; fifty exceed the limit of an address.
        let output = sushiya(&["load", "--url", &server.url, "--tables", tables, "--seconds", "60"]).refused(1);
        assert!(output.contains("start it with 'sushiya serve --no-limits'"), "{output}");
    }
}
