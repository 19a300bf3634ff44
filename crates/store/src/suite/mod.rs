//! What every database behind the interface must do, as tests over a fresh, empty store.
//!
//! A database has them all by one line in a file of its `tests/`:
//!
//! ```text
//! store::suite!(fresh);
//!
//! /// A fresh store, and whatever must live as long as it does: its folder, for instance.
//! async fn fresh() -> (Arc<dyn Store>, TempDir) { … }
//! ```

// The failing of an assertion is what these functions are for.
#![allow(clippy::missing_panics_doc)]

mod group_commits;
mod guests;
mod journals;
mod lists;
mod old;

use std::sync::Arc;

use tokio::runtime::Builder;

pub use self::group_commits::*;
pub use self::guests::*;
pub use self::journals::*;
pub use self::lists::*;
pub use self::old::*;
use crate::{Change, Guest, JournalLine, Store, StoredRecord, TableCard, TablePhase};

/// Makes a test of every function of the suite, over the stores that the given function makes.
#[macro_export]
macro_rules! suite {
    ($fresh:path) => {
        $crate::suite!($fresh:
            a_journal_comes_back_as_it_was_written
            a_long_journal_comes_back_in_order
            lines_must_follow_each_other
            changes_are_stored_all_or_none
            changes_of_one_table_come_in_order
            a_change_nobody_waits_for_is_whole_or_not_there
            reading_sees_whole_changes_while_others_write
            a_closed_store_refuses_everything
            a_card_comes_back_and_can_be_replaced
            public_tables_are_listed_newest_first
            a_guest_finds_the_tables_where_they_sit
            tables_are_woken_in_the_order_of_their_clocks
            a_record_comes_back_and_can_be_replaced
            a_guest_finds_the_games_they_played
            things_are_counted
            a_guest_is_known_by_the_token
            a_guest_can_be_renamed_and_seen
            old_tables_are_forgotten
            a_game_with_a_clock_is_not_forgotten
            old_records_are_forgotten
            guests_are_forgotten_when_they_sit_nowhere
            much_is_forgotten_in_one_go
            a_scribe_writes_for_many_at_once
            a_conflict_concerns_only_its_table
            a_closing_scribe_finishes_what_is_queued
        );
    };
    ($fresh:path: $($test:ident)*) => {
        $(#[test] fn $test() { $crate::suite::run($fresh, $crate::suite::$test) })*
    };
}

/// Runs one test over a fresh store.
pub fn run<G>(fresh: impl AsyncFnOnce() -> (Arc<dyn Store>, G), test: impl AsyncFnOnce(Arc<dyn Store>)) {
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime can be made");
    runtime.block_on(async {
        let (store, _guard) = fresh().await;
        test(Arc::clone(&store)).await;
        store.close().await.expect("it closes");
    });
}

/// A line that says something about itself.
fn line(table: &str, seq: u64) -> JournalLine {
    JournalLine { table: table.to_owned(), seq, at: 1000 + seq, text: format!("{table}/{seq}") }
}

/// A change that adds these lines to a journal.
fn lines(table: &str, seqs: std::ops::Range<u64>) -> Change {
    Change { lines: seqs.map(|seq| line(table, seq)).collect(), ..Change::default() }
}

/// A public table where `people` gather, opened and last used at `at`.
fn card(table: &str, at: u64, people: &[&str]) -> TableCard {
    TableCard {
        id: table.to_owned(),
        game: "sushi-go".to_owned(),
        phase: TablePhase::Lobby,
        public: true,
        created: at,
        updated: at,
        wake: None,
        people: people.iter().map(|&id| id.to_owned()).collect(),
        summary: format!("{{\"about\":\"{table}\"}}"),
    }
}

fn finished(table: &str, number: u32, at: u64, people: &[&str]) -> StoredRecord {
    StoredRecord {
        table: table.to_owned(),
        number,
        game: "sushi-go".to_owned(),
        at,
        record: format!("the record of {table}/{number}"),
        people: people.iter().map(|&id| id.to_owned()).collect(),
    }
}

fn guest(id: &str, token: u8, seen: u64) -> Guest {
    Guest { id: id.to_owned(), name: format!("{id}-san"), token_hash: [token; 32], created: 1, seen }
}

impl From<TableCard> for Change {
    fn from(card: TableCard) -> Self {
        Self { card: Some(card), ..Self::default() }
    }
}

impl From<StoredRecord> for Change {
    fn from(finished: StoredRecord) -> Self {
        Self { finished: vec![finished], ..Self::default() }
    }
}

/// Stores changes that are right.
async fn store_all<C: Into<Change>>(store: &Arc<dyn Store>, changes: impl IntoIterator<Item = C>) {
    let changes: Vec<Change> = changes.into_iter().map(Into::into).collect();
    store.commit(&changes).await.expect("it is stored");
}

/// How long a journal is; its lines are the ones that [`line`] makes.
async fn length(store: &Arc<dyn Store>, table: &str) -> u64 {
    let found = store.journal(table).await.expect("it is read");
    let count = found.len() as u64;
    assert_eq!(found, (0..count).map(|seq| line(table, seq)).collect::<Vec<_>>());
    count
}

fn ids(cards: &[TableCard]) -> Vec<&str> {
    cards.iter().map(|card| card.id.as_str()).collect()
}
