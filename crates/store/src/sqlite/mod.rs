//! The store in one SQLite file. One connection writes, a few others read and never wait for it.

mod draft;
mod fault;
mod forget;
mod lock;
mod open;
mod read;
mod write;

use std::path::Path;

use sqlx::SqlitePool;
use tokio::sync::Mutex;

use self::write::Writer;
use crate::{Answer, Card, Change, Counts, Finished, Forgotten, Guest, Line, Retention, Store, StoreFault};

/// A store in one SQLite file.
pub struct SqliteStore {
    /// `None` when closed.
    writer: Mutex<Option<Writer>>,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the store in the file `path`; makes the file and its folder if they are not there, and brings an older file up to
    /// date. While it is open no other process opens it.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Open`], which says what is wrong and what to do.
    pub async fn open(path: &Path) -> Result<Self, StoreFault> {
        let opened = open::open(path).await?;
        let writer = Writer::new(opened.writer, opened.lock).await?;
        Ok(Self { writer: Mutex::new(Some(writer)), readers: opened.readers })
    }

    /// Lets the database grow to so many bytes and no further; beyond that, changes are refused as [`StoreFault::Full`]. Its
    /// log is not counted. A limit below what is stored already stops it where it is.
    ///
    /// # Errors
    ///
    /// If the store is closed.
    pub async fn limit_bytes(&self, bytes: Option<u64>) -> Result<(), StoreFault> {
        let mut writer = self.writer.lock().await;
        Ok(writer.as_mut().ok_or(StoreFault::Closed)?.limit(bytes).await?)
    }
}

impl Store for SqliteStore {
    fn commit<'a>(&'a self, changes: &'a [Change]) -> Answer<'a, ()> {
        Box::pin(async move { self.writer.lock().await.as_mut().ok_or(StoreFault::Closed)?.commit(changes).await })
    }

    fn journal<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<Line>> {
        Box::pin(read::journal(&self.readers, table))
    }

    fn card<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Card>> {
        Box::pin(read::card(&self.readers, table))
    }

    fn public_cards(&self, limit: u32) -> Answer<'_, Vec<Card>> {
        Box::pin(read::public_cards(&self.readers, limit))
    }

    fn cards_of<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<Card>> {
        Box::pin(read::cards_of(&self.readers, guest, limit))
    }

    fn due(&self, before: u64, limit: u32) -> Answer<'_, Vec<Card>> {
        Box::pin(read::due(&self.readers, before, limit))
    }

    fn next_wake(&self) -> Answer<'_, Option<u64>> {
        Box::pin(read::next_wake(&self.readers))
    }

    fn record<'a>(&'a self, table: &'a str, number: u32) -> Answer<'a, Option<Finished>> {
        Box::pin(read::record(&self.readers, table, number))
    }

    fn records_of<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<Finished>> {
        Box::pin(read::records_of(&self.readers, guest, limit))
    }

    fn guest_by_token(&self, token_hash: [u8; 32]) -> Answer<'_, Option<Guest>> {
        Box::pin(read::guest_by_token(&self.readers, token_hash))
    }

    fn counts(&self) -> Answer<'_, Counts> {
        Box::pin(read::counts(&self.readers))
    }

    fn forget(&self, what: Retention) -> Answer<'_, Forgotten> {
        Box::pin(forget::forget(self, what))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            match self.writer.lock().await.take() {
                Some(writer) => Ok(writer.close().await?),
                None => Ok(()),
            }
        })
    }
}
