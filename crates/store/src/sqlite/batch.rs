//! The statements of a group commit. Each kind of data is one JSON array, passed as one argument, so that the number of
//! statements does not grow with the size of the group.

use std::collections::HashMap;
use std::fmt::Write;

use serde::Serialize;

use crate::{Change, Guest, GuestUpdate, JournalLine, StoreError, StoredRecord, TableCard, TableSnapshot};

/// A group of changes, sorted by kind of data.
#[derive(Default)]
pub(super) struct Batch<'a> {
    /// The affected tables, each with the addition to its journal.
    tables: HashMap<&'a str, Addition>,
    lines: Vec<(i64, Option<&'a str>, u64, &'a str)>,
    /// The last card of each table.
    cards: HashMap<&'a str, &'a TableCard>,
    /// The last snapshot of each table.
    snapshots: HashMap<&'a str, &'a TableSnapshot>,
    finished: HashMap<(&'a str, u32), &'a StoredRecord>,
    new_guests: Vec<&'a Guest>,
    names: HashMap<&'a str, &'a str>,
    looks: HashMap<&'a str, (u8, u8)>,
    seen: HashMap<&'a str, u64>,
}

/// An addition to a journal: lines `first` to `next - 1`, the last of them in row `last`.
#[derive(Default)]
struct Addition {
    first: u64,
    next: u64,
    last: i64,
    at: u64,
}

impl<'a> Batch<'a> {
    /// Collects changes. Lines get rows from `row` on.
    ///
    /// # Errors
    ///
    /// If the line numbers of a table are not consecutive.
    pub(super) fn new(changes: &'a [Change], row: i64) -> Result<Self, StoreError> {
        let mut batch = Self::default();
        let mut by_table: HashMap<&str, Vec<&JournalLine>> = HashMap::new();
        for change in changes {
            for line in &change.lines {
                by_table.entry(&line.table).or_default().push(line);
            }
            if let Some(card) = &change.card {
                batch.tables.entry(&card.id).or_default();
                batch.cards.insert(&card.id, card);
            }
            if let Some(snapshot) = &change.snapshot {
                batch.tables.entry(&snapshot.table).or_default();
                batch.snapshots.insert(&snapshot.table, snapshot);
            }
            for finished in &change.finished {
                batch.finished.insert((&finished.table, finished.number), finished);
            }
            for update in &change.guests {
                batch.update_guest(update);
            }
        }
        for (table, lines) in by_table {
            batch.add(table, &lines, row + batch.lines.len() as i64)?;
        }
        Ok(batch)
    }

    /// Adds lines to a table's journal, in rows that follow each other.
    fn add(&mut self, table: &'a str, lines: &[&'a JournalLine], row: i64) -> Result<(), StoreError> {
        let first = lines[0].seq;
        for (nth, line) in lines.iter().enumerate() {
            if line.seq != first + nth as u64 {
                return Err(StoreError::Conflict { table: table.to_owned() });
            }
            let id = (nth == 0).then_some(table);
            self.lines.push((row + nth as i64, id, line.at, &line.text));
        }
        let (count, at) = (lines.len(), lines[lines.len() - 1].at);
        let addition = Addition { first, next: first + count as u64, last: row + count as i64 - 1, at };
        self.tables.insert(table, addition);
        Ok(())
    }

    fn update_guest(&mut self, update: &'a GuestUpdate) {
        match update {
            GuestUpdate::New(guest) => self.new_guests.push(guest),
            GuestUpdate::Named { id, name } => {
                self.names.insert(id, name);
            }
            GuestUpdate::Look { id, face, colour } => {
                self.looks.insert(id, (*face, *colour));
            }
            GuestUpdate::Seen { id, at } => {
                let seen = self.seen.entry(id).or_default();
                *seen = (*seen).max(*at);
            }
        }
    }

    /// The number of rows for its lines.
    pub(super) fn rows(&self) -> i64 {
        self.lines.len() as i64
    }

    /// The SQL. There are only a few different texts, so the database caches the prepared statements.
    pub(super) fn statements(&self) -> String {
        let parts = [
            (true, "BEGIN IMMEDIATE;"),
            (!self.tables.is_empty(), include_str!("commit/tables.sql")),
            (!self.lines.is_empty(), include_str!("commit/lines.sql")),
            (!self.cards.is_empty(), include_str!("commit/cards.sql")),
            (!self.snapshots.is_empty(), include_str!("commit/snapshots.sql")),
            (!self.finished.is_empty(), include_str!("commit/finished.sql")),
            (
                !(self.new_guests.is_empty() && self.names.is_empty() && self.looks.is_empty() && self.seen.is_empty()),
                include_str!("commit/guests.sql"),
            ),
            (true, "COMMIT;"),
        ];
        parts.into_iter().filter(|(needed, _)| *needed).map(|(_, part)| part).collect()
    }

    /// The arguments of the statements, `$1` to `$10`.
    pub(super) fn arguments(&self) -> [String; 10] {
        let cards = self.cards.values().map(|card| {
            let TableCard { id, game, phase, public, created, updated, wake, people, summary } = card;
            (id, game, phase.name(), public, created, updated, wake, people, summary)
        });
        let finished = self.finished.values().map(|finished| {
            let StoredRecord { table, number, game, at, record, people, results } = finished;
            (table, number, game, at, people, record, results)
        });
        let new_guests = self.new_guests.iter().map(|guest| {
            let Guest { id, name, face, colour, token_hash, created, seen } = guest;
            (id, name, hex(token_hash), created, seen, face, colour)
        });
        [
            array(self.tables.keys()),
            array(self.lines.iter()),
            self.journals(),
            array(cards),
            array(finished),
            array(new_guests),
            array(self.names.iter()),
            array(self.seen.iter()),
            array(self.looks.iter().map(|(id, (face, colour))| (id, face, colour))),
            array(self.snapshots.values().map(|TableSnapshot { table, next, text }| (table, next, text))),
        ]
    }

    /// The journals that get new lines, and the first line of each: the third argument.
    pub(super) fn journals(&self) -> String {
        let written = self.tables.iter().filter(|(_, addition)| addition.next > addition.first);
        array(written.map(|(id, added)| (id, added.first, added.next, added.last, added.at)))
    }
}

fn array<T: Serialize>(items: impl Iterator<Item = T>) -> String {
    serde_json::to_string(&items.collect::<Vec<_>>()).expect("text and numbers are JSON")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").expect("writing to a string cannot fail");
        hex
    })
}
