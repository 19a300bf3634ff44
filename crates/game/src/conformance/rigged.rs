//! Luck that remembers what it gave, and luck that gives it again but for one number.

use crate::{Chance, FastChance};

/// Luck that writes down every number it gives, and with which bound.
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

/// Luck that repeats given numbers, one of them changed.
pub(super) struct Changed<'a> {
    given: &'a [(u32, u32)],
    at: usize,
    change: usize,
    by: u32,
}

impl<'a> Changed<'a> {
    /// The number at `change` is another one, `by` further on.
    pub(super) fn new(given: &'a [(u32, u32)], change: usize, by: u32) -> Self {
        Self { given, at: 0, change, by }
    }
}

impl Chance for Changed<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        // The change may lead to a longer way; numbers past the trace are arbitrary, but always the same.
        let (_, number) = self.given.get(self.at).copied().unwrap_or((bound, 0));
        let number =
            if self.at == self.change { number + 1 + self.by % bound.saturating_sub(1).max(1) } else { number };
        self.at += 1;
        number % bound
    }
}
