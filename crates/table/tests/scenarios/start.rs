//! Full tables, growing tables, and starting with the people who are there.

use serde_json::{Value, json};
use table::{Action, EmptySeats, Entry, Phase, TurnClock};

use crate::common::{check_record, settings};
use crate::harness::*;

fn names(harness: &Harness) -> Vec<String> {
    harness.table.seats().iter().map(table::Occupant::name).collect()
}

#[test]
fn a_full_table_grows_when_somebody_sits_down() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.act(ANN, ready());
    assert_eq!(harness.view(STRANGER)["table"]["room"], true);
    let response = harness.act(CHO, sit());
    assert!(matches!(response.entries[..], [Entry::SeatsChanged { players: 3 }, Entry::Sat { seat: 2, .. }]));
    assert_eq!(names(&harness), ["Ann", "Ben", "Cho"]);
    assert_eq!(harness.view(STRANGER)["table"]["options"]["players"], "3");
    let ready = (0..3).map(|seat| harness.seat(seat, "ready")).collect::<Vec<_>>();
    assert_eq!(ready, [true, true, true], "nobody has to be ready again");
    harness.start();
    harness.play_to_the_end();
    check_record(&harness.finished[0].record);
}

#[test]
fn a_table_grows_only_as_far_as_the_game_allows() {
    let mut harness = Harness::lobby("sushi-go", 5, 4, TurnClock::Unlimited);
    assert_eq!(harness.view(STRANGER)["table"]["room"], false);
    assert_eq!(harness.expect_error(EVA, sit()).code(), "table_full");
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.act(ANN, options(&[("variant", "dummy")]));
    assert_eq!(harness.expect_error(CHO, sit()).code(), "table_full", "this variant is for two");
}

#[test]
fn a_table_with_a_fixed_number_of_seats_does_not_grow() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.act(ANN, fixed());
    assert_eq!(harness.view(STRANGER)["table"]["fixed"], true);
    assert_eq!(harness.expect_error(CHO, sit()).code(), "table_full");
}

#[test]
fn everybody_sees_who_wants_a_seat_until_they_have_one() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.act(ANN, fixed());
    harness.connect(CHO);
    harness.connect(DAI);
    assert_eq!(harness.wants_seat(CHO).frame(Some(ANN))["table"]["waiting"], json!(["Cho"]));
    assert!(harness.wants_seat(CHO).recipients().is_empty(), "Cho is already in the list");
    harness.wants_seat(DAI);
    assert_eq!(harness.view(STRANGER)["table"]["waiting"], json!(["Cho", "Dai"]));
    harness.disconnect(DAI);
    harness.act(ANN, options(&[("players", "3")]));
    harness.act(CHO, sit());
    assert_eq!(harness.view(STRANGER)["table"]["waiting"], json!([]));
    assert!(harness.wants_seat(BEN).recipients().is_empty(), "Ben has a seat");
}

#[test]
fn changed_settings_are_listed() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    let changed = |harness: &Harness| harness.view(STRANGER)["table"]["changed"].clone();
    assert_eq!(changed(&harness), json!([]));
    harness.act(ANN, options(&[("players", "3"), ("variant", "both-ways")]));
    let players = json!({"setting": "players", "from": "2", "to": "3"});
    let variant = json!({"setting": "variant", "from": "standard", "to": "both-ways"});
    assert_eq!(changed(&harness), json!([players, variant]));
    let clock = Action::Settings { options: None, clock: Some(TurnClock::Calm), public: None, fixed: None };
    harness.act(ANN, clock);
    harness.act(ANN, options(&[("variant", "standard")]));
    assert_eq!(changed(&harness), json!([players, {"setting": "clock", "from": "none", "to": "60s"}]));
    harness.act(BEN, ready());
    harness.act(ANN, start_now(EmptySeats::Bots));
    assert_eq!(changed(&harness), json!([]));
}

#[test]
fn a_game_starts_with_bots_in_the_empty_seats() {
    let mut harness = Harness::open(settings("sushi-go", 4, TurnClock::Unlimited));
    harness.act(BEN, sit_at(2));
    let response = harness
        .act(ANN, Action::Start { nonce: None, empty: Some(EmptySeats::Bots), level: Some("apprentice".to_owned()) });
    assert!(matches!(response.entries.last(), Some(Entry::Dealt)), "the game starts in one step");
    assert_eq!(names(&harness), ["Ann", "apprentice", "Ben", "apprentice"]);
    harness.play_to_the_end();
    let checked = check_record(&harness.finished[0].record);
    assert_eq!(checked.hashes, [None, None, None, None], "the server draws for bots and for people without a device");
}

#[test]
fn a_game_starts_without_the_empty_seats() {
    let mut harness = Harness::open(settings("sushi-go", 5, TurnClock::Unlimited));
    harness.act(BEN, sit_at(2));
    harness.act(CHO, sit_at(4));
    harness.act(ANN, start_now(EmptySeats::LeaveOut));
    assert_eq!(names(&harness), ["Ann", "Ben", "Cho"]);
    assert_eq!(harness.view(Some(CHO))["table"]["you"]["seat"], 2);
    assert_eq!(harness.view(STRANGER)["table"]["options"]["players"], "3");
    harness.play_to_the_end();
    assert_eq!(check_record(&harness.finished[0].record).seats, ["Ann", "Ben", "Cho"]);
}

#[test]
fn people_need_not_be_ready_when_the_host_starts_at_once() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.act(ANN, options(&[("variant", "both-ways")]));
    assert_eq!(harness.expect_error(ANN, Action::Start { nonce: None, empty: None, level: None }).code(), "not_ready");
    harness.act(ANN, start_now(EmptySeats::LeaveOut));
    assert_eq!(harness.table.phase(), Phase::Playing);
    harness.play_to_the_end();
    let nonces = check_record(&harness.finished[0].record).nonces;
    assert!(nonces[0] != nonces[1] && nonces[1] != nonces[2], "the nonces are different: {nonces:?}");
}

#[test]
fn a_game_does_not_start_with_too_few_players() {
    let mut harness = Harness::open(settings("sushi-express", 4, TurnClock::Unlimited));
    let error = harness.expect_error(ANN, start_now(EmptySeats::LeaveOut));
    let sentence = "This game can't be played by one player alone. Fill the empty seats with bots or wait for others.";
    assert_eq!((error.code(), error.to_string().as_str()), ("too_few_players", sentence));
    harness.act(BEN, sit());
    let error = harness.expect_error(ANN, start_now(EmptySeats::LeaveOut));
    let sentence = "This game can't be played by 2 players. Fill the empty seats with bots or wait for others.";
    assert_eq!(error.to_string(), sentence);
    let bots =
        |level: &str| Action::Start { nonce: None, empty: Some(EmptySeats::Bots), level: Some(level.to_owned()) };
    assert_eq!(harness.expect_error(ANN, bots("chef")).code(), "no_such_bot");
    assert_eq!(harness.expect_error(BEN, bots("cook")).code(), "not_host");
    harness.act(ANN, bots("cook"));
    assert_eq!(harness.expect_error(ANN, bots("cook")).code(), "game_running");
}

#[test]
fn a_bot_gets_a_seat_that_was_given_up() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.start();
    let choice = harness.moves(ANN)[0].clone();
    harness.choose(ANN, &choice);
    let response = harness.act(ANN, Action::GiveUp);
    assert!(matches!(response.entries[..], [Entry::GaveUp { seat: 0 }, Entry::Host { .. }]), "{:?}", response.entries);
    assert_eq!((harness.seat(0, "sits"), harness.seat(0, "name")), (json!("bot"), json!("cook")));
    assert_eq!(harness.view(Some(ANN))["table"]["you"]["seat"], Value::Null);
    // The others are told.
    let told = &harness.view(Some(BEN))["talk"][0];
    assert_eq!((&told["name"], &told["seat"], &told["notice"]), (&json!("Ann"), &json!(0), &json!("left")));
    assert_eq!(harness.expect_error(ANN, Action::Return).code(), "not_seated");
    harness.play_to_the_end();
    let checked = check_record(&harness.finished[0].record);
    assert_eq!(checked.seats, ["cook", "Ben", "Cho"]);
    assert_eq!(checked.moves[0][0], (0, choice), "the choice of the person was played");
    let response = harness.act(BEN, Action::GiveUp);
    assert!(matches!(response.entries[..], [Entry::Freed { seat: 1 }, Entry::Host { .. }]), "{:?}", response.entries);
}

#[test]
fn when_everybody_has_given_up_bots_finish_the_game() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Quick);
    harness.start();
    harness.act(ANN, Action::GiveUp);
    harness.play_to_the_end();
    assert_eq!(harness.finished.len(), 1);
}
