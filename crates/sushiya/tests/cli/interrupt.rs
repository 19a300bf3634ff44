//! Ctrl-C in the arena: the games played so far count.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

/// Starts a long arena with these arguments and presses Ctrl-C after the first games. Returns the exit code, the output, the
/// records, and the rest of standard error.
fn interrupted(args: &[&str]) -> (i32, String, Vec<String>, Vec<String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sushiya"))
        .args(["arena", "sushi-go", "--bots", "cook@5,greedy", "--games", "20000", "--threads", "2"])
        // Records are written as games end; the first one shows that the games have begun.
        .args(["--record", "/dev/stderr"])
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut lines = BufReader::new(child.stderr.take().expect("stderr is piped")).lines();
    let first = lines.next().expect("a record").expect("the output is UTF-8");
    kill_process(Pid::from_child(&child), Signal::INT).expect("the process is running");
    let rest = lines.map(|line| line.expect("the output is UTF-8"));
    let (records, others) = [first].into_iter().chain(rest).partition(|line| line.starts_with('{'));
    let mut out = String::new();
    child.stdout.take().expect("stdout is piped").read_to_string(&mut out).expect("the output is UTF-8");
    let code = child.wait().expect("the process ends").code().expect("the process exits by itself");
    (code, out, records, others)
}

#[test]
fn an_interrupted_arena_reports_the_games_so_far() {
    let (code, out, records, others) = interrupted(&["--json"]);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, others.as_slice()), (130, ["sushiya: interrupted".to_owned()].as_slice()));
    assert_eq!((&report["games"], &report["interrupted"]), (&json!(records.len()), &json!(20_000)));
    let wins = |entrant: usize| report["entrants"][entrant]["wins"].as_f64().unwrap();
    assert!((wins(0) + wins(1) - records.len() as f64).abs() < 1e-9);
}

#[test]
fn the_interruption_is_printed() {
    let (code, out, records, _) = interrupted(&[]);
    assert_eq!(code, 130);
    let sentence = format!("\nInterrupted after {} of 20000 games.\n", records.len());
    assert!(out.contains(&sentence), "{out}");
}
