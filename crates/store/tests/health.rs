//! What an operator is told about a store: whether changes can be stored, and whether the stored data is intact.
#![cfg(unix)]

use std::fs::{self, File};
use std::os::unix::fs::{FileExt, PermissionsExt};
use std::path::{Path, PathBuf};

use store::{Change, JournalLine, SqliteStore, Store, StoreError};
use tempfile::{TempDir, tempdir};

async fn open() -> (SqliteStore, TempDir, PathBuf) {
    let folder = tempdir().expect("a temporary folder can be created");
    let path = folder.path().join("data/sushiya.db");
    (SqliteStore::open(&path).await.expect("the store opens"), folder, path)
}

fn line(table: &str, text: &str) -> Change {
    let line = JournalLine { table: table.to_owned(), seq: 0, at: 1, text: text.to_owned() };
    Change { lines: vec![line], ..Change::default() }
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("the file exists").permissions().mode() & 0o777
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

#[tokio::test]
async fn only_the_owner_can_read_what_the_store_creates() {
    let (store, _folder, path) = open().await;
    store.commit(&[line("a", "x")]).await.expect("the change is stored");
    assert_eq!(mode(path.parent().expect("it is in a folder")), 0o700);
    for suffix in ["", "-wal", "-shm", ".lock"] {
        assert_eq!(mode(&beside(&path, suffix)), 0o600, "{suffix}");
    }
    store.close().await.expect("the store closes");

    // A database that an older version created for everybody, and one that is open to its group for backups.
    for (before, after) in [(0o644, 0o640), (0o660, 0o660)] {
        fs::set_permissions(&path, PermissionsExt::from_mode(before)).expect("the permissions are set");
        SqliteStore::open(&path).await.expect("the store opens").close().await.expect("the store closes");
        assert_eq!(mode(&path), after);
    }
}

#[tokio::test]
async fn a_probe_leaves_nothing_behind() {
    let (store, _folder, _) = open().await;
    store.probe().await.expect("a new store is well");
    let before = store.counts().await.expect("the data can be counted");
    for _ in 0..100 {
        store.probe().await.expect("the store is well");
    }
    assert_eq!(store.counts().await, Ok(before));
}

#[tokio::test]
async fn a_full_store_is_not_ready_until_there_is_room() {
    let (store, _folder, _) = open().await;
    store.limit_bytes(Some(1)).await.expect("the limit is set");
    assert_eq!(store.probe().await, Err(StoreError::Full));
    store.limit_bytes(None).await.expect("the limit is removed");
    assert_eq!(store.probe().await, Ok(()));
}

/// The process could go on writing to a file that is not in its folder any more.
#[tokio::test]
async fn nothing_is_acknowledged_after_a_file_was_deleted_or_replaced() {
    for (suffix, replace) in [("", false), ("", true), ("-wal", false), ("-wal", true)] {
        let (store, _folder, path) = open().await;
        store.commit(&[line("a", "x")]).await.expect("the change is stored");
        let file = beside(&path, suffix);
        let copy = fs::read(&file).expect("the file can be read");
        fs::remove_file(&file).expect("the file is deleted");
        if replace {
            // Another file in between, because the system may use the number of the deleted one again.
            File::create(beside(&path, ".other")).expect("a file is created");
            fs::write(&file, copy).expect("the file is written");
        }
        assert_eq!(store.commit(&[line("b", "x")]).await, Err(StoreError::Replaced), "'{suffix}', {replace}");
        assert_eq!(store.probe().await, Err(StoreError::Replaced), "'{suffix}', {replace}");
    }
}

#[tokio::test]
async fn damaged_pages_are_found() {
    let (store, _folder, path) = open().await;
    let text = "some text that fills the pages".repeat(100);
    let changes: Vec<Change> = (0..500).map(|nth| line(&format!("table-{nth}"), &text)).collect();
    store.commit(&changes).await.expect("the changes are stored");
    store.close().await.expect("the store closes");
    let store = SqliteStore::open(&path).await.expect("the store opens");
    let file = File::options().write(true).open(&path).expect("the file opens");
    // Pages in the middle, so that the schema can still be read.
    file.write_all_at(&vec![0x5a; 64 * 4096], 100 * 4096).expect("the file is written");
    assert!(matches!(store.probe().await, Err(StoreError::Corrupt(_))));
    assert!(matches!(store.probe().await, Err(StoreError::Corrupt(_))), "damage does not go away");
}
