//! The results of a load test.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::metrics::Metrics;
use crate::process::CpuTime;
use crate::tally::{Percentiles, Tally};
use crate::{Plan, Protocol};

/// The results of a load test. `sushiya load --json` prints it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The protocol that the clients spoke.
    pub protocol: Protocol,
    /// The server.
    pub url: String,
    /// Name of the game.
    pub game: String,
    /// Number of tables.
    pub tables: u32,
    /// Number of clients, each with a connection of its own.
    pub connected_seats: u64,
    /// Mean thinking time.
    pub pace_ms: u32,
    /// Measured time, from when all tables had seen the first deal.
    pub seconds: f64,
    /// Choices that were acknowledged, which means stored.
    pub choices: u64,
    /// The same per second.
    pub choices_per_second: f64,
    /// Mean time between two choices of one seat.
    pub seconds_between_choices: Option<f64>,
    /// Games finished.
    pub games: u64,
    /// From sending the last choice of a turn to the moment when all seats of the table have received the next turn.
    pub turn_ms: Option<Percentiles>,
    /// From sending a choice to its acknowledgement.
    pub acknowledgement_ms: Option<Percentiles>,
    /// Messages received per second.
    pub messages_per_second: f64,
    /// Payload bytes received per second, without WebSocket framing.
    pub bytes_per_second: f64,
    /// Mean payload bytes of a message.
    pub message_bytes_mean: Option<f64>,
    /// Mean payload bytes that one client received for a whole game, lobby included and first page excluded.
    pub game_bytes_per_player: Option<f64>,
    /// Mean bytes of the page that a browser loads first.
    pub first_page_bytes_mean: Option<f64>,
    /// Refused requests by error code.
    pub refusals: BTreeMap<String, u64>,
    /// Connections that ended unexpectedly and were opened again.
    pub reconnects: u64,
    /// The same by reason.
    pub reconnects_by_reason: BTreeMap<String, u64>,
    /// Tables that reached the limit of their journal and were replaced.
    pub tables_renewed: u64,
    /// The server's own metrics, if it shows them to this address.
    pub server: Option<ServerReport>,
    /// The memory of sleeping tables, if measured.
    pub sleep: Option<SleepReport>,
    /// CPU time of the load generator itself per choice, in microseconds.
    pub client_cpu_us_per_choice: Option<f64>,
}

/// Data about the server: its own metrics, and its CPU time if it runs on this machine.
#[derive(Clone, Debug, Serialize)]
pub struct ServerReport {
    /// CPU time per choice in microseconds, user and system together.
    pub cpu_us_per_choice: Option<f64>,
    /// CPU time per choice in user mode.
    pub cpu_user_us_per_choice: Option<f64>,
    /// CPU time per choice in system mode.
    pub cpu_system_us_per_choice: Option<f64>,
    /// Resident memory.
    pub memory_bytes: Samples,
    /// Growth of resident memory per connected client, before the games begin.
    pub memory_per_connected_seat: Option<f64>,
    /// Growth of resident memory per client at the end of the measurement.
    pub memory_per_playing_seat: Option<f64>,
    /// Size of the database.
    pub database_bytes: Option<f64>,
    /// Journal entries stored per second.
    pub entries_per_second: Option<f64>,
    /// Transactions per second, each with one fsync.
    pub commits_per_second: Option<f64>,
    /// Changes of tables per transaction.
    pub changes_per_commit: Option<f64>,
}

/// A value at three points of a load test.
#[derive(Clone, Debug, Serialize)]
pub struct Samples {
    /// Before the first client connects.
    pub before: Option<f64>,
    /// When all clients are seated.
    pub connected: Option<f64>,
    /// At the end of the measurement.
    pub end: Option<f64>,
}

/// The memory of sleeping tables.
#[derive(Clone, Debug, Serialize)]
pub struct SleepReport {
    /// Time until all tables slept, or the timeout.
    pub seconds: f64,
    /// Tables that are still awake.
    pub tables_awake: Option<f64>,
    /// Resident memory.
    pub memory_bytes: Option<f64>,
    /// Growth of resident memory since the beginning, per table.
    pub memory_per_sleeping_table: Option<f64>,
}

/// The server's metrics at four points of a load test, and the CPU time that was used between the last two.
pub(crate) struct Observed {
    pub(crate) before: Option<Metrics>,
    pub(crate) connected: Option<Metrics>,
    pub(crate) begin: Option<Metrics>,
    pub(crate) end: Option<Metrics>,
    pub(crate) server_cpu: Option<CpuTime>,
    pub(crate) client_cpu: Option<CpuTime>,
}

impl Observed {
    /// Data about the server; `None` if there is none.
    fn report(&self, seats: f64, seconds: f64, choices: u64) -> Option<ServerReport> {
        let all = || [&self.before, &self.connected, &self.begin, &self.end];
        if self.server_cpu.is_none() && all().iter().all(|metrics| metrics.is_none()) {
            return None;
        }
        let [before, connected, begin, end] = all().map(Option::as_ref);
        let memory = |metrics: Option<&Metrics>| metrics.and_then(Metrics::memory);
        let growth = |later| Some((memory(later)? - memory(before)?) / seats);
        let entries = begin.and_then(Metrics::entries).zip(end.and_then(Metrics::entries));
        let commits = begin.and_then(Metrics::commits).zip(end.and_then(Metrics::commits));
        let commits = commits.map(|(first, last)| (last.0 - first.0, last.1 - first.1));
        let cpu = |part: fn(CpuTime) -> f64| micros_per(self.server_cpu.map(part), choices);
        Some(ServerReport {
            cpu_us_per_choice: cpu(|cpu| cpu.user + cpu.system),
            cpu_user_us_per_choice: cpu(|cpu| cpu.user),
            cpu_system_us_per_choice: cpu(|cpu| cpu.system),
            memory_bytes: Samples { before: memory(before), connected: memory(connected), end: memory(end) },
            memory_per_connected_seat: growth(connected),
            memory_per_playing_seat: growth(end),
            database_bytes: end.and_then(Metrics::database),
            entries_per_second: entries.map(|(first, last)| (last - first) / seconds),
            commits_per_second: commits.map(|(_, groups)| groups / seconds),
            changes_per_commit: commits.filter(|(_, groups)| *groups > 0.0).map(|(changes, groups)| changes / groups),
        })
    }
}

/// Seconds divided by a count, in microseconds.
fn micros_per(seconds: Option<f64>, count: u64) -> Option<f64> {
    seconds.filter(|_| count > 0).map(|seconds| seconds * 1e6 / count as f64)
}

/// A mean; `None` without samples.
fn mean(sum: u64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum as f64 / count as f64)
}

impl Report {
    pub(crate) fn new(
        plan: &Plan,
        seconds: f64,
        tally: Tally,
        observed: &Observed,
        sleep: Option<SleepReport>,
    ) -> Self {
        let seats = plan.connections();
        let rate = |count: u64| count as f64 / seconds;
        let client_cpu = observed.client_cpu.map(|cpu| cpu.user + cpu.system);
        Self {
            protocol: plan.protocol,
            url: plan.url.clone(),
            game: plan.game.clone(),
            tables: plan.tables,
            connected_seats: seats,
            pace_ms: plan.pace.as_millis() as u32,
            seconds,
            choices: tally.choices,
            choices_per_second: rate(tally.choices),
            seconds_between_choices: (tally.choices > 0).then(|| seconds * seats as f64 / tally.choices as f64),
            games: tally.games,
            messages_per_second: rate(tally.messages),
            bytes_per_second: rate(tally.bytes),
            message_bytes_mean: mean(tally.bytes, tally.messages),
            game_bytes_per_player: mean(tally.player_game_bytes, tally.player_games),
            first_page_bytes_mean: mean(tally.first_page_bytes, tally.first_pages),
            turn_ms: Percentiles::of(tally.turns),
            acknowledgement_ms: Percentiles::of(tally.acknowledgements),
            refusals: tally.refusals,
            reconnects: tally.disconnects.values().sum(),
            reconnects_by_reason: tally.disconnects,
            tables_renewed: tally.tables_replaced,
            server: observed.report(seats as f64, seconds, tally.choices),
            sleep,
            client_cpu_us_per_choice: micros_per(client_cpu, tally.choices),
        }
    }
}
