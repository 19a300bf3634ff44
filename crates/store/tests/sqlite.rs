//! Tests of the SQLite store beyond the common suite: opening, a full disk, damage, transactions of a group commit.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Change, GroupCommit, JournalLine, SqliteStore, Statistics, Store, StoreError};
use tempfile::{TempDir, tempdir};
use tokio::task::JoinSet;

fn folder() -> TempDir {
    tempdir().expect("a temporary folder can be created")
}

async fn open(path: &Path) -> Arc<SqliteStore> {
    Arc::new(SqliteStore::open(path).await.expect("the store opens"))
}

/// The reason why a store cannot be opened.
async fn refused(path: &Path) -> String {
    match SqliteStore::open(path).await {
        Ok(_) => panic!("'{}' was opened", path.display()),
        Err(StoreError::Open { path: named, why }) => {
            assert_eq!(named, path.display().to_string());
            why
        }
        Err(other) => panic!("another error: {other}"),
    }
}

/// A plain connection to the file.
async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.expect("the database opens")
}

fn lines(table: &str, seqs: std::ops::Range<u64>, text: &str) -> Change {
    let line = |seq| JournalLine { table: table.to_owned(), seq, at: 1, text: text.to_owned() };
    Change { lines: seqs.map(line).collect(), ..Change::default() }
}

async fn length(store: &SqliteStore, table: &str) -> usize {
    store.journal(table).await.expect("the data can be read").len()
}

#[tokio::test]
async fn folders_are_created_and_a_reopened_store_has_its_data() {
    let folder = folder();
    let path = folder.path().join("deep/er/house.db");
    for round in 0..3 {
        let store = open(&path).await;
        assert_eq!(length(&store, "a").await as u64, round * 2);
        store.commit(&[lines("a", round * 2..round * 2 + 2, "x")]).await.expect("the change is stored");
        store.close().await.expect("the store closes");
    }
}

/// A database of the first version keeps its guests and games.
#[tokio::test]
async fn an_old_database_is_migrated_with_its_data() {
    let folder = folder();
    let path = folder.path().join("old.sqlite");
    let mut old =
        SqliteConnectOptions::new().filename(&path).create_if_missing(true).connect().await.expect("the file opens");
    old.execute(include_str!("../src/sqlite/schema-1.sql")).await.expect("the first schema is valid");
    old.execute(
        "PRAGMA application_id = 1937077096; PRAGMA user_version = 1;
         INSERT INTO guest (id, name, token_hash, created, seen) VALUES ('ann', 'Ann', zeroblob(32), 1, 2);
         INSERT INTO finished (no, id, number, game, at, people, record) VALUES (1, 'a', 1, 'sushi-go', 5, '[\"ann\"]', '{}');
         INSERT INTO played (guest, at, no) VALUES ('ann', 5, 1);",
    )
    .await
    .expect("the data is valid");
    old.close().await.expect("it closes");
    let store = open(&path).await;
    let ann = store.guest_by_token([0; 32]).await.expect("guests can be read").expect("the guest exists");
    assert_eq!((ann.name.as_str(), ann.face, ann.colour), ("Ann", 1, 1));
    let games = store.records_of("ann", 9).await.expect("records can be read");
    assert_eq!((games.len(), games[0].number, games[0].results.len()), (1, 1, 0));
    let statistics = store.statistics("ann").await.expect("statistics can be read");
    let expected = Statistics { game: "sushi-go".to_owned(), played: 1, won: 0, best: None, streak: 0 };
    assert_eq!(statistics, [expected]);
    store.close().await.expect("it closes");
}

#[tokio::test]
async fn a_second_process_on_the_same_file_is_refused() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let first = open(&path).await;
    assert_eq!(refused(&path).await, "another server is using it; stop that server or choose another folder");
    first.commit(&[lines("a", 0..1, "x")]).await.expect("the first store still works");
    first.close().await.expect("the store closes");
    open(&path).await.close().await.expect("the store closes");
}

#[tokio::test]
async fn a_file_that_is_not_a_store_is_refused_with_a_reason() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "text that is long enough to look like the beginning of a database".repeat(50))
        .expect("the file can be written");
    assert!(refused(&file.join("house.db")).await.starts_with("its folder cannot be created"));
    assert!(refused(&file).await.starts_with("it is damaged or not a database"));

    let other = folder.path().join("other.db");
    raw(&other).await.execute("CREATE TABLE theirs (x)").await.expect("the table is created");
    assert_eq!(refused(&other).await, "it belongs to another program; choose another folder");

    let newer = folder.path().join("newer.db");
    open(&newer).await.close().await.expect("the store closes");
    raw(&newer).await.execute("PRAGMA user_version = 99").await.expect("the version is set");
    assert_eq!(
        refused(&newer).await,
        "a newer version of this program wrote it; use that version or choose another folder"
    );

    let marked = folder.path().join("marked.db");
    open(&marked).await.close().await.expect("the store closes");
    let mut permissions = fs::metadata(&marked).expect("the file exists").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&marked, permissions).expect("the permissions are set");
    assert_eq!(refused(&marked).await, "the file is read-only; make it writable");
}

/// Only stored changes are acknowledged, stored data stays readable, and writing works again once there is space.
#[tokio::test]
async fn a_full_store_refuses_and_recovers() {
    let folder = folder();
    let store = open(&folder.path().join("house.db")).await;
    let commits = GroupCommit::new(Arc::clone(&store) as Arc<dyn Store>);
    store.limit_bytes(Some(300_000)).await.expect("the limit is set");
    let text = "x".repeat(2000);
    let mut stored = 0;
    // 150 lines of 2,000 bytes cannot fit.
    let mut result = Ok(());
    while result.is_ok() && stored < 150 {
        result = commits.write(lines("a", stored..stored + 1, &text)).await;
        stored += u64::from(result.is_ok());
    }
    assert_eq!(result, Err(StoreError::Full));
    assert!(stored >= 50, "only {stored} lines of 2,000 bytes in 300,000");
    assert_eq!(length(&store, "a").await as u64, stored);

    // Many writers at once get the same error, and nothing is stored.
    let mut writes = JoinSet::new();
    for nth in 0..50 {
        let (commits, change) = (commits.clone(), lines(&format!("b-{nth}"), 0..1, &text));
        writes.spawn(async move { commits.write(change).await });
    }
    assert_eq!(writes.join_all().await, vec![Err(StoreError::Full); 50]);
    assert_eq!(length(&store, "b-7").await, 0);

    store.limit_bytes(None).await.expect("the limit is removed");
    commits.write(lines("a", stored..stored + 100, &text)).await.expect("the change is stored");
    assert_eq!(length(&store, "a").await as u64, stored + 100);
    commits.close().await;
    store.close().await.expect("the store closes");
}

#[tokio::test]
async fn purging_makes_room() {
    let folder = folder();
    let store = open(&folder.path().join("house.db")).await;
    store.limit_bytes(Some(300_000)).await.expect("the limit is set");
    let text = "x".repeat(2000);
    for nth in 0..100 {
        store.commit(&[lines(&format!("old-{nth}"), 0..1, &text)]).await.expect("the change is stored");
    }
    assert_eq!(store.commit(&[lines("new", 0..60, &text)]).await, Err(StoreError::Full));
    let purged = store.purge(store::Retention { tables_before: 2, ..Default::default() }).await;
    assert_eq!(purged.expect("the purge succeeds").tables, 100);
    store.commit(&[lines("new", 0..60, &text)]).await.expect("the change is stored");
    assert_eq!(length(&store, "new").await, 60);
}

/// The number of transactions in the write-ahead log. Only the last frame of a transaction has the size of the
/// database.
fn transactions(path: &Path) -> usize {
    let log = fs::read(path.with_extension("db-wal")).expect("the log exists");
    let page = u32::from_be_bytes(log[8..12].try_into().expect("these are four bytes")) as usize;
    log[32..].chunks_exact(24 + page).filter(|frame| frame[4..8] != [0; 4]).count()
}

/// On one thread, 400 tables queue their changes before the first group is taken, so there is one transaction.
#[tokio::test]
async fn concurrent_writers_share_a_transaction() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    let commits = GroupCommit::new(Arc::clone(&store) as Arc<dyn Store>);
    let before = transactions(&path);
    let mut writes = JoinSet::new();
    for nth in 0..400 {
        let (commits, change) = (commits.clone(), lines(&format!("table-{nth}"), 0..1, "x"));
        writes.spawn(async move { commits.write(change).await });
    }
    assert_eq!(writes.join_all().await, vec![Ok(()); 400]);
    let count = transactions(&path) - before;
    assert_eq!((count, commits.stats().groups), (1, 1));
}

#[tokio::test]
async fn a_journal_with_a_missing_line_is_detected() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    store.commit(&[lines("a", 0..3, "x"), lines("b", 0..3, "x")]).await.expect("the change is stored");
    store.close().await.expect("the store closes");
    let mut raw = raw(&path).await;
    let hole = "DELETE FROM line WHERE row = (SELECT prev FROM line JOIN tables ON row = last WHERE id = 'a')";
    raw.execute(hole).await.expect("the line is deleted");
    raw.close().await.expect("the connection closes");

    let store = open(&path).await;
    let error = store.journal("a").await.expect_err("a line is missing");
    assert_eq!(error, StoreError::Corrupt("lines are missing in the journal of table 'a'".to_owned()));
    assert_eq!(length(&store, "b").await, 3);
}

#[tokio::test]
async fn a_damaged_file_is_detected() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    store.commit(&[lines("a", 0..500, "some text that fills the pages")]).await.expect("the change is stored");
    store.close().await.expect("the store closes");
    let mut bytes = fs::read(&path).expect("the file exists");
    for byte in bytes.iter_mut().skip(2 * 4096) {
        *byte = 0x5a;
    }
    fs::write(&path, bytes).expect("the file can be written");
    let error = SqliteStore::open(&path).await.err();
    assert_eq!(error, Some(StoreError::Corrupt("database disk image is malformed".to_owned())));
}

/// Operators need to know what to do.
#[test]
fn errors_say_what_to_do() {
    let errors = [
        StoreError::Full,
        StoreError::ReadOnly,
        StoreError::Busy,
        StoreError::Conflict { table: "a".to_owned() },
        StoreError::Corrupt("x".to_owned()),
        StoreError::Replaced,
        StoreError::Open { path: "p".to_owned(), why: "it is gone; look for it".to_owned() },
        StoreError::Closed,
        StoreError::Other("x".to_owned()),
    ];
    for error in errors {
        let text = error.to_string();
        let (problem, remedy) = text.split_once("; ").expect("the message has the form 'problem; remedy'");
        assert!(problem.len() > 10 && remedy.len() > 10 && !text.contains('\n'), "{text}");
    }
}
