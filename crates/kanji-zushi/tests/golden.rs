//! Golden files: whole games. `UPDATE_EXPECT=1 cargo test` rewrites them. Read the difference before you commit it.

use expect_test::{ExpectFile, expect_file};
use game::conformance::playthrough;
use sushiya_kanji_zushi::{DeckChoice, KanjiZushi, Options};

fn check(players: usize, deck: DeckChoice, game: u64, expected: &ExpectFile) {
    let options = Options::new(players, deck).expect("the options are valid");
    expected.assert_eq(&playthrough::<KanjiZushi>(&options, game));
}

#[test]
fn a_game_for_two_in_which_both_form_five_kanji() {
    check(2, DeckChoice::Classic, 86, &expect_file!["golden/classic-2-complete.txt"]);
}

#[test]
fn a_game_for_two_that_ends_stuck() {
    check(2, DeckChoice::Classic, 1, &expect_file!["golden/classic-2-stuck.txt"]);
}

#[test]
fn a_game_for_three_with_the_house_deck() {
    check(3, DeckChoice::House, 8, &expect_file!["golden/house-3-complete.txt"]);
}
