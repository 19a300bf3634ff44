//! The one connection that writes.

use sqlx::{Connection, Executor, SqliteConnection};

use super::draft::Draft;
use super::fault::{NOT_NULL, code};
use super::lock::Lock;
use crate::{Change, StoreFault};

const COMMIT: &str = include_str!("commit.sql");

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

    pub(super) async fn commit(&mut self, changes: &[Change]) -> Result<(), StoreFault> {
        let draft = Draft::new(changes, self.row)?;
        // Whether they get there or not: nobody may be waiting any more when it turns out.
        self.row += draft.rows();
        match self.transact(COMMIT, draft.arguments()).await {
            Ok(()) => Ok(()),
            Err(error) if code(&error) == Some(NOT_NULL) => match self.contested(&draft).await? {
                Some(table) => Err(StoreFault::Conflict { table }),
                None => Err(error.into()),
            },
            Err(error) => Err(error.into()),
        }
    }

    async fn contested(&mut self, draft: &Draft<'_>) -> Result<Option<String>, sqlx::Error> {
        let found: Option<(String,)> =
            sqlx::query_as(CONTESTED).bind(draft.journals()).fetch_optional(&mut self.connection).await?;
        Ok(found.map(|(table,)| table))
    }

    /// Runs statements from `BEGIN` to `COMMIT`; if one fails, nothing of them remains.
    pub(super) async fn transact<const N: usize>(
        &mut self,
        statements: &'static str,
        arguments: [String; N],
    ) -> Result<(), sqlx::Error> {
        if self.unfinished {
            self.roll_back().await;
        }
        self.unfinished = true;
        let query = arguments.into_iter().fold(sqlx::query(statements), sqlx::query::Query::bind);
        let done = query.execute(&mut self.connection).await;
        match done {
            Ok(_) => self.unfinished = false,
            Err(_) => self.roll_back().await,
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
