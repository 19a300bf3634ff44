//! Group commit, over a real database.

use std::sync::Arc;

use tokio::task::JoinSet;

use super::{length, lines, store_all};
use crate::{GroupCommit, Store, StoreError};

/// Many tables that each wait for their own results: everything is stored, in far fewer groups.
pub async fn group_commit_serves_many_tables_in_few_groups(store: Arc<dyn Store>) {
    let commits = GroupCommit::new(Arc::clone(&store));
    let mut tables = JoinSet::new();
    for nth in 0..100 {
        let commits = commits.clone();
        tables.spawn(async move {
            for seq in 0..20 {
                commits.write(lines(&format!("table-{nth}"), seq..seq + 1)).await.expect("the change is stored");
            }
        });
    }
    tables.join_all().await;
    for nth in 0..100 {
        assert_eq!(length(&store, &format!("table-{nth}")).await, 20);
    }
    let stats = commits.stats();
    assert_eq!((stats.changes, stats.refused), (2000, 0));
    assert!(stats.groups <= 200, "{} groups", stats.groups);
}

/// Of concurrent writes only those with a wrong line number are refused.
pub async fn a_conflict_affects_only_its_table(store: Arc<dyn Store>) {
    store_all(&store, [lines("a", 0..5), lines("b", 0..5)]).await;
    let commits = GroupCommit::new(Arc::clone(&store));
    let writes =
        [("x", 0..1), ("a", 4..5), ("y", 0..3), ("b", 6..7), ("a", 5..6), ("z", 0..1), ("y", 3..4), ("a", 5..6)];
    let mut answers = JoinSet::new();
    for (nth, (table, seqs)) in writes.into_iter().enumerate() {
        let commits = commits.clone();
        answers.spawn(async move { (nth, commits.write(lines(table, seqs)).await) });
    }
    let mut answers = answers.join_all().await;
    answers.sort_by_key(|(nth, _)| *nth);
    let conflict = |table: &str| Err(StoreError::Conflict { table: table.to_owned() });
    let answers: Vec<_> = answers.into_iter().map(|(_, answer)| answer).collect();
    let ok = Ok(());
    assert_eq!(
        answers,
        [ok.clone(), conflict("a"), ok.clone(), conflict("b"), ok.clone(), ok.clone(), ok, conflict("a")]
    );
    for (table, expected) in [("a", 6), ("b", 5), ("x", 1), ("y", 4), ("z", 1)] {
        assert_eq!(length(&store, table).await, expected, "{table}");
    }
    assert_eq!(commits.stats().refused, 3);
}

/// Queued changes are stored; later ones are refused.
pub async fn closing_a_group_commit_finishes_the_queue(store: Arc<dyn Store>) {
    let commits = GroupCommit::new(Arc::clone(&store));
    let mut writes = JoinSet::new();
    for nth in 0..300 {
        let commits = commits.clone();
        writes.spawn(async move { commits.write(lines(&format!("table-{nth}"), 0..1)).await });
    }
    // On one thread every task runs once before this one goes on, so each change is queued.
    tokio::task::yield_now().await;
    commits.close().await;
    assert_eq!(writes.join_all().await, vec![Ok(()); 300]);
    assert_eq!(commits.write(lines("late", 0..1)).await, Err(StoreError::Closed));
    commits.close().await;
    assert_eq!(length(&store, "table-299").await, 1);
    assert_eq!(length(&store, "late").await, 0);
}
