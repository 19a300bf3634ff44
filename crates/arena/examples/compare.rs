//! Compares two bots at Sushi Go! and stops as soon as it is clear which one is better.
//!
//!     cargo run --release -p sushiya-arena --example compare cook apprentice

use std::convert::Infallible;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bots::Player;
use sushi_go::{Options, SushiGo, Variant};
use sushiya_arena::{Arena, Decided, Until};

fn main() {
    let names: Vec<String> = std::env::args().skip(1).collect();
    let names = if names.is_empty() { vec!["cook".to_owned(), "apprentice".to_owned()] } else { names };
    let players: Vec<Player> =
        names.iter().map(|name| name.parse().unwrap_or_else(|error| panic!("{error}"))).collect();
    let arena = Arena {
        options: Options::new(names.len(), Variant::Standard).expect("there are two to five bots"),
        until: Some(Until::parse("1>2", &names).unwrap_or_else(|error| panic!("{error}"))),
        entrants: names,
        oracles: Vec::new(),
        games: 10_000,
        seed: 1,
        threads: 2,
        record: false,
    };
    let began = Instant::now();
    // Budgets in iterations need no clock.
    let seat = |index: usize| players[index].seat(|| Duration::ZERO);
    let never = AtomicBool::new(false);
    let Ok(results) = arena.run::<SushiGo, Infallible>(seat, || began.elapsed(), &never, |_| Ok(()));
    for (name, standing) in arena.entrants.iter().zip(results.tally.standings()) {
        let [low, high] = standing.ci95.map(|bound| bound * 100.0);
        println!(
            "{name}: {:.1} % of {} games ({low:.1} – {high:.1})",
            standing.win_rate * 100.0,
            results.tally.games()
        );
    }
    match results.decided {
        Some(Decided::Yes) => println!("The first is better."),
        Some(Decided::No) => println!("The second is better."),
        None => println!("Undecided."),
    }
}
