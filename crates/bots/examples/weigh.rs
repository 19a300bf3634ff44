//! Learns anew what the signs of a position are worth, and writes them as the file `weights.rs` of a game.
//!
//!     cargo run --release -p sushiya-bots --example weigh kanji-zushi > weights.rs
//!
//! `games=N` says how many games are played in each way, `players=N` asks for one number of players only. The same
//! arguments write the same. How surprising the games are to somebody who knows the weights goes to standard error.

use game::Options;
use kanji_zushi::KanjiZushi;
use sushi_express::SushiExpress;
use sushiya_bots::{Signs, weigh};

/// How many games are played in each way if nothing is said.
const GAMES: u64 = 3_000;

const SEED: u64 = 1;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let asked = |name: &str| {
        let found = arguments.iter().find_map(|argument| argument.strip_prefix(name)?.strip_prefix('='));
        found.map(|value| value.parse::<u64>().unwrap_or_else(|_| panic!("'{name}' is a number")))
    };
    let (games, only) = (asked("games").unwrap_or(GAMES), asked("players"));
    match arguments.first().map(String::as_str) {
        Some("sushi-express") => write::<SushiExpress>(&[("", "")], games, only),
        Some("kanji-zushi") => write::<KanjiZushi>(&[("deck", "classic"), ("deck", "house")], games, only),
        _ => panic!("say which game: sushi-express or kanji-zushi"),
    }
}

/// Writes the weights for each number of players; `ways` are the options that games are played with besides.
fn write<G: Signs>(ways: &[(&str, &str)], games: u64, only: Option<u64>) {
    let players = G::Options::SPECS.iter().find(|spec| spec.name == "players").expect("somebody plays").values;
    let players: Vec<&str> = players
        .iter()
        .map(|value| value.value)
        .filter(|value| only.is_none_or(|only| value.parse() == Ok(only)))
        .collect();
    println!("//! What the signs are worth, by how many play. Written by `weigh {}` (crates/bots/examples).", G::NAME);
    println!("\nuse super::signs::SIGNS;\n");
    println!("#[allow(clippy::approx_constant)] // They were learnt, whatever they look like.");
    println!("pub(super) static WEIGHTS: [[f32; SIGNS]; {}] = [", players.len());
    for count in players {
        let options: Vec<G::Options> = ways
            .iter()
            .map(|way| {
                let pairs: Vec<(&str, &str)> =
                    [("players", count), *way].into_iter().filter(|(name, _)| !name.is_empty()).collect();
                G::Options::from_pairs(&pairs).expect("these options can be had")
            })
            .collect();
        let learnt = weigh::<G>(&options, games, SEED);
        let weights: Vec<String> = learnt.weights.iter().map(|weight| format!("{weight:.2}")).collect();
        println!("    [{}],", weights.join(", "));
        eprintln!("{count} players: {:.2} bits a position", learnt.surprise);
    }
    println!("];");
}
