//! Choices, and whole games.

use serde_json::{Value, json};
use table::{Action, Entry, Phase, TurnClock};

use crate::house::*;

/// A legal move of a person.
fn first(house: &House, number: u64) -> String {
    house.moves(number)[0].clone()
}

/// Two different legal moves of a person.
fn two(house: &House, number: u64) -> (String, String) {
    let moves = house.moves(number);
    (moves[0].clone(), moves[1].clone())
}

/// Plays the first nine of ten turns, until each hand has one card.
fn to_the_last_card(house: &mut House) {
    for _ in 0..9 {
        assert!(!house.table.game().expect("a game").foregone());
        for number in [ANN, BEN] {
            let choice = first(house, number);
            house.choose(number, &choice);
        }
    }
}

#[test]
fn a_turn_is_played_when_the_last_choice_is_in() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.start();
    for number in [ANN, BEN] {
        let choice = first(&house, number);
        let told = house.choose(number, &choice);
        assert_eq!(told.frame(Some(number))["choices"]["yours"], json!(choice));
        assert_eq!(told.frame(STRANGER)["choices"]["yours"], Value::Null);
        assert_eq!(told.frame(STRANGER).get("events"), None);
    }
    let choice = first(&house, CHO);
    let told = house.choose(CHO, &choice);
    for viewer in told.hearers() {
        assert_eq!(told.frame(viewer)["game"]["turn"], 1);
        assert_eq!(told.frame(viewer)["choices"], json!({"turn": 1, "chosen": [], "yours": null}));
        assert_eq!(told.frame(viewer)["events"].as_array().map(Vec::len), Some(1));
    }
    assert_eq!(told.hearers().len(), 6);
}

#[test]
fn others_see_that_somebody_has_chosen_but_not_that_they_changed_it() {
    let mut house = House::with(3, TurnClock::Unlimited);
    house.start();
    let (once, second) = two(&house, BEN);
    let told = house.choose(BEN, &once);
    assert_eq!(told.frame(Some(ANN)), json!({"choices": {"turn": 0, "chosen": [1], "yours": null}}));
    assert_eq!(told.hearers().len(), 6);

    let others = [Some(ANN), Some(CHO), Some(EVA), STRANGER];
    let before: Vec<Value> = others.map(|viewer| house.view(viewer)).to_vec();
    let told = house.choose(BEN, &second);
    assert_eq!(told.entries, [Entry::Chose { seat: 1, turn: 0, choice: second.clone() }]);
    assert_eq!(told.hearers(), [Some(BEN)], "nobody else hears of it");
    assert_eq!(told.frame(Some(BEN)), json!({"choices": {"turn": 0, "chosen": [1], "yours": second}}));
    assert_eq!(others.map(|viewer| house.view(viewer)).to_vec(), before);

    let choice = first(&house, ANN);
    house.choose(ANN, &choice);
    let choice = first(&house, CHO);
    house.choose(CHO, &choice);
    let played = house.table.game().expect("a game").chosen(0, game::Seat::new(1));
    assert_eq!(played, Some(second), "the last choice counts");
}

#[test]
fn a_repeated_choice_is_taken_once() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    let (choice, other) = two(&house, ANN);
    let action = house.choice(&choice);
    house.does(ANN, action.clone());
    let again = house.does(ANN, action.clone());
    assert!(again.entries.is_empty() && again.hearers().is_empty());
    let answer = first(&house, BEN);
    house.choose(BEN, &answer);
    assert_eq!(house.table.game().expect("a game").turn(), 1);
    let again = house.does(ANN, action);
    assert!(again.entries.is_empty() && again.hearers().is_empty(), "a repeated request is not an error");
    let late = Action::Choose { game: 1, turn: 0, choice: other };
    let refusal = house.refuses(ANN, late);
    assert_eq!(refusal.to_string(), "Your choice is for another turn. This is turn 1 of game 1.");
}

#[test]
fn choices_for_other_turns_and_games_are_stale() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    let choice = first(&house, ANN);
    for (game, turn) in [(1, 1), (0, 0), (2, 0), (1, usize::MAX)] {
        let action = Action::Choose { game, turn, choice: choice.clone() };
        assert_eq!(house.refuses(ANN, action).code(), "stale_turn");
    }
}

#[test]
fn the_table_plays_the_last_card_of_each_hand_after_the_pace() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    to_the_last_card(&mut house);
    assert_eq!(house.view(STRANGER)["game"]["foregone"], true);
    assert!(house.wait(PACE - 1).is_empty());
    assert!(house.asks.is_empty());
    let entries = house.wait(1);
    assert!(matches!(&entries[..], [Entry::Chose { seat: 0, turn: 9, .. }, Entry::Chose { seat: 1, turn: 9, .. }]));
    assert_eq!(house.table.game().expect("a game").turn(), 10);
}

#[test]
fn people_may_play_the_last_card_themselves() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    to_the_last_card(&mut house);
    let last = house.moves(BEN);
    assert_eq!(last.len(), 1);
    house.choose(BEN, &last[0]);
    let entries = house.wait(PACE);
    assert!(matches!(&entries[..], [Entry::Chose { seat: 0, .. }]), "the table plays the other: {entries:?}");
}

#[test]
fn a_turn_without_a_real_choice_has_no_deadline() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    to_the_last_card(&mut house);
    house.now += 60_000;
    let told = house.tick();
    let [Entry::Chose { seat: 0, turn: 9, .. }, Entry::Chose { seat: 1, turn: 9, .. }] = &told.entries[..] else {
        panic!("{:?}", told.entries)
    };
}

#[test]
fn every_game_is_played_to_its_end() {
    for (game, seats) in [("sushi-go", 5), ("sushi-go", 2), ("sushi-express", 4), ("kanji-zushi", 3)] {
        let mut house = House::playing(game, seats, 2, TurnClock::Unlimited);
        let commitment = house.view(STRANGER)["table"]["commitment"].clone();
        house.start();
        house.play_on();
        assert_eq!(house.table.phase(), Phase::Over);
        let [finished] = &house.finished[..] else { panic!("one game has ended") };
        assert_eq!(finished.number, 1);
        let checked = crate::common::check_record(&finished.record);
        assert_eq!(checked.seats[..2], ["Ann", "Ben"]);
        assert_eq!(json!(checked.commitment), commitment, "as was shown before the start");
    }
}

#[test]
fn two_players_with_a_dummy_play_a_whole_game() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.does(ANN, options(&[("variant", "dummy")]));
    house.does(BEN, ready());
    house.start();
    house.play_on();
    crate::common::check_record(&house.finished[0].record);
}

#[test]
fn the_record_has_the_last_nonce_of_each_seat_in_seat_order() {
    let mut house = House::playing("sushi-go", 4, 1, TurnClock::Unlimited);
    house.does(ANN, Action::Clear { seat: 1 });
    house.does(ANN, Action::Clear { seat: 3 });
    let nonce = |byte: u8| Some(game::Nonce::from_bytes([byte; 16]));
    house.does(CHO, Action::Sit { seat: Some(3), nonce: nonce(0xcc) });
    house.does(BEN, Action::Sit { seat: Some(1), nonce: nonce(0xbb) });
    house.does(ANN, Action::Ready { nonce: nonce(0x11) });
    house.does(ANN, Action::Ready { nonce: nonce(0xaa) });
    house.does(ANN, Action::Start { nonce: nonce(0xff), empty: None, level: None });
    house.play_on();
    let checked = crate::common::check_record(&house.finished[0].record);
    let expected = ["aa", "bb", "00", "cc"].map(|byte| byte.repeat(16));
    assert_eq!(checked.nonces, expected);
}

#[test]
fn people_who_send_no_nonce_get_a_random_one() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    house.play_on();
    let checked = crate::common::check_record(&house.finished[0].record);
    assert_ne!(checked.nonces[0], checked.nonces[1]);
    assert!(!checked.nonces.contains(&"0".repeat(32)));
}
