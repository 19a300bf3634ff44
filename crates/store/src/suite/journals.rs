//! Journals, and the guarantees of a commit.

use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use super::{card, finished, guest, length, line, lines, store_all};
use crate::{Change, GuestUpdate, JournalLine, RecentJournal, Store, StoreError, TableSnapshot};

/// The texts have all kinds of characters, and the ids of tables look like numbers or like each other.
pub async fn a_journal_is_read_back_as_it_was_written(store: Arc<dyn Store>) {
    let texts = [
        "",
        "plain",
        r#"{"a":"b \\ \" \u0041"}"#,
        "多行\n寿司 🍣 \r\n\t'; DROP TABLE line; --",
        "\u{1}\u{7f}\u{2028}",
        "null",
    ];
    for table in ["1", "01", "Ä", "ä", "['x']"] {
        let written = texts.iter().zip(0..).map(|(text, seq)| JournalLine {
            table: table.to_owned(),
            seq,
            at: u64::from(u32::MAX) * 1000 + seq,
            text: format!("{text}{table}"),
        });
        let written: Vec<JournalLine> = written.collect();
        store_all(&store, [Change { lines: written.clone(), ..Change::default() }]).await;
        assert_eq!(store.journal(table).await, Ok(written));
    }
    assert_eq!(store.journal("no such table").await, Ok(vec![]));
}

/// Several tables write alternately, in changes of different lengths.
pub async fn a_long_journal_is_read_back_in_order(store: Arc<dyn Store>) {
    let mut next = 0;
    for length in [1, 3, 1, 7, 50, 1, 2] {
        store_all(&store, ["a", "b", "c"].map(|table| lines(table, next..next + length))).await;
        next += length;
    }
    for table in ["a", "b", "c"] {
        assert_eq!(length(&store, table).await, next);
    }
}

/// A used or too high number is refused, alone and in a group.
pub async fn line_numbers_must_be_consecutive(store: Arc<dyn Store>) {
    let conflict = Err(StoreError::Conflict { table: "a".to_owned() });
    assert_eq!(store.commit(&[lines("a", 1..2)]).await, conflict, "a journal begins with 0");
    store_all(&store, [lines("a", 0..3), lines("b", 0..1)]).await;
    for wrong in [2..3, 0..1, 4..5, 2..4] {
        assert_eq!(store.commit(&[lines("b", 1..2), lines("a", wrong)]).await, conflict);
    }
    let gap = Change { lines: vec![line("a", 3), line("a", 5)], ..Change::default() };
    assert_eq!(store.commit(&[gap]).await, conflict);
    let twice = [lines("a", 3..4), lines("a", 3..4)];
    assert_eq!(store.commit(&twice).await, conflict, "two changes in a group have the same number");
    assert_eq!((length(&store, "a").await, length(&store, "b").await), (3, 1));
}

/// If one change is refused, nothing of the others is stored.
pub async fn changes_are_stored_all_or_none(store: Arc<dyn Store>) {
    let full = Change {
        lines: vec![line("a", 0)],
        card: Some(card("a", 1, &["ann"])),
        snapshot: Some(TableSnapshot { table: "a".to_owned(), next: 1, text: "after 1".to_owned() }),
        finished: vec![finished("a", 0, 1, &["ann"])],
        guests: vec![GuestUpdate::New(guest("ann", 1, 1))],
    };
    let refused = store.commit(&[full.clone(), lines("b", 5..6)]).await;
    assert_eq!(refused, Err(StoreError::Conflict { table: "b".to_owned() }));
    assert_eq!(length(&store, "a").await, 0);
    assert_eq!(store.card("a").await, Ok(None));
    assert_eq!(store.recent("a").await, Ok(RecentJournal::default()));
    assert_eq!(store.cards_of("ann", 9).await, Ok(vec![]));
    assert_eq!(store.record("a", 0).await, Ok(None));
    assert_eq!(store.guest_by_token([1; 32]).await, Ok(None));

    store_all(&store, [full.clone(), lines("b", 0..1)]).await;
    assert_eq!(length(&store, "a").await, 1);
    assert_eq!(store.card("a").await, Ok(full.card.clone()));
    assert_eq!(store.cards_of("ann", 9).await, Ok(vec![full.card.expect("the change has a card")]));
    assert_eq!(store.record("a", 0).await, Ok(full.finished.first().cloned()));
    assert_eq!(store.guest_by_token([1; 32]).await, Ok(Some(guest("ann", 1, 1))));
}

/// All lines of several changes of one table are added, and the last card is kept.
pub async fn changes_of_one_table_are_applied_in_order(store: Arc<dyn Store>) {
    let with_card = |seqs, at, people: &[&str]| Change { card: Some(card("a", at, people)), ..lines("a", seqs) };
    let group = [with_card(0..2, 1, &["ann"]), lines("b", 0..1), with_card(2..3, 2, &["bob"]), lines("a", 3..5)];
    store_all(&store, group).await;
    assert_eq!(length(&store, "a").await, 5);
    assert_eq!(store.card("a").await, Ok(Some(card("a", 2, &["bob"]))));
    assert_eq!(store.cards_of("ann", 9).await, Ok(vec![]));
}

/// A commit whose future is dropped is stored wholly or not at all, and the next commit succeeds.
pub async fn an_abandoned_commit_is_stored_wholly_or_not_at_all(store: Arc<dyn Store>) {
    for _ in 0..20 {
        let (a, b) = (length(&store, "a").await, length(&store, "b").await);
        let group = [lines("a", a..a + 3), lines("b", b..b + 1)];
        // The future is polled once, then dropped.
        let begun = store.commit(&group).as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(begun, Poll::Pending | Poll::Ready(Ok(()))), "{begun:?}");
        store_all(&store, [lines("c", length(&store, "c").await..length(&store, "c").await + 1)]).await;
        let after = (length(&store, "a").await, length(&store, "b").await);
        assert!(after == (a, b) || after == (a + 3, b + 1), "from {a}, {b} to {after:?}");
    }
    assert_eq!(length(&store, "c").await, 20);
}

/// A reader runs at the same time as a writer.
pub async fn readers_see_only_whole_changes(store: Arc<dyn Store>) {
    let writer = async {
        for turn in 0..100 {
            store_all(&store, [lines("a", turn * 3..turn * 3 + 3)]).await;
        }
    };
    let reader = async {
        let mut seen = 0;
        while seen < 300 {
            let now = length(&store, "a").await;
            assert!(now >= seen && now % 3 == 0, "{now} after {seen}");
            seen = now;
        }
    };
    tokio::join!(writer, reader);
}

/// Closing a store twice is not an error.
pub async fn a_closed_store_refuses_everything(store: Arc<dyn Store>) {
    store_all(&store, [lines("a", 0..1)]).await;
    store.close().await.expect("the store closes");
    store.close().await.expect("closing again is fine");
    assert_eq!(store.commit(&[lines("a", 1..2)]).await, Err(StoreError::Closed));
    assert_eq!(store.journal("a").await, Err(StoreError::Closed));
    assert_eq!(store.counts().await, Err(StoreError::Closed));
}

/// With a snapshot only the lines after it are read; the whole journal is still there.
pub async fn a_snapshot_replaces_the_lines_before_it(store: Arc<dyn Store>) {
    let add = async |seqs: std::ops::Range<u64>, snapshot: bool| {
        let next = seqs.end;
        let snapshot = snapshot.then(|| TableSnapshot { table: "a".to_owned(), next, text: format!("after {next}") });
        let lines = seqs.map(|seq| line("a", seq)).collect();
        store.commit(&[Change { lines, snapshot, ..Change::default() }]).await.expect("the change is stored");
    };
    let recent = async || {
        let recent = store.recent("a").await.expect("the journal can be read");
        (recent.snapshot, recent.lines.iter().map(|line| line.seq).collect::<Vec<_>>())
    };
    assert_eq!(recent().await, (None, Vec::new()));
    add(0..3, false).await;
    assert_eq!(recent().await, (None, vec![0, 1, 2]));
    add(3..10, true).await;
    assert_eq!(recent().await, (Some("after 10".to_owned()), Vec::new()));
    add(10..12, false).await;
    assert_eq!(recent().await, (Some("after 10".to_owned()), vec![10, 11]));
    add(12..20, true).await;
    add(20..21, false).await;
    assert_eq!(recent().await, (Some("after 20".to_owned()), vec![20]));
    assert_eq!(store.journal("a").await.expect("the journal can be read").len(), 21);
    let purged = store.purge(crate::Retention { tables_before: u64::MAX / 2, ..Default::default() }).await;
    assert_eq!(purged.expect("the purge succeeds").tables, 1);
    assert_eq!(recent().await, (None, Vec::new()));
}
