//! The distribution of determinizations.

use std::collections::HashMap;
use std::hash::BuildHasher;

use crate::{FastChance, Game};

/// Samples many states from an observation and asserts that exactly the expected ones occur, with frequencies in
/// proportion to their weights. A correct sampler fails with a probability of about one in a million, and the seed is
/// fixed.
///
/// # Panics
/// If an unexpected state occurs, or the frequencies are wrong.
pub fn assert_frequencies<G: Game, S: BuildHasher>(known: &G::Observation, worlds: &HashMap<G, f64, S>, draws: u32) {
    let total: f64 = worlds.values().sum();
    let mut seen: HashMap<&G, u32> = worlds.keys().map(|world| (world, 0)).collect();
    let chance = &mut FastChance::new(0xfa12);
    for _ in 0..draws {
        let world = G::determinize(known, chance);
        let (known_world, _) =
            worlds.get_key_value(&world).unwrap_or_else(|| panic!("an impossible world was sampled: {world:?}"));
        *seen.get_mut(known_world).expect("every expected world is counted") += 1;
    }
    let mut chi_square = 0.0;
    for (world, &weight) in worlds {
        let expected = weight / total * f64::from(draws);
        assert!(expected >= 5.0, "too few draws for {} worlds", worlds.len());
        chi_square += (f64::from(seen[world]) - expected).powi(2) / expected;
    }
    // A single world needs no test: it was sampled every time.
    let Some(freedom) = worlds.len().checked_sub(1).filter(|&freedom| freedom > 0) else { return };
    let limit = chi_square_limit(freedom as f64);
    assert!(chi_square <= limit, "chi-square {chi_square:.1} of {} worlds, limit {limit:.1}", worlds.len());
}

/// The value that chi-square exceeds with a probability of one in a million (Wilson–Hilferty approximation).
fn chi_square_limit(freedom: f64) -> f64 {
    const DEVIATIONS: f64 = 4.753;
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + DEVIATIONS * spread.sqrt()).powi(3)
}
