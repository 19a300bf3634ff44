//! The one connection that writes.

use sqlx::{Connection, Executor, SqliteConnection};

use super::batch::Batch;
use super::error::{NOT_NULL, code, is_full};
use super::lock::Lock;
use crate::{Change, StoreError};

/// The table whose journal does not go on where the group thinks it does.
const CONTESTED: &str = "\
    SELECT value ->> 0 FROM json_each(?1) LEFT JOIN tables ON tables.id = value ->> 0 \
    WHERE coalesce(tables.next, 0) <> value ->> 1 LIMIT 1";

/// As many pages as a database can have.
const NO_LIMIT: u64 = 0xffff_fffe;

/// Writes, and nobody else does.
pub(super) struct Writer {
    connection: SqliteConnection,
    /// The row that the next line gets.
    row: i64,
    /// Whether a transaction may have been left open: by a fault, or because nobody waited for its end.
    unfinished: bool,
    lock: Lock,
}

impl Writer {
    pub(super) async fn new(mut connection: SqliteConnection, lock: Lock) -> Result<Self, sqlx::Error> {
        let last = "SELECT coalesce(max(row), 0) FROM line";
        let (last,): (i64,) = sqlx::query_as(last).fetch_one(&mut connection).await?;
        Ok(Self { connection, row: last + 1, unfinished: false, lock })
    }

    pub(super) async fn commit(&mut self, changes: &[Change]) -> Result<(), StoreError> {
        let batch = Batch::new(changes, self.row)?;
        // Whether they get there or not: nobody may be waiting any more when it turns out.
        self.row += batch.rows();
        match self.transact(&batch.statements(), batch.arguments()).await {
            Ok(()) => Ok(()),
            Err(error) if code(&error) == Some(NOT_NULL) => match self.contested(&batch).await? {
                Some(table) => Err(StoreError::Conflict { table }),
                None => Err(error.into()),
            },
            Err(error) => Err(error.into()),
        }
    }

    async fn contested(&mut self, batch: &Batch<'_>) -> Result<Option<String>, sqlx::Error> {
        let found: Option<(String,)> =
            sqlx::query_as(CONTESTED).bind(batch.journals()).fetch_optional(&mut self.connection).await?;
        Ok(found.map(|(table,)| table))
    }

    /// Runs statements from `BEGIN` to `COMMIT`; if one fails, nothing of them remains.
    pub(super) async fn transact<const N: usize>(
        &mut self,
        statements: &str,
        arguments: [String; N],
    ) -> Result<(), sqlx::Error> {
        if self.unfinished {
            self.roll_back().await;
        }
        self.unfinished = true;
        let query = arguments.into_iter().fold(sqlx::query(statements), sqlx::query::Query::bind);
        let done = query.execute(&mut self.connection).await;
        match &done {
            Ok(_) => self.unfinished = false,
            Err(error) => {
                self.roll_back().await;
                if is_full(error) {
                    // What can be copied from the log need not stay there: it begins anew, and there may be room for the next
                    // one. SQLite by itself would try this after a commit only.
                    let _ = self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
                }
            }
        }
        done.map(|_| ())
    }

    /// Ends a transaction that may be open. After some faults SQLite has ended it already; then it complains that there is
    /// none, and all is well.
    async fn roll_back(&mut self) {
        let _ = self.connection.execute("ROLLBACK").await;
        self.unfinished = false;
    }

    /// Lets the database grow to so many bytes. It never shrinks; what is deleted makes room inside.
    pub(super) async fn limit(&mut self, bytes: Option<u64>) -> Result<(), sqlx::Error> {
        let (page,): (i64,) = sqlx::query_as("PRAGMA page_size").fetch_one(&mut self.connection).await?;
        let pages = bytes.map_or(NO_LIMIT, |bytes| (bytes / page as u64).clamp(1, NO_LIMIT));
        self.connection.execute(format!("PRAGMA max_page_count = {pages}").as_str()).await?;
        Ok(())
    }

    /// What `check` says of a list of numbers and a time.
    pub(super) async fn still(&mut self, check: &'static str, list: &str, before: u64) -> Result<String, sqlx::Error> {
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
        let folder = tempfile::tempdir().expect("a folder for the database");
        let path = folder.path().join("house.db");
        let Opened { writer, lock, .. } = open(&path).await.expect("it opens");
        (Writer::new(writer, lock).await.expect("it is read"), folder, path)
    }

    fn line(seq: u64) -> Change {
        Change {
            lines: vec![JournalLine { table: "a".to_owned(), seq, at: 1, text: String::new() }],
            ..Change::default()
        }
    }

    /// What the promise of a commit rests on; no test that kills a process can see it.
    #[tokio::test]
    async fn every_commit_waits_for_the_disk() {
        let (mut writer, ..) = writer().await;
        let (mode,): (String,) =
            sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut writer.connection).await.expect("read");
        let (full,): (i64,) =
            sqlx::query_as("PRAGMA synchronous").fetch_one(&mut writer.connection).await.expect("read");
        assert_eq!((mode.as_str(), full), ("wal", 2));
    }

    #[tokio::test]
    async fn a_store_that_cannot_be_written_says_so_and_recovers() {
        let (mut writer, ..) = writer().await;
        writer.connection.execute("PRAGMA query_only = 1").await.expect("set");
        assert_eq!(writer.commit(&[line(0)]).await, Err(StoreError::ReadOnly));
        writer.connection.execute("PRAGMA query_only = 0").await.expect("set");
        assert_eq!(writer.commit(&[line(0)]).await, Ok(()));
    }

    #[tokio::test]
    async fn a_store_that_another_program_holds_says_so_and_recovers() {
        let (mut writer, _folder, path) = writer().await;
        writer.connection.execute("PRAGMA busy_timeout = 0").await.expect("set");
        let mut other = SqliteConnectOptions::new().filename(&path).connect().await.expect("it opens");
        other.execute("BEGIN IMMEDIATE").await.expect("it is held");
        assert_eq!(writer.commit(&[line(0)]).await, Err(StoreError::Busy));
        other.execute("ROLLBACK").await.expect("it is let go");
        assert_eq!(writer.commit(&[line(0)]).await, Ok(()));
    }

    /// The database's words are for the log: what was to be stored is not in them.
    #[tokio::test]
    async fn a_fault_does_not_quote_what_was_to_be_stored() {
        let (mut writer, ..) = writer().await;
        let guest = |id: &str| {
            let (id, name) = (id.to_owned(), "secret".to_owned());
            Change::from(GuestUpdate::New(crate::Guest { id, name, token_hash: [7; 32], created: 1, seen: 1 }))
        };
        let fault = writer.commit(&[guest("a"), guest("b")]).await.expect_err("two have the same token");
        assert_eq!(fault, StoreError::Other("UNIQUE constraint failed: guest.token_hash, code 2067".to_owned()));
        assert_eq!(writer.commit(&[line(0)]).await, Ok(()));
    }
}
