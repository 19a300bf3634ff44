//! Ctrl-C in the arena: what was played until then counts.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};

/// Starts a long arena with these arguments, presses Ctrl-C after the first games, and says what came of it: the exit
/// code, what was printed, the records, and what else went to standard error.
fn interrupted(args: &[&str]) -> (i32, String, Vec<String>, Vec<String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sushiya"))
        .args(["arena", "sushi-go", "--bots", "cook@5,greedy", "--games", "20000", "--threads", "2"])
        // Records come as they are played; the first one says that the games have begun.
        .args(["--record", "/dev/stderr"])
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut lines = BufReader::new(child.stderr.take().expect("it has a standard error")).lines();
    let first = lines.next().expect("a record").expect("it speaks UTF-8");
    kill_process(Pid::from_child(&child), Signal::INT).expect("it runs");
    let rest = lines.map(|line| line.expect("it speaks UTF-8"));
    let (records, others) = [first].into_iter().chain(rest).partition(|line| line.starts_with('{'));
    let mut out = String::new();
    child.stdout.take().expect("it has a standard output").read_to_string(&mut out).expect("it speaks UTF-8");
    let code = child.wait().expect("it ends").code().expect("it exits by itself");
    (code, out, records, others)
}

#[test]
fn an_interrupted_arena_tells_what_it_knows() {
    let (code, out, records, others) = interrupted(&["--json"]);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, others.as_slice()), (130, ["sushiya: interrupted".to_owned()].as_slice()));
    assert_eq!((&report["games"], &report["interrupted"]), (&json!(records.len()), &json!(20_000)));
    let wins = |entrant: usize| report["entrants"][entrant]["wins"].as_f64().unwrap();
    assert!((wins(0) + wins(1) - records.len() as f64).abs() < 1e-9);
}

#[test]
fn people_are_told_that_it_was_interrupted() {
    let (code, out, records, _) = interrupted(&[]);
    assert_eq!(code, 130);
    let sentence = format!("\nInterrupted after {} of 20000 games.\n", records.len());
    assert!(out.contains(&sentence), "{out}");
}
