//! Time limits for choices, and paused games.

use serde_json::{Value, json};
use table::{AWAY_AFTER, Action, AwayReason, Entry, RECONNECT_WITHIN, TurnClock};

use crate::harness::*;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The deadline that everybody sees.
fn deadline(harness: &Harness) -> Value {
    harness.view(STRANGER)["game"]["deadline"].clone()
}

fn turn(harness: &Harness) -> usize {
    harness.table.game().expect("there is a game").turn()
}

fn paused(harness: &Harness) -> bool {
    harness.view(STRANGER)["table"]["paused"] == true
}

/// A person makes their first legal choice.
fn play(harness: &mut Harness, number: u64) {
    let choice = harness.moves(number)[0].clone();
    harness.choose(number, &choice);
}

fn away(seat: usize, reason: AwayReason) -> Entry {
    Entry::Away { seat, reason }
}

#[test]
fn a_missed_deadline_is_one_move() {
    for (clock, limit) in [(TurnClock::Quick, 20_000), (TurnClock::Calm, 60_000), (TurnClock::Daily, DAY)] {
        let mut harness = Harness::sushi_go(3, clock);
        harness.start();
        assert_eq!(deadline(&harness), json!(harness.now + limit));
        let choice = harness.moves(ANN)[0].clone();
        harness.wait(limit / 2);
        harness.choose(ANN, &choice);
        assert!(harness.wait(limit - limit / 2 - 1).is_empty(), "{clock:?}");
        let entries = harness.wait(1);
        assert_eq!(entries, [Entry::Missed { seat: 1 }, Entry::Missed { seat: 2 }]);
        assert_eq!(harness.asks.iter().map(|ask| ask.seat.index()).collect::<Vec<_>>(), [1, 2]);
        assert!(harness.asks.iter().all(|ask| ask.level == bots::Level::Cook));
        assert_eq!(harness.view(STRANGER)["choices"]["chosen"], json!([0, 1, 2]), "a bot is about to choose");
        harness.bots_answer();
        assert_eq!(turn(&harness), 1);
        assert_eq!(harness.table.game().expect("there is a game").chosen(0, game::Seat::new(0)), Some(choice));
        assert_eq!(deadline(&harness), json!(harness.now + limit), "the next turn has its full time");
        assert_eq!(harness.view(STRANGER)["choices"]["chosen"], json!([]), "everybody has to choose again");
        assert!(harness.asks.is_empty());
        let missed = (0..3).map(|seat| harness.seat(seat, "missed")).collect::<Vec<_>>();
        assert_eq!(missed, [json!(0), json!(1), json!(1)]);
        assert_eq!(harness.seat(1, "away"), false);
    }
}

#[test]
fn after_an_outage_everybody_has_the_full_time_from_when_they_can_be_back() {
    for (clock, limit, outage) in
        [(TurnClock::Quick, 20_000, 22_000), (TurnClock::Quick, 20_000, 1000), (TurnClock::Daily, DAY, 3 * DAY)]
    {
        let mut harness = Harness::sushi_go(3, clock);
        harness.start();
        harness.wait(limit - 5);
        harness.restart_at(harness.now + outage);
        let started = harness.now;
        // Ann is back after two seconds, Ben after sixteen.
        harness.now += 2000;
        assert!(harness.connect(ANN).entries.contains(&Entry::Resumed), "{clock:?}");
        assert_eq!(deadline(&harness), json!(started + RECONNECT_WITHIN + limit));
        assert_eq!(harness.wait(14_000), []);
        harness.connect(BEN);
        assert_eq!(turn(&harness), 0);
        let left = started + RECONNECT_WITHIN + limit - harness.now;
        assert_eq!(harness.wait(left - 1), []);
        assert!(harness.wait(1).contains(&Entry::Missed { seat: 1 }), "{clock:?}");
    }
}

#[test]
fn a_sleeping_table_is_no_outage() {
    let mut harness = Harness::sushi_go(2, TurnClock::Daily);
    let running_since = harness.now - 60_000;
    harness.start();
    let promised = deadline(&harness);
    harness.wait(DAY / 2);
    harness.wake_again(running_since);
    harness.load(ANN);
    assert_eq!(deadline(&harness), promised);
}

/// The clock was two hours ahead when the turn began, and is right after a restart.
#[test]
fn a_clock_that_was_ahead_freezes_nothing() {
    const HOURS: u64 = 2 * 60 * 60 * 1000;
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Quick);
    harness.start();
    let journal = harness.journal.iter().cloned().map(|(at, entry)| (at + HOURS, entry));
    let mut table = table::Table::rebuild(journal).expect("the journal is valid");
    table.served_since(harness.now);
    let now = table::Now { at: harness.now, entropy: [0; 32] };
    let effects =
        table.handle(table::Input::Connected { person: crate::common::person(ANN).id }, now).expect("accepted");
    assert_eq!(effects.asks.len(), 1, "the bot is asked at once");
    assert_eq!(table.view(None, 0).game.and_then(|game| game.deadline), Some(harness.now + RECONNECT_WITHIN + 20_000));
}

#[test]
fn after_two_missed_deadlines_in_a_row_a_person_is_away() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    play(&mut harness, ANN);
    harness.wait(20_000);
    harness.bots_answer();
    play(&mut harness, ANN);
    assert_eq!(harness.wait(20_000), [away(1, AwayReason::Missed)]);
    assert_eq!((harness.seat(1, "away"), harness.seat(1, "away_reason")), (json!(true), json!("missed")));
    assert_eq!(harness.seat(1, "missed"), 2);
    harness.bots_answer();
    assert_eq!(turn(&harness), 2);
    assert_eq!(harness.act(BEN, Action::Return).entries, [Entry::Back { seat: 1 }]);
    assert_eq!((harness.seat(1, "away_reason"), harness.seat(1, "missed")), (Value::Null, json!(0)));
}

#[test]
fn a_choice_resets_the_count_of_missed_deadlines() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    for _ in 0..3 {
        play(&mut harness, ANN);
        assert_eq!(harness.wait(20_000), [Entry::Missed { seat: 1 }]);
        harness.bots_answer();
        play(&mut harness, BEN);
        assert_eq!(harness.seat(1, "missed"), 0);
        play(&mut harness, ANN);
    }
}

#[test]
fn the_last_card_does_not_reset_the_count() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    while harness.moves(ANN).len() > 2 || harness.table.game().expect("there is a game").turn() < 8 {
        play(&mut harness, ANN);
        play(&mut harness, BEN);
    }
    play(&mut harness, ANN);
    assert_eq!(harness.wait(20_000), [Entry::Missed { seat: 1 }]);
    harness.bots_answer();
    assert!(harness.table.game().expect("there is a game").foregone());
    harness.wait(PACE);
    assert_eq!((turn(&harness), harness.seat(1, "missed")), (10, json!(1)), "the table played it");
    play(&mut harness, ANN);
    assert_eq!(harness.wait(20_000), [away(1, AwayReason::Missed)]);
}

#[test]
fn without_a_time_limit_nobody_is_late() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    assert_eq!(deadline(&harness), Value::Null);
    assert_eq!((harness.table.alarm(), harness.table.alarm_without_people()), (None, None));
    assert!(harness.wait(100 * DAY).is_empty());
}

#[test]
fn with_a_day_for_a_choice_people_need_not_stay_connected() {
    let mut harness = Harness::sushi_go(2, TurnClock::Daily);
    harness.connect(BEN);
    harness.start();
    harness.disconnect(BEN);
    assert!(!paused(&harness));
    harness.crash();
    assert!(!paused(&harness));
    assert_eq!(harness.table.alarm_without_people(), Some(harness.now + RECONNECT_WITHIN + DAY));
    assert!(harness.wait(RECONNECT_WITHIN + DAY - 1).is_empty());
    assert_eq!(harness.wait(1), [Entry::Missed { seat: 0 }, Entry::Missed { seat: 1 }]);
    harness.bots_answer();
    assert_eq!(turn(&harness), 1);
    assert_eq!(harness.wait(DAY), [away(0, AwayReason::Missed), away(1, AwayReason::Missed)]);
    assert!(paused(&harness), "the game is paused");
    assert_eq!((harness.table.alarm(), harness.table.alarm_without_people()), (None, None));
    assert!(harness.wait(30 * DAY).is_empty());
    assert_eq!(harness.act(ANN, Action::Return).entries, [Entry::Back { seat: 0 }, Entry::Resumed]);
    assert_eq!(deadline(&harness), json!(harness.now + DAY));
}

#[test]
fn a_choice_after_the_deadline_counts_if_no_tick_came_before() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    harness.now += 20_001;
    let choice = harness.moves(ANN)[0].clone();
    let response = harness.choose(ANN, &choice);
    assert_eq!(response.entries, [Entry::Chose { seat: 0, turn: 0, choice }, Entry::Missed { seat: 1 }]);
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
    assert_eq!(harness.seat(0, "missed"), 0);
    harness.bots_answer();
    assert_eq!(harness.table.game().expect("there is a game").chosen(0, game::Seat::new(0)), Some(choice));
}

#[test]
fn a_player_who_returns_after_the_deadline_plays_from_the_next_turn() {
    let mut harness = Harness::sushi_go(2, TurnClock::Quick);
    harness.start();
    harness.act(BEN, Action::Leave);
    harness.wait(20_000);
    assert!(harness.act(BEN, Action::Return).entries.is_empty(), "Ben's bot is thinking");
    assert_eq!(harness.seat(1, "away"), true);
    harness.bots_answer();
    assert_eq!(turn(&harness), 1);
    assert_eq!(harness.seat(1, "away"), false);
    assert_eq!(harness.view(STRANGER)["choices"]["chosen"], json!([]));
}

#[test]
fn a_player_who_returns_after_the_deadline_and_leaves_again_stays_away() {
    let mut harness = Harness::sushi_go(4, TurnClock::Quick);
    harness.connect(BEN);
    harness.connect(CHO);
    harness.start();
    for number in [ANN, BEN, CHO] {
        harness.act(number, Action::Leave);
    }
    harness.wait(20_000);
    harness.act(ANN, Action::Return);
    harness.act(ANN, Action::Leave);
    harness.act(BEN, Action::Return);
    harness.disconnect(BEN);
    harness.act(CHO, Action::Return);
    harness.bots_answer();
    assert_eq!(turn(&harness), 1);
    let away = (0..3).map(|seat| harness.seat(seat, "away")).collect::<Vec<_>>();
    assert_eq!(away, [json!(true), json!(true), json!(false)]);
}

#[test]
fn a_bot_plays_for_a_person_at_a_pace_that_people_can_follow() {
    let mut harness = Harness::lobby("sushi-go", 3, 2, TurnClock::Unlimited);
    harness.start();
    harness.act(BEN, Action::Leave);
    harness.bots_answer();
    play(&mut harness, ANN);
    let entries = harness.wait(STAND_IN - 1);
    assert!(matches!(entries[..], [Entry::Chose { seat: 2, .. }]), "the stand-in waits longer: {entries:?}");
    assert_eq!(turn(&harness), 0);
    harness.wait(1);
    assert_eq!(turn(&harness), 1);
}

#[test]
fn a_player_who_watches_their_bot_keeps_the_game_going() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Quick);
    harness.connect(ANN);
    harness.start();
    assert_eq!(harness.act(ANN, Action::Leave).entries, [away(0, AwayReason::Asked)]);
    assert_eq!(harness.seat(0, "away_reason"), "asked");
    harness.bots_answer();
    harness.wait(STAND_IN);
    assert_eq!((turn(&harness), paused(&harness)), (1, false));
    harness.disconnect(ANN);
    assert!(paused(&harness), "nobody is watching");
    assert_eq!(deadline(&harness), Value::Null);
    harness.bots_answer();
    assert!(harness.wait(DAY).is_empty());
    assert!(harness.connect(ANN).entries.contains(&Entry::Resumed));
    assert_eq!(harness.seat(0, "away"), true, "Ann did not say that she is back");
    harness.bots_answer();
    harness.wait(STAND_IN);
    assert_eq!(turn(&harness), 2);
}

#[test]
fn a_game_is_paused_when_everybody_has_missed_two_deadlines() {
    let mut harness = Harness::lobby("sushi-go", 3, 2, TurnClock::Quick);
    harness.connect(ANN);
    harness.connect(BEN);
    harness.start();
    harness.bots_answer();
    harness.wait(20_000);
    harness.bots_answer();
    assert_eq!(turn(&harness), 1);
    harness.bots_answer();
    harness.wait(20_000);
    assert!(paused(&harness));
    harness.bots_answer();
    assert!(harness.wait(DAY).is_empty());
    assert_eq!((turn(&harness), harness.asks.len()), (1, 0), "nobody chooses");
    harness.disconnect(BEN);
    assert!(harness.connect(BEN).entries.is_empty(), "a browser can reconnect without its user");
    assert_eq!(harness.act(BEN, Action::Return).entries, [Entry::Back { seat: 1 }, Entry::Resumed]);
    assert_eq!((deadline(&harness), paused(&harness)), (json!(harness.now + 20_000), false));
    assert_eq!(harness.seat(0, "away"), true);
}

#[test]
fn a_game_against_bots_is_paused_when_its_person_is_disconnected() {
    for clock in [TurnClock::Unlimited, TurnClock::Quick] {
        let mut harness = Harness::lobby("sushi-go", 2, 1, clock);
        harness.connect(ANN);
        harness.start();
        harness.wait(15_000);
        harness.disconnect(ANN);
        assert!(paused(&harness));
        harness.bots_answer();
        assert!(harness.wait(DAY).is_empty());
        let response = harness.connect(ANN);
        assert_eq!(response.entries.contains(&Entry::Resumed), clock == TurnClock::Quick, "{clock:?}");
        assert_eq!((harness.seat(0, "away"), harness.seat(0, "missed")), (json!(false), json!(0)));
        let limit = clock.limit().map(|limit| harness.now + limit.as_millis() as u64);
        assert_eq!(deadline(&harness), json!(limit));
    }
}

#[test]
fn a_person_without_a_connection_keeps_the_game_going_by_playing() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    harness.connect(ANN);
    harness.start();
    harness.disconnect(ANN);
    play(&mut harness, ANN);
    assert!(!paused(&harness));
    harness.bots_answer();
    harness.wait(PACE);
    assert_eq!(turn(&harness), 1);
    harness.crash();
    assert!(paused(&harness), "Ann has not acted yet");
    play(&mut harness, ANN);
    harness.bots_answer();
    harness.wait(PACE);
    assert_eq!(turn(&harness), 2);
}

#[test]
fn a_person_without_a_connection_keeps_the_game_going_by_loading_the_table() {
    for clock in [TurnClock::Unlimited, TurnClock::Quick] {
        let mut harness = Harness::lobby("sushi-go", 2, 1, clock);
        harness.start();
        play(&mut harness, ANN);
        harness.crash();
        assert!(paused(&harness), "nobody has loaded the table yet");
        assert!(harness.wait(DAY).is_empty());
        assert!(harness.load(BEN).entries.is_empty() && paused(&harness), "a spectator cannot end the pause");
        let response = harness.load(ANN);
        assert_eq!(response.entries.contains(&Entry::Resumed), clock == TurnClock::Quick, "{clock:?}");
        assert_eq!(response.frame(STRANGER)["table"]["paused"], false, "everybody is told");
        harness.bots_answer();
        harness.wait(PACE);
        assert_eq!((turn(&harness), paused(&harness)), (1, false));
        let limit = clock.limit().map(|limit| harness.now + limit.as_millis() as u64);
        assert_eq!(deadline(&harness), json!(limit));
    }
}

#[test]
fn a_person_who_loads_the_table_after_a_lost_connection_is_there() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.connect(ANN);
    harness.connect(BEN);
    harness.start();
    harness.disconnect(ANN);
    harness.disconnect(BEN);
    assert!(paused(&harness));
    for _ in 0..3 {
        harness.load(ANN);
        assert!(!paused(&harness));
        harness.load(BEN);
        assert!(harness.wait(AWAY_AFTER - 1).is_empty(), "people who load the table are not away");
    }
    harness.load(ANN);
    assert_eq!(harness.wait(1), [away(1, AwayReason::Disconnected)], "Ben did not load it again");
    harness.connect(ANN);
    harness.disconnect(ANN);
    assert!(paused(&harness), "only what happened since the connection was lost counts");
}

#[test]
fn a_person_who_asked_for_a_bot_and_only_loads_the_table_sees_the_game_end() {
    for crashes in [false, true] {
        let mut harness = Harness::lobby("sushi-go", 3, 1, TurnClock::Unlimited);
        harness.start();
        harness.act(ANN, Action::Leave);
        for _ in 0..100 {
            if harness.table.phase() == table::Phase::Over {
                break;
            }
            if crashes {
                harness.crash();
                assert!(paused(&harness));
            }
            assert!(harness.load(ANN).entries.is_empty());
            assert!(!paused(&harness));
            harness.bots_answer();
            harness.wait(STAND_IN);
        }
        assert_eq!(harness.finished.len(), 1, "crashes: {crashes}");
    }
}

#[test]
fn a_person_who_missed_deadlines_is_not_back_by_loading_the_table() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Quick);
    harness.start();
    harness.wait(20_000);
    harness.bots_answer();
    harness.wait(20_000);
    assert!(paused(&harness));
    assert!(harness.load(ANN).entries.is_empty());
    assert!(paused(&harness), "a page can reload itself while nobody is looking");
}

#[test]
fn after_a_long_downtime_nobody_has_missed_anything() {
    let mut harness = Harness::sushi_go(2, TurnClock::Calm);
    harness.connect(ANN);
    harness.connect(BEN);
    harness.start();
    harness.crash();
    assert_eq!(harness.table.alarm_without_people(), None);
    harness.now += 2 * DAY;
    assert!(harness.tick().entries.is_empty());
    assert!(paused(&harness));
    assert_eq!(harness.connect(ANN).entries, [Entry::Resumed]);
    assert_eq!(deadline(&harness), json!(harness.now + 60_000));
    harness.connect(BEN);
    let choice = harness.moves(ANN)[0].clone();
    assert_eq!(harness.choose(ANN, &choice).entries, [Entry::Chose { seat: 0, turn: 0, choice }]);
    assert!(harness.wait(AWAY_AFTER).is_empty());
}

#[test]
fn a_crash_while_the_game_is_paused_changes_nothing() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Quick);
    harness.start();
    harness.wait(20_000);
    harness.bots_answer();
    harness.wait(20_000);
    assert!(paused(&harness));
    harness.crash();
    assert!(harness.wait(DAY).is_empty());
    let choice = harness.moves(ANN)[0].clone();
    let entries = harness.choose(ANN, &choice).entries;
    let chose = Entry::Chose { seat: 0, turn: 1, choice };
    assert_eq!(entries, [Entry::Back { seat: 0 }, chose, Entry::Resumed]);
}
