//! Another game: with everybody who wants it, or by way of the lobby.

use serde_json::{Value, json};
use table::{Action, EmptySeats, Entry, GONE_AFTER, Phase, TurnClock};

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
    let told = house.does(ANN, Action::Rematch);
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
    assert_eq!(
        house.refuses(ANN, Action::Start { nonce: None, empty: None, level: None }).to_string(),
        "Some players are not ready yet: Ben."
    );
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
    house.connect(BEN);
    house.does(BEN, Action::Rematch);
    assert_eq!(house.table.phase(), Phase::Over, "he does not take her off the result");
    assert_eq!((house.table.host().name.as_str(), house.seat(1, "again")), ("Ann", json!(true)));
}

/// What each seat says about another game.
fn answers(house: &House) -> Vec<Value> {
    (0..house.table.seats().len()).map(|seat| house.seat(seat, "again")).collect()
}

#[test]
fn against_bots_the_next_game_is_dealt_at_once() {
    let mut house = House::playing("sushi-go", 3, 1, TurnClock::Quick);
    house.start();
    house.play_on();
    let told = house.does(ANN, again());
    let [Entry::PlayAgain { seat: 0, .. }, Entry::Rematch { .. }, Entry::Ready { seat: 0, .. }, Entry::Started] =
        &told.entries[..]
    else {
        panic!("{:?}", told.entries)
    };
    assert_eq!((house.table.phase(), house.table.number()), (Phase::Playing, 2));
    house.play_on();
    let records: Vec<_> = house.finished.iter().map(|finished| check_record(&finished.record)).collect();
    assert_eq!(records[0].seats, records[1].seats);
    assert_ne!(records[0].commitment, records[1].commitment);
}

#[test]
fn several_people_are_asked_and_stay_at_the_result() {
    let mut house = played();
    house.connect(ANN);
    house.connect(BEN);
    assert_eq!(answers(&house), [Value::Null, Value::Null, Value::Null]);
    house.does(BEN, again());
    assert_eq!(house.table.phase(), Phase::Over);
    assert_eq!(answers(&house), [Value::Null, json!(true), Value::Null]);
    let promised = house.view(STRANGER)["table"]["next_commitment"].clone();
    assert!(promised.is_string(), "the server is bound before Ann adds to the deal");
    assert!(house.does(BEN, again()).entries.is_empty(), "he has said it");
    house.does(ANN, again());
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(house.view(STRANGER)["table"]["commitment"], promised);
    assert_eq!(house.view(STRANGER)["table"]["next_commitment"], Value::Null);
    assert_eq!(answers(&house), [Value::Null, Value::Null, Value::Null]);
}

#[test]
fn nobody_is_dealt_in_who_declines() {
    let mut house = played();
    house.connect(ANN);
    house.connect(BEN);
    house.does(ANN, again());
    house.does(BEN, Action::PlayAgain { want: false, nonce: None });
    assert_eq!(answers(&house), [json!(true), json!(false), Value::Null]);
    assert!(house.wait(10 * GONE_AFTER).is_empty());
    house.does(BEN, again());
    assert_eq!(house.table.phase(), Phase::Playing, "he thought better of it");
    house.play_on();
    house.does(BEN, Action::PlayAgain { want: false, nonce: None });
    house.does(ANN, again());
    assert!(house.disconnect(BEN).entries.is_empty());
    let entries = house.wait(GONE_AFTER);
    assert!(entries.contains(&Entry::Freed { seat: 1 }), "{entries:?}");
    assert_eq!((house.table.number(), house.seat(1, "sits")), (3, json!("bot")));
}

#[test]
fn a_person_who_leaves_is_not_waited_for() {
    let mut house = played();
    house.connect(ANN);
    house.connect(BEN);
    house.does(ANN, again());
    house.does(BEN, Action::Leave);
    assert_eq!((house.table.phase(), house.seat(1, "sits")), (Phase::Playing, json!("bot")));
}

#[test]
fn a_person_who_is_gone_is_dealt_in_after_a_moment() {
    let mut house = played();
    house.connect(ANN);
    house.connect(BEN);
    house.disconnect(BEN);
    house.does(ANN, again());
    assert!(house.wait(GONE_AFTER - 1).is_empty(), "he may have loaded the page again");
    house.wait(1);
    assert_eq!((house.table.phase(), house.seat(1, "name")), (Phase::Playing, json!("Ben")));
    assert_eq!(house.seat(1, "away"), false, "he has some time to come back");
}

#[test]
fn wishes_survive_a_crash() {
    let mut house = played();
    house.connect(ANN);
    house.connect(BEN);
    house.does(BEN, again());
    house.crash();
    house.connect(ANN);
    house.connect(BEN);
    assert_eq!(answers(&house), [Value::Null, json!(true), Value::Null]);
    house.does(ANN, again());
    assert_eq!(house.table.phase(), Phase::Playing);
}

#[test]
fn the_host_can_start_without_those_who_do_not_answer() {
    for (empty, seats) in [(EmptySeats::Bots, vec!["Ann", "cook", "Cho"]), (EmptySeats::LeaveOut, vec!["Ann", "Cho"])] {
        let mut house = House::with(3, TurnClock::Unlimited);
        for number in [ANN, BEN, CHO] {
            house.connect(number);
        }
        house.start();
        house.play_on();
        house.does(CHO, again());
        assert_eq!(house.refuses(CHO, start_now(empty)).code(), "not_host");
        house.does(ANN, start_now(empty));
        let names = house.table.seats().iter().map(table::Occupant::name).collect::<Vec<_>>();
        assert_eq!((house.table.phase(), names), (Phase::Playing, seats.iter().map(ToString::to_string).collect()));
        house.play_on();
        check_record(&house.finished[1].record);
    }
}

#[test]
fn the_host_cannot_start_alone_without_bots() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.connect(BEN);
    house.start();
    house.play_on();
    let refusal = house.refuses(ANN, start_now(EmptySeats::LeaveOut));
    assert_eq!(refusal.code(), "too_few_players");
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
