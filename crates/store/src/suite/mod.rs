//! Tests that every implementation of [`Store`] must pass, each over a fresh, empty store.
//!
//! An implementation runs all of them with one line in a file of its `tests/`:
//!
//! ```text
//! store::suite!(fresh);
//!
//! /// A fresh store, and a guard that lives as long, such as its temporary folder.
//! async fn fresh() -> (Arc<dyn Store>, TempDir) { … }
//! ```

// These functions are tests.
#![allow(clippy::missing_panics_doc)]

mod group_commits;
mod guests;
mod journals;
mod lists;
mod purges;

use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Builder;

pub use self::group_commits::*;
pub use self::guests::*;
pub use self::journals::*;
pub use self::lists::*;
pub use self::purges::*;
use crate::{Change, Guest, JournalLine, Store, StoredRecord, TableCard, TablePhase};

/// Defines a test for every function of the suite; `$fresh` creates the stores.
#[macro_export]
macro_rules! suite {
    ($fresh:path) => {
        $crate::suite!($fresh:
            a_journal_is_read_back_as_it_was_written
            a_long_journal_is_read_back_in_order
            a_snapshot_replaces_the_lines_before_it
            line_numbers_must_be_consecutive
            changes_are_stored_all_or_none
            changes_of_one_table_are_applied_in_order
            an_abandoned_commit_is_stored_wholly_or_not_at_all
            readers_see_only_whole_changes
            a_closed_store_refuses_everything
            a_card_is_read_back_and_can_be_replaced
            public_tables_are_listed_newest_first
            nobody_fills_the_public_list_alone
            a_guest_finds_the_tables_where_they_sit
            tables_are_woken_in_the_order_of_their_clocks
            a_record_is_read_back_and_can_be_replaced
            a_guest_finds_the_games_they_played
            statistics_are_kept_for_each_game
            counts_cover_tables_records_and_guests
            a_guest_is_found_by_the_token
            a_guest_can_be_renamed_and_seen
            old_tables_are_purged
            a_purge_can_be_limited_to_a_share
            a_game_with_a_clock_is_not_purged
            old_records_are_purged
            guests_without_a_table_are_purged
            a_purge_in_many_batches_runs_beside_writers
            group_commit_serves_many_tables_in_few_groups
            a_conflict_affects_only_its_table
            closing_a_group_commit_finishes_the_queue
        );
    };
    ($fresh:path: $($test:ident)*) => {
        $(#[test] fn $test() { $crate::suite::run($fresh, $crate::suite::$test) })*
    };
}

/// The time limit for one test.
const DEADLINE: Duration = Duration::from_mins(2);

/// Runs one test over a fresh store.
pub fn run<G>(fresh: impl AsyncFnOnce() -> (Arc<dyn Store>, G), test: impl AsyncFnOnce(Arc<dyn Store>)) {
    let runtime = Builder::new_current_thread().enable_all().build().expect("the runtime starts");
    runtime.block_on(async {
        let (store, _guard) = fresh().await;
        tokio::time::timeout(DEADLINE, test(Arc::clone(&store))).await.expect("the test ends in time");
        store.close().await.expect("the store closes");
    });
}

/// A line whose text is its table and number.
fn line(table: &str, seq: u64) -> JournalLine {
    JournalLine { table: table.to_owned(), seq, at: 1000 + seq, text: format!("{table}/{seq}") }
}

/// A change that adds these lines to a journal.
fn lines(table: &str, seqs: std::ops::Range<u64>) -> Change {
    Change { lines: seqs.map(|seq| line(table, seq)).collect(), ..Change::default() }
}

/// The card of a public table in the lobby with `people`, opened and last used at `at`.
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
        results: Vec::new(),
    }
}

fn guest(id: &str, token: u8, seen: u64) -> Guest {
    Guest {
        id: id.to_owned(),
        name: format!("{id}-san"),
        face: token,
        colour: token % 8,
        token_hash: [token; 32],
        created: 1,
        seen,
    }
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

/// Stores valid changes.
async fn store_all<C: Into<Change>>(store: &Arc<dyn Store>, changes: impl IntoIterator<Item = C>) {
    let changes: Vec<Change> = changes.into_iter().map(Into::into).collect();
    store.commit(&changes).await.expect("the changes are stored");
}

/// The length of a journal; checks that its lines are those of [`line`].
async fn length(store: &Arc<dyn Store>, table: &str) -> u64 {
    let found = store.journal(table).await.expect("the journal can be read");
    let count = found.len() as u64;
    assert_eq!(found, (0..count).map(|seq| line(table, seq)).collect::<Vec<_>>());
    count
}

fn ids(cards: &[TableCard]) -> Vec<&str> {
    cards.iter().map(|card| card.id.as_str()).collect()
}
