//! Limits per client address, so that one client cannot use up what others need.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::{ApiError, Limits};

/// The size of a burst, in seconds of the average rate.
const BURST: f64 = 5.0;

/// A limited operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Quota {
    /// A request of any kind.
    Request,
    /// A new guest.
    Guest,
    /// A new table.
    Table,
    /// A new picture to share.
    Picture,
}

/// The use of a connection. Each kind has its own limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ConnectionKind {
    /// HTTP requests, until the connection becomes a WebSocket or ends.
    Requests,
    /// A WebSocket.
    Socket,
}

/// Counts operations and connections per client address.
pub(crate) struct RateLimiter {
    limits: Limits,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Default)]
struct Counts {
    addresses: HashMap<IpAddr, Usage>,
    connections: u32,
}

/// The recent usage of one client address.
struct Usage {
    requests: TokenBucket,
    guests: TokenBucket,
    tables: TokenBucket,
    pictures: TokenBucket,
    /// Open connections by kind.
    connections: [u32; 2],
}

/// A token bucket: it fills with time, and each operation takes one token.
#[derive(Clone, Copy)]
pub(crate) struct TokenBucket {
    level: f64,
    at: Instant,
}

impl TokenBucket {
    /// A full bucket.
    pub(crate) fn full(size: f64, at: Instant) -> Self {
        Self { level: size, at }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, per_second: f64, size: f64, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * per_second).min(size);
        self.at = now;
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, counts: Arc::default() }
    }

    /// Admits an operation from this client address, or refuses it.
    pub(crate) fn admit(&self, from: IpAddr, quota: Quota) -> Result<(), ApiError> {
        let now = Instant::now();
        let limits = &self.limits;
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let usage = counts.addresses.entry(network(from)).or_insert_with(|| Usage::new(limits, now));
        let hourly = |count: u32| (f64::from(count) / 3600.0, f64::from(count));
        let (bucket, (per_second, size)) = match quota {
            Quota::Request => (&mut usage.requests, per_second(limits.requests_per_second)),
            Quota::Guest => (&mut usage.guests, hourly(limits.guests_per_hour)),
            Quota::Table => (&mut usage.tables, hourly(limits.tables_per_hour)),
            Quota::Picture => (&mut usage.pictures, hourly(limits.pictures_per_hour)),
        };
        if bucket.take(per_second, size, now) { Ok(()) } else { Err(ApiError::TooMany) }
    }

    /// Admits a connection from this client address, which counts until the permit is dropped.
    pub(crate) fn connect(&self, from: IpAddr, kind: ConnectionKind) -> Result<ConnectionPermit, ApiError> {
        let from = network(from);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.connections >= self.limits.connections {
            return Err(ApiError::Busy);
        }
        let usage = counts.addresses.entry(from).or_insert_with(|| Usage::new(&self.limits, Instant::now()));
        let open = &mut usage.connections[kind as usize];
        if *open >= self.limits.connections_per_address {
            return Err(ApiError::TooMany);
        }
        *open += 1;
        counts.connections += 1;
        Ok(ConnectionPermit { from, kind, counts: Arc::clone(&self.counts) })
    }

    /// Removes addresses that were idle for an hour: their buckets are full again.
    pub(crate) fn sweep(&self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.addresses.retain(|_, usage| {
            let quiet = |bucket: &TokenBucket| bucket.at.elapsed() > Duration::from_secs(3600);
            let buckets = [&usage.requests, &usage.guests, &usage.tables, &usage.pictures];
            let all_quiet = buckets.into_iter().all(quiet);
            usage.connections != [0, 0] || !all_quiet
        });
        counts.addresses.shrink_to_fit();
    }
}

impl Usage {
    fn new(limits: &Limits, at: Instant) -> Self {
        Self {
            requests: TokenBucket::full(per_second(limits.requests_per_second).1, at),
            guests: TokenBucket::full(f64::from(limits.guests_per_hour), at),
            tables: TokenBucket::full(f64::from(limits.tables_per_hour), at),
            pictures: TokenBucket::full(f64::from(limits.pictures_per_hour), at),
            connections: [0, 0],
        }
    }
}

/// The fill rate and the size of a bucket for this average rate.
pub(crate) fn per_second(count: u32) -> (f64, f64) {
    (f64::from(count), f64::from(count) * BURST)
}

/// The network that limits apply to: an IPv4 address, or a /64 of IPv6, since clients usually have a whole one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
    }
}

/// A permit for an open connection.
pub(crate) struct ConnectionPermit {
    from: IpAddr,
    kind: ConnectionKind,
    counts: Arc<Mutex<Counts>>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.connections -= 1;
        if let Some(usage) = counts.addresses.get_mut(&self.from) {
            usage.connections[self.kind as usize] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let mut bucket = TokenBucket::full(2.0, start);
        let takes: Vec<bool> = [0, 0, 0, 400, 500, 600, 10_000, 10_000, 10_000]
            .map(|after| bucket.take(2.0, 2.0, start + Duration::from_millis(after)))
            .to_vec();
        assert_eq!(takes, [true, true, false, false, true, false, true, true, false]);
    }

    #[test]
    fn connections_count_per_network_until_they_end() {
        let rate_limiter = RateLimiter::new(Limits { connections: 3, connections_per_address: 2, ..Limits::default() });
        let [a, b]: [IpAddr; 2] = ["2001:db8::1", "2001:db8::2:3"].map(|text| text.parse().unwrap());
        let socket = |from: IpAddr| rate_limiter.connect(from, ConnectionKind::Socket);
        let first = socket(a).unwrap();
        let _second = socket(b).unwrap();
        assert_eq!(socket(a).err(), Some(ApiError::TooMany), "the same /64 network");
        let requests = rate_limiter.connect(a, ConnectionKind::Requests).unwrap();
        assert_eq!(socket("192.0.2.2".parse().unwrap()).err(), Some(ApiError::Busy), "the server is full");
        drop((first, requests));
        assert!(socket(a).is_ok());
    }

    #[test]
    fn an_ipv4_mapped_address_counts_as_ipv4() {
        let mapped: IpAddr = "::ffff:192.0.2.1".parse().unwrap();
        assert_eq!(network(mapped), "192.0.2.1".parse::<IpAddr>().unwrap());
    }
}
