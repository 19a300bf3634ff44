//! Journals, and what a commit promises.

use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use super::{card, finished, guest, length, line, lines, store_all};
use crate::{Change, GuestUpdate, JournalLine, Store, StoreError};

/// Whatever characters it has; also two tables whose names look like numbers, or like each other.
pub async fn a_journal_comes_back_as_it_was_written(store: Arc<dyn Store>) {
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

/// Lines of several tables, written by turns, in changes of different lengths.
pub async fn a_long_journal_comes_back_in_order(store: Arc<dyn Store>) {
    let mut next = 0;
    for length in [1, 3, 1, 7, 50, 1, 2] {
        store_all(&store, ["a", "b", "c"].map(|table| lines(table, next..next + length))).await;
        next += length;
    }
    for table in ["a", "b", "c"] {
        assert_eq!(length(&store, table).await, next);
    }
}

/// A number that was used, or that is too high, is refused, in a change by itself and among others.
pub async fn lines_must_follow_each_other(store: Arc<dyn Store>) {
    let conflict = Err(StoreError::Conflict { table: "a".to_owned() });
    assert_eq!(store.commit(&[lines("a", 1..2)]).await, conflict, "a journal begins with 0");
    store_all(&store, [lines("a", 0..3), lines("b", 0..1)]).await;
    for wrong in [2..3, 0..1, 4..5, 2..4] {
        assert_eq!(store.commit(&[lines("b", 1..2), lines("a", wrong)]).await, conflict);
    }
    let gap = Change { lines: vec![line("a", 3), line("a", 5)], ..Change::default() };
    assert_eq!(store.commit(&[gap]).await, conflict);
    let twice = [lines("a", 3..4), lines("a", 3..4)];
    assert_eq!(store.commit(&twice).await, conflict, "two who write the same number in one group");
    assert_eq!((length(&store, "a").await, length(&store, "b").await), (3, 1));
}

/// If one change is refused, nothing remains of the others, of whatever kind.
pub async fn changes_are_stored_all_or_none(store: Arc<dyn Store>) {
    let full = Change {
        lines: vec![line("a", 0)],
        card: Some(card("a", 1, &["ann"])),
        finished: vec![finished("a", 0, 1, &["ann"])],
        guests: vec![GuestUpdate::New(guest("ann", 1, 1))],
    };
    let refused = store.commit(&[full.clone(), lines("b", 5..6)]).await;
    assert_eq!(refused, Err(StoreError::Conflict { table: "b".to_owned() }));
    assert_eq!(length(&store, "a").await, 0);
    assert_eq!(store.card("a").await, Ok(None));
    assert_eq!(store.cards_of("ann", 9).await, Ok(vec![]));
    assert_eq!(store.record("a", 0).await, Ok(None));
    assert_eq!(store.guest_by_token([1; 32]).await, Ok(None));

    store_all(&store, [full.clone(), lines("b", 0..1)]).await;
    assert_eq!(length(&store, "a").await, 1);
    assert_eq!(store.card("a").await, Ok(full.card.clone()));
    assert_eq!(store.cards_of("ann", 9).await, Ok(vec![full.card.expect("it was given")]));
    assert_eq!(store.record("a", 0).await, Ok(full.finished.first().cloned()));
    assert_eq!(store.guest_by_token([1; 32]).await, Ok(Some(guest("ann", 1, 1))));
}

/// Several changes of one table in a group: lines add up, the last card stays.
pub async fn changes_of_one_table_come_in_order(store: Arc<dyn Store>) {
    let with_card = |seqs, at, people: &[&str]| Change { card: Some(card("a", at, people)), ..lines("a", seqs) };
    let group = [with_card(0..2, 1, &["ann"]), lines("b", 0..1), with_card(2..3, 2, &["bob"]), lines("a", 3..5)];
    store_all(&store, group).await;
    assert_eq!(length(&store, "a").await, 5);
    assert_eq!(store.card("a").await, Ok(Some(card("a", 2, &["bob"]))));
    assert_eq!(store.cards_of("ann", 9).await, Ok(vec![]));
}

/// Whoever goes away in the middle of a commit leaves nothing half done, and the next one is served.
pub async fn a_change_nobody_waits_for_is_whole_or_not_there(store: Arc<dyn Store>) {
    for _ in 0..20 {
        let (a, b) = (length(&store, "a").await, length(&store, "b").await);
        let group = [lines("a", a..a + 3), lines("b", b..b + 1)];
        // Begun, and then nobody waits, unless it was done at once.
        let begun = store.commit(&group).as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert!(matches!(begun, Poll::Pending | Poll::Ready(Ok(()))), "{begun:?}");
        store_all(&store, [lines("c", length(&store, "c").await..length(&store, "c").await + 1)]).await;
        let after = (length(&store, "a").await, length(&store, "b").await);
        assert!(after == (a, b) || after == (a + 3, b + 1), "from {a}, {b} to {after:?}");
    }
    assert_eq!(length(&store, "c").await, 20);
}

/// A reader never sees a part of a change.
pub async fn reading_sees_whole_changes_while_others_write(store: Arc<dyn Store>) {
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

/// What was stored before stays so; closing twice does no harm.
pub async fn a_closed_store_refuses_everything(store: Arc<dyn Store>) {
    store_all(&store, [lines("a", 0..1)]).await;
    store.close().await.expect("it closes");
    store.close().await.expect("it is closed");
    assert_eq!(store.commit(&[lines("a", 1..2)]).await, Err(StoreError::Closed));
    assert_eq!(store.journal("a").await, Err(StoreError::Closed));
    assert_eq!(store.counts().await, Err(StoreError::Closed));
}
