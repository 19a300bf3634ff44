//! `sushiya load`: runs a load test against a server and prints the results.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use load::{Percentiles, Plan, Progress, Protocol, Report, ServerReport};

use crate::cli::{Load, PageSeries};
use crate::commands::open_files;
use crate::error::CommandError;
use crate::layout;

/// Open files besides the clients' sockets.
const OTHER_FILES: u64 = 64;

/// Runs a load test.
pub(crate) fn run(ask: &Load, out: &mut dyn Write) -> Result<(), CommandError> {
    let plan = plan(ask)?;
    let needed = plan.connections() + OTHER_FILES;
    if let Some(limit) = open_files::raise().filter(|limit| *limit < needed) {
        return Err(CommandError::Input(format!(
            "{needed} open files are needed, but the limit of this process is {limit}; raise it ('ulimit -n') or use \
             fewer tables"
        )));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| CommandError::Input(format!("cannot start threads: {error}")))?;
    let mut series = Vec::new();
    for &protocol in protocols(ask.pages) {
        series.push(runtime.block_on(measure(&Plan { protocol, ..plan.clone() }))?);
    }
    if ask.json { print_json(&series, ask.pages, out) } else { print_all(&series, out) }
}

/// The protocols to measure, in order.
fn protocols(pages: Option<PageSeries>) -> &'static [Protocol] {
    match pages {
        None => &[Protocol::Json],
        Some(PageSeries::Both) => &[Protocol::Json, Protocol::Pages],
        Some(PageSeries::Only) => &[Protocol::Pages],
    }
}

/// Prints one report as it is, or with `--pages` an object with a report for each protocol.
fn print_json(series: &[Report], pages: Option<PageSeries>, out: &mut dyn Write) -> Result<(), CommandError> {
    let value = match (series, pages) {
        ([report], None) => serde_json::to_value(report),
        (series, _) => {
            let names = series.iter().map(|report| (protocol_name(report.protocol), report));
            serde_json::to_value(names.collect::<BTreeMap<_, _>>())
        }
    };
    let text = value.and_then(|value| serde_json::to_string_pretty(&value));
    Ok(writeln!(out, "{}", text.map_err(|error| CommandError::Input(error.to_string()))?)?)
}

const fn protocol_name(protocol: Protocol) -> &'static str {
    match protocol {
        Protocol::Json => "json",
        Protocol::Pages => "pages",
    }
}

fn print_all(series: &[Report], out: &mut dyn Write) -> Result<(), CommandError> {
    for (index, report) in series.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        print(report, out)?;
    }
    Ok(())
}

fn plan(ask: &Load) -> Result<Plan, CommandError> {
    let mut options: BTreeMap<String, String> = ask.options.iter().cloned().collect();
    options.insert("players".to_owned(), ask.seats.to_string());
    let options = menu::parse_options(&ask.game, &options)?
        .map(|_| options)
        .map_err(|faults| CommandError::list("these options cannot be played", faults))?;
    Ok(Plan {
        protocol: Protocol::Json,
        url: ask.url.clone(),
        game: ask.game.clone(),
        options,
        tables: ask.tables,
        seats: ask.seats,
        pace: Duration::from_millis(ask.pace.into()),
        duration: Duration::from_secs_f64(ask.seconds),
        sleep: ask.sleep,
    })
}

/// Runs the load test with progress bars.
async fn measure(plan: &Plan) -> Result<Report, CommandError> {
    let seated = bar(plan.tables.into(), "tables seated");
    let measured = bar(plan.duration.as_secs(), "seconds measured");
    let progress = |progress| match progress {
        Progress::Seated(tables) => {
            seated.set_position(tables.into());
            if tables == plan.tables {
                seated.finish_and_clear();
            }
        }
        Progress::Measured(time) => measured.set_position(time.as_secs()),
    };
    let report = load::run(plan, &progress).await;
    seated.finish_and_clear();
    measured.finish_and_clear();
    report.map_err(|error| CommandError::Input(error.to_string()))
}

/// A progress bar; invisible if standard error is not a terminal.
fn bar(length: u64, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {{human_pos}} of {{human_len}} {what}"));
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(report: &Report, out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(
        out,
        "{} seats at {} tables played {} for {:.1} s ({}): {} choices, {} games.\n",
        report.connected_seats,
        report.tables,
        report.game,
        report.seconds,
        protocol_name(report.protocol),
        report.choices,
        report.games
    )?;
    let mut rows = vec![
        row("choices stored per second", format!("{:.0}", report.choices_per_second)),
        row("time between choices of a seat", in_units(report.seconds_between_choices, 1.0, 2, "s")),
        row("messages received per second", format!("{:.0}", report.messages_per_second)),
        row("MB received per second", format!("{:.2}", report.bytes_per_second / 1e6)),
        row("mean message", in_units(report.message_bytes_mean, 1e3, 2, "KB")),
        row("received per player and game", in_units(report.game_bytes_per_player, 1e3, 1, "KB")),
    ];
    if report.first_page_bytes_mean.is_some() {
        rows.push(row("mean first page", in_units(report.first_page_bytes_mean, 1e3, 1, "KB")));
    }
    for (code, count) in &report.refusals {
        rows.push(row(&format!("refused: {code}"), count.to_string()));
    }
    for (reason, count) in &report.reconnects_by_reason {
        rows.push(row(&format!("reconnected: {reason}"), count.to_string()));
    }
    if let Some(server) = &report.server {
        rows.extend(server_rows(server));
    }
    if let Some(sleep) = &report.sleep {
        rows.push(row("tables still awake at the end", in_units(sleep.tables_awake, 1.0, 0, "")));
        rows.push(row("memory per sleeping table", in_units(sleep.memory_per_sleeping_table, 1e3, 1, "KB")));
    }
    layout::table(out, &rows)?;
    writeln!(out)?;
    let head = ["milliseconds", "p50", "p95", "p99", "max"].map(str::to_owned).to_vec();
    let times =
        [("last choice of a turn → seen by all", report.turn_ms), ("choice → acknowledged", report.acknowledgement_ms)];
    let times = times.into_iter().filter_map(|(what, times)| Some(latency(what, times?)));
    layout::table(out, &[head].into_iter().chain(times).collect::<Vec<_>>())?;
    if report.server.is_none() {
        writeln!(out, "\nThe server does not show its metrics to this address; start it with --open-metrics.")?;
    }
    Ok(())
}

fn latency(what: &str, times: Percentiles) -> Vec<String> {
    let numbers = [times.p50, times.p95, times.p99, times.max].map(|time| format!("{time:.2}"));
    [what.to_owned()].into_iter().chain(numbers).collect()
}

fn server_rows(server: &ServerReport) -> Vec<Vec<String>> {
    vec![
        row("server CPU per choice", in_units(server.cpu_us_per_choice, 1.0, 1, "µs")),
        row("  in user mode", in_units(server.cpu_user_us_per_choice, 1.0, 1, "µs")),
        row("  in system mode", in_units(server.cpu_system_us_per_choice, 1.0, 1, "µs")),
        row("journal entries stored per second", in_units(server.entries_per_second, 1.0, 0, "")),
        row("commits per second", in_units(server.commits_per_second, 1.0, 0, "")),
        row("changes per commit", in_units(server.changes_per_commit, 1.0, 1, "")),
        row("server memory at the end", in_units(server.memory_bytes.end, 1e6, 1, "MB")),
        row("memory per connected seat", in_units(server.memory_per_connected_seat, 1e3, 1, "KB")),
        row("memory per playing seat", in_units(server.memory_per_playing_seat, 1e3, 1, "KB")),
    ]
}

fn row(what: &str, value: String) -> Vec<String> {
    vec![what.to_owned(), value]
}

fn in_units(value: Option<f64>, unit: f64, digits: usize, name: &str) -> String {
    let text = value.map(|value| format!("{:.digits$} {name}", value / unit));
    text.unwrap_or_else(|| "unknown".to_owned()).trim_end().to_owned()
}
