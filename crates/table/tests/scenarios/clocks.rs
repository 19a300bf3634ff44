//! Time limits for choices.

use serde_json::{Value, json};
use table::{AWAY_AFTER, Action, Entry, TurnClock};

use crate::house::*;

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn a_bot_takes_over_when_the_time_is_up() {
    for (clock, limit) in [(TurnClock::Quick, 20_000), (TurnClock::Calm, 60_000), (TurnClock::Daily, DAY)] {
        let mut house = House::with(3, clock);
        house.start();
        assert_eq!(house.view(STRANGER)["game"]["deadline"], json!(house.now + limit));
        let choice = house.moves(ANN)[0].clone();
        house.wait(limit / 2);
        house.choose(ANN, &choice);
        assert!(house.wait(limit - limit / 2 - 1).is_empty(), "{clock:?}");
        let entries = house.wait(1);
        assert_eq!(entries, [Entry::Away { seat: 1 }, Entry::Away { seat: 2 }]);
        assert_eq!(house.asks.iter().map(|ask| ask.seat.index()).collect::<Vec<_>>(), [1, 2]);
        assert!(house.asks.iter().all(|ask| ask.level == bots::Level::Cook));
        house.bots_answer();
        let game = house.table.game().expect("a game");
        assert_eq!(game.turn(), 1);
        assert_eq!(game.chosen(0, game::Seat::new(0)), Some(choice));
        assert_eq!(house.view(STRANGER)["game"]["deadline"], json!(house.now + limit), "every turn has its time");
    }
}

#[test]
fn without_a_clock_nobody_is_late() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    assert_eq!(house.view(STRANGER)["game"]["deadline"], Value::Null);
    assert_eq!((house.table.alarm(), house.table.alarm_without_people()), (None, None));
    assert!(house.wait(100 * DAY).is_empty());
}

#[test]
fn with_a_day_for_a_choice_people_need_not_stay_connected() {
    let mut house = House::with(2, TurnClock::Daily);
    house.connect(BEN);
    house.start();
    house.disconnect(BEN);
    assert!(house.wait(DAY - 1).is_empty());
    assert_eq!(house.wait(1), [Entry::Away { seat: 0 }, Entry::Away { seat: 1 }]);
}

#[test]
fn a_choice_after_the_deadline_counts_if_no_tick_came_before() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    house.now += 20_001;
    let choice = house.moves(ANN)[0].clone();
    let told = house.choose(ANN, &choice);
    assert_eq!(told.entries, [Entry::Chose { seat: 0, turn: 0, choice }, Entry::Away { seat: 1 }]);
}

#[test]
fn who_returns_after_the_deadline_plays_from_the_next_turn() {
    let mut house = House::with(2, TurnClock::Quick);
    house.connect(BEN);
    house.start();
    house.wait(20_000);
    house.disconnect(BEN);
    assert!(house.connect(BEN).entries.is_empty(), "his bot is thinking");
    assert!(house.does(ANN, Action::Return).entries.is_empty());
    assert_eq!(house.view(STRANGER)["table"]["seats"][1]["away"], true);
    house.bots_answer();
    let view = house.view(STRANGER);
    assert_eq!(view["game"]["turn"], 1);
    assert_eq!(
        (&view["table"]["seats"][0]["away"], &view["table"]["seats"][1]["away"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(view["choices"]["chosen"], json!([]));
}

#[test]
fn who_returns_after_the_deadline_and_leaves_again_stays_away() {
    let mut house = House::with(3, TurnClock::Quick);
    house.connect(BEN);
    house.connect(CHO);
    house.start();
    house.wait(20_000);
    house.does(ANN, Action::Return);
    house.does(ANN, Action::Leave);
    house.does(BEN, Action::Return);
    house.disconnect(BEN);
    house.does(CHO, Action::Return);
    house.bots_answer();
    let view = house.view(STRANGER);
    let away: Vec<&Value> = (0..3).map(|seat| &view["table"]["seats"][seat]["away"]).collect();
    assert_eq!(away, [&json!(true), &json!(true), &json!(false)]);
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
    house.bots_answer();
    assert_eq!(house.table.game().expect("a game").chosen(0, game::Seat::new(0)), Some(choice));
}

#[test]
fn after_a_long_downtime_people_are_away_and_can_return() {
    let mut house = House::with(2, TurnClock::Calm);
    house.connect(ANN);
    house.connect(BEN);
    house.start();
    house.crash();
    assert_eq!(house.table.alarm_without_people(), Some(house.now + 60_000));
    house.now += 2 * DAY;
    assert_eq!(house.tick().entries, [Entry::Away { seat: 0 }, Entry::Away { seat: 1 }]);
    house.connect(ANN);
    house.connect(BEN);
    house.bots_answer();
    let choice = house.moves(ANN)[0].clone();
    let told = house.choose(ANN, &choice);
    assert_eq!(told.entries, [Entry::Chose { seat: 0, turn: 1, choice }], "she is back already");
    assert!(house.wait(AWAY_AFTER).is_empty());
}
