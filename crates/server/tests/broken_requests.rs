//! The fuzz target of the protocol with fixed inputs: valid sessions, and mutated ones.

#[path = "../../../fuzz/src/protocol.rs"]
#[allow(unreachable_pub)] // It is a separate crate in fuzz/.
mod fuzz;
#[path = "../../../fuzz/src/broken.rs"]
mod pieces;

use game::{Chance, FastChance};
use pieces::broken;

const SEEDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/protocol");

/// The seed corpus of the fuzzer: valid sessions.
fn seeds() -> Vec<String> {
    let files = std::fs::read_dir(SEEDS).expect("there are seeds");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).expect("a session in UTF-8")).collect()
}

#[test]
fn neither_valid_nor_mutated_sessions_panic() {
    let chance = &mut FastChance::new(11);
    let seeds = seeds();
    assert_eq!(seeds.len(), 4);
    for seed in &seeds {
        fuzz::protocol(seed);
        for _ in 0..40 {
            fuzz::protocol(&broken(seed, chance));
        }
    }
    // Lines of all sessions in random order after the beginning of one.
    let lines: Vec<&str> = seeds.iter().flat_map(|seed| seed.lines().skip(1)).collect();
    for _ in 0..60 {
        let seed = &seeds[chance.below(seeds.len() as u32) as usize];
        let beginning = chance.below(40) as usize;
        let mut session: Vec<String> = seed.lines().take(1 + beginning).map(str::to_owned).collect();
        for _ in 0..80 {
            let line = lines[chance.below(lines.len() as u32) as usize];
            session.push(if chance.below(8) == 0 { broken(line, chance) } else { line.to_owned() });
        }
        fuzz::protocol(&session.join("\n"));
    }
}
