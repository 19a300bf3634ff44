//! A load generator for a Sushiya server: many tables of clients that play at random over real connections, and
//! measurements of how the server copes.
//!
//! | module | responsible for |
//! |---|---|
//! | `address` | the server's address and connections to it |
//! | `http` | HTTP requests |
//! | `table` | the clients at one table: the code shared by both protocols |
//! | `json` | clients that are programs |
//! | `pages`, `markup` | clients that act as browsers, and the search for controls in markup |
//! | `tally` | counts and latencies |
//! | `metrics`, `process` | the server's own metrics, and its CPU time |
//! | `report` | [`Report`]: the results |

mod address;
mod error;
mod http;
mod json;
mod markup;
mod metrics;
mod pages;
mod process;
mod report;
mod shorthand;
mod table;
mod tally;

pub use error::LoadError;
pub use report::{Report, Samples, ServerReport, SleepReport};
pub use tally::Percentiles;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde::Serialize;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

use address::Address;
use http::HttpClient;
use metrics::Metrics;
use process::{CpuTime, listening_process};
use report::Observed;
use table::{Settings, Stage, Table};
use tally::Tally;

/// Tables that are opened concurrently.
const CONCURRENT: usize = 16;

/// A table whose clients have received nothing for this time will never begin.
const STALLED: Duration = Duration::from_secs(30);

/// Timeout for tables to go to sleep.
const SLEEP_TIMEOUT: Duration = Duration::from_secs(120);

/// The protocol that clients speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Protocol {
    /// Programs: JSON over a WebSocket.
    Json,
    /// Browsers: pages, forms, and markup over a WebSocket.
    Pages,
}

/// The parameters of a load test.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The protocol that the clients speak.
    pub protocol: Protocol,
    /// The server, for example `http://127.0.0.1:8080`.
    pub url: String,
    /// Name of the game.
    pub game: String,
    /// Options of the game; `players` must equal `seats`.
    pub options: BTreeMap<String, String>,
    /// Number of tables.
    pub tables: u32,
    /// Clients per table.
    pub seats: u8,
    /// Mean thinking time before a choice; zero to choose at once.
    pub pace: Duration,
    /// Duration of the measurement.
    pub duration: Duration,
    /// Whether to wait afterwards until all tables sleep, and to measure their memory.
    pub sleep: bool,
}

impl Plan {
    /// Number of connections that are open at the same time.
    pub fn connections(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.seats)
    }
}

/// The progress of a load test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The number of tables seated.
    Seated(u32),
    /// The time measured.
    Measured(Duration),
}

/// Runs a load test. `progress` is called regularly.
///
/// # Errors
/// If the server cannot be reached, refuses the load, or is not a Sushiya server.
///
/// # Panics
/// If a client panics, which is a bug.
pub async fn run(plan: &Plan, progress: &(dyn Fn(Progress) + Sync)) -> Result<Report, LoadError> {
    let address = Address::resolve(&plan.url).await?;
    let before = metrics(&address).await?;
    let settings = Arc::new(Settings {
        address: address.clone(),
        protocol: plan.protocol,
        game: plan.game.clone(),
        options: plan.options.clone(),
        seats: plan.seats,
        pace: plan.pace,
    });
    let (stage, follow) = watch::channel(Stage::Seating);
    let (dealt, mut all_dealt) = mpsc::channel(1);
    let mut tables = open_tables(&settings, plan.tables, progress, &follow, &dealt).await?;
    drop(dealt);
    let connected = metrics(&address).await?;

    stage.send_replace(Stage::Playing);
    // Nothing is sent on this channel: it closes when all clients have seen the first deal.
    let patience = STALLED + 2 * plan.pace;
    let dealt = while_playing(&mut tables, tokio::time::timeout(patience, all_dealt.recv())).await?;
    dealt.map_err(|_| LoadError::Stalled)?;
    let begin = metrics(&address).await?;
    let server = listening_process(address.socket);
    let cpu = || [server.as_deref().and_then(CpuTime::of), CpuTime::own()];
    let (since, cpu_before) = (Instant::now(), cpu());
    stage.send_replace(Stage::Measuring);
    while_playing(&mut tables, wait(plan.duration, progress)).await?;
    stage.send_replace(Stage::Playing);
    let (seconds, cpu_after) = (since.elapsed().as_secs_f64(), cpu());
    let end = metrics(&address).await?;

    stage.send_replace(Stage::Leaving);
    let mut tally = Tally::default();
    while let Some(ended) = tables.join_next().await {
        tally.add(ended.expect("clients do not panic")?);
    }
    let [server_cpu, client_cpu] = [0, 1].map(|of| Some(cpu_after[of]?.since(cpu_before[of]?)));
    let observed = Observed { before, connected, begin, end, server_cpu, client_cpu };
    let sleep = if plan.sleep { Some(wait_for_sleep(&address, &observed, plan.tables).await?) } else { None };
    Ok(Report::new(plan, seconds, tally, &observed, sleep))
}

/// Reads the server's metrics on a new connection; the server would close an idle one.
async fn metrics(address: &Address) -> Result<Option<Metrics>, LoadError> {
    HttpClient::connect(address).await?.metrics().await
}

/// Opens all tables, a few at a time, and starts their tasks.
async fn open_tables(
    settings: &Arc<Settings>,
    tables: u32,
    progress: &(dyn Fn(Progress) + Sync),
    stage: &watch::Receiver<Stage>,
    dealt: &mpsc::Sender<()>,
) -> Result<JoinSet<Result<Tally, LoadError>>, LoadError> {
    let next = Arc::new(AtomicU32::new(0));
    let (opened, mut incoming) = mpsc::channel(CONCURRENT);
    let mut openers: JoinSet<Result<(), LoadError>> = JoinSet::new();
    for _ in 0..CONCURRENT {
        let (settings, next, opened) = (Arc::clone(settings), Arc::clone(&next), opened.clone());
        openers.spawn(async move {
            let mut http = HttpClient::connect(&settings.address).await?;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= tables {
                    return Ok(());
                }
                let table = Table::open(Arc::clone(&settings), &mut http, number).await;
                // One failure stops the other tasks.
                let table = table.inspect_err(|_| next.store(tables, Ordering::Relaxed))?;
                let _ = opened.send(table).await;
            }
        });
    }
    drop(opened);
    let mut running = JoinSet::new();
    while let Some(table) = incoming.recv().await {
        // Its task starts at once, so that the sockets are read while other tables are opened.
        running.spawn(table.play(stage.clone(), dealt.clone()));
        progress(Progress::Seated(running.len() as u32));
    }
    while let Some(ended) = openers.join_next().await {
        ended.expect("openers do not panic")?;
    }
    Ok(running)
}

/// Waits for a future, or for the first table that fails.
async fn while_playing<T>(
    tables: &mut JoinSet<Result<Tally, LoadError>>,
    wait: impl Future<Output = T>,
) -> Result<T, LoadError> {
    tokio::select! {
        waited = wait => Ok(waited),
        Some(ended) = tables.join_next() => match ended.expect("clients do not panic") {
            Ok(_) => unreachable!("tables only end in the last stage"),
            Err(error) => Err(error),
        },
    }
}

/// Waits, and reports progress every second.
async fn wait(duration: Duration, progress: &(dyn Fn(Progress) + Sync)) {
    let begin = Instant::now();
    let end = begin + duration;
    while Instant::now() < end {
        tokio::time::sleep_until(end.min(Instant::now() + Duration::from_secs(1))).await;
        progress(Progress::Measured(begin.elapsed()));
    }
}

/// Waits until all tables have gone to sleep.
async fn wait_for_sleep(address: &Address, observed: &Observed, tables: u32) -> Result<SleepReport, LoadError> {
    let began = Instant::now();
    loop {
        let now = metrics(address).await?;
        let awake = now.as_ref().and_then(Metrics::tables_awake);
        if awake.is_none_or(|awake| awake == 0.0) || began.elapsed() > SLEEP_TIMEOUT {
            let memory = now.as_ref().and_then(Metrics::memory);
            let before = observed.before.as_ref().and_then(Metrics::memory);
            return Ok(SleepReport {
                seconds: began.elapsed().as_secs_f64(),
                tables_awake: awake,
                memory_bytes: memory,
                memory_per_sleeping_table: memory.zip(before).map(|(now, before)| (now - before) / f64::from(tables)),
            });
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
