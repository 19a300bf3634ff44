//! Rematches.

use serde_json::{Value, json};
use table::{Action, Phase, TurnClock};

use crate::common::check_record;
use crate::house::*;

fn played() -> House {
    let mut house = House::playing("sushi-go", 3, 2, TurnClock::Unlimited);
    house.start();
    house.play_on();
    house
}

#[test]
fn a_rematch_is_a_new_deal_for_the_same_people() {
    let mut house = played();
    house.connect(ANN);
    let first = house.view(STRANGER)["table"]["commitment"].clone();
    let told = house.does(BEN, Action::Rematch);
    assert_eq!(house.table.phase(), Phase::Lobby);
    let frame = told.frame(Some(EVA));
    assert_eq!(frame["table"]["phase"], "lobby", "those who watch follow");
    assert_eq!(frame["choices"], json!({"turn": 0, "chosen": [], "yours": null}));
    let second = frame["table"]["commitment"].clone();
    assert_ne!(first, second);
    let view = house.view(Some(ANN));
    assert_eq!(view["game"], Value::Null);
    let agreed: Vec<&Value> = (0..3).map(|seat| &view["table"]["seats"][seat]["ready"]).collect();
    assert_eq!(agreed, [&json!(false), &json!(false), &json!(true)], "people agree again, bots always do");
    assert_eq!(house.refuses(ANN, Action::Start { nonce: None }).to_string(), "Some players are not ready yet: Ben.");
    house.does(BEN, ready());
    house.start();
    assert_eq!(house.view(STRANGER)["game"]["number"], 2);
    house.play_on();
    let records: Vec<_> = house.finished.iter().map(|finished| check_record(&finished.record)).collect();
    assert_eq!([json!(records[0].commitment), json!(records[1].commitment)], [first, second]);
    assert_eq!(house.finished[1].number, 2);
    assert_ne!(records[0].nonces[..2], records[1].nonces[..2]);
}

#[test]
fn a_second_request_for_a_rematch_changes_nothing() {
    let mut house = played();
    house.does(ANN, Action::Rematch);
    assert!(house.does(BEN, Action::Rematch).entries.is_empty());
}

#[test]
fn who_asks_for_a_rematch_becomes_host_if_the_host_is_not_connected() {
    let mut house = played();
    house.connect(BEN);
    house.does(BEN, Action::Rematch);
    assert_eq!(house.table.host().name, "Ben");
    let mut house = played();
    house.connect(ANN);
    house.does(BEN, Action::Rematch);
    assert_eq!(house.table.host().name, "Ann");
}

#[test]
fn nobody_is_away_after_a_rematch() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    house.does(BEN, Action::Leave);
    house.play_on();
    house.does(ANN, Action::Rematch);
    assert_eq!(house.view(STRANGER)["table"]["seats"][1]["away"], false);
    house.does(BEN, ready());
    house.start();
    assert!(house.asks.is_empty(), "no bot plays for him");
}

#[test]
fn seats_left_after_a_game_are_free_after_the_rematch() {
    let mut house = played();
    house.does(BEN, Action::Leave);
    assert_eq!(house.refuses(CHO, sit()).code(), "game_over");
    house.does(ANN, Action::Rematch);
    house.does(CHO, sit());
    assert_eq!(house.view(STRANGER)["table"]["seats"][1]["name"], "Cho");
}

#[test]
fn a_choice_of_an_earlier_game_is_stale() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    let choice = house.moves(ANN)[0].clone();
    let old = house.choice(&choice);
    house.does(ANN, old.clone());
    house.play_on();
    assert!(house.does(ANN, old.clone()).entries.is_empty(), "it was taken");
    house.does(ANN, Action::Rematch);
    assert_eq!(house.refuses(ANN, old.clone()).code(), "no_game");
    house.does(BEN, ready());
    house.start();
    assert_eq!(house.refuses(ANN, old).code(), "stale_turn");
}
