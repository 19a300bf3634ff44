//! The store in one SQLite file. One connection writes; a few others read and never wait for it.

mod batch;
mod error;
mod health;
mod identity;
mod lock;
mod open;
mod private;
mod purge;
mod read;
mod write;

use std::path::Path;

use sqlx::SqlitePool;
use tokio::sync::Mutex;

use self::health::Health;
use self::write::Writer;
use crate::{
    Change, Guest, JournalLine, PurgeCounts, RecentJournal, Retention, Statistics, Store, StoreCounts, StoreError,
    StoreFuture, StoredRecord, TableCard,
};

/// A store in one SQLite file.
pub struct SqliteStore {
    /// `None` when closed.
    writer: Mutex<Option<Writer>>,
    readers: SqlitePool,
    health: Health,
}

impl SqliteStore {
    /// Opens the store in the file `path`, creates the file and its folder if necessary, and migrates an older schema. While it
    /// is open, no other process can open it.
    ///
    /// # Errors
    ///
    /// [`StoreError::Open`], which says what is wrong and what to do.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let opened = open::open(path).await?;
        let writer = Writer::new(opened.writer, opened.lock, path).await?;
        Ok(Self { writer: Mutex::new(Some(writer)), readers: opened.readers, health: Health::default() })
    }

    /// Limits the size of the database; beyond it, changes fail with [`StoreError::Full`]. The write-ahead log does not count.
    /// If more is stored already, the database just does not grow.
    ///
    /// # Errors
    ///
    /// If the store is closed.
    pub async fn limit_bytes(&self, bytes: Option<u64>) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        Ok(writer.as_mut().ok_or(StoreError::Closed)?.limit(bytes).await?)
    }
}

impl Store for SqliteStore {
    fn commit<'a>(&'a self, changes: &'a [Change]) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let committed = self.writer.lock().await.as_mut().ok_or(StoreError::Closed)?.commit(changes).await;
            self.health.note(committed)
        })
    }

    fn probe(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let committed = self.writer.lock().await.as_mut().ok_or(StoreError::Closed)?.probe().await;
            self.health.note(committed)?;
            self.health.check(&self.readers).await
        })
    }

    fn journal<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<JournalLine>> {
        Box::pin(async move { self.health.note(read::journal(&self.readers, table).await) })
    }

    fn recent<'a>(&'a self, table: &'a str) -> StoreFuture<'a, RecentJournal> {
        Box::pin(async move { self.health.note(read::recent(&self.readers, table).await) })
    }

    fn card<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Option<TableCard>> {
        Box::pin(read::card(&self.readers, table))
    }

    fn public_cards(&self, limit: u32) -> StoreFuture<'_, Vec<TableCard>> {
        Box::pin(read::public_cards(&self.readers, limit))
    }

    fn cards_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<TableCard>> {
        Box::pin(read::cards_of(&self.readers, guest, limit))
    }

    fn unfinished<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, u64> {
        Box::pin(read::unfinished(&self.readers, guest))
    }

    fn due(&self, before: u64, limit: u32) -> StoreFuture<'_, Vec<TableCard>> {
        Box::pin(read::due(&self.readers, before, limit))
    }

    fn next_wake(&self) -> StoreFuture<'_, Option<u64>> {
        Box::pin(read::next_wake(&self.readers))
    }

    fn record<'a>(&'a self, table: &'a str, number: u32) -> StoreFuture<'a, Option<StoredRecord>> {
        Box::pin(read::record(&self.readers, table, number))
    }

    fn records_of<'a>(&'a self, guest: &'a str, limit: u32) -> StoreFuture<'a, Vec<StoredRecord>> {
        Box::pin(read::records_of(&self.readers, guest, limit))
    }

    fn statistics<'a>(&'a self, guest: &'a str) -> StoreFuture<'a, Vec<Statistics>> {
        Box::pin(read::statistics(&self.readers, guest))
    }

    fn guest_by_token(&self, token_hash: [u8; 32]) -> StoreFuture<'_, Option<Guest>> {
        Box::pin(read::guest_by_token(&self.readers, token_hash))
    }

    fn counts(&self) -> StoreFuture<'_, StoreCounts> {
        Box::pin(read::counts(&self.readers))
    }

    fn latest(&self) -> StoreFuture<'_, Option<u64>> {
        Box::pin(async move {
            let query = "SELECT max(at) FROM (SELECT max(at) AS at FROM tables UNION ALL SELECT max(updated) FROM card \
                         UNION ALL SELECT max(at) FROM finished UNION ALL SELECT max(seen) FROM guest)";
            let latest: Option<i64> = sqlx::query_scalar(query).fetch_one(&self.readers).await?;
            Ok(latest.map(|at| at as u64))
        })
    }

    fn purge(&self, what: Retention) -> StoreFuture<'_, PurgeCounts> {
        Box::pin(purge::purge(self, what))
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            match self.writer.lock().await.take() {
                Some(writer) => Ok(writer.close().await?),
                None => Ok(()),
            }
        })
    }
}
