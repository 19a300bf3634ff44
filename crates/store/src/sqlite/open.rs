//! Opening the database: the folder, the lock, the schema.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, SqliteConnection, SqlitePool};

use super::lock::Lock;
use super::private;
use crate::StoreError;

/// The `application_id` of our files: the letters "sush".
const APPLICATION: i32 = 0x7375_7368;

/// The migrations of the schema. `user_version` counts those that a file has. A released migration never changes;
/// changes go into a new one.
const STEPS: &[&str] = &[include_str!("schema-1.sql"), include_str!("schema-2.sql"), include_str!("schema-3.sql")];

/// The number of read connections. Each has a thread, which is idle most of the time.
const READERS: u32 = 4;

/// The timeout for a lock that another program holds, for example a backup.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// An open database: the write connection, the read connections, and the lock.
pub(super) struct Opened {
    pub(super) writer: SqliteConnection,
    pub(super) readers: SqlitePool,
    pub(super) lock: Lock,
}

/// Opens a database, creates it if there is none, and migrates its schema.
pub(super) async fn open(path: &Path) -> Result<Opened, StoreError> {
    let refuse = |why: String| StoreError::Open { path: path.display().to_string(), why };
    if let Some(folder) = path.parent() {
        private::create_folder(folder).map_err(|error| {
            refuse(format!("its folder cannot be created ({error}); create it or choose another one"))
        })?;
    }
    if fs::metadata(path).is_ok_and(|file| file.permissions().readonly()) {
        return Err(refuse("the file is read-only; make it writable".to_owned()));
    }
    let lock = Lock::take(&lock_path(path))
        .map_err(|error| refuse(format!("its folder is not writable ({error}); make it writable")))?
        .ok_or_else(|| refuse("another server is using it; stop that server or choose another folder".to_owned()))?;
    private::create_file(path)
        .map_err(|error| refuse(format!("the file cannot be created ({error}); make its folder writable")))?;

    let common = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT).disable_statement_logging();
    let writing = common
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // `Ok` means that the data is on disk; on macOS this needs `fullfsync`.
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "1")
        // The same few pages are written most often, so a longer log means less to copy. But a commit that runs a
        // checkpoint of a longer log takes longer.
        .pragma("wal_autocheckpoint", "2000")
        .pragma("journal_size_limit", "33554432")
        // 4096 KiB. The file is in the page cache of the system anyway.
        .pragma("cache_size", "-4096");
    let why = |error| match StoreError::from(error) {
        StoreError::Corrupt(what) => {
            refuse(format!("it is damaged or not a database ({what}); restore it from a backup"))
        }
        StoreError::ReadOnly => refuse("it is read-only; make its file and its folder writable".to_owned()),
        error => refuse(error.to_string()),
    };
    let mut writer = writing.connect().await.map_err(why)?;
    match version(&mut writer).await.map_err(why)? {
        Version::Step(step) => update(&mut writer, step).await.map_err(why)?,
        Version::Newer => {
            return Err(refuse(
                "a newer version of this program wrote it; use that version or choose another folder".to_owned(),
            ));
        }
        Version::Strange => {
            return Err(refuse("it belongs to another program; choose another folder".to_owned()));
        }
    }
    let reading = common.read_only(true).pragma("cache_size", "-512");
    let pool =
        SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false).acquire_timeout(BUSY_TIMEOUT);
    let readers = pool.idle_timeout(None).max_lifetime(None).connect_with(reading).await.map_err(why)?;
    Ok(Opened { writer, readers, lock })
}

/// The path of the lock file, next to the database.
fn lock_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// The schema version of a file.
enum Version {
    /// The number of migrations it has.
    Step(usize),
    /// It has migrations that this program does not know.
    Newer,
    /// It belongs to another program.
    Strange,
}

async fn version(writer: &mut SqliteConnection) -> Result<Version, sqlx::Error> {
    let (application,): (i32,) = sqlx::query_as("PRAGMA application_id").fetch_one(&mut *writer).await?;
    let (step,): (i64,) = sqlx::query_as("PRAGMA user_version").fetch_one(&mut *writer).await?;
    let (things,): (i64,) = sqlx::query_as("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *writer).await?;
    Ok(match usize::try_from(step) {
        Ok(0) if application == 0 && things == 0 => Version::Step(0),
        Ok(step) if application == APPLICATION && step <= STEPS.len() => Version::Step(step),
        _ if application == APPLICATION => Version::Newer,
        _ => Version::Strange,
    })
}

/// Runs the missing migrations, each in one transaction.
async fn update(writer: &mut SqliteConnection, seen: usize) -> Result<(), sqlx::Error> {
    for (step, sql) in STEPS.iter().enumerate().skip(seen) {
        let mut transaction = writer.begin().await?;
        transaction.execute(*sql).await?;
        let mark = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", step + 1);
        transaction.execute(AssertSqlSafe(mark)).await?;
        transaction.commit().await?;
    }
    Ok(())
}
