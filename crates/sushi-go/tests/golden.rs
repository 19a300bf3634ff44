//! Whole games as text, one for each way to play, and how many ways there are to play the first turns.
//!
//! What changes here has changed the game or what is told of it.
//! `UPDATE_EXPECT=1 cargo test -p sushiya-sushi-go --test golden` writes the files anew; the difference is to be read against the
//! rules before it is kept.

use expect_test::{ExpectFile, expect_file};
use game::conformance::{playthrough, sequences};
use sushiya_sushi_go::{Options, SushiGo, Variant};

fn options(players: usize, variant: Variant) -> Options {
    Options::new(players, variant).expect("a way to play")
}

fn check(players: usize, variant: Variant, game: u64, expected: &ExpectFile) {
    expected.assert_eq(&playthrough::<SushiGo>(&options(players, variant), game));
}

#[test]
fn a_game_in_each_way_to_play() {
    check(2, Variant::Standard, 2, &expect_file!["golden/2-standard.txt"]);
    check(3, Variant::Standard, 3, &expect_file!["golden/3-standard.txt"]);
    check(4, Variant::Standard, 4, &expect_file!["golden/4-standard.txt"]);
    check(5, Variant::Standard, 5, &expect_file!["golden/5-standard.txt"]);
    check(3, Variant::BothWays, 6, &expect_file!["golden/3-both-ways.txt"]);
    check(4, Variant::BothWays, 7, &expect_file!["golden/4-both-ways.txt"]);
    check(5, Variant::BothWays, 8, &expect_file!["golden/5-both-ways.txt"]);
    check(2, Variant::Dummy, 9, &expect_file!["golden/2-dummy.txt"]);
}

#[test]
fn ways_to_play_the_first_turns() {
    let counted = [
        (2, Variant::Standard, 4),
        (3, Variant::Standard, 3),
        (4, Variant::Standard, 2),
        (5, Variant::Standard, 2),
        (3, Variant::BothWays, 2),
        (4, Variant::BothWays, 2),
        (5, Variant::BothWays, 2),
        (2, Variant::Dummy, 3),
    ];
    let mut text = String::new();
    for (players, variant, deepest) in counted {
        for game in 1..=3 {
            text += &sequences::<SushiGo>(&options(players, variant), game, deepest);
        }
    }
    expect_file!["golden/sequences.txt"].assert_eq(&text);
}
