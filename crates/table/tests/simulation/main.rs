//! Deterministic simulation with faults: one table, people with bad connections, bots that answer late or with nonsense, and a
//! server that crashes between any two effects.
//!
//! A world is determined by its seed. `SUSHIYA_SEEDS=5000 cargo test -p table --test simulation` runs that many worlds of each
//! kind, `SUSHIYA_SEEDS=1234..1235` runs a single one.

#[path = "../common/mod.rs"]
mod common;

mod client;
mod house;
mod ledger;
mod plan;
mod world;

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use world::{Tally, World};

/// The seeds to run.
fn seeds(usual: u64) -> Range<u64> {
    let Ok(said) = std::env::var("SUSHIYA_SEEDS") else { return 0..usual };
    let number = |text: &str| text.parse::<u64>().expect("SUSHIYA_SEEDS is a number of seeds, or a range as in 12..34");
    said.split_once("..").map_or_else(|| 0..number(&said), |(first, end)| number(first)..number(end))
}

/// Runs worlds on all cores and adds up what happened in them.
fn run(usual: u64, world: impl Fn(u64) -> Tally + Sync) -> Tally {
    let seeds = seeds(usual);
    let next = AtomicU64::new(seeds.start);
    let (world, end) = (&world, seeds.end);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut sum = Tally::default();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= end {
                return sum;
            }
            let Ok(tally) = catch_unwind(AssertUnwindSafe(|| world(seed))) else {
                let again = format!("SUSHIYA_SEEDS={seed}..{} cargo test -p table --test simulation", seed + 1);
                panic!("seed {seed} fails; to repeat it: {again}");
            };
            sum.add(tally);
        }
    };
    let mut sum = Tally::default();
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for thread in running {
            sum.add(thread.join().expect("a world that holds"));
        }
    });
    sum
}

/// No acknowledged choice is lost or applied twice, everybody sees only what they may, every game ends, and all clients that are
/// left agree on the result.
#[test]
fn no_acknowledged_choice_is_lost_in_a_faulty_world() {
    let tally = run(2000, |seed| World::new(seed).run());
    println!("{tally:?}");
    // The test is only worth something if enough happened.
    assert!(tally.games > 0 && tally.turns > 10 * tally.games, "{tally:?}");
    if tally.worlds >= 200 {
        assert!(tally.crashes > tally.worlds / 4, "{tally:?}");
        assert!(tally.games > tally.worlds / 2 && tally.rematches > tally.worlds / 20, "{tally:?}");
        assert!(tally.changed > tally.worlds && tally.repeated > tally.worlds / 4, "{tally:?}");
        assert!(tally.bot_choices > tally.worlds && tally.returns > tally.worlds / 10, "{tally:?}");
        assert!(tally.misses > tally.worlds / 5 && tally.resumes > tally.worlds / 10, "{tally:?}");
    }
}

/// Until a turn is played, what others are sent is the same to the byte and the millisecond, whatever a person chooses and
/// however often they change it.
#[test]
fn a_choice_does_not_leak_before_its_turn_is_played() {
    let tally = run(600, |seed| {
        let plain = World::twin(seed, false).watched();
        let other = World::twin(seed, true).watched();
        for (one, another) in plain.heard.iter().zip(&other.heard) {
            assert_eq!(one, another, "somebody was sent something else");
        }
        assert_eq!(plain.heard.len(), other.heard.len(), "somebody was sent more");
        assert_eq!(plain.choice.is_some(), other.choice.is_some());
        assert!(plain.choice.is_none() || plain.choice != other.choice || plain.only, "both chose the same");
        Tally { worlds: 1, changed: other.injected, turns: u64::from(plain.choice.is_some()), ..Tally::default() }
    });
    println!("{tally:?}");
    assert!(tally.turns > tally.worlds / 3 && tally.changed > tally.worlds / 3, "{tally:?}");
}
