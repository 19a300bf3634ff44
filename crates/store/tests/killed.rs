//! Acknowledged changes survive a kill of the process.
//!
//! This program is both the test and the writer. The test starts the program again as the writer, in which many tables
//! write through a group commit, and which prints each acknowledged line. The test kills the writer at some point,
//! opens the file and compares.

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use store::{Change, GroupCommit, JournalLine, SqliteStore, Store};
use tokio::runtime::Runtime;

/// The number of times that the writer is killed.
const ROUNDS: u64 = 12;

/// The number of tables that write at once.
const TABLES: u64 = 60;

fn main() {
    let runtime = Runtime::new().expect("the runtime starts");
    if let Some(path) = env::var_os("STORE_WRITES_TO") {
        return runtime.block_on(write(PathBuf::from(path)));
    }
    exit_after(DEADLINE);
    survives_being_killed(&runtime);
    println!("acknowledged changes survived {ROUNDS} kills");
}

/// The time limit for the whole test.
const DEADLINE: Duration = Duration::from_mins(5);

/// Ends the test if it hangs. The writer then ends too, because nobody reads its output.
fn exit_after(deadline: Duration) {
    std::thread::spawn(move || {
        std::thread::park_timeout(deadline);
        eprintln!("the test did not end within {deadline:?}");
        std::process::exit(1);
    });
}

fn table(nth: u64) -> String {
    format!("table-{nth}")
}

fn text(nth: u64, seq: u64) -> String {
    format!("line {seq} of table {nth}: {}", "x".repeat((seq * 37 % 300) as usize))
}

/// The writer, which appends to the journals until it is killed.
async fn write(path: PathBuf) {
    let store = Arc::new(SqliteStore::open(&path).await.expect("the store opens"));
    let commits = GroupCommit::new(Arc::clone(&store) as Arc<dyn Store>);
    let mut tables = tokio::task::JoinSet::new();
    for nth in 0..TABLES {
        let start = store.journal(&table(nth)).await.expect("the journal can be read").len() as u64;
        let commits = commits.clone();
        tables.spawn(async move {
            for seq in start.. {
                let lines = vec![JournalLine { table: table(nth), seq, at: seq, text: text(nth, seq) }];
                commits.write(Change { lines, ..Change::default() }).await.expect("the change is stored");
                // A single write is atomic as long as the pipe has room.
                let line = format!("{nth} {seq}\n");
                std::io::stdout().write_all(line.as_bytes()).expect("the test reads the output");
            }
        });
    }
    tables.join_all().await;
}

fn survives_being_killed(runtime: &Runtime) {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let path = folder.path().join("house.db");
    let mut acknowledged: HashMap<u64, u64> = HashMap::new();
    for round in 0..ROUNDS {
        // The point differs each time: at the start, under load, during a checkpoint.
        let enough = 1 + round * round * 60;
        for (nth, seq) in write_and_kill(&path, enough as usize) {
            let last = acknowledged.entry(nth).or_default();
            *last = seq.max(*last);
        }
        runtime.block_on(compare(&path, &acknowledged, round));
    }
    assert_eq!(acknowledged.len() as u64, TABLES, "every table has written");
}

/// Starts a writer, kills it after `enough` acknowledged lines, and returns all that it had acknowledged.
fn write_and_kill(path: &Path, enough: usize) -> Vec<(u64, u64)> {
    let program = env::current_exe().expect("this program has a name");
    let mut writer = Command::new(program)
        .env("STORE_WRITES_TO", path)
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program can be started");
    let mut output = BufReader::new(writer.stdout.take().expect("the output is piped"));
    let mut acknowledged = Vec::new();
    let mut line = String::new();
    // The kill can cut off the last line.
    while output.read_line(&mut line).expect("the output is text") > 0 && line.ends_with('\n') {
        let (nth, seq) = line.trim_end().split_once(' ').expect("a line has two numbers");
        acknowledged.push((nth.parse().expect("it is a number"), seq.parse().expect("it is a number")));
        if acknowledged.len() == enough {
            writer.kill().expect("the writer is running");
        }
        line.clear();
    }
    let status = writer.wait().expect("the writer has ended");
    assert!(!status.success() && acknowledged.len() >= enough, "the writer ended by itself: {status}");
    acknowledged
}

/// Checks that all acknowledged lines are stored, and that all stored lines are intact.
async fn compare(path: &Path, acknowledged: &HashMap<u64, u64>, round: u64) {
    let store = SqliteStore::open(path).await.expect("the store opens after a kill");
    for nth in 0..TABLES {
        let journal = store.journal(&table(nth)).await.expect("the journal can be read");
        let wanted = acknowledged.get(&nth).map_or(0, |last| last + 1);
        assert!(journal.len() as u64 >= wanted, "round {round}, table {nth}: {} of {wanted} lines", journal.len());
        for (line, seq) in journal.iter().zip(0..) {
            assert_eq!((line.seq, &line.text), (seq, &text(nth, seq)), "round {round}, table {nth}");
        }
    }
    store.close().await.expect("the store closes");
}
