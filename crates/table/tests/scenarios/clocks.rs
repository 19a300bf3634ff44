//! Time for a choice.

use serde_json::{Value, json};
use table::{AWAY_AFTER, Action, Entry, TurnClock};

use crate::house::*;

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn who_has_not_chosen_in_time_is_played_by_a_bot() {
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
fn who_has_a_day_need_not_be_there() {
    let mut house = House::with(2, TurnClock::Daily);
    house.connect(BEN);
    house.start();
    house.disconnect(BEN);
    assert!(house.wait(DAY - 1).is_empty());
    assert_eq!(house.wait(1).len(), 2);
}

#[test]
fn a_choice_that_comes_before_the_table_has_noticed_still_counts() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    house.now += 20_001;
    let choice = house.moves(ANN)[0].clone();
    let told = house.choose(ANN, &choice);
    assert!(matches!(&told.entries[..], [Entry::Chose { seat: 0, .. }, Entry::Away { seat: 1 }]), "{:?}", told.entries);
}

#[test]
fn who_returns_too_late_for_a_turn_plays_from_the_next_one() {
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
fn who_returns_too_late_and_leaves_again_stays_away() {
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
fn who_is_late_may_choose_until_the_bot_has() {
    let mut house = House::with(2, TurnClock::Quick);
    house.start();
    house.wait(20_000);
    let choice = house.moves(ANN)[0].clone();
    let told = house.choose(ANN, &choice);
    assert!(matches!(&told.entries[..], [Entry::Back { seat: 0 }, Entry::Chose { seat: 0, .. }]));
    house.bots_answer();
    assert_eq!(house.table.game().expect("a game").chosen(0, game::Seat::new(0)), Some(choice));
}

#[test]
fn a_table_that_slept_too_long_makes_people_late_and_they_come_back() {
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
    assert_eq!(house.choose(ANN, &choice).entries.len(), 1, "she is back already");
    assert!(house.wait(AWAY_AFTER).is_empty());
}
