//! Rematches.

use serde_json::{Value, json};
use table::{Action, Phase, TurnClock};

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
    let response = harness.act(BEN, Action::Rematch);
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
        harness.expect_error(ANN, Action::Start { nonce: None }).to_string(),
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
    harness.act(BEN, Action::Rematch);
    assert_eq!(harness.table.host().name, "Ann");
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
