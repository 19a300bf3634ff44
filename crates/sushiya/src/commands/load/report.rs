//! What load tells in the end, for people and as JSON.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::measures::Measures;
use super::tally::{Spread, Tally};
use crate::layout;

/// Everything that was measured.
#[derive(Default, Serialize)]
pub(super) struct Report {
    pub(super) url: String,
    pub(super) game: String,
    pub(super) tables: u32,
    pub(super) connected_seats: u64,
    pub(super) pace_ms: u32,
    /// How long was measured, after everybody was connected and every table had its first deal.
    pub(super) seconds: f64,
    /// Choices that were acknowledged, which means stored.
    pub(super) choices: u64,
    pub(super) choices_per_second: f64,
    /// How often a seat chose, on average: every so many seconds.
    pub(super) seconds_between_choices: Option<f64>,
    pub(super) games: u64,
    /// From sending the last choice of a turn to the last of the table's seats having received the frame with the next
    /// turn.
    pub(super) turn_ms: Option<Spread>,
    /// From sending a choice to having received its acknowledgement.
    pub(super) acknowledgement_ms: Option<Spread>,
    pub(super) messages_per_second: f64,
    /// Text of messages, without the heads of frames.
    pub(super) bytes_per_second: f64,
    pub(super) refusals: BTreeMap<String, u64>,
    pub(super) reconnects: u64,
    pub(super) reconnects_by_reason: BTreeMap<String, u64>,
    pub(super) tables_renewed: u64,
    /// What the house says of itself, if it shows us.
    pub(super) server: Option<House>,
    pub(super) sleep: Option<Sleep>,
}

/// What the house says of itself.
#[derive(Serialize)]
pub(super) struct House {
    /// Before anybody connected, when everybody sat, and at the end while they still played.
    pub(super) memory_bytes: Moments,
    pub(super) memory_per_connected_seat: Option<f64>,
    pub(super) memory_per_playing_seat: Option<f64>,
    pub(super) database_bytes: Option<f64>,
    /// Journal entries stored while it was measured.
    pub(super) entries_per_second: Option<f64>,
    /// Transactions, each with a sync of the disk, and how many changes of tables one held.
    pub(super) commits_per_second: Option<f64>,
    pub(super) changes_per_commit: Option<f64>,
}

/// A number at three moments.
#[derive(Serialize)]
pub(super) struct Moments {
    pub(super) before: Option<f64>,
    pub(super) connected: Option<f64>,
    pub(super) end: Option<f64>,
}

/// After everybody has left.
#[derive(Serialize)]
pub(super) struct Sleep {
    /// How long it took until all tables rested, or was waited.
    pub(super) seconds: f64,
    pub(super) tables_awake: Option<f64>,
    pub(super) memory_bytes: Option<f64>,
    /// What is left above the memory before anybody connected, for each table.
    pub(super) memory_per_sleeping_table: Option<f64>,
}

/// What the house said of itself at four moments.
pub(super) struct Watched {
    pub(super) before: Option<Measures>,
    pub(super) connected: Option<Measures>,
    pub(super) begin: Option<Measures>,
    pub(super) end: Option<Measures>,
}

impl Watched {
    /// What follows from it for so many seats, over so many seconds.
    pub(super) fn house(&self, seats: f64, seconds: f64) -> Option<House> {
        let (before, connected) = (self.before.as_ref()?, self.connected.as_ref()?);
        let (begin, end) = (self.begin.as_ref()?, self.end.as_ref()?);
        let grown = |later: &Measures| Some((later.memory()? - before.memory()?) / seats);
        let commits = begin.commits().zip(end.commits());
        let commits = commits.map(|(first, last)| (last.0 - first.0, last.1 - first.1));
        Some(House {
            memory_bytes: Moments { before: before.memory(), connected: connected.memory(), end: end.memory() },
            memory_per_connected_seat: grown(connected),
            memory_per_playing_seat: grown(end),
            database_bytes: end.database(),
            entries_per_second: begin.entries().zip(end.entries()).map(|(first, last)| (last - first) / seconds),
            commits_per_second: commits.map(|(_, groups)| groups / seconds),
            changes_per_commit: commits.filter(|(_, groups)| *groups > 0.0).map(|(changes, groups)| changes / groups),
        })
    }
}

impl Report {
    /// Takes over what was counted.
    pub(super) fn count(&mut self, tally: Tally) {
        let rate = |count: u64| count as f64 / self.seconds;
        self.choices_per_second = rate(tally.choices);
        self.messages_per_second = rate(tally.messages);
        self.bytes_per_second = rate(tally.bytes);
        self.seconds_between_choices =
            (tally.choices > 0).then(|| self.seconds * self.connected_seats as f64 / tally.choices as f64);
        self.choices = tally.choices;
        self.games = tally.games;
        self.turn_ms = Spread::of(tally.turns);
        self.acknowledgement_ms = Spread::of(tally.acknowledgements);
        self.refusals = tally.refusals;
        self.reconnects = tally.endings.values().sum();
        self.reconnects_by_reason = tally.endings;
        self.tables_renewed = tally.renewed;
    }

    /// Writes it for people.
    pub(super) fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "{} seats at {} tables of {} played for {:.1} s: {} choices, {} games.\n",
            self.connected_seats, self.tables, self.game, self.seconds, self.choices, self.games
        )?;
        let mut rows = vec![
            row("choices a second, stored", format!("{:.0}", self.choices_per_second)),
            row("a choice of each seat every", in_units(self.seconds_between_choices, 1.0, 2, "s")),
            row("messages received a second", format!("{:.0}", self.messages_per_second)),
            row("megabytes received a second", format!("{:.2}", self.bytes_per_second / 1e6)),
        ];
        for (what, count) in &self.refusals {
            rows.push(row(&format!("refused: {what}"), count.to_string()));
        }
        for (why, count) in &self.reconnects_by_reason {
            rows.push(row(&format!("connected again: {why}"), count.to_string()));
        }
        if let Some(house) = &self.server {
            rows.extend(house.rows());
        }
        if let Some(sleep) = &self.sleep {
            rows.push(row("tables still awake after all left", in_units(sleep.tables_awake, 1.0, 0, "")));
            rows.push(row(
                "memory kept for each sleeping table",
                in_units(sleep.memory_per_sleeping_table, 1e3, 1, "KB"),
            ));
        }
        layout::table(out, &rows)?;
        writeln!(out)?;
        let head = ["milliseconds", "p50", "p95", "p99", "max"].map(str::to_owned).to_vec();
        let times =
            [("last choice of a turn → all see it", self.turn_ms), ("choice → acknowledged", self.acknowledgement_ms)];
        let times = times.into_iter().filter_map(|(what, spread)| Some((what, spread?)));
        let times = times.map(|(what, spread)| {
            let numbers = [spread.p50, spread.p95, spread.p99, spread.max].map(|time| format!("{time:.2}"));
            [what.to_owned()].into_iter().chain(numbers).collect()
        });
        layout::table(out, &[head].into_iter().chain(times).collect::<Vec<_>>())?;
        if self.server.is_none() {
            writeln!(out, "\nThe house does not show its measures to us; it does with --open-metrics.")?;
        }
        Ok(())
    }
}

impl House {
    fn rows(&self) -> Vec<Vec<String>> {
        vec![
            row("entries stored a second", in_units(self.entries_per_second, 1.0, 0, "")),
            row("commits a second", in_units(self.commits_per_second, 1.0, 0, "")),
            row("changes in a commit", in_units(self.changes_per_commit, 1.0, 1, "")),
            row("memory of the house at the end", in_units(self.memory_bytes.end, 1e6, 1, "MB")),
            row("memory for each connected seat", in_units(self.memory_per_connected_seat, 1e3, 1, "KB")),
            row("the same while they play", in_units(self.memory_per_playing_seat, 1e3, 1, "KB")),
        ]
    }
}

fn row(what: &str, value: String) -> Vec<String> {
    vec![what.to_owned(), value]
}

fn in_units(value: Option<f64>, unit: f64, digits: usize, name: &str) -> String {
    let text = value.map(|value| format!("{:.digits$} {name}", value / unit));
    text.unwrap_or_else(|| "unknown".to_owned()).trim_end().to_owned()
}
