//! The bytes that wait for slow readers, over all connections.
//!
//! A client that reads in time is not counted here. The limits are for the others: each connection may keep so many bytes
//! waiting, all of them together may keep [`Limits::backlog_bytes`](crate::Limits), and once half of that is used, no address
//! may have more than its share. A connection that would exceed a limit ends, so slow readers go first, and many slow
//! readers at one address do not take the room of a slow reader elsewhere.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::rate_limiter::network;

/// Maximum number of bytes that wait for one connection.
const PER_CONNECTION: usize = 1024 * 1024;

/// The bytes that wait for slow readers.
pub(crate) struct Backlog {
    limit: usize,
    waiting: Arc<Mutex<Waiting>>,
}

#[derive(Default)]
struct Waiting {
    total: usize,
    /// By address and by connection; only those that have bytes waiting.
    addresses: HashMap<IpAddr, usize>,
    connections: HashMap<u64, usize>,
}

/// Bytes that wait until this is dropped.
pub(crate) struct WaitingBytes {
    bytes: usize,
    from: IpAddr,
    connection: u64,
    waiting: Arc<Mutex<Waiting>>,
}

impl Backlog {
    pub(crate) fn new(limit: usize) -> Self {
        Self { limit, waiting: Arc::default() }
    }

    /// Counts bytes that wait for a connection; `None` if they are too many.
    pub(crate) fn wait(&self, from: IpAddr, connection: u64, bytes: usize) -> Option<WaitingBytes> {
        let from = network(from);
        let mut waiting = lock(&self.waiting);
        let total = waiting.total + bytes;
        let of_address = waiting.addresses.get(&from).copied().unwrap_or(0) + bytes;
        let of_connection = waiting.connections.get(&connection).copied().unwrap_or(0) + bytes;
        let others = waiting.addresses.len() - usize::from(waiting.addresses.contains_key(&from));
        let share = self.limit / 2 / (others + 1);
        if of_connection > PER_CONNECTION || total > self.limit || (total > self.limit / 2 && of_address > share) {
            return None;
        }
        waiting.total = total;
        waiting.addresses.insert(from, of_address);
        waiting.connections.insert(connection, of_connection);
        Some(WaitingBytes { bytes, from, connection, waiting: Arc::clone(&self.waiting) })
    }

    /// All bytes that wait now.
    pub(crate) fn bytes(&self) -> usize {
        lock(&self.waiting).total
    }
}

impl Drop for WaitingBytes {
    fn drop(&mut self) {
        let mut waiting = lock(&self.waiting);
        waiting.total -= self.bytes;
        release(&mut waiting.addresses, self.from, self.bytes);
        release(&mut waiting.connections, self.connection, self.bytes);
    }
}

fn release<K: Hash + Eq + Copy>(counts: &mut HashMap<K, usize>, key: K, bytes: usize) {
    if let Some(count) = counts.get_mut(&key) {
        *count -= bytes;
        if *count == 0 {
            counts.remove(&key);
        }
    }
}

fn lock(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    // No operation under this lock can be left half done.
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    #[test]
    fn bytes_count_until_they_are_sent() {
        let backlog = Backlog::new(100);
        let first = backlog.wait(address(1), 1, 30).expect("there is room");
        let second = backlog.wait(address(1), 2, 20).expect("there is room");
        assert_eq!(backlog.bytes(), 50);
        drop(first);
        assert_eq!(backlog.bytes(), 20);
        drop(second);
        assert_eq!(backlog.bytes(), 0);
        assert!(lock(&backlog.waiting).addresses.is_empty() && lock(&backlog.waiting).connections.is_empty());
    }

    #[test]
    fn one_address_leaves_half_of_the_room_to_others() {
        let backlog = Backlog::new(100);
        let mut kept: Vec<_> = (0..100).map_while(|number| backlog.wait(address(1), number, 10)).collect();
        assert_eq!(kept.len(), 5, "half of the room");
        kept.extend((100..200).map_while(|number| backlog.wait(address(2), number, 10)));
        assert_eq!(kept.len(), 7, "with two addresses a share is a quarter");
        assert!(backlog.wait(address(1), 300, 10).is_none());
        assert!(backlog.wait(address(3), 301, 10).is_some(), "there is room for another address");
        // Many addresses fill the room, and never more than that.
        kept.extend((10..100).map_while(|last| backlog.wait(address(last), last.into(), 5)));
        assert!((90..=100).contains(&backlog.bytes()), "{}", backlog.bytes());
    }

    #[test]
    fn a_connection_has_a_limit_of_its_own() {
        let backlog = Backlog::new(usize::MAX);
        let kept: Vec<_> = (0..100).map_while(|_| backlog.wait(address(1), 1, 100_000)).collect();
        assert_eq!(kept.len(), 10);
        assert!(backlog.wait(address(1), 2, 100_000).is_some());
    }
}
