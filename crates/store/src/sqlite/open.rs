//! Opening the database: the folder, the lock, the schema.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection, SqlitePool};

use super::lock::Lock;
use crate::StoreError;

/// Marks a file as ours: the letters "sush".
const APPLICATION: i32 = 0x7375_7368;

/// How the schema came to be, step by step. A file says how many of them it has seen. A step that was once released is not
/// changed any more; what is to be different goes into a new one.
const STEPS: &[&str] = &[include_str!("schema-1.sql")];

/// How many may read at once. Each has a thread that sleeps most of the time.
const READERS: u32 = 4;

/// Somebody else can hold the file for a moment, a backup for instance. Longer than this is a fault.
const PATIENCE: Duration = Duration::from_secs(5);

/// What opening gives: the connection that writes, those that read, and the lock.
pub(super) struct Opened {
    pub(super) writer: SqliteConnection,
    pub(super) readers: SqlitePool,
    pub(super) lock: Lock,
}

/// Opens a database, makes it if there is none, and brings its schema up to date.
pub(super) async fn open(path: &Path) -> Result<Opened, StoreError> {
    let refuse = |why: String| StoreError::Open { path: path.display().to_string(), why };
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .map_err(|fault| refuse(format!("its folder cannot be made ({fault}); make it, or choose another one")))?;
    }
    if fs::metadata(path).is_ok_and(|file| file.permissions().readonly()) {
        return Err(refuse("the file is marked as read-only; make it writable".to_owned()));
    }
    let lock = Lock::take(&lock_path(path))
        .map_err(|fault| refuse(format!("its folder cannot be written ({fault}); make it writable")))?
        .ok_or_else(|| refuse("another program keeps its books there; end it, or choose another folder".to_owned()))?;

    let common = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE).disable_statement_logging();
    let writing = common
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // An answer means that the disk has it. The second one makes a Mac's disk mean it, too.
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "1")
        // The pages written most are the same few again and again, so a longer log means less to copy. A commit during which
        // it is copied takes longer, so not much longer.
        .pragma("wal_autocheckpoint", "2000")
        .pragma("journal_size_limit", "33554432")
        // In KiB. The system keeps the file in its memory anyway.
        .pragma("cache_size", "-4096");
    let why = |fault| match StoreError::from(fault) {
        StoreError::Corrupt(what) => {
            refuse(format!("it is damaged or not a database ({what}); restore it from a backup"))
        }
        StoreError::ReadOnly => refuse("it cannot be written; make its file and its folder writable".to_owned()),
        fault => refuse(fault.to_string()),
    };
    let mut writer = writing.connect().await.map_err(why)?;
    match version(&mut writer).await.map_err(why)? {
        Version::Step(step) => update(&mut writer, step).await.map_err(why)?,
        Version::Newer => {
            return Err(refuse("a newer version of this program wrote it; use that one, or another folder".to_owned()));
        }
        Version::Strange => {
            return Err(refuse("it is some other program's database; choose another folder".to_owned()));
        }
    }
    let reading = common.read_only(true).pragma("cache_size", "-512");
    let pool = SqlitePoolOptions::new().max_connections(READERS).test_before_acquire(false).acquire_timeout(PATIENCE);
    let readers = pool.idle_timeout(None).max_lifetime(None).connect_with(reading).await.map_err(why)?;
    Ok(Opened { writer, readers, lock })
}

/// Beside the database.
fn lock_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// What a file says of itself.
enum Version {
    /// It has seen so many steps.
    Step(usize),
    /// It has seen steps that this program does not know.
    Newer,
    /// It is not ours.
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

/// Takes the steps that the file has not seen, each wholly or not at all.
async fn update(writer: &mut SqliteConnection, seen: usize) -> Result<(), sqlx::Error> {
    for (step, sql) in STEPS.iter().enumerate().skip(seen) {
        let mut transaction = writer.begin().await?;
        transaction.execute(*sql).await?;
        let mark = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", step + 1);
        transaction.execute(mark.as_str()).await?;
        transaction.commit().await?;
    }
    Ok(())
}
