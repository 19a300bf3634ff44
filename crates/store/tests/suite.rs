//! The suite that every store must pass, over SQLite in a real file.

use std::sync::Arc;

use store::{SqliteStore, Store};
use tempfile::TempDir;

store::suite!(fresh);

async fn fresh() -> (Arc<dyn Store>, TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder can be created");
    let store = SqliteStore::open(&folder.path().join("house.db")).await.expect("the store opens");
    (Arc::new(store), folder)
}
