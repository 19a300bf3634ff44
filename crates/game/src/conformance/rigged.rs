//! Randomness that is recorded, and replayed with one number changed.

use crate::{Chance, FastChance};

/// A source of randomness that records every number with its bound.
pub(super) struct Traced {
    chance: FastChance,
    pub(super) given: Vec<(u32, u32)>,
}

impl Traced {
    pub(super) fn new(chance: FastChance) -> Self {
        Self { chance, given: Vec::new() }
    }
}

impl Chance for Traced {
    fn below(&mut self, bound: u32) -> u32 {
        let number = self.chance.below(bound);
        self.given.push((bound, number));
        number
    }
}

/// A source of randomness that replays recorded numbers, one of them changed.
pub(super) struct Changed<'a> {
    given: &'a [(u32, u32)],
    at: usize,
    change: usize,
    by: u32,
}

impl<'a> Changed<'a> {
    /// Replaces the number at index `change` with another one, shifted by `by`.
    pub(super) fn new(given: &'a [(u32, u32)], change: usize, by: u32) -> Self {
        Self { given, at: 0, change, by }
    }
}

impl Chance for Changed<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        // The change may lead to more draws. Numbers past the recording are arbitrary, but deterministic.
        let (_, number) = self.given.get(self.at).copied().unwrap_or((bound, 0));
        let number =
            if self.at == self.change { number + 1 + self.by % bound.saturating_sub(1).max(1) } else { number };
        self.at += 1;
        number % bound
    }
}
