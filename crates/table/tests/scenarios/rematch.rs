//! Playing again, and going back to the lobby for a rematch.

use serde_json::{Value, json};
use table::{Action, EmptySeats, Entry, GONE_AFTER, Phase, TurnClock};

use crate::common::check_record;
use crate::harness::*;

fn after_a_game() -> Harness {
    let mut harness = Harness::lobby("sushi-go", 3, 2, TurnClock::Unlimited);
    harness.start();
    harness.play_to_the_end();
    harness
}

#[test]
fn a_rematch_is_a_new_deal_for_the_same_people() {
    let mut harness = after_a_game();
    harness.connect(ANN);
    let first = harness.view(STRANGER)["table"]["commitment"].clone();
    let response = harness.act(ANN, Action::Rematch);
    assert_eq!(harness.table.phase(), Phase::Lobby);
    let frame = response.frame(Some(EVA));
    assert_eq!(frame["table"]["phase"], "lobby", "spectators see the lobby too");
    assert_eq!(frame["choices"], json!({"turn": 0, "chosen": [], "yours": null}));
    let second = frame["table"]["commitment"].clone();
    assert_ne!(first, second);
    let view = harness.view(Some(ANN));
    assert_eq!(view["game"], Value::Null);
    let is_ready: Vec<&Value> = (0..3).map(|seat| &view["table"]["seats"][seat]["ready"]).collect();
    assert_eq!(is_ready, [&json!(false), &json!(false), &json!(true)], "only bots are ready");
    assert_eq!(
        harness.expect_error(ANN, Action::Start { nonce: None, empty: None, level: None }).to_string(),
        "Some players are not ready yet: Ben."
    );
    harness.act(BEN, ready());
    harness.start();
    assert_eq!(harness.view(STRANGER)["game"]["number"], 2);
    harness.play_to_the_end();
    let records: Vec<_> = harness.finished.iter().map(|finished| check_record(&finished.record)).collect();
    assert_eq!([json!(records[0].commitment), json!(records[1].commitment)], [first, second]);
    assert_eq!(harness.finished[1].number, 2);
    assert_ne!(records[0].nonces[..2], records[1].nonces[..2]);
}

#[test]
fn a_second_request_for_a_rematch_changes_nothing() {
    let mut harness = after_a_game();
    harness.act(ANN, Action::Rematch);
    assert!(harness.act(BEN, Action::Rematch).entries.is_empty());
}

#[test]
fn a_player_who_asks_for_a_rematch_becomes_host_if_the_host_is_disconnected() {
    let mut harness = after_a_game();
    harness.connect(BEN);
    harness.act(BEN, Action::Rematch);
    assert_eq!(harness.table.host().name, "Ben");
    let mut harness = after_a_game();
    harness.connect(ANN);
    harness.connect(BEN);
    harness.act(BEN, Action::Rematch);
    assert_eq!(harness.table.phase(), Phase::Over, "only the host can leave the result");
    assert_eq!((harness.table.host().name.as_str(), harness.seat(1, "again")), ("Ann", json!(true)));
}

/// The answers of all seats to the question whether they want to play again.
fn answers(harness: &Harness) -> Vec<Value> {
    (0..harness.table.seats().len()).map(|seat| harness.seat(seat, "again")).collect()
}

#[test]
fn against_bots_the_next_game_is_dealt_at_once() {
    let mut harness = Harness::lobby("sushi-go", 3, 1, TurnClock::Quick);
    harness.start();
    harness.play_to_the_end();
    let response = harness.act(ANN, again());
    let [
        Entry::PlayAgain { seat: 0, .. },
        Entry::Rematch { .. },
        Entry::Ready { seat: 0, .. },
        Entry::Dealing,
        Entry::Dealt,
    ] = &response.entries[..]
    else {
        panic!("{:?}", response.entries)
    };
    assert_eq!((harness.table.phase(), harness.table.number()), (Phase::Playing, 2));
    harness.play_to_the_end();
    let records: Vec<_> = harness.finished.iter().map(|finished| check_record(&finished.record)).collect();
    assert_eq!(records[0].seats, records[1].seats);
    assert_ne!(records[0].commitment, records[1].commitment);
}

#[test]
fn several_people_are_asked_and_stay_at_the_result() {
    let mut harness = after_a_game();
    harness.connect(ANN);
    harness.connect(BEN);
    assert_eq!(answers(&harness), [Value::Null, Value::Null, Value::Null]);
    harness.act(BEN, again());
    assert_eq!(harness.table.phase(), Phase::Over);
    assert_eq!(answers(&harness), [Value::Null, json!(true), Value::Null]);
    let promised = harness.view(STRANGER)["table"]["next_commitment"].clone();
    assert!(promised.is_string(), "the server commits before Ann contributes to the deal");
    assert!(harness.act(BEN, again()).entries.is_empty(), "Ben has already answered");
    harness.act(ANN, again());
    assert_eq!(harness.table.phase(), Phase::Playing);
    assert_eq!(harness.view(STRANGER)["table"]["commitment"], promised);
    assert_eq!(harness.view(STRANGER)["table"]["next_commitment"], Value::Null);
    assert_eq!(answers(&harness), [Value::Null, Value::Null, Value::Null]);
}

#[test]
fn a_person_who_declines_is_not_dealt_in() {
    let mut harness = after_a_game();
    harness.connect(ANN);
    harness.connect(BEN);
    harness.act(ANN, again());
    harness.act(BEN, Action::PlayAgain { want: false, nonce: None });
    assert_eq!(answers(&harness), [json!(true), json!(false), Value::Null]);
    assert!(harness.wait(10 * GONE_AFTER).is_empty());
    harness.act(BEN, again());
    assert_eq!(harness.table.phase(), Phase::Playing, "Ben can change his answer");
    harness.play_to_the_end();
    harness.act(BEN, Action::PlayAgain { want: false, nonce: None });
    harness.act(ANN, again());
    assert!(harness.disconnect(BEN).entries.is_empty());
    let entries = harness.wait(GONE_AFTER);
    assert!(entries.contains(&Entry::Freed { seat: 1 }), "{entries:?}");
    assert_eq!((harness.table.number(), harness.seat(1, "sits")), (3, json!("bot")));
}

#[test]
fn the_next_game_does_not_wait_for_a_person_who_leaves() {
    let mut harness = after_a_game();
    harness.connect(ANN);
    harness.connect(BEN);
    harness.act(ANN, again());
    harness.act(BEN, Action::Leave);
    assert_eq!((harness.table.phase(), harness.seat(1, "sits")), (Phase::Playing, json!("bot")));
}

#[test]
fn a_disconnected_person_is_dealt_in_after_a_moment() {
    let mut harness = after_a_game();
    harness.connect(ANN);
    harness.connect(BEN);
    harness.disconnect(BEN);
    harness.act(ANN, again());
    assert!(harness.wait(GONE_AFTER - 1).is_empty(), "Ben is perhaps reloading the page");
    harness.wait(1);
    assert_eq!((harness.table.phase(), harness.seat(1, "name")), (Phase::Playing, json!("Ben")));
    assert_eq!(harness.seat(1, "away"), false, "Ben has some time to come back");
}

#[test]
fn answers_survive_a_crash() {
    let mut harness = after_a_game();
    harness.connect(ANN);
    harness.connect(BEN);
    harness.act(BEN, again());
    harness.crash();
    harness.connect(ANN);
    harness.connect(BEN);
    assert_eq!(answers(&harness), [Value::Null, json!(true), Value::Null]);
    harness.act(ANN, again());
    assert_eq!(harness.table.phase(), Phase::Playing);
}

#[test]
fn the_host_can_start_without_those_who_do_not_answer() {
    for (empty, seats) in [(EmptySeats::Bots, vec!["Ann", "cook", "Cho"]), (EmptySeats::LeaveOut, vec!["Ann", "Cho"])] {
        let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
        for number in [ANN, BEN, CHO] {
            harness.connect(number);
        }
        harness.start();
        harness.play_to_the_end();
        harness.act(CHO, again());
        assert_eq!(harness.expect_error(CHO, start_now(empty)).code(), "not_host");
        harness.act(ANN, start_now(empty));
        let names = harness.table.seats().iter().map(table::Occupant::name).collect::<Vec<_>>();
        assert_eq!((harness.table.phase(), names), (Phase::Playing, seats.iter().map(ToString::to_string).collect()));
        harness.play_to_the_end();
        check_record(&harness.finished[1].record);
    }
}

#[test]
fn the_host_cannot_start_alone_without_bots() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(BEN);
    harness.start();
    harness.play_to_the_end();
    let error = harness.expect_error(ANN, start_now(EmptySeats::LeaveOut));
    assert_eq!(error.code(), "too_few_players");
}

#[test]
fn nobody_is_away_after_a_rematch() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    harness.act(BEN, Action::Leave);
    harness.play_to_the_end();
    harness.act(ANN, Action::Rematch);
    assert_eq!(harness.view(STRANGER)["table"]["seats"][1]["away"], false);
    harness.act(BEN, ready());
    harness.start();
    assert!(harness.asks.is_empty(), "no bot plays for Ben");
}

#[test]
fn seats_left_after_a_game_are_free_after_the_rematch() {
    let mut harness = after_a_game();
    harness.act(BEN, Action::Leave);
    assert_eq!(harness.expect_error(CHO, sit()).code(), "game_over");
    harness.act(ANN, Action::Rematch);
    harness.act(CHO, sit());
    assert_eq!(harness.view(STRANGER)["table"]["seats"][1]["name"], "Cho");
}

#[test]
fn a_choice_of_an_earlier_game_is_stale() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    let choice = harness.moves(ANN)[0].clone();
    let old = harness.choice(&choice);
    harness.act(ANN, old.clone());
    harness.play_to_the_end();
    assert!(harness.act(ANN, old.clone()).entries.is_empty(), "the choice was already played");
    harness.act(ANN, Action::Rematch);
    assert_eq!(harness.expect_error(ANN, old.clone()).code(), "no_game");
    harness.act(BEN, ready());
    harness.start();
    assert_eq!(harness.expect_error(ANN, old).code(), "stale_turn");
}
