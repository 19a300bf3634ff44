//! What whoever runs a server can set.

use std::time::Duration;

use crate::FaultInjection;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people type, without a path: `https://sushi.example`. Pages of other origins may not act here. If nothing
    /// is said, the address that a request was sent to counts.
    pub public_url: Option<String>,
    /// Whether requests come through a proxy of ours, which says where they are from in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether anybody may read `/metrics`; otherwise only this machine.
    pub open_metrics: bool,
    /// What one address, or all together, may do.
    pub limits: Limits,
    /// Threads that bots think on.
    pub bot_threads: usize,
    /// How long bots wait before they lay their choice, so that people can follow, and so that how long a bot has thought
    /// tells nothing.
    pub bot_pace: Duration,
    /// How long a table stays awake when nobody is there.
    pub rest_after: Duration,
    /// How long things are kept.
    pub keep: Keep,
    /// Panics on purpose, for tests.
    #[doc(hidden)]
    pub faults: FaultInjection,
}

/// What one address, or all together, may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests in a second from one address, over some time.
    pub requests_per_second: u32,
    /// New guests in an hour from one address.
    pub guests_per_hour: u32,
    /// New tables in an hour from one address.
    pub tables_per_hour: u32,
    /// Connections from one address.
    pub connections_per_address: u32,
    /// Connections in all.
    pub connections: u32,
    /// Messages in a second over one WebSocket, over some time.
    pub messages_per_second: u32,
}

/// How long things are kept after something last happened.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// Tables, with their journals.
    pub tables: Duration,
    /// Records of finished games.
    pub records: Duration,
    /// Guests.
    pub guests: Duration,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            behind_proxy: false,
            open_metrics: false,
            limits: Limits::default(),
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            bot_pace: Duration::from_millis(400),
            rest_after: Duration::from_secs(60),
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
            connections_per_address: 200,
            connections: 20_000,
            messages_per_second: 20,
        }
    }
}

impl Limits {
    /// For load tests and networks where everybody is trusted.
    pub const NONE: Self = Self {
        requests_per_second: u32::MAX,
        guests_per_hour: u32::MAX,
        tables_per_hour: u32::MAX,
        connections_per_address: u32::MAX,
        connections: u32::MAX,
        messages_per_second: u32::MAX,
    };
}
