//! Metrics for operators, in the format of Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Registry, Unit};

use crate::{ApiError, Server};

/// Counters that are updated continuously. Everything else is read for each scrape.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) requests: Counter,
    pub(crate) refused_requests: Counter,
    pub(crate) messages: Counter,
    pub(crate) tables_opened: Counter,
    pub(crate) slow_viewers: Counter,
    pub(crate) viewers: Gauge,
    entries: Counter,
    games: Counter,
}

impl Metrics {
    /// Counts entries given to the store, and finished games.
    pub(crate) fn stored(&self, entries: usize, games: usize) {
        self.entries.inc_by(entries as u64);
        self.games.inc_by(games as u64);
    }
}

impl Server {
    /// All metrics as text.
    pub(crate) async fn metrics(&self) -> Result<String, ApiError> {
        let counts = self.store.counts().await?;
        let writes = self.writer.stats();
        let mut registry = Registry::with_prefix("sushiya");
        let metrics = &self.metrics;
        for (name, help, counter) in [
            ("requests", "HTTP requests", &metrics.requests),
            ("requests_refused", "HTTP requests refused because of a limit or their origin", &metrics.refused_requests),
            ("messages", "Messages received over WebSockets", &metrics.messages),
            ("tables_opened", "Tables opened", &metrics.tables_opened),
            (
                "viewers_slow",
                "Viewers disconnected because they read too slowly or could not be rendered",
                &metrics.slow_viewers,
            ),
            ("entries", "Journal entries given to the store", &metrics.entries),
            ("games", "Games finished", &metrics.games),
        ] {
            registry.register(name, help, counter.clone());
        }
        registry.register("panics", "Panics that were contained, by where they happened", self.panics.counters());
        registry.register("viewers", "WebSockets open now", metrics.viewers.clone());
        let [bot_moves, hints, analyses] = self.workers.waiting().map(|waiting| waiting as u64);
        for (name, help, value) in [
            ("tables_awake", "Tables awake now", self.registry.len() as u64),
            ("tables_lobby", "Tables stored before a game", counts.lobby),
            ("tables_playing", "Tables stored in a game", counts.playing),
            ("tables_over", "Tables stored after a game", counts.over),
            ("records", "Records stored", counts.records),
            ("guests", "Guests known", counts.guests),
            ("thoughts_waiting", "Bot moves that wait for a worker", bot_moves),
            ("hints_waiting", "Hints and pictures that wait for a worker", hints),
            ("analyses_waiting", "Analyses that wait for a worker", analyses),
            ("pages_waiting", "Pages that wait for a worker", self.page_workers.waiting()[1] as u64),
            ("connections", "Connections open now", u64::from(self.rate_limiter.connections())),
            ("thinkers", "Worker threads alive", self.workers.alive() as u64),
            ("store_changes", "Changes stored", writes.changes),
            ("store_groups", "Transactions that stored them", writes.groups),
            ("store_refused", "Changes that could not be stored", writes.refused),
        ] {
            registry.register(name, help, gauge(value));
        }
        let backlog = gauge(self.backlog.bytes() as u64);
        registry.register_with_unit("backlog", "Bytes that wait for slow readers", Unit::Bytes, backlog);
        registry.register_with_unit("store", "Size of the database", Unit::Bytes, gauge(counts.bytes));
        if let Some(bytes) = resident() {
            registry.register_with_unit("memory", "Memory in use by the process", Unit::Bytes, gauge(bytes));
        }
        let mut text = String::new();
        encode(&mut text, &registry).expect("text can be written");
        Ok(text)
    }
}

fn gauge(value: u64) -> Gauge {
    let gauge: Gauge = Gauge::default();
    gauge.set(value as i64);
    gauge
}

/// The resident memory of this process in bytes, if the operating system reports it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
