//! Putting a house under load: many tables of people without minds, over real connections, and how well they are served.
//!
//! | module | responsible for |
//! |---|---|
//! | `place` | where the house is, and connections to it |
//! | `door` | what is asked of it over HTTP |
//! | `crew` | the people at one table |
//! | `heard` | what they hear |
//! | `tally` | what is counted and timed |
//! | `measures` | what the house says of itself |
//! | `report` | what is told in the end |

mod crew;
mod door;
mod heard;
mod measures;
mod place;
mod report;
mod tally;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::cli::Load;
use crate::commands::open_files;
use crate::failure::Failure;
use crew::{Crew, Plan, Stage};
use door::Door;
use measures::Measures;
use place::Place;
use report::{Report, Sleep, Watched};
use tally::Tally;

/// How many tables are opened at the same time while people gather.
const AT_ONCE: usize = 16;

/// Files that are open for other reasons than people.
const OTHER_FILES: u64 = 64;

/// How long is waited for tables to go to rest.
const REST_WITHIN: Duration = Duration::from_secs(120);

/// Puts a house under load and tells how it went.
pub(crate) fn run(ask: &Load, out: &mut dyn Write) -> Result<(), Failure> {
    let options = BTreeMap::from([("players".to_owned(), ask.seats.to_string())]);
    menu::parse_options(&ask.game, &options)?.map_err(|faults| Failure::faults("--seats", faults))?;
    let needed = u64::from(ask.tables) * u64::from(ask.seats) + OTHER_FILES;
    if let Some(limit) = open_files::raise().filter(|limit| *limit < needed) {
        return Err(Failure::Input(format!(
            "so many connections need {needed} open files, and this process may have {limit}; allow more ('ulimit -n'), \
             or ask for fewer tables"
        )));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|fault| Failure::Input(format!("no threads can be started: {fault}")))?;
    let report = runtime.block_on(load(ask))?;
    if ask.json {
        let text = serde_json::to_string_pretty(&report).map_err(|fault| Failure::Input(fault.to_string()))?;
        return Ok(writeln!(out, "{text}")?);
    }
    Ok(report.tell(out)?)
}

async fn load(ask: &Load) -> Result<Report, Failure> {
    let place = Place::find(&ask.url).await?;
    let before = measures(&place).await?;
    let plan = Arc::new(Plan {
        place: place.clone(),
        game: ask.game.clone(),
        seats: ask.seats,
        pace: Duration::from_millis(ask.pace.into()),
    });
    let (stage, told) = watch::channel(Stage::Gathering);
    let (dealt, mut all_dealt) = mpsc::channel(1);
    let bar = bar(ask.tables.into(), "tables are seated");
    let mut crews = gather(&plan, ask.tables, &bar, &told, &dealt).await?;
    drop(dealt);
    let connected = measures(&place).await?;

    stage.send_replace(Stage::Playing);
    // Nothing is sent: it ends when everybody has seen the first deal.
    while_playing(&mut crews, async { all_dealt.recv().await }).await?;
    let begin = measures(&place).await?;
    let since = Instant::now();
    stage.send_replace(Stage::Measuring);
    while_playing(&mut crews, pass(Duration::from_secs_f64(ask.seconds))).await?;
    stage.send_replace(Stage::Playing);
    let seconds = since.elapsed().as_secs_f64();
    let end = measures(&place).await?;

    stage.send_replace(Stage::Leaving);
    let mut tally = Tally::default();
    while let Some(ended) = crews.join_next().await {
        tally.add(ended.expect("no crew panics")?);
    }
    let connected_seats = u64::from(ask.tables) * u64::from(ask.seats);
    let watched = Watched { before, connected, begin, end };
    let server = watched.house(connected_seats as f64, seconds);
    let sleep = if ask.sleep { Some(rest(&place, &watched, ask.tables).await?) } else { None };
    let mut report = Report {
        url: ask.url.clone(),
        game: ask.game.clone(),
        tables: ask.tables,
        connected_seats,
        pace_ms: ask.pace,
        seconds,
        server,
        sleep,
        ..Report::default()
    };
    report.count(tally);
    Ok(report)
}

/// What the house says of itself now. A connection that waits for the next time would be ended by the house.
async fn measures(place: &Place) -> Result<Option<Measures>, Failure> {
    Door::open(place).await?.measures().await
}

/// Opens all tables, some at a time, and lets people sit down there.
async fn gather(
    plan: &Arc<Plan>,
    tables: u32,
    bar: &ProgressBar,
    told: &watch::Receiver<Stage>,
    dealt: &mpsc::Sender<()>,
) -> Result<JoinSet<Result<Tally, Failure>>, Failure> {
    let next = Arc::new(AtomicU32::new(0));
    let (seated, mut arriving) = mpsc::channel(AT_ONCE);
    let mut hosts: JoinSet<Result<(), Failure>> = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (plan, next, seated) = (Arc::clone(plan), Arc::clone(&next), seated.clone());
        hosts.spawn(async move {
            let mut door = Door::open(&plan.place).await?;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= tables {
                    return Ok(());
                }
                let gathered = Crew::gather(Arc::clone(&plan), &mut door, number).await;
                // Where one fails, the others need not try.
                let crew = gathered.inspect_err(|_| next.store(tables, Ordering::Relaxed))?;
                let _ = seated.send(crew).await;
            }
        });
    }
    drop(seated);
    let mut crews = JoinSet::new();
    while let Some(crew) = arriving.recv().await {
        // They wait at their table, and hear what the house says meanwhile.
        crews.spawn(crew.work(told.clone(), dealt.clone()));
        bar.inc(1);
    }
    while let Some(ended) = hosts.join_next().await {
        ended.expect("no host panics")?;
    }
    bar.finish_and_clear();
    Ok(crews)
}

/// Waits for something, unless a crew fails before.
async fn while_playing<T>(
    crews: &mut JoinSet<Result<Tally, Failure>>,
    wait: impl Future<Output = T>,
) -> Result<(), Failure> {
    tokio::select! {
        _ = wait => Ok(()),
        Some(ended) = crews.join_next() => match ended.expect("no crew panics") {
            Ok(_) => unreachable!("a crew leaves when it is told to"),
            Err(failure) => Err(failure),
        },
    }
}

/// Lets time pass, and shows it.
async fn pass(time: Duration) {
    let bar = bar(time.as_secs(), "seconds are measured");
    let end = Instant::now() + time;
    while Instant::now() < end {
        tokio::time::sleep_until(end.min(Instant::now() + Duration::from_secs(1))).await;
        bar.inc(1);
    }
    bar.finish_and_clear();
}

/// Waits until all tables have gone to rest.
async fn rest(place: &Place, watched: &Watched, tables: u32) -> Result<Sleep, Failure> {
    let began = Instant::now();
    loop {
        let now = measures(place).await?;
        let awake = now.as_ref().and_then(Measures::awake);
        if awake.is_none_or(|awake| awake == 0.0) || began.elapsed() > REST_WITHIN {
            let memory = now.as_ref().and_then(Measures::memory);
            let before = watched.before.as_ref().and_then(Measures::memory);
            let each = memory.zip(before).map(|(memory, before)| (memory - before) / f64::from(tables));
            let seconds = began.elapsed().as_secs_f64();
            return Ok(Sleep { seconds, tables_awake: awake, memory_bytes: memory, memory_per_sleeping_table: each });
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// A bar on a terminal; nothing where nobody looks.
fn bar(length: u64, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {{human_pos}} of {{human_len}} {what}"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
