//! Positions that cannot be are refused at the one door, with every error named.

use sushiya_sushi_go::{Card, Scenario, Sheet, SushiGo};

use crate::common::{Table, cards};
use crate::{ANN, EVE};

/// Ann and Ben have three cards left each.
fn possible() -> Scenario {
    Table::holding(["egg, tempura, chopsticks", "2 squid, gyoza"]).after_rounds(1).scenario()
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Scenario), words: &[&str]) {
    let mut scenario = possible();
    change(&mut scenario);
    let errors = SushiGo::try_from(&scenario).unwrap_err();
    assert_eq!(errors.iter().map(ToString::to_string).collect::<Vec<_>>(), words);
}

#[test]
fn a_possible_position_is_let_in() {
    assert!(SushiGo::try_from(&possible()).is_ok());
}

#[test]
fn cards_must_be_in_the_box() {
    refused(
        |scenario| scenario.hands = vec![cards("3 chopsticks"), cards("2 chopsticks, egg")],
        &["there are 5 chopsticks on the table, but only 4 in the box"],
    );
}

#[test]
fn hands_are_equally_large_and_not_empty() {
    refused(|scenario| scenario.hands[1].truncate(2), &["the hand of seat 2: 2 cards instead of 3"]);
    refused(
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
fn everybody_has_laid_a_card_a_turn() {
    refused(|scenario| scenario.tableaus[0].truncate(6), &["the table in front of seat 1: 6 cards instead of 7"]);
    refused(|scenario| scenario.earlier[0][1].truncate(9), &["round 1, seat 2: 9 cards instead of 10"]);
}

#[test]
fn there_is_a_place_for_everybody() {
    refused(|scenario| drop(scenario.hands.pop()), &["the table: 1 seats instead of 2"]);
    refused(|scenario| drop(scenario.tableaus.pop()), &["round 2: 1 seats instead of 2"]);
    refused(|scenario| drop(scenario.earlier[0].pop()), &["round 1: 1 seats instead of 2"]);
}

#[test]
fn there_are_three_rounds() {
    refused(
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
    refused(
        |scenario| scenario.returned = vec![2, 0],
        &["the hand of seat 1: fewer chopsticks in it than are known to have gone back"],
    );
}

#[test]
fn a_dummy_is_controlled_where_there_is_one() {
    let words = "somebody controls the dummy in the variant that has one, and nobody in the others";
    refused(|scenario| scenario.control = Some((ANN, Card::Egg)), &[words]);
    let with_dummy = Table::holding(["egg", "squid"]).controlled_by(ANN, Card::Gyoza).scenario();
    for control in [None, Some((EVE, Card::Gyoza))] {
        let errors = SushiGo::try_from(&Scenario { control, ..with_dummy.clone() }).unwrap_err();
        assert_eq!(errors[0].to_string(), words);
    }
}

#[test]
fn nobody_lays_more_than_a_hand_in_a_round() {
    let seat = vec!["tempura".to_owned(); 11];
    let sheet = Sheet { variant: "standard".to_owned(), rounds: vec![vec![seat, Vec::new()]] };
    let errors = sheet.score().unwrap_err();
    assert_eq!(errors[0].to_string(), "round 1, seat 1: 11 cards, but nobody lays more than 10");
    assert_eq!(errors.len(), 1);
}
