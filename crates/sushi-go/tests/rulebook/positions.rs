//! Invalid positions are rejected with all errors at once.

use sushiya_sushi_go::{Card, Scenario, Sheet, SushiGo};

use crate::common::{Table, cards};
use crate::{ANN, EVE};

/// A valid position: Ann and Ben have three cards left each.
fn valid() -> Scenario {
    Table::holding(["egg, tempura, chopsticks", "2 squid, gyoza"]).after_rounds(1).scenario()
}

#[track_caller]
fn assert_errors(change: impl FnOnce(&mut Scenario), words: &[&str]) {
    let mut scenario = valid();
    change(&mut scenario);
    let errors = SushiGo::try_from(&scenario).unwrap_err();
    assert_eq!(errors.iter().map(ToString::to_string).collect::<Vec<_>>(), words);
}

#[test]
fn a_valid_position_is_accepted() {
    assert!(SushiGo::try_from(&valid()).is_ok());
}

#[test]
fn there_are_no_more_cards_than_in_the_box() {
    assert_errors(
        |scenario| scenario.hands = vec![cards("3 chopsticks"), cards("2 chopsticks, egg")],
        &["there are 5 chopsticks on the table, but only 4 in the box"],
    );
}

#[test]
fn hands_have_the_same_size_and_are_not_empty() {
    assert_errors(|scenario| scenario.hands[1].truncate(2), &["the hand of seat 2: 2 cards instead of 3"]);
    assert_errors(
        |scenario| scenario.hands = vec![Vec::new(), Vec::new()],
        &[
            "the hand of seat 1: 0 cards instead of 1",
            "the hand of seat 2: 0 cards instead of 1",
            "the table in front of seat 1: 7 cards instead of 9",
            "the table in front of seat 2: 7 cards instead of 9",
        ],
    );
}

#[test]
fn everybody_has_played_a_card_each_turn() {
    assert_errors(|scenario| scenario.tableaus[0].truncate(6), &["the table in front of seat 1: 6 cards instead of 7"]);
    assert_errors(|scenario| scenario.earlier[0][1].truncate(9), &["round 1, seat 2: 9 cards instead of 10"]);
}

#[test]
fn every_player_has_a_hand_and_a_tableau() {
    assert_errors(|scenario| drop(scenario.hands.pop()), &["the table: 1 seats instead of 2"]);
    assert_errors(|scenario| drop(scenario.tableaus.pop()), &["round 2: 1 seats instead of 2"]);
    assert_errors(|scenario| drop(scenario.earlier[0].pop()), &["round 1: 1 seats instead of 2"]);
}

#[test]
fn there_are_at_most_three_rounds() {
    assert_errors(
        |scenario| {
            let round = vec![vec![Card::Tempura; 0]; 2];
            scenario.earlier = vec![round; 3];
        },
        &[
            "there are 4 rounds; there can be 1 to 3",
            "round 1, seat 1: 0 cards instead of 10",
            "round 1, seat 2: 0 cards instead of 10",
            "round 2, seat 1: 0 cards instead of 10",
            "round 2, seat 2: 0 cards instead of 10",
            "round 3, seat 1: 0 cards instead of 10",
            "round 3, seat 2: 0 cards instead of 10",
        ],
    );
}

#[test]
fn chopsticks_known_to_be_in_a_hand_are_in_it() {
    assert_errors(
        |scenario| scenario.returned = vec![2, 0],
        &["the hand of seat 1: fewer chopsticks in it than are known to have gone back"],
    );
}

#[test]
fn a_dummy_always_has_a_controller() {
    let words = "somebody controls the dummy in the variant that has one, and nobody in the others";
    assert_errors(|scenario| scenario.control = Some((ANN, Card::Egg)), &[words]);
    let with_dummy = Table::holding(["egg", "squid"]).controlled_by(ANN, Card::Gyoza).scenario();
    for control in [None, Some((EVE, Card::Gyoza))] {
        let errors = SushiGo::try_from(&Scenario { control, ..with_dummy.clone() }).unwrap_err();
        assert_eq!(errors[0].to_string(), words);
    }
}

#[test]
fn nobody_plays_more_cards_than_a_hand_in_a_round() {
    let errors = |seat: Vec<String>| {
        let sheet = Sheet { variant: "standard".to_owned(), rounds: vec![vec![seat, Vec::new()]] };
        sheet.score().unwrap_err().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let mut seat = vec!["tempura".to_owned(); 11];
    assert_eq!(errors(seat.clone()), ["round 1, seat 1: 11 cards, but nobody plays more than 10"]);
    seat[3] = "chopsticks".to_owned();
    let chopsticks =
        "round 1, seat 1: 11 cards, but nobody plays more than 10; leave out chopsticks that went back into the hand";
    assert_eq!(errors(seat), [chopsticks]);
}
