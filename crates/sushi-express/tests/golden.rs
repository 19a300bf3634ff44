//! Golden files: whole games and counts of move sequences.
//!
//! `UPDATE_EXPECT=1 cargo test -p sushiya-sushi-express --test golden` rewrites them. Read the difference before you
//! commit it.

use expect_test::expect_file;
use game::conformance::{playthrough, sequences};
use sushiya_sushi_express::{MAX_PLAYERS, MIN_PLAYERS, Options, SushiExpress};

#[test]
fn playthroughs() {
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        let options = Options::new(players).unwrap();
        expect_file![format!("golden/{players}-players.txt")].assert_eq(&playthrough::<SushiExpress>(&options, 1));
    }
}

#[test]
fn sequence_counts() {
    let mut text = String::new();
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        let options = Options::new(players).unwrap();
        // Up to a few hundred thousand sequences: through the bets and the dice, and with few players into the next
        // round.
        text += &sequences::<SushiExpress>(&options, 1, [10, 9, 8, 7][players - MIN_PLAYERS]);
    }
    expect_file!["golden/sequences.txt"].assert_eq(&text);
}
