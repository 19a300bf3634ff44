//! Chopsticks: two cards in one turn, and the return of the chopsticks.

use std::collections::BTreeSet;

use game::{Game, MoveSet};
use sushiya_sushi_go::{Card, Event, Illegal};

use crate::common::{Play, Table, bag};
use crate::{ANN, BEN, CAL, chosen};

/// Ann has chopsticks and these cards in front of her.
fn ann_with_chopsticks(and: &str, hand: &str) -> Play {
    Table::holding([hand, "3 gyoza"]).front(ANN, &format!("chopsticks, {and}")).start()
}

#[test]
fn both_cards_are_played_in_the_given_order() {
    let mut play = ann_with_chopsticks("", "tempura, egg, sashimi");
    play.turn(["egg+tempura", "gyoza"]);
    assert_eq!(play.laid(ANN), "egg, tempura");
    assert_eq!(play.laid(BEN), "gyoza");
}

#[test]
fn wasabi_then_squid_triples_the_squid() {
    let mut play = ann_with_chopsticks("", "wasabi, squid, gyoza");
    play.turn(["wasabi+squid", "gyoza"]);
    assert_eq!(play.laid(ANN), "wasabi, squid on wasabi");
    assert_eq!(play.nigiri(ANN), 9);
}

#[test]
fn squid_then_wasabi_does_not_triple_the_squid() {
    let mut play = ann_with_chopsticks("", "wasabi, squid, gyoza");
    play.turn(["squid+wasabi", "gyoza"]);
    assert_eq!(play.laid(ANN), "squid, wasabi");
    assert_eq!(play.nigiri(ANN), 3);
    assert_eq!(play.front(ANN).bare(Card::Wasabi), 1, "the wasabi is free for another nigiri");
}

#[test]
fn the_first_of_two_nigiri_gets_the_only_wasabi() {
    let hand = "salmon, squid, gyoza";
    let mut play = ann_with_chopsticks("wasabi", hand);
    play.turn(["salmon+squid", "gyoza"]);
    assert_eq!(play.laid(ANN), "salmon on wasabi, squid");
    assert_eq!(play.nigiri(ANN), 6 + 3);

    let mut play = ann_with_chopsticks("wasabi", hand);
    play.turn(["squid+salmon", "gyoza"]);
    assert_eq!(play.laid(ANN), "squid on wasabi, salmon");
    assert_eq!(play.nigiri(ANN), 9 + 2);
}

#[test]
fn two_nigiri_go_on_two_wasabi() {
    let mut play = ann_with_chopsticks("2 wasabi", "squid, salmon, egg");
    play.turn(["egg+squid", "gyoza"]);
    assert_eq!(play.nigiri(ANN), 3 + 9);
}

#[test]
fn used_chopsticks_go_into_the_hand_that_is_passed_on() {
    let mut play = Table::holding(["tempura, egg, sashimi", "3 gyoza", "3 salmon"]).front(ANN, "chopsticks").start();
    play.turn(["egg+tempura", "gyoza", "salmon"]);
    assert_eq!(play.front(ANN).bare(Card::Chopsticks), 0);
    assert_eq!(play.hand(BEN), bag("sashimi, chopsticks"));
    assert_eq!(play.hand(CAL), bag("2 gyoza"));
    assert_eq!(play.hand(ANN), bag("2 salmon"));

    let returned = play.events.iter().position(|event| *event == Event::ReturnedChopsticks { seat: ANN });
    let passed = play.events.iter().position(|event| matches!(event, Event::Passed { .. }));
    assert!(returned.is_some() && returned < passed, "{:?}", play.events);
}

#[test]
fn the_next_holder_can_play_and_use_them_again() {
    let mut play = Table::holding(["3 egg, tempura", "4 gyoza"]).front(ANN, "chopsticks").start();
    play.turn(["egg+tempura", "gyoza"]);
    play.turn(["gyoza", "chopsticks"]);
    assert!(play.may(BEN, "gyoza+gyoza"), "played last turn, usable this turn");
    assert!(!play.may(ANN, "egg+egg"), "gone for the player who used them");
}

#[test]
fn with_two_cards_left_only_the_chopsticks_are_passed_on() {
    let mut play = Table::holding(["squid, egg", "gyoza, sashimi"]).front(ANN, "chopsticks").start();
    assert!(play.may(ANN, "squid+egg"));
    play.turn(["squid+egg", "gyoza"]);
    assert_eq!(play.hand(BEN), bag("chopsticks"));
    assert_eq!(play.hand(ANN), bag("sashimi"));
    assert_eq!(play.game.legal_moves(BEN).iter().collect::<Vec<_>>(), [chosen("chopsticks")]);
}

#[test]
fn with_one_card_left_they_cannot_be_used() {
    let play = Table::holding(["egg", "gyoza"]).front(ANN, "chopsticks").start();
    assert_eq!(play.game.check(ANN, &chosen("egg+gyoza")), Err(Illegal::TooFewCards));
    assert_eq!(play.game.check(ANN, &chosen("egg+egg")), Err(Illegal::TooFewCards));
    assert_eq!(play.game.legal_moves(ANN).iter().collect::<Vec<_>>(), [chosen("egg")]);
}

#[test]
fn using_them_is_optional() {
    let mut play = ann_with_chopsticks("", "2 tempura, egg");
    let moves: BTreeSet<String> = play.game.legal_moves(ANN).iter().map(|chosen| chosen.to_string()).collect();
    let expected = ["egg", "egg+tempura", "tempura", "tempura+egg", "tempura+tempura"];
    assert_eq!(moves, expected.map(str::to_owned).into());
    play.turn(["egg", "gyoza"]);
    assert_eq!(play.front(ANN).bare(Card::Chopsticks), 1);
    assert_eq!(play.hand(BEN), bag("2 tempura"));
}

#[test]
fn only_one_can_be_used_in_a_turn() {
    let mut play = Table::holding(["4 egg, squid", "5 gyoza"]).front(ANN, "2 chopsticks").start();
    let most = play.game.legal_moves(ANN).iter().map(|chosen| 1 + usize::from(chosen.second.is_some())).max();
    assert_eq!(most, Some(2));
    play.turn(["egg+squid", "gyoza"]);
    assert_eq!(play.front(ANN).bare(Card::Chopsticks), 1);
    assert_eq!(play.hand(BEN), bag("3 egg, chopsticks"));
    play.turn(["gyoza+gyoza", "egg"]);
    assert_eq!(play.front(ANN).bare(Card::Chopsticks), 0, "the other one is used in the next turn");
    assert_eq!(play.hand(BEN), bag("2 gyoza, chopsticks"));
}

#[test]
fn they_cannot_be_used_in_the_turn_they_are_played() {
    let mut play = Table::holding(["chopsticks, egg, squid", "2 gyoza, sashimi"]).start();
    for both in ["chopsticks+egg", "egg+chopsticks", "egg+squid"] {
        assert_eq!(play.game.check(ANN, &chosen(both)), Err(Illegal::NoChopsticks), "{both}");
    }
    play.turn(["chopsticks", "gyoza"]);
    assert!(play.may(ANN, "gyoza+sashimi"), "usable in the next turn");
    assert!(!play.may(BEN, "egg+squid"), "only by the player who played them");
}

#[test]
fn new_ones_can_be_played_with_older_ones_which_go_back() {
    let mut play = ann_with_chopsticks("", "chopsticks, egg, squid");
    play.turn(["chopsticks+egg", "gyoza"]);
    assert_eq!(play.front(ANN).bare(Card::Chopsticks), 1);
    assert_eq!(play.hand(BEN), bag("squid, chopsticks"));
}

#[test]
fn several_players_can_use_theirs_in_the_same_turn() {
    let mut play = Table::holding(["wasabi, squid, egg", "2 tempura, maki3", "3 gyoza"])
        .front(ANN, "chopsticks")
        .front(BEN, "chopsticks")
        .start();
    play.turn(["wasabi+squid", "tempura+tempura", "gyoza"]);
    assert_eq!(play.laid(ANN), "wasabi, squid on wasabi");
    assert_eq!(play.laid(BEN), "tempura, tempura");
    assert_eq!(play.hand(BEN), bag("egg, chopsticks"));
    assert_eq!(play.hand(CAL), bag("maki3, chopsticks"));
    assert_eq!(play.hand(ANN), bag("2 gyoza"));
    let returned: Vec<&Event> =
        play.events.iter().filter(|event| matches!(event, Event::ReturnedChopsticks { .. })).collect();
    assert_eq!(returned, [&Event::ReturnedChopsticks { seat: ANN }, &Event::ReturnedChopsticks { seat: BEN }]);
}

#[test]
fn they_go_back_after_all_cards_are_revealed() {
    let mut play = Table::holding(["egg, squid", "2 gyoza"]).front(ANN, "chopsticks").start();
    play.turn(["egg+squid", "gyoza"]);
    let last_laid = play.events.iter().rposition(|event| matches!(event, Event::Laid { .. }));
    let returned = play.events.iter().position(|event| matches!(event, Event::ReturnedChopsticks { .. }));
    assert!(last_laid < returned, "{:?}", play.events);
}

#[test]
fn they_are_discarded_after_the_round() {
    let mut play = Table::holding(["egg", "gyoza"]).front(ANN, "chopsticks").start();
    play.turn(["egg", "gyoza"]);
    assert_eq!(play.front(ANN).bare(Card::Chopsticks), 0);
    assert!(play.game.legal_moves(ANN).iter().all(|chosen| chosen.second.is_none()));
}
