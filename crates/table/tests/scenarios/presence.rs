//! Connections, and what happens when they are lost.

use serde_json::{Value, json};
use table::{AWAY_AFTER, Action, AwayReason, Entry, TurnClock, UNSEATED_AFTER};

use crate::house::*;

fn seat(house: &House, seat: usize, what: &str) -> Value {
    house.view(STRANGER)["table"]["seats"][seat][what].clone()
}

/// Ben is away.
fn away(reason: AwayReason) -> Entry {
    Entry::Away { seat: 1, reason }
}

#[test]
fn everybody_sees_who_is_connected() {
    let mut house = House::with(2, TurnClock::Unlimited);
    assert_eq!(seat(&house, 1, "connected"), false);
    assert_eq!(house.connect(BEN).hearers().len(), 6);
    assert_eq!(seat(&house, 1, "connected"), true);
    assert_eq!(house.disconnect(BEN).hearers().len(), 6);
    assert_eq!(seat(&house, 1, "connected"), false);
}

#[test]
fn spectators_connect_and_disconnect_unnoticed() {
    let mut house = House::with(2, TurnClock::Unlimited);
    assert!(house.connect(EVA).hearers().is_empty());
    assert_eq!(house.table.connected_people(), 1);
    assert!(house.disconnect(EVA).hearers().is_empty());
    assert_eq!(house.table.connected_people(), 0);
    house.connect(DAI);
    house.does(ANN, options(&[("players", "3")]));
    house.does(DAI, sit());
    assert_eq!(seat(&house, 2, "connected"), true, "a spectator who sits down is connected");
}

#[test]
fn in_the_lobby_a_disconnected_person_loses_the_seat() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.connect(BEN);
    house.disconnect(BEN);
    assert!(house.wait(UNSEATED_AFTER - 1).is_empty());
    assert_eq!(house.wait(1), [Entry::Freed { seat: 1 }]);
}

#[test]
fn a_person_who_reconnects_in_time_keeps_the_seat() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.connect(BEN);
    house.disconnect(BEN);
    house.wait(UNSEATED_AFTER - 1);
    house.connect(BEN);
    assert!(house.wait(UNSEATED_AFTER).is_empty());
}

#[test]
fn in_a_game_a_bot_plays_for_a_disconnected_person_until_they_reconnect() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.connect(BEN);
    house.start();
    let choice = house.moves(ANN)[0].clone();
    house.choose(ANN, &choice);
    house.disconnect(BEN);
    assert!(house.wait(AWAY_AFTER - 1).is_empty());
    assert_eq!(house.wait(1), [away(AwayReason::Disconnected)]);
    assert_eq!(house.view(Some(ANN))["choices"]["chosen"], json!([0, 1]));
    house.bots_answer();
    assert_eq!(house.table.game().expect("a game").turn(), 1);
    let told = house.connect(BEN);
    assert_eq!(told.entries, [Entry::Back { seat: 1 }]);
    assert_eq!(told.frame(Some(ANN))["choices"]["chosen"], json!([]), "he has yet to choose");
    assert_eq!(seat(&house, 1, "away"), false);
}

#[test]
fn a_choice_stands_when_its_maker_disconnects() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.connect(BEN);
    house.start();
    let choice = house.moves(BEN)[1].clone();
    house.choose(BEN, &choice);
    house.disconnect(BEN);
    assert_eq!(house.wait(AWAY_AFTER), [away(AwayReason::Disconnected)]);
    assert!(house.asks.is_empty(), "there is nothing to ask");
    let other = house.moves(BEN)[0].clone();
    house.bot_chose(1, &other);
    let answer = house.moves(ANN)[0].clone();
    house.choose(ANN, &answer);
    assert_eq!(house.table.game().expect("a game").chosen(0, game::Seat::new(1)), Some(choice));
}

#[test]
fn a_person_who_leaves_a_game_is_away_until_they_return() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    assert_eq!(house.does(BEN, Action::Leave).entries, [away(AwayReason::Asked)]);
    assert!(house.does(BEN, Action::Leave).entries.is_empty());
    assert_eq!(house.does(BEN, Action::Return).entries, [Entry::Back { seat: 1 }]);
    assert!(house.does(BEN, Action::Return).entries.is_empty());
    house.does(BEN, Action::Leave);
    let choice = house.moves(BEN)[0].clone();
    let told = house.choose(BEN, &choice);
    assert_eq!(told.entries, [Entry::Back { seat: 1 }, Entry::Chose { seat: 1, turn: 0, choice }]);
}

#[test]
fn a_disconnected_person_can_play_on_without_a_connection() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.connect(BEN);
    house.disconnect(BEN);
    house.wait(UNSEATED_AFTER);
    house.wait(UNSEATED_AFTER);
    house.does(BEN, sit());
    assert_eq!(seat(&house, 1, "name"), "Ben", "he is not lost again at once");
    house.start();
    house.wait(AWAY_AFTER);
    assert_eq!(seat(&house, 1, "away"), true);
    assert_eq!(house.does(BEN, Action::Return).entries, [Entry::Back { seat: 1 }]);
    let choice = house.moves(BEN)[0].clone();
    house.wait(AWAY_AFTER - 1);
    house.choose(BEN, &choice);
    assert!(house.wait(AWAY_AFTER - 1).is_empty(), "every action restarts the timer");
    assert_eq!(house.wait(1), [away(AwayReason::Disconnected)]);
}

#[test]
fn a_refused_action_does_not_count_as_a_sign_of_life() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.connect(BEN);
    house.start();
    house.disconnect(BEN);
    house.wait(AWAY_AFTER - 1);
    house.refuses(BEN, Action::Rematch);
    assert_eq!(house.wait(1), [away(AwayReason::Disconnected)]);
}

#[test]
fn a_person_who_never_connected_does_not_count_as_disconnected() {
    let mut house = House::with(2, TurnClock::Unlimited);
    assert!(house.wait(10 * UNSEATED_AFTER).is_empty());
    house.start();
    assert!(house.wait(10 * UNSEATED_AFTER).is_empty());
}

#[test]
fn after_a_game_nobody_loses_a_seat_before_the_rematch() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.connect(BEN);
    house.start();
    house.play_on();
    house.disconnect(BEN);
    assert!(house.wait(10 * UNSEATED_AFTER).is_empty());
    let told = house.does(ANN, Action::Rematch);
    assert!(matches!(&told.entries[..], [Entry::Rematch { .. }, Entry::Freed { seat: 1 }]));
}
