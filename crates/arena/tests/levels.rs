//! Stronger levels win more than their share, measured by the arena.

use std::convert::Infallible;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Heuristics, Player};
use kanji_zushi::{DeckChoice, KanjiZushi};
use sushi_express::SushiExpress;
use sushiya_arena::Arena;

/// The win rate of the first of these bots.
fn win_rate_of_first<G: Heuristics>(options: G::Options, names: &[&str], games: u64) -> f64 {
    let arena = Arena {
        options,
        entrants: names.iter().map(|&name| name.to_owned()).collect(),
        oracles: Vec::new(),
        games,
        seed: 2,
        threads: 2,
        record: false,
        until: None,
    };
    let seat = |index: usize| names[index].parse::<Player>().expect("it is a built-in bot").seat(|| Duration::ZERO);
    let Ok(results) = arena.run::<G, Infallible>(seat, || Duration::ZERO, &AtomicBool::new(false), |_| Ok(()));
    results.tally.standings()[0].win_rate
}

#[test]
fn a_cook_beats_greedy_bots_at_sushi_express() {
    let options = sushi_express::Options::new(3).expect("the options are valid");
    let rate = win_rate_of_first::<SushiExpress>(options, &["cook", "greedy", "greedy"], 150);
    assert!(rate > 0.45, "a fair share is 1/3: {rate}");
}

#[test]
fn an_apprentice_beats_seven_random_bots_at_kanji_zushi_with_the_difficult_deck() {
    let options = kanji_zushi::Options::new(8, DeckChoice::House).expect("the options are valid");
    let mut names = vec!["random"; 8];
    names[0] = "apprentice";
    let rate = win_rate_of_first::<KanjiZushi>(options, &names, 800);
    assert!(rate > 0.16, "a fair share is 1/8: {rate}");
}
