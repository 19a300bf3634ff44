//! Time limits for choices.

use serde_json::{Value, json};
use table::{AWAY_AFTER, Action, Entry, TurnClock};

use crate::harness::*;

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn a_bot_takes_over_when_the_time_is_up() {
    for (clock, limit) in [(TurnClock::Quick, 20_000), (TurnClock::Calm, 60_000), (TurnClock::Daily, DAY)] {
        let mut harness = Harness::sushi_go(3, clock);
        harness.start();
        assert_eq!(harness.view(STRANGER)["game"]["deadline"], json!(harness.now + limit));
        let choice = harness.moves(ANN)[0].clone();
        harness.wait(limit / 2);
        harness.choose(ANN, &choice);
        assert!(harness.wait(limit - limit / 2 - 1).is_empty(), "{clock:?}");
        let entries = harness.wait(1);
        assert_eq!(entries, [Entry::Away { seat: 1 }, Entry::Away { seat: 2 }]);
        assert_eq!(harness.asks.iter().map(|ask| ask.seat.index()).collect::<Vec<_>>(), [1, 2]);
        assert!(harness.asks.iter().all(|ask| ask.level == bots::Level::Cook));
        harness.bots_answer();
        let game = harness.table.game().expect("there is a game");
        assert_eq!(game.turn(), 1);
        assert_eq!(game.chosen(0, game::Seat::new(0)), Some(choice));
        assert_eq!(
            harness.view(STRANGER)["game"]["deadline"],
            json!(harness.now + limit),
            "every turn has its own deadline"
        );
    }
}

#[test]
fn without_a_time_limit_nobody_is_late() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    assert_eq!(harness.view(STRANGER)["game"]["deadline"], Value::Null);
    assert_eq!((harness.table.alarm(), harness.table.alarm_without_people()), (None, None));
    assert!(harness.wait(100 * DAY).is_empty());
}

#[test]
fn with_a_day_for_a_choice_people_need_not_stay_connected() {
    let mut harness = Harness::sushi_go(2, TurnClock::Daily);
    harness.connect(BEN);
    harness.start();
    harness.disconnect(BEN);
    assert!(harness.wait(DAY - 1).is_empty());
    assert_eq!(harness.wait(1), [Entry::Away { seat: 0 }, Entry::Away { seat: 1 }]);
}

#[test]
fn a_choice_after_the_deadline_counts_if_no_tick_came_before() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    harness.now += 20_001;
    let choice = harness.moves(ANN)[0].clone();
    let response = harness.choose(ANN, &choice);
    assert_eq!(response.entries, [Entry::Chose { seat: 0, turn: 0, choice }, Entry::Away { seat: 1 }]);
}

#[test]
fn a_player_who_returns_after_the_deadline_plays_from_the_next_turn() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.connect(BEN);
    harness.start();
    harness.wait(20_000);
    harness.disconnect(BEN);
    assert!(harness.connect(BEN).entries.is_empty(), "Ben's bot is thinking");
    assert!(harness.act(ANN, Action::Return).entries.is_empty());
    assert_eq!(harness.view(STRANGER)["table"]["seats"][1]["away"], true);
    harness.bots_answer();
    let view = harness.view(STRANGER);
    assert_eq!(view["game"]["turn"], 1);
    assert_eq!(
        (&view["table"]["seats"][0]["away"], &view["table"]["seats"][1]["away"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(view["choices"]["chosen"], json!([]));
}

#[test]
fn a_player_who_returns_after_the_deadline_and_leaves_again_stays_away() {
    let mut harness = Harness::sushi_go(3, TurnClock::Quick);
    harness.connect(BEN);
    harness.connect(CHO);
    harness.start();
    harness.wait(20_000);
    harness.act(ANN, Action::Return);
    harness.act(ANN, Action::Leave);
    harness.act(BEN, Action::Return);
    harness.disconnect(BEN);
    harness.act(CHO, Action::Return);
    harness.bots_answer();
    let view = harness.view(STRANGER);
    let away: Vec<&Value> = (0..3).map(|seat| &view["table"]["seats"][seat]["away"]).collect();
    assert_eq!(away, [&json!(true), &json!(true), &json!(false)]);
}

#[test]
fn a_late_player_can_choose_until_the_bot_has_chosen() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    harness.wait(20_000);
    let choice = harness.moves(ANN)[0].clone();
    let response = harness.choose(ANN, &choice);
    let chose = Entry::Chose { seat: 0, turn: 0, choice: choice.clone() };
    assert_eq!(response.entries, [Entry::Back { seat: 0 }, chose]);
    harness.bots_answer();
    assert_eq!(harness.table.game().expect("there is a game").chosen(0, game::Seat::new(0)), Some(choice));
}

#[test]
fn after_a_long_downtime_people_are_away_and_can_return() {
    let mut harness = Harness::sushi_go(2, TurnClock::Calm);
    harness.connect(ANN);
    harness.connect(BEN);
    harness.start();
    harness.crash();
    assert_eq!(harness.table.alarm_without_people(), Some(harness.now + 60_000));
    harness.now += 2 * DAY;
    assert_eq!(harness.tick().entries, [Entry::Away { seat: 0 }, Entry::Away { seat: 1 }]);
    harness.connect(ANN);
    harness.connect(BEN);
    harness.bots_answer();
    let choice = harness.moves(ANN)[0].clone();
    let response = harness.choose(ANN, &choice);
    assert_eq!(response.entries, [Entry::Chose { seat: 0, turn: 1, choice }], "Ann is already back");
    assert!(harness.wait(AWAY_AFTER).is_empty());
}
