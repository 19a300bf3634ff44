//! What was counted and timed.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

/// What the people at one table, or at all, have counted. Times are in microseconds.
#[derive(Default)]
pub(super) struct Tally {
    /// Choices that were acknowledged.
    pub(super) choices: u64,
    /// From sending a choice to hearing that it is stored.
    pub(super) acknowledgements: Vec<u32>,
    /// From sending the last choice of a turn to the last seat seeing what came of it.
    pub(super) turns: Vec<u32>,
    pub(super) messages: u64,
    pub(super) bytes: u64,
    /// Games that have ended.
    pub(super) games: u64,
    /// What the house refused, by code.
    pub(super) refusals: BTreeMap<String, u64>,
    /// Connections that ended by themselves, by reason.
    pub(super) endings: BTreeMap<String, u64>,
    /// Tables that had been through too much, and were replaced.
    pub(super) renewed: u64,
}

impl Tally {
    /// Adds what others have counted.
    pub(super) fn add(&mut self, other: Self) {
        self.choices += other.choices;
        self.acknowledgements.extend(other.acknowledgements);
        self.turns.extend(other.turns);
        self.messages += other.messages;
        self.bytes += other.bytes;
        self.games += other.games;
        for (sum, part) in [(&mut self.refusals, other.refusals), (&mut self.endings, other.endings)] {
            for (what, count) in part {
                *sum.entry(what).or_default() += count;
            }
        }
        self.renewed += other.renewed;
    }
}

/// A time as it is kept.
pub(super) fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

/// How times are spread, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Spread {
    pub(super) count: usize,
    pub(super) p50: f64,
    pub(super) p95: f64,
    pub(super) p99: f64,
    pub(super) max: f64,
}

impl Spread {
    /// The spread of these times; nothing if there are none.
    pub(super) fn of(mut times: Vec<u32>) -> Option<Self> {
        times.sort_unstable();
        let last = times.len().checked_sub(1)?;
        // The smallest time that so many are not above.
        let part = |percent: usize| times[(times.len() * percent).div_ceil(100).saturating_sub(1)];
        let milliseconds = |micros: u32| f64::from(micros) / 1000.0;
        let [p50, p95, p99] = [50, 95, 99].map(|percent| milliseconds(part(percent)));
        Some(Self { count: times.len(), p50, p95, p99, max: milliseconds(times[last]) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        assert_eq!(Spread::of(Vec::new()), None);
        assert_eq!(Spread::of(vec![1500]), Some(Spread { count: 1, p50: 1.5, p95: 1.5, p99: 1.5, max: 1.5 }));
        let hundred = Spread::of((1..=100).rev().map(|number| number * 1000).collect());
        assert_eq!(hundred, Some(Spread { count: 100, p50: 50.0, p95: 95.0, p99: 99.0, max: 100.0 }));
    }
}
