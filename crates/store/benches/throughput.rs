//! Write throughput: `cargo bench -p store`. Each writer waits for its result before it writes the next line, as a
//! table does. The numbers depend on the disk; nothing is asserted.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Change, GroupCommit, JournalLine, SqliteStore, Store, TableCard, TablePhase};

/// The duration of each measurement.
const SPAN: Duration = Duration::from_secs(3);

/// A text with about the length of a journal line.
const TEXT: &str =
    r#"{"seat":2,"turn":17,"choose":"wasabi+squid","nonce":"5f0c9e6a7b1d4c38","key":"a91c44e0d25b7f63"}"#;

/// A table updates its card once per this number of lines, as in turns of four players.
const CARD_EVERY: u64 = 4;

fn main() {
    println!(
        "writers    lines/s  groups/s  changes/group  p50 ms  p99 ms  max ms  CPU us/line  disk B/line  file B/line"
    );
    for writers in [1, 50, 200, 1000] {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("the runtime starts");
        runtime.block_on(measure(writers));
    }
}

async fn measure(writers: usize) {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let store = Arc::new(SqliteStore::open(&folder.path().join("house.db")).await.expect("the store opens"));
    let commits = GroupCommit::new(Arc::clone(&store) as Arc<dyn Store>);
    let (start, spent, output) = (Instant::now(), cpu_time(), disk_output());
    let tables: Vec<_> = (0..writers).map(|nth| tokio::spawn(write(commits.clone(), nth, start + SPAN))).collect();
    let mut waits = Vec::new();
    for table in tables {
        waits.extend(table.await.expect("the writer does not panic"));
    }
    let elapsed = start.elapsed().as_secs_f64();
    let (spent, output) = (cpu_time() - spent, disk_output() - output);
    let stats = commits.stats();
    let bytes = store.counts().await.expect("counts can be read").bytes as f64;
    waits.sort_unstable();
    let lines = waits.len() as f64;
    let at = |share: f64| waits[((lines - 1.0) * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{writers:7} {:10.0} {:9.0} {:14.1} {:7.2} {:7.2} {:7.2} {:12.1} {:12.0} {:12.0}",
        lines / elapsed,
        stats.groups as f64 / elapsed,
        stats.changes as f64 / stats.groups as f64,
        at(0.5),
        at(0.99),
        at(1.0),
        spent * 1e6 / lines,
        output / lines,
        bytes / lines,
    );
    commits.close().await;
    store.close().await.expect("the store closes");
}

/// A table that writes line after line. Returns the latency of each write.
async fn write(commits: GroupCommit, nth: usize, end: Instant) -> Vec<Duration> {
    let table = format!("table-{:08x}", (nth as u32).wrapping_mul(0x9e37_79b9));
    let people: Vec<String> = (0..4).map(|seat| format!("guest-{nth}-{seat}")).collect();
    let mut waits = Vec::new();
    for seq in 0.. {
        let now = Instant::now();
        if now >= end {
            break;
        }
        let at = 1_700_000_000_000 + seq;
        let lines = vec![JournalLine { table: table.clone(), seq, at, text: TEXT.to_owned() }];
        let card = (seq % CARD_EVERY == 0).then(|| TableCard {
            id: table.clone(),
            game: "sushi-go".to_owned(),
            phase: TablePhase::Playing,
            public: nth.is_multiple_of(2),
            created: 1_700_000_000_000,
            updated: at,
            wake: Some(at + 20_000),
            people: people.clone(),
            summary: TEXT.to_owned(),
        });
        commits.write(Change { lines, card, ..Change::default() }).await.expect("the change is stored");
        waits.push(now.elapsed());
    }
    waits
}

/// The CPU time of this process in seconds; 0 if it is not available.
fn cpu_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name in brackets can contain anything. After it, fields 12 and 13 are user and system time in hundredths.
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let field = |nth: usize| fields.get(nth).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
    (field(11) + field(12)) / 100.0
}

/// The bytes that this process has written; 0 if they are not available.
fn disk_output() -> f64 {
    let io = std::fs::read_to_string("/proc/self/io").unwrap_or_default();
    let line = io.lines().find_map(|line| line.strip_prefix("wchar: "));
    line.and_then(|bytes| bytes.parse().ok()).unwrap_or(0.0)
}
