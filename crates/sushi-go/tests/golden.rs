//! Golden files: a whole game for each combination of options, and the number of move sequences in the first turns.
//!
//! A difference means that the game or its events have changed.
//! `UPDATE_EXPECT=1 cargo test -p sushiya-sushi-go --test golden` rewrites the files. Check the difference against the
//! rules before you commit it.

use expect_test::{ExpectFile, expect_file};
use game::conformance::{playthrough, sequences};
use sushiya_sushi_go::{Options, SushiGo, Variant};

fn options(players: usize, variant: Variant) -> Options {
    Options::new(players, variant).expect("the options are valid")
}

fn check(players: usize, variant: Variant, game: u64, expected: &ExpectFile) {
    expected.assert_eq(&playthrough::<SushiGo>(&options(players, variant), game));
}

#[test]
fn playthroughs() {
    check(2, Variant::Standard, 2, &expect_file!["golden/2-standard.txt"]);
    check(3, Variant::Standard, 3, &expect_file!["golden/3-standard.txt"]);
    check(4, Variant::Standard, 4, &expect_file!["golden/4-standard.txt"]);
    check(5, Variant::Standard, 5, &expect_file!["golden/5-standard.txt"]);
    check(2, Variant::BothWays, 10, &expect_file!["golden/2-both-ways.txt"]);
    check(3, Variant::BothWays, 6, &expect_file!["golden/3-both-ways.txt"]);
    check(4, Variant::BothWays, 7, &expect_file!["golden/4-both-ways.txt"]);
    check(5, Variant::BothWays, 8, &expect_file!["golden/5-both-ways.txt"]);
    check(2, Variant::Dummy, 9, &expect_file!["golden/2-dummy.txt"]);
}

#[test]
fn sequence_counts() {
    let counted = [
        (2, Variant::Standard, 4),
        (3, Variant::Standard, 3),
        (4, Variant::Standard, 2),
        (5, Variant::Standard, 2),
        (2, Variant::BothWays, 2),
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
