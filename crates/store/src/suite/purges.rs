//! Purging old data.

use std::sync::Arc;

use super::{card, finished, guest, length, lines, store_all};
use crate::{Change, GuestUpdate, PurgeCounts, Retention, Store, TableCard, TablePhase};

/// Everything that belongs to them is deleted, and nothing else. The age of a table is that of its card or of its last
/// line, whichever is later.
pub async fn old_tables_are_purged(store: Arc<dyn Store>) {
    let table = |id: &str, phase, at| Change {
        card: Some(TableCard { phase, ..card(id, at, &["ann"]) }),
        lines: vec![crate::JournalLine { at, ..super::line(id, 0) }],
        ..Change::default()
    };
    store_all(
        &store,
        [
            table("over", TablePhase::Over, 10),
            table("lobby", TablePhase::Lobby, 10),
            table("new", TablePhase::Over, 100),
        ],
    )
    .await;
    store_all(&store, [table("abandoned", TablePhase::Playing, 10), lines("bare", 0..1), lines("lively", 0..4)]).await;
    store_all(&store, [TableCard { phase: TablePhase::Over, ..card("lively", 10, &["ann"]) }, card("empty", 10, &[])])
        .await;
    store_all(&store, [finished("over", 0, 10, &["ann"])]).await;
    let nothing = store.purge(Retention { tables_before: 10, ..Retention::default() }).await;
    assert_eq!(nothing, Ok(PurgeCounts::default()), "the cutoff is exclusive");

    let purged = store.purge(Retention { tables_before: 100, ..Retention::default() }).await;
    assert_eq!(purged, Ok(PurgeCounts { tables: 4, ..PurgeCounts::default() }));
    for id in ["over", "lobby", "abandoned", "empty"] {
        assert_eq!((store.journal(id).await, store.card(id).await), (Ok(vec![]), Ok(None)), "{id}");
    }
    let mine = store.cards_of("ann", 9).await.expect("the data can be read");
    assert_eq!(super::ids(&mine), ["new", "lively"]);
    assert_eq!(store.journal("new").await.expect("the data can be read").len(), 1);
    assert_eq!((length(&store, "lively").await, length(&store, "bare").await), (4, 1));
    assert!(store.record("over", 0).await.expect("the data can be read").is_some(), "a record outlives its table");

    let purged = store.purge(Retention { tables_before: 1001, ..Retention::default() }).await;
    assert_eq!(
        purged,
        Ok(PurgeCounts { tables: 2, ..PurgeCounts::default() }),
        "'new', and the journal without a card"
    );
    store_all(&store, [lines("over", 0..2)]).await;
    assert_eq!((length(&store, "over").await, length(&store, "lively").await), (2, 4));
}

/// A wrong clock makes everything look old. A share at a time leaves an operator time to notice.
pub async fn a_purge_can_be_limited_to_a_share(store: Arc<dyn Store>) {
    assert_eq!(store.latest().await, Ok(None));
    store_all(
        &store,
        (0..20).map(|number| TableCard { phase: TablePhase::Over, ..card(&format!("t{number}"), number, &[]) }),
    )
    .await;
    assert_eq!(store.latest().await, Ok(Some(19)));
    let gently = Retention { tables_before: 1000, one_of: Some(10), ..Retention::default() };
    let purged = [store.purge(gently).await, store.purge(gently).await];
    assert_eq!(
        purged,
        [
            Ok(PurgeCounts { tables: 2, ..PurgeCounts::default() }),
            Ok(PurgeCounts { tables: 1, ..PurgeCounts::default() })
        ]
    );
    let all = store.purge(Retention { one_of: None, ..gently }).await;
    assert_eq!(all, Ok(PurgeCounts { tables: 17, ..PurgeCounts::default() }));
}

/// Its clock will end the game.
pub async fn a_game_with_a_clock_is_not_purged(store: Arc<dyn Store>) {
    let table = |id: &str, phase, wake| TableCard { phase, wake, ..card(id, 10, &[]) };
    let tables = [
        table("goes on", TablePhase::Playing, Some(5000)),
        table("slept in", TablePhase::Playing, Some(20)),
        table("lobby", TablePhase::Lobby, Some(5000)),
        table("over", TablePhase::Over, Some(5000)),
    ];
    store_all(&store, tables).await;
    let purged = store.purge(Retention { tables_before: 1000, ..Retention::default() }).await;
    assert_eq!(purged, Ok(PurgeCounts { tables: 2, ..PurgeCounts::default() }));
    assert_eq!(super::ids(&store.due(9999, 9).await.expect("the data can be read")), ["slept in", "goes on"]);
}

/// A record can outlive its table.
pub async fn old_records_are_purged(store: Arc<dyn Store>) {
    store_all(&store, [finished("a", 0, 10, &["ann"]), finished("a", 1, 20, &["ann"]), finished("b", 0, 30, &["ann"])])
        .await;
    let purged = store.purge(Retention { records_before: 30, ..Retention::default() }).await;
    assert_eq!(purged, Ok(PurgeCounts { records: 2, ..PurgeCounts::default() }));
    assert_eq!(store.record("a", 1).await, Ok(None));
    assert_eq!(store.records_of("ann", 9).await, Ok(vec![finished("b", 0, 30, &["ann"])]));
    assert_eq!(store.counts().await.expect("counts can be read").records, 1);
}

/// A guest who sits at a table is kept.
pub async fn guests_without_a_table_are_purged(store: Arc<dyn Store>) {
    let guests = [guest("ann", 1, 10), guest("bob", 2, 10), guest("eve", 3, 100)];
    store_all(&store, guests.map(GuestUpdate::New)).await;
    store_all(&store, [card("a", 50, &["ann"])]).await;
    let guests_before = 100;
    let purged = store.purge(Retention { guests_before, ..Retention::default() }).await;
    assert_eq!(purged, Ok(PurgeCounts { guests: 1, ..PurgeCounts::default() }));
    assert_eq!(store.guest_by_token([2; 32]).await, Ok(None));
    assert!(store.guest_by_token([1; 32]).await.expect("the data can be read").is_some());
    let purged = store.purge(Retention { guests_before, tables_before: 51, ..Retention::default() }).await;
    assert_eq!(
        purged,
        Ok(PurgeCounts { tables: 1, guests: 1, ..PurgeCounts::default() }),
        "the guest has no table any more"
    );
    assert!(store.guest_by_token([3; 32]).await.expect("the data can be read").is_some());
}

/// There is more than one batch of each kind.
pub async fn a_purge_in_many_batches_runs_beside_writers(store: Arc<dyn Store>) {
    let old: Vec<Change> = (0..150)
        .map(|nth| {
            let (table, person) = (format!("old-{nth}"), format!("guest-{nth}"));
            let guests = vec![GuestUpdate::New(guest(&person, nth, 10))];
            let finished = vec![finished(&table, 0, 10, &[&person])];
            Change { card: Some(card(&table, 10, &[&person])), finished, guests, ..lines(&table, 0..5) }
        })
        .collect();
    store_all(&store, old).await;
    let everything = Retention { tables_before: 2000, records_before: 2000, guests_before: 2000, one_of: None };
    let writing = async {
        for seq in 0..30 {
            store_all(&store, [Change { card: Some(card("kept", 5000, &["ann"])), ..lines("kept", seq..seq + 1) }])
                .await;
        }
    };
    let (purged, ()) = tokio::join!(store.purge(everything), writing);
    assert_eq!(purged, Ok(PurgeCounts { tables: 150, records: 150, guests: 150 }));
    let counts = store.counts().await.expect("counts can be read");
    assert_eq!((counts.lobby, counts.records, counts.guests), (1, 0, 0));
    assert_eq!(length(&store, "kept").await, 30);
    assert_eq!(length(&store, "old-149").await, 0);
}
