//! The write connection.

use std::path::Path;
use std::sync::Arc;

use sqlx::{AssertSqlSafe, Connection, Executor, SqliteConnection};

use super::batch::Batch;
use super::error::{NOT_NULL, code, is_full};
use super::identity::Identity;
use super::lock::Lock;
use crate::{Change, StoreError};

/// Finds a table whose journal does not end where the group assumes.
const CONTESTED: &str = "\
    SELECT value ->> 0 FROM json_each(?1) LEFT JOIN tables ON tables.id = value ->> 0 \
    WHERE coalesce(tables.next, 0) <> value ->> 1 LIMIT 1";

/// Needs two pages that are not in use, and frees them again.
const PROBE: &str = "\
    BEGIN IMMEDIATE; INSERT INTO probe (filler) VALUES (zeroblob(8192)); COMMIT; \
    BEGIN IMMEDIATE; DELETE FROM probe; COMMIT;";

/// The maximum number of pages of a database.
const NO_LIMIT: u64 = 0xffff_fffe;

/// The only writer of the database.
pub(super) struct Writer {
    connection: SqliteConnection,
    /// The row of the next line.
    row: i64,
    /// Whether a transaction may still be open: after an error, or because its future was dropped.
    unfinished: bool,
    lock: Lock,
    files: Identity,
}

impl Writer {
    pub(super) async fn new(mut connection: SqliteConnection, lock: Lock, path: &Path) -> Result<Self, sqlx::Error> {
        // The query also creates the log.
        let last = "SELECT coalesce(max(row), 0) FROM line";
        let (last,): (i64,) = sqlx::query_as(last).fetch_one(&mut connection).await?;
        Ok(Self { connection, row: last + 1, unfinished: false, lock, files: Identity::of(path) })
    }

    pub(super) async fn commit(&mut self, changes: &[Change]) -> Result<(), StoreError> {
        let batch = Batch::new(changes, self.row)?;
        // Rows are never reused, because the future may be dropped before the outcome is known.
        self.row += batch.rows();
        match self.transact(batch.statements(), batch.arguments()).await {
            Ok(()) => self.check_files(),
            Err(error) if code(&error) == Some(NOT_NULL) => match self.contested(&batch).await? {
                Some(table) => Err(StoreError::Conflict { table }),
                None => Err(error.into()),
            },
            Err(error) => Err(error.into()),
        }
    }

    /// Commits something, so that a full or read-only disk, a full or damaged database and missing files are found.
    pub(super) async fn probe(&mut self) -> Result<(), StoreError> {
        self.transact(PROBE, []).await?;
        self.check_files()
    }

    /// What is written to files that are no longer in the folder is lost.
    fn check_files(&self) -> Result<(), StoreError> {
        if self.files.is_intact() { Ok(()) } else { Err(StoreError::Replaced) }
    }

    async fn contested(&mut self, batch: &Batch<'_>) -> Result<Option<String>, sqlx::Error> {
        let found: Option<(String,)> =
            sqlx::query_as(CONTESTED).bind(batch.journals()).fetch_optional(&mut self.connection).await?;
        Ok(found.map(|(table,)| table))
    }

    /// Runs statements from `BEGIN` to `COMMIT`; rolls back if one fails.
    pub(super) async fn transact<const N: usize>(
        &mut self,
        statements: impl Into<Arc<str>>,
        arguments: [String; N],
    ) -> Result<(), sqlx::Error> {
        if self.unfinished {
            self.roll_back().await;
        }
        self.unfinished = true;
        let query = arguments.into_iter().fold(sqlx::query(AssertSqlSafe(statements.into())), sqlx::query::Query::bind);
        let result = query.execute(&mut self.connection).await;
        match &result {
            Ok(_) => self.unfinished = false,
            Err(error) => {
                self.roll_back().await;
                if is_full(error) {
                    // A checkpoint lets the log start over, which may make room for the next commit. SQLite itself
                    // would run one only after a successful commit.
                    let _ = self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
                }
            }
        }
        result.map(|_| ())
    }

    /// Rolls back a transaction that may be open. After some errors SQLite has already rolled back and reports that
    /// there is no transaction, which is fine.
    async fn roll_back(&mut self) {
        let _ = self.connection.execute("ROLLBACK").await;
        self.unfinished = false;
    }

    /// Limits the size of the database. The file never shrinks; deleted data makes room inside.
    pub(super) async fn limit(&mut self, bytes: Option<u64>) -> Result<(), sqlx::Error> {
        let (page,): (i64,) = sqlx::query_as("PRAGMA page_size").fetch_one(&mut self.connection).await?;
        let pages = bytes.map_or(NO_LIMIT, |bytes| (bytes / page as u64).clamp(1, NO_LIMIT));
        self.connection.execute(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).await?;
        Ok(())
    }

    /// Runs the query `check` on a list of numbers and a time.
    pub(super) async fn filter_numbers(
        &mut self,
        check: &'static str,
        list: &str,
        before: u64,
    ) -> Result<String, sqlx::Error> {
        sqlx::query_scalar(check).bind(list).bind(before as i64).fetch_one(&mut self.connection).await
    }

    pub(super) async fn close(mut self) -> Result<(), sqlx::Error> {
        if self.unfinished {
            self.roll_back().await;
        }
        let closed = self.connection.close().await;
        drop(self.lock);
        closed
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Executor};
    use tempfile::TempDir;

    use super::*;
    use crate::sqlite::open::{Opened, open};
    use crate::{GuestUpdate, JournalLine};

    async fn writer() -> (Writer, TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a temporary folder can be created");
        let path = folder.path().join("house.db");
        let Opened { writer, lock, .. } = open(&path).await.expect("the database opens");
        (Writer::new(writer, lock, &path).await.expect("the database can be read"), folder, path)
    }

    fn line(seq: u64) -> Change {
        Change {
            lines: vec![JournalLine { table: "a".to_owned(), seq, at: 1, text: String::new() }],
            ..Change::default()
        }
    }

    /// The durability of a commit depends on this, and a test that kills the process cannot detect it.
    #[tokio::test]
    async fn every_commit_syncs_to_disk() {
        let (mut writer, _folder, _) = writer().await;
        let (mode,): (String,) = sqlx::query_as("PRAGMA journal_mode")
            .fetch_one(&mut writer.connection)
            .await
            .expect("the setting can be read");
        let (full,): (i64,) = sqlx::query_as("PRAGMA synchronous")
            .fetch_one(&mut writer.connection)
            .await
            .expect("the setting can be read");
        assert_eq!((mode.as_str(), full), ("wal", 2));
    }

    #[tokio::test]
    async fn a_read_only_store_is_reported_and_recovers() {
        let (mut writer, _folder, _) = writer().await;
        writer.connection.execute("PRAGMA query_only = 1").await.expect("the setting can be changed");
        assert_eq!(writer.commit(&[line(0)]).await, Err(StoreError::ReadOnly));
        writer.connection.execute("PRAGMA query_only = 0").await.expect("the setting can be changed");
        assert_eq!(writer.commit(&[line(0)]).await, Ok(()));
    }

    #[tokio::test]
    async fn a_locked_store_is_reported_and_recovers() {
        let (mut writer, _folder, path) = writer().await;
        writer.connection.execute("PRAGMA busy_timeout = 0").await.expect("the setting can be changed");
        let mut other = SqliteConnectOptions::new().filename(&path).connect().await.expect("the database opens");
        other.execute("BEGIN IMMEDIATE").await.expect("the lock is taken");
        assert_eq!(writer.commit(&[line(0)]).await, Err(StoreError::Busy));
        other.execute("ROLLBACK").await.expect("the lock is released");
        assert_eq!(writer.commit(&[line(0)]).await, Ok(()));
    }

    /// Messages of the database go to the log, so they must not contain data.
    #[tokio::test]
    async fn errors_do_not_quote_stored_data() {
        let (mut writer, _folder, _) = writer().await;
        let guest = |id: &str| {
            let (id, name) = (id.to_owned(), "secret".to_owned());
            Change::from(GuestUpdate::New(crate::Guest {
                id,
                name,
                face: 0,
                colour: 0,
                token_hash: [7; 32],
                created: 1,
                seen: 1,
            }))
        };
        let error = writer.commit(&[guest("a"), guest("b")]).await.expect_err("two have the same token");
        assert_eq!(error, StoreError::Other("UNIQUE constraint failed: guest.token_hash, code 2067".to_owned()));
        assert_eq!(writer.commit(&[line(0)]).await, Ok(()));
    }
}
