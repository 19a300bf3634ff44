//! Trains the weights of a game's features and prints them as its file `weights.rs`.
//!
//!     cargo run --release -p sushiya-bots --example train kanji-zushi > weights.rs
//!
//! `games=N` sets the number of games for each variant, `players=N` restricts it to one number of players. The output
//! is reproducible. The cross-entropy goes to standard error.

use game::Options;
use kanji_zushi::KanjiZushi;
use sushi_express::SushiExpress;
use sushiya_bots::{Features, train};

/// Default number of games for each variant.
const GAMES: u64 = 3_000;

const SEED: u64 = 1;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument_of = |name: &str| {
        let found = arguments.iter().find_map(|argument| argument.strip_prefix(name)?.strip_prefix('='));
        found.map(|value| value.parse::<u64>().unwrap_or_else(|_| panic!("'{name}' is a number")))
    };
    let (games, only) = (argument_of("games").unwrap_or(GAMES), argument_of("players"));
    match arguments.first().map(String::as_str) {
        Some("sushi-express") => write::<SushiExpress>(&[("", "")], games, only),
        Some("kanji-zushi") => write::<KanjiZushi>(&[("deck", "classic"), ("deck", "house")], games, only),
        _ => panic!("name a game: sushi-express or kanji-zushi"),
    }
}

/// Writes the weights for each number of players; `variants` are further options.
fn write<G: Features>(variants: &[(&str, &str)], games: u64, only: Option<u64>) {
    let players =
        G::Options::SPECS.iter().find(|spec| spec.name == "players").expect("every game has this option").values;
    let players: Vec<&str> = players
        .iter()
        .map(|value| value.value)
        .filter(|value| only.is_none_or(|only| value.parse() == Ok(only)))
        .collect();
    println!(
        "//! Weights of the features, by number of players. Written by `train {}` (crates/bots/examples).",
        G::NAME
    );
    println!("\nuse super::features::FEATURES;\n");
    println!("#[allow(clippy::approx_constant)] // Trained values, no constants.");
    println!("pub(super) static WEIGHTS: [[f32; FEATURES]; {}] = [", players.len());
    for count in players {
        let options: Vec<G::Options> = variants
            .iter()
            .map(|variant| {
                let pairs: Vec<(&str, &str)> =
                    [("players", count), *variant].into_iter().filter(|(name, _)| !name.is_empty()).collect();
                G::Options::from_pairs(&pairs).expect("valid options")
            })
            .collect();
        let trained = train::<G>(&options, games, SEED);
        let weights: Vec<String> = trained.weights.iter().map(|weight| format!("{weight:.2}")).collect();
        println!("    [{}],", weights.join(", "));
        eprintln!("{count} players: {:.2} bits per position", trained.loss);
    }
    println!("];");
}
