//! The settings of an operator.

use std::time::Duration;

use crate::FaultInjection;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The public address, without a path: `https://sushi.example`. Requests from pages of other origins are refused.
    /// If absent, the `Host` header of each request is used.
    pub public_url: Option<String>,
    /// Whether all requests come through a trusted proxy, which sends the client address in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether `/metrics` is public; by default only local clients can read it.
    pub open_metrics: bool,
    /// Rate limits and connection limits.
    pub limits: Limits,
    /// Threads of the worker pool, for bot moves, hints and analyses.
    pub bot_threads: usize,
    /// Threads that render pages.
    pub page_threads: usize,
    /// Delay before a bot's move, so that people can follow, and so that thinking time reveals nothing.
    pub bot_pace: Duration,
    /// Iterations of the search in the analysis of a game. More give better judgements and take longer.
    pub analysis_iterations: u64,
    /// Time until a table without viewers falls asleep.
    pub rest_after: Duration,
    /// Retention periods.
    pub keep: Keep,
    /// Panics on purpose, for tests.
    #[doc(hidden)]
    pub faults: FaultInjection,
}

/// Rate limits and connection limits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests per second from one client address, on average.
    pub requests_per_second: u32,
    /// New guests per hour from one client address.
    pub guests_per_hour: u32,
    /// New tables per hour from one client address.
    pub tables_per_hour: u32,
    /// New pictures to share per hour for one client address.
    pub pictures_per_hour: u32,
    /// WebSockets from one client address; other connections have a separate limit of the same size.
    pub connections_per_address: u32,
    /// Connections in total.
    pub connections: u32,
    /// Messages per second over one WebSocket, on average.
    pub messages_per_second: u32,
    /// Computing time for pages, searches in pages and replays that one client address may use per second.
    pub work_per_second: Duration,
    /// Bytes that may wait for slow readers, over all connections.
    pub backlog_bytes: usize,
    /// Actions that one person may store per hour, and a twelfth of it at once.
    pub entries_per_person: u32,
    /// The same for one client address.
    pub entries_per_address: u32,
    /// New public tables per hour from one client address.
    pub public_tables_per_hour: u32,
    /// Unfinished tables at which one person may sit.
    pub tables_per_person: u32,
}

/// Retention periods after the last activity.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// Tables, with their journals.
    pub tables: Duration,
    /// Records of finished games.
    pub records: Duration,
    /// Guests.
    pub guests: Duration,
}

const DAY: Duration = Duration::from_hours(24);

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            behind_proxy: false,
            open_metrics: false,
            limits: Limits::default(),
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            page_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            bot_pace: Duration::from_millis(400),
            analysis_iterations: menu::THOROUGH,
            rest_after: Duration::from_mins(1),
            keep: Keep { tables: DAY * 30, records: DAY * 365, guests: DAY * 365 },
            faults: FaultInjection::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests_per_second: 20,
            guests_per_hour: 60,
            tables_per_hour: 120,
            pictures_per_hour: 600,
            connections_per_address: 200,
            connections: 20_000,
            messages_per_second: 20,
            work_per_second: Duration::from_millis(300),
            backlog_bytes: 64 * 1024 * 1024,
            entries_per_person: 12_000,
            entries_per_address: 60_000,
            public_tables_per_hour: 12,
            tables_per_person: 100,
        }
    }
}

impl Limits {
    /// No limits on clients, for load tests and trusted networks. Slow readers are still disconnected.
    pub const NONE: Self = Self {
        requests_per_second: u32::MAX,
        guests_per_hour: u32::MAX,
        tables_per_hour: u32::MAX,
        pictures_per_hour: u32::MAX,
        connections_per_address: u32::MAX,
        connections: u32::MAX,
        messages_per_second: u32::MAX,
        work_per_second: Duration::from_secs(1_000_000),
        backlog_bytes: 64 * 1024 * 1024,
        entries_per_person: u32::MAX,
        entries_per_address: u32::MAX,
        public_tables_per_hour: u32::MAX,
        tables_per_person: u32::MAX,
    };
}
