//! Connections, and what happens when they are lost.

use serde_json::{Value, json};
use table::{AWAY_AFTER, Action, AwayReason, Entry, TurnClock, UNSEATED_AFTER};

use crate::harness::*;

fn seat(harness: &Harness, seat: usize, what: &str) -> Value {
    harness.view(STRANGER)["table"]["seats"][seat][what].clone()
}

/// Ben is away.
fn away(reason: AwayReason) -> Entry {
    Entry::Away { seat: 1, reason }
}

#[test]
fn everybody_sees_who_is_connected() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    assert_eq!(seat(&harness, 1, "connected"), false);
    assert_eq!(harness.connect(BEN).recipients().len(), 6);
    assert_eq!(seat(&harness, 1, "connected"), true);
    assert_eq!(harness.disconnect(BEN).recipients().len(), 6);
    assert_eq!(seat(&harness, 1, "connected"), false);
}

#[test]
fn spectators_connect_and_disconnect_unnoticed() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    assert!(harness.connect(EVA).recipients().is_empty());
    assert_eq!(harness.table.connected_people(), 1);
    assert!(harness.disconnect(EVA).recipients().is_empty());
    assert_eq!(harness.table.connected_people(), 0);
    harness.connect(DAI);
    harness.act(ANN, options(&[("players", "3")]));
    harness.act(DAI, sit());
    assert_eq!(seat(&harness, 2, "connected"), true, "a spectator who sits down is connected");
}

#[test]
fn in_the_lobby_a_disconnected_person_loses_the_seat() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.disconnect(BEN);
    assert!(harness.wait(UNSEATED_AFTER - 1).is_empty());
    assert_eq!(harness.wait(1), [Entry::Freed { seat: 1 }]);
}

#[test]
fn a_person_who_reconnects_in_time_keeps_the_seat() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.disconnect(BEN);
    harness.wait(UNSEATED_AFTER - 1);
    harness.connect(BEN);
    assert!(harness.wait(UNSEATED_AFTER).is_empty());
}

#[test]
fn in_a_game_a_bot_plays_for_a_disconnected_person_until_they_reconnect() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.start();
    let choice = harness.moves(ANN)[0].clone();
    harness.choose(ANN, &choice);
    harness.disconnect(BEN);
    assert!(harness.wait(AWAY_AFTER - 1).is_empty());
    assert_eq!(harness.wait(1), [away(AwayReason::Disconnected)]);
    assert_eq!(harness.view(Some(ANN))["choices"]["chosen"], json!([0, 1]));
    harness.bots_answer();
    assert_eq!(harness.table.game().expect("there is a game").turn(), 1);
    let response = harness.connect(BEN);
    assert_eq!(response.entries, [Entry::Back { seat: 1 }]);
    assert_eq!(response.frame(Some(ANN))["choices"]["chosen"], json!([]), "Ben has not chosen yet");
    assert_eq!(seat(&harness, 1, "away"), false);
}

#[test]
fn a_choice_counts_when_its_player_disconnects() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.start();
    let choice = harness.moves(BEN)[1].clone();
    harness.choose(BEN, &choice);
    harness.disconnect(BEN);
    assert_eq!(harness.wait(AWAY_AFTER), [away(AwayReason::Disconnected)]);
    assert!(harness.asks.is_empty(), "no bot needs to choose");
    let other = harness.moves(BEN)[0].clone();
    harness.bot_chose(1, &other);
    let answer = harness.moves(ANN)[0].clone();
    harness.choose(ANN, &answer);
    assert_eq!(harness.table.game().expect("there is a game").chosen(0, game::Seat::new(1)), Some(choice));
}

#[test]
fn a_person_who_leaves_a_game_is_away_until_they_return() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    assert_eq!(harness.act(BEN, Action::Leave).entries, [away(AwayReason::Asked)]);
    assert!(harness.act(BEN, Action::Leave).entries.is_empty());
    assert_eq!(harness.act(BEN, Action::Return).entries, [Entry::Back { seat: 1 }]);
    assert!(harness.act(BEN, Action::Return).entries.is_empty());
    harness.act(BEN, Action::Leave);
    let choice = harness.moves(BEN)[0].clone();
    let response = harness.choose(BEN, &choice);
    assert_eq!(response.entries, [Entry::Back { seat: 1 }, Entry::Chose { seat: 1, turn: 0, choice }]);
}

#[test]
fn a_disconnected_person_can_play_on_without_a_connection() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.disconnect(BEN);
    harness.wait(UNSEATED_AFTER);
    harness.wait(UNSEATED_AFTER);
    harness.act(BEN, sit());
    assert_eq!(seat(&harness, 1, "name"), "Ben", "the timer starts again");
    harness.start();
    harness.wait(AWAY_AFTER);
    assert_eq!(seat(&harness, 1, "away"), true);
    assert_eq!(harness.act(BEN, Action::Return).entries, [Entry::Back { seat: 1 }]);
    let choice = harness.moves(BEN)[0].clone();
    harness.wait(AWAY_AFTER - 1);
    harness.choose(BEN, &choice);
    assert!(harness.wait(AWAY_AFTER - 1).is_empty(), "every action restarts the timer");
    assert_eq!(harness.wait(1), [away(AwayReason::Disconnected)]);
}

#[test]
fn a_refused_action_does_not_restart_the_timer() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.start();
    harness.disconnect(BEN);
    harness.wait(AWAY_AFTER - 1);
    harness.expect_error(BEN, Action::Rematch);
    assert_eq!(harness.wait(1), [away(AwayReason::Disconnected)]);
}

#[test]
fn a_person_who_never_connected_does_not_count_as_disconnected() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    assert!(harness.wait(10 * UNSEATED_AFTER).is_empty());
    harness.start();
    assert!(harness.wait(10 * UNSEATED_AFTER).is_empty());
}

#[test]
fn after_a_game_nobody_loses_a_seat_before_the_rematch() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.start();
    harness.play_to_the_end();
    harness.disconnect(BEN);
    assert!(harness.wait(10 * UNSEATED_AFTER).is_empty());
    let response = harness.act(ANN, Action::Rematch);
    assert!(matches!(&response.entries[..], [Entry::Rematch { .. }, Entry::Freed { seat: 1 }]));
}
