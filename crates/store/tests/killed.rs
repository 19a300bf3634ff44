//! Acknowledged changes survive a kill of the process.
//!
//! This program is both sides. The test starts the program again as the writer: many tables write through a group commit, and
//! it prints each acknowledged line. The test kills the writer at some point, opens the file and compares.

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use store::{Change, GroupCommit, JournalLine, SqliteStore, Store};
use tokio::runtime::Runtime;

/// How many times the writer is killed.
const ROUNDS: u64 = 12;

/// How many tables write at once.
const TABLES: u64 = 60;

fn main() {
    let runtime = Runtime::new().expect("a runtime can be made");
    if let Some(path) = env::var_os("STORE_WRITES_TO") {
        return runtime.block_on(write(PathBuf::from(path)));
    }
    exit_after(DEADLINE);
    survives_being_killed(&runtime);
    println!("what was acknowledged survived {ROUNDS} kills");
}

/// How long the whole test may take.
const DEADLINE: Duration = Duration::from_secs(300);

/// Ends the test if it hangs. The writer then ends too, since nobody reads its output.
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

/// The writer: goes on where the journals end, until it is killed.
async fn write(path: PathBuf) {
    let store = Arc::new(SqliteStore::open(&path).await.expect("it opens"));
    let commits = GroupCommit::new(Arc::clone(&store) as Arc<dyn Store>);
    let mut tables = tokio::task::JoinSet::new();
    for nth in 0..TABLES {
        let start = store.journal(&table(nth)).await.expect("it is read").len() as u64;
        let commits = commits.clone();
        tables.spawn(async move {
            for seq in start.. {
                let lines = vec![JournalLine { table: table(nth), seq, at: seq, text: text(nth, seq) }];
                commits.write(Change { lines, ..Change::default() }).await.expect("it is stored");
                // In one write, which is atomic as long as the pipe has room.
                let said = format!("{nth} {seq}\n");
                std::io::stdout().write_all(said.as_bytes()).expect("somebody listens");
            }
        });
    }
    tables.join_all().await;
}

fn survives_being_killed(runtime: &Runtime) {
    let folder = tempfile::tempdir().expect("a folder for the database");
    let path = folder.path().join("house.db");
    let mut acknowledged: HashMap<u64, u64> = HashMap::new();
    for round in 0..ROUNDS {
        // At a different point each time: at the start, under load, during a checkpoint.
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
    let mut output = BufReader::new(writer.stdout.take().expect("it was asked for"));
    let mut acknowledged = Vec::new();
    let mut line = String::new();
    // The kill may cut off the last line.
    while output.read_line(&mut line).expect("it writes text") > 0 && line.ends_with('\n') {
        let (nth, seq) = line.trim_end().split_once(' ').expect("two numbers");
        acknowledged.push((nth.parse().expect("a number"), seq.parse().expect("a number")));
        if acknowledged.len() == enough {
            writer.kill().expect("it runs until it is killed");
        }
        line.clear();
    }
    let status = writer.wait().expect("it has ended");
    assert!(!status.success() && acknowledged.len() >= enough, "the writer ended by itself: {status}");
    acknowledged
}

/// Every acknowledged line is there, and what is there is whole.
async fn compare(path: &Path, acknowledged: &HashMap<u64, u64>, round: u64) {
    let store = SqliteStore::open(path).await.expect("it opens after a kill");
    for nth in 0..TABLES {
        let journal = store.journal(&table(nth)).await.expect("it is read");
        let wanted = acknowledged.get(&nth).map_or(0, |last| last + 1);
        assert!(journal.len() as u64 >= wanted, "round {round}, table {nth}: {} of {wanted} lines", journal.len());
        for (line, seq) in journal.iter().zip(0..) {
            assert_eq!((line.seq, &line.text), (seq, &text(nth, seq)), "round {round}, table {nth}");
        }
    }
    store.close().await.expect("it closes");
}
