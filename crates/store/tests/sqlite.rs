//! What holds for the store in a SQLite file beyond the common suite: opening, a full disk, damage, groups on the disk.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection, sqlite::SqliteConnectOptions};
use store::{Change, GroupCommit, JournalLine, SqliteStore, Store, StoreError};
use tempfile::{TempDir, tempdir};
use tokio::task::JoinSet;

fn folder() -> TempDir {
    tempdir().expect("a folder for the database")
}

async fn open(path: &Path) -> Arc<SqliteStore> {
    Arc::new(SqliteStore::open(path).await.expect("it opens"))
}

/// Why a store cannot be opened.
async fn refused(path: &Path) -> String {
    match SqliteStore::open(path).await {
        Ok(_) => panic!("'{}' was opened", path.display()),
        Err(StoreError::Open { path: named, why }) => {
            assert_eq!(named, path.display().to_string());
            why
        }
        Err(other) => panic!("another fault: {other}"),
    }
}

/// The file as any other program sees it.
async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await.expect("it opens")
}

fn lines(table: &str, seqs: std::ops::Range<u64>, text: &str) -> Change {
    let line = |seq| JournalLine { table: table.to_owned(), seq, at: 1, text: text.to_owned() };
    Change { lines: seqs.map(line).collect(), ..Change::default() }
}

async fn length(store: &SqliteStore, table: &str) -> usize {
    store.journal(table).await.expect("it is read").len()
}

#[tokio::test]
async fn folders_are_made_and_what_was_stored_is_there_again() {
    let folder = folder();
    let path = folder.path().join("deep/er/house.db");
    for round in 0..3 {
        let store = open(&path).await;
        assert_eq!(length(&store, "a").await as u64, round * 2);
        store.commit(&[lines("a", round * 2..round * 2 + 2, "x")]).await.expect("it is stored");
        store.close().await.expect("it closes");
    }
}

#[tokio::test]
async fn a_second_house_on_the_same_books_is_refused() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let first = open(&path).await;
    assert_eq!(refused(&path).await, "another program keeps its books there; end it, or choose another folder");
    first.commit(&[lines("a", 0..1, "x")]).await.expect("the first goes on");
    first.close().await.expect("it closes");
    open(&path).await.close().await.expect("it closes");
}

#[tokio::test]
async fn what_cannot_be_a_store_is_refused_in_plain_words() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "text, and a good deal of it, so that it could be the beginning of a database".repeat(50))
        .expect("written");
    assert!(refused(&file.join("house.db")).await.starts_with("its folder cannot be made"));
    assert!(refused(&file).await.starts_with("it is damaged or not a database"));

    let other = folder.path().join("other.db");
    raw(&other).await.execute("CREATE TABLE theirs (x)").await.expect("it is made");
    assert_eq!(refused(&other).await, "it is some other program's database; choose another folder");

    let newer = folder.path().join("newer.db");
    open(&newer).await.close().await.expect("it closes");
    raw(&newer).await.execute("PRAGMA user_version = 99").await.expect("it is marked");
    assert_eq!(refused(&newer).await, "a newer version of this program wrote it; use that one, or another folder");

    let marked = folder.path().join("marked.db");
    open(&marked).await.close().await.expect("it closes");
    let mut permissions = fs::metadata(&marked).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&marked, permissions).expect("they are set");
    assert_eq!(refused(&marked).await, "the file is marked as read-only; make it writable");
}

/// Nothing is acknowledged that is not stored, what was stored can be read, and with room again all goes on.
#[tokio::test]
async fn a_full_store_refuses_and_recovers() {
    let folder = folder();
    let store = open(&folder.path().join("house.db")).await;
    let commits = GroupCommit::new(Arc::clone(&store) as Arc<dyn Store>);
    store.limit_bytes(Some(300_000)).await.expect("it is limited");
    let text = "x".repeat(2000);
    let mut stored = 0;
    let fault = loop {
        match commits.write(lines("a", stored..stored + 1, &text)).await {
            Ok(()) => stored += 1,
            Err(fault) => break fault,
        }
    };
    assert_eq!(fault, StoreError::Full);
    assert!((50..150).contains(&stored), "{stored} lines of 2,000 bytes in 300,000");
    assert_eq!(length(&store, "a").await as u64, stored);

    // Many at once: each hears the same, none is there.
    let mut writes = JoinSet::new();
    for nth in 0..50 {
        let (commits, change) = (commits.clone(), lines(&format!("b-{nth}"), 0..1, &text));
        writes.spawn(async move { commits.write(change).await });
    }
    assert_eq!(writes.join_all().await, vec![Err(StoreError::Full); 50]);
    assert_eq!(length(&store, "b-7").await, 0);

    store.limit_bytes(None).await.expect("there is room again");
    commits.write(lines("a", stored..stored + 100, &text)).await.expect("it is stored");
    assert_eq!(length(&store, "a").await as u64, stored + 100);
    commits.close().await;
    store.close().await.expect("it closes");
}

/// A full store has room again when old things are forgotten.
#[tokio::test]
async fn forgetting_makes_room() {
    let folder = folder();
    let store = open(&folder.path().join("house.db")).await;
    store.limit_bytes(Some(300_000)).await.expect("it is limited");
    let text = "x".repeat(2000);
    for nth in 0..100 {
        store.commit(&[lines(&format!("old-{nth}"), 0..1, &text)]).await.expect("it is stored");
    }
    assert_eq!(store.commit(&[lines("new", 0..60, &text)]).await, Err(StoreError::Full));
    let forgotten = store.purge(store::Retention { tables_before: 2, ..Default::default() }).await;
    assert_eq!(forgotten.expect("it forgets").tables, 100);
    store.commit(&[lines("new", 0..60, &text)]).await.expect("it is stored");
    assert_eq!(length(&store, "new").await, 60);
}

/// How many transactions the log of the database has: a frame that ends one says how large the database is after it.
fn transactions(path: &Path) -> usize {
    let log = fs::read(path.with_extension("db-wal")).expect("there is a log");
    let page = u32::from_be_bytes(log[8..12].try_into().expect("four bytes")) as usize;
    log[32..].chunks_exact(24 + page).filter(|frame| frame[4..8] != [0; 4]).count()
}

/// 400 tables that write at the same moment cost the disk one transaction, or two if the first was already on its way.
#[tokio::test]
async fn those_who_write_at_once_share_a_transaction() {
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
    let made = transactions(&path) - before;
    assert!((1..=2).contains(&made), "{made} transactions");
    assert_eq!(commits.stats().groups as usize, made);
}

#[tokio::test]
async fn a_journal_with_a_hole_is_noticed() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    store.commit(&[lines("a", 0..3, "x"), lines("b", 0..3, "x")]).await.expect("it is stored");
    store.close().await.expect("it closes");
    let mut raw = raw(&path).await;
    let hole = "DELETE FROM line WHERE row = (SELECT prev FROM line JOIN tables ON row = last WHERE id = 'a')";
    raw.execute(hole).await.expect("it is deleted");
    raw.close().await.expect("it closes");

    let store = open(&path).await;
    let fault = store.journal("a").await.expect_err("a line is missing");
    assert_eq!(fault, StoreError::Corrupt("lines are missing in the journal of table 'a'".to_owned()));
    assert_eq!(length(&store, "b").await, 3);
}

#[tokio::test]
async fn a_damaged_file_is_noticed() {
    let folder = folder();
    let path = folder.path().join("house.db");
    let store = open(&path).await;
    store.commit(&[lines("a", 0..500, "some text that fills the pages")]).await.expect("it is stored");
    store.close().await.expect("it closes");
    let mut bytes = fs::read(&path).expect("it is there");
    for byte in bytes.iter_mut().skip(2 * 4096) {
        *byte = 0x5a;
    }
    fs::write(&path, bytes).expect("it is written");
    let fault = match SqliteStore::open(&path).await {
        Ok(store) => store.journal("a").await.expect_err("nothing of it can be read"),
        Err(fault) => fault,
    };
    assert!(fault.to_string().contains("backup"), "{fault}");
}

/// They are read by whoever runs the house, some of them in the middle of the night.
#[test]
fn faults_say_what_to_do() {
    let faults = [
        StoreError::Full,
        StoreError::ReadOnly,
        StoreError::Busy,
        StoreError::Conflict { table: "a".to_owned() },
        StoreError::Corrupt("x".to_owned()),
        StoreError::Open { path: "p".to_owned(), why: "it is gone; look for it".to_owned() },
        StoreError::Closed,
        StoreError::Other("x".to_owned()),
    ];
    for fault in faults {
        let text = fault.to_string();
        let (wrong, remedy) = text.split_once("; ").expect("what is wrong; what to do");
        assert!(wrong.len() > 10 && remedy.len() > 10 && !text.contains('\n'), "{text}");
    }
}
