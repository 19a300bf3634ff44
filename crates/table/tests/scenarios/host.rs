//! The rights of the host, and the next host.

use table::{AWAY_AFTER, Action, GONE_AFTER, TurnClock};

use crate::common::settings;
use crate::harness::*;

fn host(harness: &Harness) -> &str {
    &harness.table.host().name
}

#[test]
fn a_former_host_has_no_special_rights() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.act(ANN, Action::Host { seat: 2 });
    assert_eq!(host(&harness), "Cho");
    assert_eq!(harness.expect_error(ANN, Action::Kick { seat: 1 }).code(), "not_host");
    harness.act(CHO, Action::Kick { seat: 1 });
}

#[test]
fn host_actions_are_refused_for_everybody_else() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    let actions = [
        options(&[("players", "4")]),
        Action::Bot { seat: 0, level: "cook".to_owned() },
        Action::Clear { seat: 0 },
        Action::Kick { seat: 2 },
        Action::Host { seat: 1 },
        Action::Start { nonce: None, empty: None, level: None },
    ];
    for action in actions {
        assert_eq!(harness.expect_error(BEN, action.clone()).code(), "not_host", "{action:?}");
        assert_eq!(harness.expect_error(EVA, action.clone()).code(), "not_host", "{action:?}");
    }
}

#[test]
fn a_host_who_leaves_hands_over_to_a_connected_person_first() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.connect(CHO);
    harness.act(ANN, Action::Leave);
    assert_eq!(host(&harness), "Cho", "Ben is not connected");
    harness.act(CHO, Action::Leave);
    assert_eq!(host(&harness), "Ben");
    harness.act(BEN, Action::Leave);
    assert_eq!(host(&harness), "Ben", "nobody else is at the table");
}

#[test]
fn the_next_person_at_a_table_without_its_host_becomes_host() {
    let mut harness = Harness::open(settings("sushi-go", 2, TurnClock::Unlimited));
    harness.act(ANN, Action::Leave);
    assert_eq!(host(&harness), "Ann");
    harness.act(ANN, sit());
    harness.act(ANN, Action::Leave);
    harness.act(BEN, sit());
    assert_eq!(host(&harness), "Ben");
    harness.act(ANN, sit());
    assert_eq!(host(&harness), "Ben");
    harness.act(BEN, Action::Start { nonce: None, empty: None, level: None });
}

#[test]
fn a_host_who_leaves_a_game_hands_over() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    harness.act(ANN, Action::Leave);
    assert_eq!(host(&harness), "Ben");
    harness.act(ANN, Action::Return);
    assert_eq!(host(&harness), "Ben");
}

#[test]
fn a_disconnected_host_is_replaced_by_a_connected_person() {
    let mut harness = Harness::sushi_go(3, TurnClock::Daily);
    for number in [ANN, BEN, CHO] {
        harness.connect(number);
    }
    harness.start();
    harness.disconnect(BEN);
    harness.disconnect(ANN);
    harness.wait(AWAY_AFTER - 1);
    assert_eq!(host(&harness), "Ann");
    harness.wait(1);
    assert_eq!(host(&harness), "Cho");
}

#[test]
fn a_disconnected_host_stays_host_until_somebody_connects() {
    let mut harness = Harness::sushi_go(2, TurnClock::Daily);
    harness.connect(ANN);
    harness.start();
    harness.disconnect(ANN);
    harness.wait(10 * AWAY_AFTER);
    assert_eq!(host(&harness), "Ann");
    harness.connect(BEN);
    assert_eq!(host(&harness), "Ben");
}

#[test]
fn a_host_who_does_not_reconnect_after_a_crash_is_replaced() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    for number in [ANN, BEN, CHO] {
        harness.connect(number);
    }
    harness.start();
    harness.crash();
    harness.connect(BEN);
    harness.wait(AWAY_AFTER - 1);
    assert_eq!(host(&harness), "Ann");
    harness.wait(1);
    assert_eq!(host(&harness), "Ben");
    harness.act(BEN, Action::Replace { seat: 0 });
    harness.act(BEN, Action::Replace { seat: 2 });
    harness.play_to_the_end();
}

#[test]
fn everybody_with_a_seat_can_replace_a_disconnected_person_by_a_bot() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.start();
    assert_eq!(harness.expect_error(ANN, Action::Replace { seat: 1 }).code(), "still_there");
    assert_eq!(harness.expect_error(ANN, Action::Replace { seat: 0 }).code(), "own_seat");
    assert_eq!(harness.expect_error(EVA, Action::Replace { seat: 1 }).code(), "not_seated");
    harness.disconnect(BEN);
    harness.wait(GONE_AFTER - 1);
    let error = harness.expect_error(CHO, Action::Replace { seat: 1 });
    let sentence = "That player lost the connection a moment ago. Wait ten seconds, then try again.";
    assert_eq!((error.code(), error.to_string().as_str()), ("just_lost", sentence));
    harness.wait(1);
    harness.act(CHO, Action::Replace { seat: 1 });
    assert_eq!(harness.view(STRANGER)["table"]["seats"][1]["away"], true);
    assert!(harness.act(ANN, Action::Replace { seat: 1 }).entries.is_empty());
    harness.connect(BEN);
    assert_eq!(harness.seat(1, "away_reason"), "replaced", "a browser can reconnect without its user");
    harness.act(BEN, Action::Return);
    assert_eq!(harness.seat(1, "away"), false);
}

#[test]
fn a_person_who_has_a_day_for_each_choice_cannot_be_replaced() {
    let mut harness = Harness::sushi_go(2, TurnClock::Daily);
    harness.start();
    harness.wait(AWAY_AFTER);
    assert_eq!(harness.expect_error(ANN, Action::Replace { seat: 1 }).code(), "has_a_day");
}
