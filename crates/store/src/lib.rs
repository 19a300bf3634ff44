//! The storage of the server: journals of tables, cards for lists, records of finished games, guests.
//!
//! The store knows nothing about games, rules or networks. It returns text as it was stored; the caller supplies the time, in
//! milliseconds since the epoch. [`Store`] is the interface, [`SqliteStore`] implements it, [`GroupCommit`] writes for many
//! tables at once.

mod change;
mod error;
mod group_commit;
mod retention;
mod sqlite;
mod store;

pub use change::{
    Change, Guest, GuestResult, GuestUpdate, JournalLine, RecentJournal, Statistics, StoredRecord, TableCard,
    TablePhase, TableSnapshot,
};
pub use error::StoreError;
pub use group_commit::{CommitStats, GroupCommit};
pub use retention::{PurgeCounts, Retention};
pub use sqlite::SqliteStore;
pub use store::{Store, StoreCounts, StoreFuture};

#[cfg(feature = "suite")]
pub mod suite;
