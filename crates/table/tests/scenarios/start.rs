//! Tables that are full, tables that grow, and starting with the people who are there.

use serde_json::{Value, json};
use table::{Action, EmptySeats, Entry, Phase, TurnClock};

use crate::common::{check_record, settings};
use crate::house::*;

fn names(house: &House) -> Vec<String> {
    house.table.seats().iter().map(table::Occupant::name).collect()
}

#[test]
fn a_full_table_grows_when_somebody_sits_down() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.does(ANN, ready());
    assert_eq!(house.view(STRANGER)["table"]["room"], true);
    let told = house.does(CHO, sit());
    assert!(matches!(told.entries[..], [Entry::SeatsChanged { players: 3 }, Entry::Sat { seat: 2, .. }]));
    assert_eq!(names(&house), ["Ann", "Ben", "Cho"]);
    assert_eq!(house.view(STRANGER)["table"]["options"]["players"], "3");
    let ready = (0..3).map(|seat| house.seat(seat, "ready")).collect::<Vec<_>>();
    assert_eq!(ready, [true, true, true], "nobody has to be ready again");
    house.start();
    house.play_on();
    check_record(&house.finished[0].record);
}

#[test]
fn a_table_grows_only_as_far_as_the_game_allows() {
    let mut house = House::playing("sushi-go", 5, 4, TurnClock::Unlimited);
    assert_eq!(house.view(STRANGER)["table"]["room"], false);
    assert_eq!(house.refuses(EVA, sit()).code(), "table_full");
    let mut house = House::with(2, TurnClock::Unlimited);
    house.does(ANN, options(&[("variant", "dummy")]));
    assert_eq!(house.refuses(CHO, sit()).code(), "table_full", "this variant is for two");
}

#[test]
fn a_table_with_a_fixed_number_of_seats_does_not_grow() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.does(ANN, fixed());
    assert_eq!(house.view(STRANGER)["table"]["fixed"], true);
    assert_eq!(house.refuses(CHO, sit()).code(), "table_full");
}

#[test]
fn everybody_sees_who_wants_a_seat_until_they_have_one() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.does(ANN, fixed());
    house.connect(CHO);
    house.connect(DAI);
    assert_eq!(house.wants_seat(CHO).frame(Some(ANN))["table"]["waiting"], json!(["Cho"]));
    assert!(house.wants_seat(CHO).hearers().is_empty(), "she is in the list");
    house.wants_seat(DAI);
    assert_eq!(house.view(STRANGER)["table"]["waiting"], json!(["Cho", "Dai"]));
    house.disconnect(DAI);
    house.does(ANN, options(&[("players", "3")]));
    house.does(CHO, sit());
    assert_eq!(house.view(STRANGER)["table"]["waiting"], json!([]));
    assert!(house.wants_seat(BEN).hearers().is_empty(), "he has a seat");
}

#[test]
fn changed_settings_are_named() {
    let mut house = House::with(2, TurnClock::Unlimited);
    let changed = |house: &House| house.view(STRANGER)["table"]["changed"].clone();
    assert_eq!(changed(&house), json!([]));
    house.does(ANN, options(&[("players", "3"), ("variant", "both-ways")]));
    let players = json!({"setting": "players", "from": "2", "to": "3"});
    let variant = json!({"setting": "variant", "from": "standard", "to": "both-ways"});
    assert_eq!(changed(&house), json!([players, variant]));
    let clock = Action::Settings { options: None, clock: Some(TurnClock::Calm), public: None, fixed: None };
    house.does(ANN, clock);
    house.does(ANN, options(&[("variant", "standard")]));
    assert_eq!(changed(&house), json!([players, {"setting": "clock", "from": "none", "to": "60s"}]));
    house.does(BEN, ready());
    house.does(ANN, start_now(EmptySeats::Bots));
    assert_eq!(changed(&house), json!([]));
}

#[test]
fn a_game_starts_with_bots_in_the_empty_seats() {
    let mut house = House::open(settings("sushi-go", 4, TurnClock::Unlimited));
    house.does(BEN, sit_at(2));
    let told = house
        .does(ANN, Action::Start { nonce: None, empty: Some(EmptySeats::Bots), level: Some("apprentice".to_owned()) });
    assert!(matches!(told.entries.last(), Some(Entry::Started)), "all of it is one step");
    assert_eq!(names(&house), ["Ann", "apprentice", "Ben", "apprentice"]);
    house.play_on();
    let checked = check_record(&house.finished[0].record);
    assert_eq!(checked.nonces[1], "0".repeat(32));
}

#[test]
fn a_game_starts_without_the_empty_seats() {
    let mut house = House::open(settings("sushi-go", 5, TurnClock::Unlimited));
    house.does(BEN, sit_at(2));
    house.does(CHO, sit_at(4));
    house.does(ANN, start_now(EmptySeats::LeaveOut));
    assert_eq!(names(&house), ["Ann", "Ben", "Cho"]);
    assert_eq!(house.view(Some(CHO))["table"]["you"]["seat"], 2);
    assert_eq!(house.view(STRANGER)["table"]["options"]["players"], "3");
    house.play_on();
    assert_eq!(check_record(&house.finished[0].record).seats, ["Ann", "Ben", "Cho"]);
}

#[test]
fn nobody_who_is_seated_has_to_be_ready_to_start_now() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.does(ANN, options(&[("variant", "both-ways")]));
    assert_eq!(house.refuses(ANN, Action::Start { nonce: None, empty: None, level: None }).code(), "not_ready");
    house.does(ANN, start_now(EmptySeats::LeaveOut));
    assert_eq!(house.table.phase(), Phase::Playing);
    house.play_on();
    let nonces = check_record(&house.finished[0].record).nonces;
    assert!(nonces[0] != nonces[1] && nonces[1] != nonces[2], "each has one of their own: {nonces:?}");
}

#[test]
fn a_game_does_not_start_with_too_few_players() {
    let mut house = House::open(settings("sushi-express", 4, TurnClock::Unlimited));
    let refusal = house.refuses(ANN, start_now(EmptySeats::LeaveOut));
    let sentence = "This game can't be played by one player alone. Fill the empty seats with bots or wait for others.";
    assert_eq!((refusal.code(), refusal.to_string().as_str()), ("too_few_players", sentence));
    house.does(BEN, sit());
    let refusal = house.refuses(ANN, start_now(EmptySeats::LeaveOut));
    let sentence = "This game can't be played by 2 players. Fill the empty seats with bots or wait for others.";
    assert_eq!(refusal.to_string(), sentence);
    let bots =
        |level: &str| Action::Start { nonce: None, empty: Some(EmptySeats::Bots), level: Some(level.to_owned()) };
    assert_eq!(house.refuses(ANN, bots("chef")).code(), "no_such_bot");
    assert_eq!(house.refuses(BEN, bots("cook")).code(), "not_host");
    house.does(ANN, bots("cook"));
    assert_eq!(house.refuses(ANN, bots("cook")).code(), "game_running");
}

#[test]
fn a_seat_that_was_given_up_is_a_bots() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.start();
    let choice = house.moves(ANN)[0].clone();
    house.choose(ANN, &choice);
    let told = house.does(ANN, Action::GiveUp);
    assert!(matches!(told.entries[..], [Entry::GaveUp { seat: 0 }, Entry::Host { .. }]), "{:?}", told.entries);
    assert_eq!((house.seat(0, "sits"), house.seat(0, "name")), (json!("bot"), json!("cook")));
    assert_eq!(house.view(Some(ANN))["table"]["you"]["seat"], Value::Null);
    assert_eq!(house.refuses(ANN, Action::Return).code(), "not_seated");
    house.play_on();
    let checked = check_record(&house.finished[0].record);
    assert_eq!(checked.seats, ["cook", "Ben", "Cho"]);
    assert_eq!(checked.moves[0][0], (0, choice), "what she had chosen was played");
    let told = house.does(BEN, Action::GiveUp);
    assert!(matches!(told.entries[..], [Entry::Freed { seat: 1 }, Entry::Host { .. }]), "{:?}", told.entries);
}

#[test]
fn when_everybody_has_given_up_bots_finish_the_game() {
    let mut house = House::playing("sushi-go", 2, 1, TurnClock::Quick);
    house.start();
    house.does(ANN, Action::GiveUp);
    house.play_on();
    assert_eq!(house.finished.len(), 1);
}
