//! The interface: all that the house knows of its memory.

use std::pin::Pin;

use crate::{Change, Guest, JournalLine, PurgeCounts, Retention, StoreError, StoredRecord, TableCard};

/// What a store answers, later.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What the house remembers.
///
/// Whoever hears `Ok` from [`commit`](Self::commit) may rely on it: the change outlives the process and the power supply.
/// Reading never waits for writing. An answer that is dropped before it is there leaves the store as it was, or with the
/// whole of the change done.
pub trait Store: Send + Sync + 'static {
    /// Remembers all changes, or none of them. They may speak of the same table; then they come in order.
    fn commit<'a>(&'a self, changes: &'a [Change]) -> StoreFuture<'a, ()>;

    /// All lines of a table's journal, from the first one. Empty if there is no such table.
    fn journal<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<JournalLine>>;

    /// A table's card.
    fn card<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<TableCard>>;

    /// The public tables that are not over, those opened last first.
    fn public_cards(&self, limit: u32) -> StoreFuture<'_, Vec<TableCard>>;

    /// The tables at which a guest sits, those where something happened last first.
    fn cards_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableCard>>;

    /// The tables whose time to wake is `before` or earlier, the earliest first.
    fn due(&self, before: u64, limit: u32) -> StoreFuture<'_, Vec<TableCard>>;

    /// The earliest time at which a table must be woken.
    fn next_wake(&self) -> StoreFuture<'_, Option<u64>>;

    /// A finished game.
    fn record<'a>(&'a self, table: &'a str, number: u32) -> StoreFuture<'a, Option<StoredRecord>>;

    /// The finished games that a guest played, the last first.
    fn records_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredRecord>>;

    /// The guest to whom a token with this hash was given.
    fn guest_by_token(&self, token_hash: [u8; 32]) -> StoreFuture<'_, Option<Guest>>;

    /// How much is stored. This reads a good deal: for a look now and then.
    fn counts(&self) -> StoreFuture<'_, StoreCounts>;

    /// Deletes what may be forgotten, a little at a time, so that nobody who writes waits long.
    fn purge(&self, what: Retention) -> StoreFuture<'_, PurgeCounts>;

    /// Finishes what is under way and lets go of the database. Everything after is refused.
    fn close(&self) -> StoreFuture<'_, ()>;
}

/// How much is stored.
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
