//! What the house remembers: journals of tables, cards for lists, records of finished games, guests.
//!
//! It knows nothing of games, tables' rules or networks. Text goes in and the same text comes out; time is given from
//! outside, in milliseconds since the epoch. [`Store`] is the interface, [`Scribe`] writes for many tables at once.

mod change;
mod fault;
mod retention;
mod scribe;
mod sqlite;
mod store;

pub use change::{Card, Change, Finished, Guest, GuestNews, Line, Phase};
pub use fault::StoreFault;
pub use retention::{Forgotten, Retention};
pub use scribe::{Scribe, Tally};
pub use sqlite::SqliteStore;
pub use store::{Answer, Counts, Store};

#[cfg(feature = "suite")]
pub mod suite;
