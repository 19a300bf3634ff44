//! The interface of the store.

use std::pin::Pin;

use crate::{
    Change, Guest, JournalLine, PurgeCounts, RecentJournal, Retention, Statistics, StoreError, StoredRecord, TableCard,
};

/// The future that every method of a store returns.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Durable storage.
///
/// After [`commit`](Self::commit) returns `Ok`, the changes survive a crash of the process and a power failure. Reads
/// never wait for writes. A future that is dropped before it completes leaves the store unchanged or with the whole
/// change done.
pub trait Store: Send + Sync + 'static {
    /// Stores all changes or none. Changes of the same table are applied in order.
    fn commit<'a>(&'a self, changes: &'a [Change]) -> StoreFuture<'a, ()>;

    /// Commits something without meaning, to find out whether changes can be stored and the stored data is intact.
    fn probe(&self) -> StoreFuture<'_, ()>;

    /// The whole journal of a table; empty if there is no such table.
    fn journal<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<JournalLine>>;

    /// The latest snapshot of a table and the lines of its journal after it. The time this takes does not depend on the
    /// length of the journal, if the caller stores snapshots.
    fn recent<'a>(&'a self, table: &'a str) -> StoreFuture<'a, RecentJournal>;

    /// A table's card.
    fn card<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<TableCard>>;

    /// The public tables that are not over: the newest of every host, then the second of every host, and so on; newest first.
    fn public_cards(&self, limit: u32) -> StoreFuture<'_, Vec<TableCard>>;

    /// The tables at which a guest sits, last used first.
    fn cards_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableCard>>;

    /// The number of tables that are not over at which a guest sits.
    fn unfinished<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, u64>;

    /// The tables that must be woken at `before` or earlier, earliest first.
    fn due(&self, before: u64, limit: u32) -> StoreFuture<'_, Vec<TableCard>>;

    /// The earliest time at which a table must be woken.
    fn next_wake(&self) -> StoreFuture<'_, Option<u64>>;

    /// The record of a game.
    fn record<'a>(&'a self, table: &'a str, number: u32) -> StoreFuture<'a, Option<StoredRecord>>;

    /// The records of a guest's games, latest first.
    fn records_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredRecord>>;

    /// The statistics of a guest, by game.
    fn statistics<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<Statistics>>;

    /// The guest with this token hash.
    fn guest_by_token(&self, token_hash: [u8; 32]) -> StoreFuture<'_, Option<Guest>>;

    /// Counts the stored data. This reads many pages, so it should not be called often.
    fn counts(&self) -> StoreFuture<'_, StoreCounts>;

    /// The time of the latest activity: of a table, a finished game or a guest.
    fn latest(&self) -> StoreFuture<'_, Option<u64>>;

    /// Deletes old data in small batches, so that writers do not wait long.
    fn purge(&self, what: Retention) -> StoreFuture<'_, PurgeCounts>;

    /// Finishes running operations and closes the database. Later calls fail.
    fn close(&self) -> StoreFuture<'_, ()>;
}

/// Counts of stored data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoreCounts {
    /// Tables where people gather.
    pub lobby: u64,
    /// Tables where a game is played.
    pub playing: u64,
    /// Tables that are over.
    pub over: u64,
    /// Records of finished games.
    pub records: u64,
    /// Guests.
    pub guests: u64,
    /// The size of the database in bytes.
    pub bytes: u64,
}
