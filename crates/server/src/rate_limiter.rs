//! Limits per client address and per person, so that one client cannot use up what others need.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::{Action, PersonId};

use crate::{ApiError, Limits};

const HOUR: Duration = Duration::from_hours(1);

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
    /// A new table on the public list.
    PublicTable,
}

/// The use of a connection. Each kind has its own limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ConnectionKind {
    /// HTTP requests, until the connection becomes a WebSocket or ends.
    Requests,
    /// A WebSocket.
    Socket,
}

/// When all connections are used up to this share, only addresses with few connections get more: one client can't keep the
/// others out.
const RESERVED: u32 = 10;

/// The number of connections up to which an address has few.
const FEW_CONNECTIONS: u32 = 4;

/// A burst of entries, as a part of what is allowed per hour.
const ENTRY_BURST: f64 = 1.0 / 12.0;

/// The seconds of computing time that a burst may use, for each second per second.
const WORK_BURST: f64 = 10.0;

/// Counts operations and connections per client address. Clones share their counts.
#[derive(Clone)]
pub(crate) struct RateLimiter {
    limits: Limits,
    counts: Arc<Mutex<Counts>>,
}

#[derive(Default)]
struct Counts {
    addresses: HashMap<IpAddr, Usage>,
    people: HashMap<PersonId, TokenBucket>,
    connections: u32,
}

/// The recent usage of one client address.
struct Usage {
    requests: TokenBucket,
    guests: TokenBucket,
    tables: TokenBucket,
    pictures: TokenBucket,
    public_tables: TokenBucket,
    entries: TokenBucket,
    /// Computing time in seconds. It may be negative, because work is paid for when it is done.
    work: TokenBucket,
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
        self.take_many(1.0, per_second, size, now)
    }

    /// Takes some tokens, if there are enough.
    pub(crate) fn take_many(&mut self, tokens: f64, per_second: f64, size: f64, now: Instant) -> bool {
        self.fill(per_second, size, now);
        let enough = self.level >= tokens;
        if enough {
            self.level -= tokens;
        }
        enough
    }

    fn fill(&mut self, per_second: f64, size: f64, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * per_second).min(size);
        self.at = now;
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
            Quota::PublicTable => (&mut usage.public_tables, hourly(limits.public_tables_per_hour)),
        };
        if bucket.take(per_second, size, now) { Ok(()) } else { Err(ApiError::TooMany) }
    }

    /// Admits an action at a table, or refuses it.
    pub(crate) fn admit_action(&self, from: IpAddr, person: PersonId, action: &Action) -> Result<(), ApiError> {
        if let Action::Settings { public: Some(true), .. } = action {
            self.admit(from, Quota::PublicTable)?;
        }
        self.admit_entry(from, person)
    }

    /// Admits an entry of a journal, or refuses it.
    fn admit_entry(&self, from: IpAddr, person: PersonId) -> Result<(), ApiError> {
        let now = Instant::now();
        let limits = &self.limits;
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let (rate, size) = entry_rate(limits.entries_per_person);
        let own = counts.people.entry(person).or_insert_with(|| TokenBucket::full(size, now));
        if !own.take(rate, size, now) {
            return Err(ApiError::Quota);
        }
        let (rate, size) = entry_rate(limits.entries_per_address);
        let usage = counts.addresses.entry(network(from)).or_insert_with(|| Usage::new(limits, now));
        if usage.entries.take(rate, size, now) { Ok(()) } else { Err(ApiError::Quota) }
    }

    /// Admits work for this client address, or refuses it if earlier work has used up its computing time.
    pub(crate) fn admit_work(&self, from: IpAddr) -> Result<(), ApiError> {
        self.work(from, Duration::ZERO)
    }

    /// Charges computing time to this client address.
    pub(crate) fn charge_work(&self, from: IpAddr, took: Duration) {
        let _ = self.work(from, took);
    }

    fn work(&self, from: IpAddr, took: Duration) -> Result<(), ApiError> {
        let now = Instant::now();
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let usage = counts.addresses.entry(network(from)).or_insert_with(|| Usage::new(&self.limits, now));
        let rate = self.limits.work_per_second.as_secs_f64();
        usage.work.fill(rate, rate * WORK_BURST, now);
        usage.work.level -= took.as_secs_f64();
        if usage.work.level > 0.0 { Ok(()) } else { Err(ApiError::TooMany) }
    }

    /// Admits a connection from this client address, which counts until the permit is dropped. Without an address only the
    /// total counts.
    pub(crate) fn connect(&self, from: Option<IpAddr>, kind: ConnectionKind) -> Result<ConnectionPermit, ApiError> {
        let from = from.map(network);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let open = counts.connections;
        if open >= self.limits.connections {
            return Err(ApiError::Busy);
        }
        if let Some(from) = from {
            let usage = counts.addresses.entry(from).or_insert_with(|| Usage::new(&self.limits, Instant::now()));
            let is_nearly_full = open >= self.limits.connections - self.limits.connections / RESERVED;
            if is_nearly_full && usage.connections.iter().sum::<u32>() >= FEW_CONNECTIONS {
                return Err(ApiError::Busy);
            }
            let open = &mut usage.connections[kind as usize];
            if *open >= self.limits.connections_per_address {
                return Err(ApiError::TooMany);
            }
            *open += 1;
        }
        counts.connections += 1;
        Ok(ConnectionPermit { from, kind, counts: Arc::clone(&self.counts) })
    }

    /// The number of open connections.
    pub(crate) fn connections(&self) -> u32 {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).connections
    }

    /// Removes addresses that were idle for an hour: their buckets are full again.
    pub(crate) fn sweep(&self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let is_quiet = |bucket: &TokenBucket| bucket.at.elapsed() > HOUR;
        counts.addresses.retain(|_, usage| {
            let Usage { requests, guests, tables, pictures, public_tables, entries, work, connections } = usage;
            let buckets = [requests, guests, tables, pictures, public_tables, entries, work];
            *connections != [0, 0] || !buckets.into_iter().all(|bucket| is_quiet(bucket))
        });
        counts.addresses.shrink_to_fit();
        counts.people.retain(|_, bucket| !is_quiet(bucket));
        counts.people.shrink_to_fit();
    }
}

impl Usage {
    fn new(limits: &Limits, at: Instant) -> Self {
        Self {
            requests: TokenBucket::full(per_second(limits.requests_per_second).1, at),
            guests: TokenBucket::full(f64::from(limits.guests_per_hour), at),
            tables: TokenBucket::full(f64::from(limits.tables_per_hour), at),
            pictures: TokenBucket::full(f64::from(limits.pictures_per_hour), at),
            public_tables: TokenBucket::full(f64::from(limits.public_tables_per_hour), at),
            entries: TokenBucket::full(entry_rate(limits.entries_per_address).1, at),
            work: TokenBucket::full(limits.work_per_second.as_secs_f64() * WORK_BURST, at),
            connections: [0, 0],
        }
    }
}

/// The fill rate and the size of a bucket for this average rate.
pub(crate) fn per_second(count: u32) -> (f64, f64) {
    (f64::from(count), f64::from(count) * BURST)
}

/// The fill rate and the size of a bucket for this many entries per hour.
fn entry_rate(per_hour: u32) -> (f64, f64) {
    (f64::from(per_hour) / HOUR.as_secs_f64(), f64::from(per_hour) * ENTRY_BURST)
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
    from: Option<IpAddr>,
    kind: ConnectionKind,
    counts: Arc<Mutex<Counts>>,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.connections -= 1;
        if let Some(usage) = self.from.and_then(|from| counts.addresses.get_mut(&from)) {
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
        let socket = |from: IpAddr| rate_limiter.connect(Some(from), ConnectionKind::Socket);
        let first = socket(a).unwrap();
        let _second = socket(b).unwrap();
        assert_eq!(socket(a).err(), Some(ApiError::TooMany), "the same /64 network");
        let requests = rate_limiter.connect(Some(a), ConnectionKind::Requests).unwrap();
        assert_eq!(socket("192.0.2.2".parse().unwrap()).err(), Some(ApiError::Busy), "the server is full");
        drop((first, requests));
        assert!(socket(a).is_ok());
    }

    #[test]
    fn the_last_connections_are_for_addresses_that_have_few() {
        let rate_limiter = RateLimiter::new(Limits { connections: 100, ..Limits::NONE });
        let connect = |last: u8| rate_limiter.connect(Some([192, 0, 2, last].into()), ConnectionKind::Requests);
        let greedy: Vec<_> = (0..200).map_while(|_| connect(1).ok()).collect();
        assert_eq!(greedy.len(), 90);
        assert_eq!(connect(1).err(), Some(ApiError::Busy));
        let others: Vec<_> = (2..=4).flat_map(|last| [connect(last), connect(last)]).collect();
        assert!(others.iter().all(Result::is_ok));
        assert_eq!(rate_limiter.connections(), 96);
    }

    #[test]
    fn work_is_paid_for_when_it_is_done() {
        let limits = Limits { work_per_second: Duration::from_millis(100), ..Limits::NONE };
        let (rate_limiter, from) = (RateLimiter::new(limits), [192, 0, 2, 1].into());
        rate_limiter.charge_work(from, Duration::from_millis(900));
        assert_eq!(rate_limiter.admit_work(from), Ok(()));
        rate_limiter.charge_work(from, Duration::from_mins(1));
        assert_eq!(rate_limiter.admit_work(from), Err(ApiError::TooMany));
        assert_eq!(rate_limiter.admit_work([192, 0, 2, 2].into()), Ok(()), "others can go on");
    }

    #[test]
    fn people_and_addresses_can_store_so_many_entries() {
        let limits = Limits { entries_per_person: 120, entries_per_address: 240, ..Limits::NONE };
        let rate_limiter = RateLimiter::new(limits);
        let stored = |last: u8, person| {
            let from = [192, 0, 2, last].into();
            (0..1000).take_while(|_| rate_limiter.admit_entry(from, PersonId(person)).is_ok()).count()
        };
        assert_eq!((stored(1, 1), stored(2, 1)), (10, 0), "a person can't get more at another address");
        assert_eq!((stored(1, 2), stored(1, 3)), (10, 0), "nor an address by inventing people");
    }

    #[test]
    fn an_ipv4_mapped_address_counts_as_ipv4() {
        let mapped: IpAddr = "::ffff:192.0.2.1".parse().unwrap();
        assert_eq!(network(mapped), "192.0.2.1".parse::<IpAddr>().unwrap());
    }
}
