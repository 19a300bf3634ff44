//! Deterministic simulation with faults: one table, clients with bad connections, bots that answer late or with invalid
//! moves, and a server that crashes between any two effects.
//!
//! A world is determined by its seed. `SUSHIYA_SEEDS=5000 cargo test -p table --test simulation` runs that many worlds
//! of each kind, `SUSHIYA_SEEDS=1234..1235` runs a single one.

#[path = "../common/mod.rs"]
mod common;

mod client;
mod ledger;
mod plan;
mod server;
mod world;

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use world::{Tally, World};

/// The seeds to run.
fn seeds(default: u64) -> Range<u64> {
    let Ok(text) = std::env::var("SUSHIYA_SEEDS") else { return 0..default };
    let number = |part: &str| part.parse::<u64>().expect("SUSHIYA_SEEDS is a number of seeds, or a range as in 12..34");
    text.split_once("..").map_or_else(|| 0..number(&text), |(first, end)| number(first)..number(end))
}

/// Runs worlds on all cores and adds up their tallies.
fn run(default: u64, world: impl Fn(u64) -> Tally + Sync) -> Tally {
    let seeds = seeds(default);
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
                let command = format!("SUSHIYA_SEEDS={seed}..{} cargo test -p table --test simulation", seed + 1);
                panic!("seed {seed} fails; to repeat it: {command}");
            };
            sum.add(tally);
        }
    };
    let mut sum = Tally::default();
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for thread in running {
            sum.add(thread.join().expect("no world fails"));
        }
    });
    sum
}

/// No acknowledged choice is lost or applied twice, everybody sees only their own point of view, every game ends, and
/// all remaining clients agree on the result.
#[test]
fn no_acknowledged_choice_is_lost_in_a_faulty_world() {
    let tally = run(2000, |seed| World::new(seed).run());
    println!("{tally:?}");
    // The test is meaningful only if enough happened.
    assert!(tally.games > 0 && tally.turns > 10 * tally.games, "{tally:?}");
    if tally.worlds >= 200 {
        assert!(tally.crashes > tally.worlds / 4, "{tally:?}");
        assert!(tally.games > tally.worlds / 2 && tally.rematches > tally.worlds / 20, "{tally:?}");
        assert!(tally.changed > tally.worlds && tally.repeated > tally.worlds / 4, "{tally:?}");
        assert!(tally.bot_choices > tally.worlds && tally.returns > tally.worlds / 10, "{tally:?}");
        assert!(tally.misses > tally.worlds / 5 && tally.resumes > tally.worlds / 10, "{tally:?}");
        assert!(tally.loads > tally.worlds, "{tally:?}");
        assert!(tally.exchanges > tally.worlds / 4 && tally.abandoned > tally.worlds / 50, "{tally:?}");
    }
}

/// Until a turn is played, the messages to others are the same to the byte and the millisecond, no matter what a person
/// chooses and how often they change it.
#[test]
fn a_choice_does_not_leak_before_its_turn_is_played() {
    let tally = run(600, |seed| {
        let plain = World::twin(seed, false).run_to_watched_turn();
        let other = World::twin(seed, true).run_to_watched_turn();
        for (one, another) in plain.messages.iter().zip(&other.messages) {
            assert_eq!(one, another, "a client got another message");
        }
        assert_eq!(plain.messages.len(), other.messages.len(), "a client got more messages");
        assert_eq!(plain.choice.is_some(), other.choice.is_some());
        assert!(
            plain.choice.is_none() || plain.choice != other.choice || plain.only,
            "the choice is the same in both worlds"
        );
        Tally { worlds: 1, changed: other.injected, turns: u64::from(plain.choice.is_some()), ..Tally::default() }
    });
    println!("{tally:?}");
    assert!(tally.turns > tally.worlds / 3 && tally.changed > tally.worlds / 3, "{tally:?}");
}
