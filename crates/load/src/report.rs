//! The results of a load test.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::Plan;
use crate::metrics::Metrics;
use crate::tally::{Percentiles, Tally};

/// The results of a load test. `sushiya load --json` prints it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
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
    /// How long was measured, beginning when all tables had seen the first deal.
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
    /// What sleeping tables cost, if that was measured.
    pub sleep: Option<SleepReport>,
}

/// The server's own metrics.
#[derive(Clone, Debug, Serialize)]
pub struct ServerReport {
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

/// What sleeping tables cost.
#[derive(Clone, Debug, Serialize)]
pub struct SleepReport {
    /// How long it took until all tables slept, or the timeout.
    pub seconds: f64,
    /// Tables that are still awake.
    pub tables_awake: Option<f64>,
    /// Resident memory.
    pub memory_bytes: Option<f64>,
    /// Growth of resident memory since the beginning, per table.
    pub memory_per_sleeping_table: Option<f64>,
}

/// The server's metrics at four points of a load test.
pub(crate) struct Observed {
    pub(crate) before: Option<Metrics>,
    pub(crate) connected: Option<Metrics>,
    pub(crate) begin: Option<Metrics>,
    pub(crate) end: Option<Metrics>,
}

impl Observed {
    fn report(&self, seats: f64, seconds: f64) -> Option<ServerReport> {
        let (before, connected) = (self.before.as_ref()?, self.connected.as_ref()?);
        let (begin, end) = (self.begin.as_ref()?, self.end.as_ref()?);
        let growth = |later: &Metrics| Some((later.memory()? - before.memory()?) / seats);
        let commits = begin.commits().zip(end.commits());
        let commits = commits.map(|(first, last)| (last.0 - first.0, last.1 - first.1));
        Some(ServerReport {
            memory_bytes: Samples { before: before.memory(), connected: connected.memory(), end: end.memory() },
            memory_per_connected_seat: growth(connected),
            memory_per_playing_seat: growth(end),
            database_bytes: end.database(),
            entries_per_second: begin.entries().zip(end.entries()).map(|(first, last)| (last - first) / seconds),
            commits_per_second: commits.map(|(_, groups)| groups / seconds),
            changes_per_commit: commits.filter(|(_, groups)| *groups > 0.0).map(|(changes, groups)| changes / groups),
        })
    }
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
        Self {
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
            turn_ms: Percentiles::of(tally.turns),
            acknowledgement_ms: Percentiles::of(tally.acknowledgements),
            refusals: tally.refusals,
            reconnects: tally.disconnects.values().sum(),
            reconnects_by_reason: tally.disconnects,
            tables_renewed: tally.tables_replaced,
            server: observed.report(seats as f64, seconds),
            sleep,
        }
    }
}
