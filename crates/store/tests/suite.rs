//! The suite that every database must pass, over SQLite in a real file.

use std::sync::Arc;

use store::{SqliteStore, Store};
use tempfile::TempDir;

store::suite!(fresh);

async fn fresh() -> (Arc<dyn Store>, TempDir) {
    let folder = tempfile::tempdir().expect("a folder for the database");
    let store = SqliteStore::open(&folder.path().join("house.db")).await.expect("it opens");
    (Arc::new(store), folder)
}
