//! Counts and latencies.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

/// The counts of one table or of all during the measurement. Times are in microseconds.
#[derive(Default)]
pub(crate) struct Tally {
    /// Choices acknowledged.
    pub(crate) choices: u64,
    /// From sending a choice to its acknowledgement.
    pub(crate) acknowledgements: Vec<u32>,
    /// From sending the last choice of a turn to the last seat that receives the next turn.
    pub(crate) turns: Vec<u32>,
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
    /// Games finished.
    pub(crate) games: u64,
    /// Ends of games that clients have seen, each game once per client.
    pub(crate) player_games: u64,
    /// Bytes they received in these games.
    pub(crate) player_game_bytes: u64,
    /// Pages loaded, and their bytes.
    pub(crate) first_pages: u64,
    pub(crate) first_page_bytes: u64,
    /// Refused requests by error code.
    pub(crate) refusals: BTreeMap<String, u64>,
    /// Connections that ended unexpectedly, by reason.
    pub(crate) disconnects: BTreeMap<String, u64>,
    /// Tables that reached the limit of their journal.
    pub(crate) tables_replaced: u64,
}

impl Tally {
    /// Adds the counts of other clients.
    pub(crate) fn add(&mut self, other: Self) {
        self.choices += other.choices;
        self.acknowledgements.extend(other.acknowledgements);
        self.turns.extend(other.turns);
        self.messages += other.messages;
        self.bytes += other.bytes;
        self.games += other.games;
        self.player_games += other.player_games;
        self.player_game_bytes += other.player_game_bytes;
        self.first_pages += other.first_pages;
        self.first_page_bytes += other.first_page_bytes;
        for (sum, part) in [(&mut self.refusals, other.refusals), (&mut self.disconnects, other.disconnects)] {
            for (what, count) in part {
                *sum.entry(what).or_default() += count;
            }
        }
        self.tables_replaced += other.tables_replaced;
    }
}

/// A duration in microseconds.
pub(crate) fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// Percentiles of latencies, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Percentiles {
    /// Number of samples.
    pub count: usize,
    /// The median.
    pub p50: f64,
    /// 95th percentile.
    pub p95: f64,
    /// 99th percentile.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

impl Percentiles {
    /// The percentiles of these times in microseconds; `None` without samples.
    pub(crate) fn of(mut times: Vec<u32>) -> Option<Self> {
        times.sort_unstable();
        let last = times.len().checked_sub(1)?;
        // Nearest rank: the smallest sample that is not below this percentage of samples.
        let rank = |percent: usize| times[(times.len() * percent).div_ceil(100).saturating_sub(1)];
        let milliseconds = |micros: u32| f64::from(micros) / 1000.0;
        let [p50, p95, p99] = [50, 95, 99].map(|percent| milliseconds(rank(percent)));
        Some(Self { count: times.len(), p50, p95, p99, max: milliseconds(times[last]) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_samples() {
        assert_eq!(Percentiles::of(Vec::new()), None);
        assert_eq!(Percentiles::of(vec![1500]), Some(Percentiles { count: 1, p50: 1.5, p95: 1.5, p99: 1.5, max: 1.5 }));
        let hundred = Percentiles::of((1..=100).rev().map(|number| number * 1000).collect());
        assert_eq!(hundred, Some(Percentiles { count: 100, p50: 50.0, p95: 95.0, p99: 99.0, max: 100.0 }));
    }
}
