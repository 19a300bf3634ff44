//! The host: what only the host can do, and who follows.

use table::{AWAY_AFTER, Action, GONE_AFTER, TurnClock};

use crate::common::settings;
use crate::house::*;

fn host(house: &House) -> &str {
    &house.table.host().name
}

#[test]
fn a_former_host_has_no_special_rights() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.does(ANN, Action::Host { seat: 2 });
    assert_eq!(host(&house), "Cho");
    assert_eq!(house.refuses(ANN, Action::Kick { seat: 1 }).code(), "not_host");
    house.does(CHO, Action::Kick { seat: 1 });
}

#[test]
fn host_actions_are_refused_for_everybody_else() {
    let mut house = House::with(3, TurnClock::Unlimited);
    let actions = [
        options(&[("players", "4")]),
        Action::Bot { seat: 0, level: "cook".to_owned() },
        Action::Clear { seat: 0 },
        Action::Kick { seat: 2 },
        Action::Host { seat: 1 },
        Action::Start { nonce: None, empty: None, level: None },
    ];
    for action in actions {
        assert_eq!(house.refuses(BEN, action.clone()).code(), "not_host", "{action:?}");
        assert_eq!(house.refuses(EVA, action.clone()).code(), "not_host", "{action:?}");
    }
}

#[test]
fn a_host_who_leaves_hands_over_to_a_connected_person_first() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.connect(CHO);
    house.does(ANN, Action::Leave);
    assert_eq!(host(&house), "Cho", "Ben is not there");
    house.does(CHO, Action::Leave);
    assert_eq!(host(&house), "Ben");
    house.does(BEN, Action::Leave);
    assert_eq!(host(&house), "Ben", "there is nobody else");
}

#[test]
fn the_next_person_at_a_table_without_its_host_becomes_host() {
    let mut house = House::open(settings("sushi-go", 2, TurnClock::Unlimited));
    house.does(ANN, Action::Leave);
    assert_eq!(host(&house), "Ann");
    house.does(ANN, sit());
    house.does(ANN, Action::Leave);
    house.does(BEN, sit());
    assert_eq!(host(&house), "Ben");
    house.does(ANN, sit());
    assert_eq!(host(&house), "Ben");
    house.does(BEN, Action::Start { nonce: None, empty: None, level: None });
}

#[test]
fn a_host_who_leaves_a_game_hands_over() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    house.does(ANN, Action::Leave);
    assert_eq!(host(&house), "Ben");
    house.does(ANN, Action::Return);
    assert_eq!(host(&house), "Ben");
}

#[test]
fn a_disconnected_host_is_replaced_by_a_connected_person() {
    let mut house = House::with(3, TurnClock::Daily);
    for number in [ANN, BEN, CHO] {
        house.connect(number);
    }
    house.start();
    house.disconnect(BEN);
    house.disconnect(ANN);
    house.wait(AWAY_AFTER - 1);
    assert_eq!(host(&house), "Ann");
    house.wait(1);
    assert_eq!(host(&house), "Cho");
}

#[test]
fn a_disconnected_host_stays_host_until_somebody_connects() {
    let mut house = House::with(2, TurnClock::Daily);
    house.connect(ANN);
    house.start();
    house.disconnect(ANN);
    house.wait(10 * AWAY_AFTER);
    assert_eq!(host(&house), "Ann");
    house.connect(BEN);
    assert_eq!(host(&house), "Ben");
}

#[test]
fn a_host_who_does_not_reconnect_after_a_crash_is_replaced() {
    let mut house = House::with(3, TurnClock::Unlimited);
    for number in [ANN, BEN, CHO] {
        house.connect(number);
    }
    house.start();
    house.crash();
    house.connect(BEN);
    house.wait(AWAY_AFTER - 1);
    assert_eq!(host(&house), "Ann");
    house.wait(1);
    assert_eq!(host(&house), "Ben");
    house.does(BEN, Action::Replace { seat: 0 });
    house.does(BEN, Action::Replace { seat: 2 });
    house.play_on();
}

#[test]
fn everybody_with_a_seat_can_replace_a_disconnected_person_by_a_bot() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.connect(BEN);
    house.start();
    assert_eq!(house.refuses(ANN, Action::Replace { seat: 1 }).code(), "still_there");
    assert_eq!(house.refuses(ANN, Action::Replace { seat: 0 }).code(), "own_seat");
    assert_eq!(house.refuses(EVA, Action::Replace { seat: 1 }).code(), "not_seated");
    house.disconnect(BEN);
    house.wait(GONE_AFTER - 1);
    let refusal = house.refuses(CHO, Action::Replace { seat: 1 });
    let sentence = "That player lost the connection a moment ago. Wait ten seconds, then try again.";
    assert_eq!((refusal.code(), refusal.to_string().as_str()), ("just_lost", sentence));
    house.wait(1);
    house.does(CHO, Action::Replace { seat: 1 });
    assert_eq!(house.view(STRANGER)["table"]["seats"][1]["away"], true);
    assert!(house.does(ANN, Action::Replace { seat: 1 }).entries.is_empty());
    house.connect(BEN);
    assert_eq!(house.seat(1, "away_reason"), "replaced", "his browser is back, which may not mean that he is");
    house.does(BEN, Action::Return);
    assert_eq!(house.seat(1, "away"), false);
}

#[test]
fn nobody_is_replaced_who_has_a_day_for_each_choice() {
    let mut house = House::with(2, TurnClock::Daily);
    house.start();
    house.wait(AWAY_AFTER);
    assert_eq!(house.refuses(ANN, Action::Replace { seat: 1 }).code(), "has_a_day");
}
