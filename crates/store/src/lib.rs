//! What the house remembers: journals of tables, cards for lists, records of finished games, guests.
//!
//! It knows nothing of games, tables' rules or networks. Text goes in and the same text comes out; time is given from
//! outside, in milliseconds since the epoch. [`Store`] is the interface, [`GroupCommit`] writes for many tables at once.

mod change;
mod error;
mod group_commit;
mod retention;
mod sqlite;
mod store;

pub use change::{Change, Guest, GuestUpdate, JournalLine, StoredRecord, TableCard, TablePhase};
pub use error::StoreError;
pub use group_commit::{CommitStats, GroupCommit};
pub use retention::{PurgeCounts, Retention};
pub use sqlite::SqliteStore;
pub use store::{Store, StoreCounts, StoreFuture};

#[cfg(feature = "suite")]
pub mod suite;
