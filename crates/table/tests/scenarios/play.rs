//! Choices, and whole games.

use serde_json::{Value, json};
use table::{Action, Entry, Phase, TurnClock};

use crate::harness::*;

/// A legal move of a person.
fn first(harness: &Harness, number: u64) -> String {
    harness.moves(number)[0].clone()
}

/// Two different legal moves of a person.
fn two(harness: &Harness, number: u64) -> (String, String) {
    let moves = harness.moves(number);
    (moves[0].clone(), moves[1].clone())
}

/// Plays the first nine of ten turns, until each hand has one card.
fn play_to_the_last_card(harness: &mut Harness) {
    for _ in 0..9 {
        assert!(!harness.table.game().expect("there is a game").foregone());
        for number in [ANN, BEN] {
            let choice = first(harness, number);
            harness.choose(number, &choice);
        }
    }
}

#[test]
fn a_turn_is_played_when_the_last_choice_is_in() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.start();
    for number in [ANN, BEN] {
        let choice = first(&harness, number);
        let response = harness.choose(number, &choice);
        assert_eq!(response.frame(Some(number))["choices"]["yours"], json!(choice));
        assert_eq!(response.frame(STRANGER)["choices"]["yours"], Value::Null);
        assert_eq!(response.frame(STRANGER).get("events"), None);
    }
    let choice = first(&harness, CHO);
    let response = harness.choose(CHO, &choice);
    for viewer in response.recipients() {
        assert_eq!(response.frame(viewer)["game"]["turn"], 1);
        assert_eq!(response.frame(viewer)["choices"], json!({"turn": 1, "chosen": [], "yours": null}));
        assert_eq!(response.frame(viewer)["events"].as_array().map(Vec::len), Some(1));
    }
    assert_eq!(response.recipients().len(), 6);
}

#[test]
fn others_see_that_somebody_has_chosen_but_not_that_they_changed_it() {
    let mut harness = Harness::sushi_go(3, TurnClock::Unlimited);
    harness.start();
    let (once, second) = two(&harness, BEN);
    let response = harness.choose(BEN, &once);
    assert_eq!(response.frame(Some(ANN)), json!({"choices": {"turn": 0, "chosen": [1], "yours": null}}));
    assert_eq!(response.recipients().len(), 6);

    let others = [Some(ANN), Some(CHO), Some(EVA), STRANGER];
    let before: Vec<Value> = others.map(|viewer| harness.view(viewer)).to_vec();
    let response = harness.choose(BEN, &second);
    assert_eq!(response.entries, [Entry::Chose { seat: 1, turn: 0, choice: second.clone() }]);
    assert_eq!(response.recipients(), [Some(BEN)], "nobody else gets a frame");
    assert_eq!(response.frame(Some(BEN)), json!({"choices": {"turn": 0, "chosen": [1], "yours": second}}));
    assert_eq!(others.map(|viewer| harness.view(viewer)).to_vec(), before);

    let choice = first(&harness, ANN);
    harness.choose(ANN, &choice);
    let choice = first(&harness, CHO);
    harness.choose(CHO, &choice);
    let played = harness.table.game().expect("there is a game").chosen(0, game::Seat::new(1));
    assert_eq!(played, Some(second), "the last choice counts");
}

#[test]
fn a_repeated_choice_is_taken_once() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    let (choice, other) = two(&harness, ANN);
    let action = harness.choice(&choice);
    harness.act(ANN, action.clone());
    let again = harness.act(ANN, action.clone());
    assert!(again.entries.is_empty() && again.recipients().is_empty());
    let answer = first(&harness, BEN);
    harness.choose(BEN, &answer);
    assert_eq!(harness.table.game().expect("there is a game").turn(), 1);
    let again = harness.act(ANN, action);
    assert!(again.entries.is_empty() && again.recipients().is_empty(), "a repeated request is not an error");
    let late = Action::Choose { game: 1, turn: 0, choice: other };
    let error = harness.expect_error(ANN, late);
    assert_eq!(error.to_string(), "Your choice is for another turn. This is turn 1 of game 1.");
}

#[test]
fn choices_for_other_turns_and_games_are_stale() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    let choice = first(&harness, ANN);
    for (game, turn) in [(1, 1), (0, 0), (2, 0), (1, usize::MAX)] {
        let action = Action::Choose { game, turn, choice: choice.clone() };
        assert_eq!(harness.expect_error(ANN, action).code(), "stale_turn");
    }
}

#[test]
fn the_table_plays_the_last_card_of_each_hand_after_the_pace() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    play_to_the_last_card(&mut harness);
    assert_eq!(harness.view(STRANGER)["game"]["foregone"], true);
    assert!(harness.wait(PACE - 1).is_empty());
    assert!(harness.asks.is_empty());
    let entries = harness.wait(1);
    assert!(matches!(&entries[..], [Entry::Chose { seat: 0, turn: 9, .. }, Entry::Chose { seat: 1, turn: 9, .. }]));
    assert_eq!(harness.table.game().expect("there is a game").turn(), 10);
}

#[test]
fn people_may_play_the_last_card_themselves() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    play_to_the_last_card(&mut harness);
    let last = harness.moves(BEN);
    assert_eq!(last.len(), 1);
    harness.choose(BEN, &last[0]);
    let entries = harness.wait(PACE);
    assert!(matches!(&entries[..], [Entry::Chose { seat: 0, .. }]), "the table plays the other: {entries:?}");
}

#[test]
fn a_turn_without_a_real_choice_has_no_deadline() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    play_to_the_last_card(&mut harness);
    harness.now += 60_000;
    let response = harness.tick();
    let [Entry::Chose { seat: 0, turn: 9, .. }, Entry::Chose { seat: 1, turn: 9, .. }] = &response.entries[..] else {
        panic!("{:?}", response.entries)
    };
}

#[test]
fn every_game_is_played_to_its_end() {
    for (game, seats) in [("sushi-go", 5), ("sushi-go", 2), ("sushi-express", 4), ("kanji-zushi", 3)] {
        let mut harness = Harness::lobby(game, seats, 2, TurnClock::Unlimited);
        let commitment = harness.view(STRANGER)["table"]["commitment"].clone();
        harness.start();
        harness.play_to_the_end();
        assert_eq!(harness.table.phase(), Phase::Over);
        let [finished] = &harness.finished[..] else { panic!("exactly one game has ended") };
        assert_eq!(finished.number, 1);
        let checked = crate::common::check_record(&finished.record);
        assert_eq!(checked.seats[..2], ["Ann", "Ben"]);
        assert_eq!(json!(checked.commitment), commitment, "the commitment is that of the lobby");
    }
}

#[test]
fn two_players_with_a_dummy_play_a_whole_game() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.act(ANN, options(&[("variant", "dummy")]));
    harness.act(BEN, ready());
    harness.start();
    harness.play_to_the_end();
    crate::common::check_record(&harness.finished[0].record);
}

#[test]
fn the_record_has_the_last_nonce_of_each_seat_in_seat_order() {
    let mut harness = Harness::lobby("sushi-go", 4, 1, TurnClock::Unlimited);
    harness.act(ANN, Action::Clear { seat: 1 });
    harness.act(ANN, Action::Clear { seat: 3 });
    let nonce = |byte: u8| Some(game::Nonce::from_bytes([byte; 16]));
    harness.act(CHO, Action::Sit { seat: Some(3), nonce: nonce(0xcc) });
    harness.act(BEN, Action::Sit { seat: Some(1), nonce: nonce(0xbb) });
    harness.act(ANN, Action::Ready { nonce: nonce(0x11) });
    harness.act(ANN, Action::Ready { nonce: nonce(0xaa) });
    harness.act(ANN, Action::Start { nonce: nonce(0xff), empty: None, level: None });
    harness.play_to_the_end();
    let checked = crate::common::check_record(&harness.finished[0].record);
    let sent = [0, 1, 3].map(|seat: usize| checked.nonces[seat].clone());
    assert_eq!(sent, ["aa", "bb", "cc"].map(|byte| byte.repeat(16)));
    let hash = |byte: u8| Some(game::Nonce::from_bytes([byte; 16]).hash().to_string());
    assert_eq!(checked.hashes, [hash(0xaa), hash(0xbb), None, hash(0xcc)]);
}

#[test]
fn people_who_send_no_nonce_get_a_random_one() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    harness.play_to_the_end();
    let checked = crate::common::check_record(&harness.finished[0].record);
    assert_ne!(checked.nonces[0], checked.nonces[1]);
    assert!(!checked.nonces.contains(&"0".repeat(32)));
}
