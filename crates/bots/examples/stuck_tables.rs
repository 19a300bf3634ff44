//! How often games of Kanji-zushi end because nobody finds a kanji any more, by deck, level and number of players.
//!
//! ```sh
//! cargo run --release -p sushiya-bots --example stuck_tables -- 400
//! ```

use std::time::Duration;

use game::{FastChance, Game, Joint, Pending, Viewer};
use kanji_zushi::{DeckChoice, GOAL, KanjiZushi, Options};
use sushiya_bots::{Level, Player};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(200);
    let counts: Vec<String> = (2..=8).map(|players| format!("{players:>7}")).collect();
    println!("{:<12} {:<12} {}", "deck", "level", counts.concat());
    for deck in &DeckChoice::OURS {
        for level in [Level::Apprentice, Level::Cook, Level::Greedy] {
            let shares = (2..=8).map(|players| {
                let options = Options::new(players, deck.clone()).expect("two to eight can play");
                let stuck = (0..games).filter(|seed| ends_stuck(&options, level, *seed)).count();
                format!("{:>6.1}%", 100.0 * stuck as f64 / games as f64)
            });
            println!("{:<12} {:<12} {}", deck.name().unwrap_or("custom"), level.name(), shares.collect::<String>());
        }
    }
}

/// Whether a game between bots of a level ends before everybody has five kanji.
fn ends_stuck(options: &Options, level: Level, seed: u64) -> bool {
    let chance = &mut FastChance::new(seed);
    let mut game = KanjiZushi::deal(options, chance, &mut |_| ());
    let mut turn = 0;
    while let Pending::Seats(seats) = game.pending() {
        let mut joint = Joint::new(game.players());
        for seat in seats.iter() {
            let known = game.observe(Viewer::Seat(seat));
            let moves = game.legal_moves(seat);
            let mut bot = Player::from(level).seat::<KanjiZushi>(|| Duration::ZERO);
            let own = &mut FastChance::of_series(seed, turn);
            joint[seat] = bot.choose(seat, &known, &moves, own).ok();
            turn += 1;
        }
        game.apply_unchecked(&joint, chance, &mut |_| ());
    }
    (0..game.players()).any(|seat| game.formed_by(game::Seat::new(seat)).len() < GOAL)
}
