//! Time limits for choices, and games that wait because nobody is there.

use serde_json::{Value, json};
use table::{AWAY_AFTER, Action, AwayReason, Entry, STAND_IN_PACE, TurnClock};

use crate::house::*;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The deadline that everybody sees.
fn deadline(house: &House) -> Value {
    house.view(STRANGER)["game"]["deadline"].clone()
}

fn turn(house: &House) -> usize {
    house.table.game().expect("a game").turn()
}

fn paused(house: &House) -> bool {
    house.view(STRANGER)["table"]["paused"] == true
}

/// A person makes the first choice they can.
fn plays(house: &mut House, number: u64) {
    let choice = house.moves(number)[0].clone();
    house.choose(number, &choice);
}

fn away(seat: usize, reason: AwayReason) -> Entry {
    Entry::Away { seat, reason }
}

#[test]
fn a_missed_deadline_is_one_move() {
    for (clock, limit) in [(TurnClock::Quick, 20_000), (TurnClock::Calm, 60_000), (TurnClock::Daily, DAY)] {
        let mut house = House::with(3, clock);
        house.start();
        assert_eq!(deadline(&house), json!(house.now + limit));
        let choice = house.moves(ANN)[0].clone();
        house.wait(limit / 2);
        house.choose(ANN, &choice);
        assert!(house.wait(limit - limit / 2 - 1).is_empty(), "{clock:?}");
        let entries = house.wait(1);
        assert_eq!(entries, [Entry::Missed { seat: 1 }, Entry::Missed { seat: 2 }]);
        assert_eq!(house.asks.iter().map(|ask| ask.seat.index()).collect::<Vec<_>>(), [1, 2]);
        assert!(house.asks.iter().all(|ask| ask.level == bots::Level::Cook));
        assert_eq!(house.view(STRANGER)["choices"]["chosen"], json!([0, 1, 2]), "a bot is about to choose");
        house.bots_answer();
        assert_eq!(turn(&house), 1);
        assert_eq!(house.table.game().expect("a game").chosen(0, game::Seat::new(0)), Some(choice));
        assert_eq!(deadline(&house), json!(house.now + limit), "the next turn has its full time");
        assert_eq!(house.view(STRANGER)["choices"]["chosen"], json!([]), "and is everybody's own again");
        assert!(house.asks.is_empty());
        let missed = (0..3).map(|seat| house.seat(seat, "missed")).collect::<Vec<_>>();
        assert_eq!(missed, [json!(0), json!(1), json!(1)]);
        assert_eq!(house.seat(1, "away"), false);
    }
}

#[test]
fn after_two_missed_deadlines_in_a_row_a_person_is_away() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    plays(&mut house, ANN);
    house.wait(20_000);
    house.bots_answer();
    plays(&mut house, ANN);
    assert_eq!(house.wait(20_000), [away(1, AwayReason::Missed)]);
    assert_eq!((house.seat(1, "away"), house.seat(1, "away_reason")), (json!(true), json!("missed")));
    assert_eq!(house.seat(1, "missed"), 2);
    house.bots_answer();
    assert_eq!(turn(&house), 2);
    assert_eq!(house.does(BEN, Action::Return).entries, [Entry::Back { seat: 1 }]);
    assert_eq!((house.seat(1, "away_reason"), house.seat(1, "missed")), (Value::Null, json!(0)));
}

#[test]
fn a_choice_resets_the_count_of_missed_deadlines() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    for _ in 0..3 {
        plays(&mut house, ANN);
        assert_eq!(house.wait(20_000), [Entry::Missed { seat: 1 }]);
        house.bots_answer();
        plays(&mut house, BEN);
        assert_eq!(house.seat(1, "missed"), 0);
        plays(&mut house, ANN);
    }
}

#[test]
fn the_last_card_does_not_reset_the_count() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    while house.moves(ANN).len() > 2 || house.table.game().expect("a game").turn() < 8 {
        plays(&mut house, ANN);
        plays(&mut house, BEN);
    }
    plays(&mut house, ANN);
    assert_eq!(house.wait(20_000), [Entry::Missed { seat: 1 }]);
    house.bots_answer();
    assert!(house.table.game().expect("a game").foregone());
    house.wait(PACE);
    assert_eq!((turn(&house), house.seat(1, "missed")), (10, json!(1)), "the table played it");
    plays(&mut house, ANN);
    assert_eq!(house.wait(20_000), [away(1, AwayReason::Missed)]);
}

#[test]
fn without_a_clock_nobody_is_late() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    assert_eq!(deadline(&house), Value::Null);
    assert_eq!((house.table.alarm(), house.table.alarm_without_people()), (None, None));
    assert!(house.wait(100 * DAY).is_empty());
}

#[test]
fn with_a_day_for_a_choice_people_need_not_stay_connected() {
    let mut house = House::with(2, TurnClock::Daily);
    house.connect(BEN);
    house.start();
    house.disconnect(BEN);
    assert!(!paused(&house));
    house.crash();
    assert!(!paused(&house));
    assert_eq!(house.table.alarm_without_people(), Some(house.now + DAY));
    assert!(house.wait(DAY - 1).is_empty());
    assert_eq!(house.wait(1), [Entry::Missed { seat: 0 }, Entry::Missed { seat: 1 }]);
    house.bots_answer();
    assert_eq!(turn(&house), 1);
    assert_eq!(house.wait(DAY), [away(0, AwayReason::Missed), away(1, AwayReason::Missed)]);
    assert!(paused(&house), "now the game waits");
    assert_eq!((house.table.alarm(), house.table.alarm_without_people()), (None, None));
    assert!(house.wait(30 * DAY).is_empty());
    assert_eq!(house.does(ANN, Action::Return).entries, [Entry::Back { seat: 0 }, Entry::Resumed]);
    assert_eq!(deadline(&house), json!(house.now + DAY));
}

#[test]
fn a_choice_after_the_deadline_counts_if_no_tick_came_before() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    house.now += 20_001;
    let choice = house.moves(ANN)[0].clone();
    let told = house.choose(ANN, &choice);
    assert_eq!(told.entries, [Entry::Chose { seat: 0, turn: 0, choice }, Entry::Missed { seat: 1 }]);
}

#[test]
fn a_late_person_may_choose_until_the_bot_has() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    house.wait(20_000);
    let choice = house.moves(ANN)[0].clone();
    let told = house.choose(ANN, &choice);
    let chose = Entry::Chose { seat: 0, turn: 0, choice: choice.clone() };
    assert_eq!(told.entries, [Entry::Back { seat: 0 }, chose]);
    assert_eq!(house.seat(0, "missed"), 0);
    house.bots_answer();
    assert_eq!(house.table.game().expect("a game").chosen(0, game::Seat::new(0)), Some(choice));
}

#[test]
fn who_returns_after_the_deadline_plays_from_the_next_turn() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    house.does(BEN, Action::Leave);
    house.wait(20_000);
    assert!(house.does(BEN, Action::Return).entries.is_empty(), "his bot is thinking");
    assert_eq!(house.seat(1, "away"), true);
    house.bots_answer();
    assert_eq!(turn(&house), 1);
    assert_eq!(house.seat(1, "away"), false);
    assert_eq!(house.view(STRANGER)["choices"]["chosen"], json!([]));
}

#[test]
fn who_returns_after_the_deadline_and_leaves_again_stays_away() {
    let mut house = House::with(4, TurnClock::Quick);
    house.connect(BEN);
    house.connect(CHO);
    house.start();
    for number in [ANN, BEN, CHO] {
        house.does(number, Action::Leave);
    }
    house.wait(20_000);
    house.does(ANN, Action::Return);
    house.does(ANN, Action::Leave);
    house.does(BEN, Action::Return);
    house.disconnect(BEN);
    house.does(CHO, Action::Return);
    house.bots_answer();
    assert_eq!(turn(&house), 1);
    let away = (0..3).map(|seat| house.seat(seat, "away")).collect::<Vec<_>>();
    assert_eq!(away, [json!(true), json!(true), json!(false)]);
}

#[test]
fn a_bot_plays_for_a_person_at_a_pace_that_people_can_follow() {
    let mut house = House::playing("sushi-go", 3, 2, TurnClock::Unlimited);
    house.start();
    house.does(BEN, Action::Leave);
    house.bots_answer();
    plays(&mut house, ANN);
    let entries = house.wait(STAND_IN_PACE - 1);
    assert!(matches!(entries[..], [Entry::Chose { seat: 2, .. }]), "only the bot of its own seat: {entries:?}");
    assert_eq!(turn(&house), 0);
    house.wait(1);
    assert_eq!(turn(&house), 1);
}

#[test]
fn who_asks_a_bot_to_play_and_watches_keeps_the_game_going() {
    let mut house = House::playing("sushi-go", 2, 1, TurnClock::Quick);
    house.connect(ANN);
    house.start();
    assert_eq!(house.does(ANN, Action::Leave).entries, [away(0, AwayReason::Asked)]);
    assert_eq!(house.seat(0, "away_reason"), "asked");
    house.bots_answer();
    house.wait(STAND_IN_PACE);
    assert_eq!((turn(&house), paused(&house)), (1, false));
    house.disconnect(ANN);
    assert!(paused(&house), "nobody watches");
    assert_eq!(deadline(&house), Value::Null);
    house.bots_answer();
    assert!(house.wait(DAY).is_empty());
    assert!(house.connect(ANN).entries.contains(&Entry::Resumed));
    assert_eq!(house.seat(0, "away"), true, "she did not say that she is back");
    house.bots_answer();
    house.wait(STAND_IN_PACE);
    assert_eq!(turn(&house), 2);
}

#[test]
fn a_game_waits_when_everybody_has_missed_two_deadlines() {
    let mut house = House::playing("sushi-go", 3, 2, TurnClock::Quick);
    house.connect(ANN);
    house.connect(BEN);
    house.start();
    house.bots_answer();
    house.wait(20_000);
    house.bots_answer();
    assert_eq!(turn(&house), 1);
    house.bots_answer();
    house.wait(20_000);
    assert!(paused(&house));
    house.bots_answer();
    assert!(house.wait(DAY).is_empty());
    assert_eq!((turn(&house), house.asks.len()), (1, 0), "nobody chooses");
    house.disconnect(BEN);
    assert!(house.connect(BEN).entries.is_empty(), "a browser that connects again is not a person");
    assert_eq!(house.does(BEN, Action::Return).entries, [Entry::Back { seat: 1 }, Entry::Resumed]);
    assert_eq!((deadline(&house), paused(&house)), (json!(house.now + 20_000), false));
    assert_eq!(house.seat(0, "away"), true);
}

#[test]
fn a_game_waits_for_a_person_alone_among_bots_who_lost_the_connection() {
    for clock in [TurnClock::Unlimited, TurnClock::Quick] {
        let mut house = House::playing("sushi-go", 2, 1, clock);
        house.connect(ANN);
        house.start();
        house.wait(15_000);
        house.disconnect(ANN);
        assert!(paused(&house));
        house.bots_answer();
        assert!(house.wait(DAY).is_empty());
        let told = house.connect(ANN);
        assert_eq!(told.entries.contains(&Entry::Resumed), clock == TurnClock::Quick, "{clock:?}");
        assert_eq!((house.seat(0, "away"), house.seat(0, "missed")), (json!(false), json!(0)));
        let limit = clock.limit().map(|limit| house.now + limit.as_millis() as u64);
        assert_eq!(deadline(&house), json!(limit));
    }
}

#[test]
fn a_person_without_a_socket_keeps_the_game_going_by_playing() {
    let mut house = House::playing("sushi-go", 2, 1, TurnClock::Unlimited);
    house.connect(ANN);
    house.start();
    house.disconnect(ANN);
    plays(&mut house, ANN);
    assert!(!paused(&house));
    house.bots_answer();
    house.wait(PACE);
    assert_eq!(turn(&house), 1);
    house.crash();
    assert!(paused(&house), "nobody knows whether she is there");
    plays(&mut house, ANN);
    house.bots_answer();
    house.wait(PACE);
    assert_eq!(turn(&house), 2);
}

#[test]
fn after_a_long_downtime_nobody_has_missed_anything() {
    let mut house = House::with(2, TurnClock::Calm);
    house.connect(ANN);
    house.connect(BEN);
    house.start();
    house.crash();
    assert_eq!(house.table.alarm_without_people(), None);
    house.now += 2 * DAY;
    assert!(house.tick().entries.is_empty());
    assert!(paused(&house));
    assert_eq!(house.connect(ANN).entries, [Entry::Resumed]);
    assert_eq!(deadline(&house), json!(house.now + 60_000));
    house.connect(BEN);
    let choice = house.moves(ANN)[0].clone();
    assert_eq!(house.choose(ANN, &choice).entries, [Entry::Chose { seat: 0, turn: 0, choice }]);
    assert!(house.wait(AWAY_AFTER).is_empty());
}

#[test]
fn a_crash_while_the_game_is_paused_changes_nothing() {
    let mut house = House::playing("sushi-go", 2, 1, TurnClock::Quick);
    house.start();
    house.wait(20_000);
    house.bots_answer();
    house.wait(20_000);
    assert!(paused(&house));
    house.crash();
    assert!(house.wait(DAY).is_empty());
    let choice = house.moves(ANN)[0].clone();
    let entries = house.choose(ANN, &choice).entries;
    let chose = Entry::Chose { seat: 0, turn: 1, choice };
    assert_eq!(entries, [Entry::Back { seat: 0 }, chose, Entry::Resumed]);
}
