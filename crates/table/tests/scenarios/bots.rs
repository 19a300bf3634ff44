//! Bots are asked at once, and their answers count when the pace allows it.

use serde_json::json;
use table::{Action, BOT_TIMEOUT, Entry, TurnClock};

use crate::harness::*;

fn turn(harness: &Harness) -> usize {
    harness.table.game().expect("there is a game").turn()
}

#[test]
fn bots_are_shown_as_having_chosen_from_the_start() {
    let mut harness = Harness::lobby("sushi-go", 3, 1, TurnClock::Unlimited);
    let response = harness.start();
    assert_eq!(response.frame(STRANGER)["choices"]["chosen"], json!([1, 2]));
    let before = harness.view(STRANGER);
    harness.bots_answer();
    harness.wait(PACE);
    assert_eq!(harness.view(STRANGER), before);
}

#[test]
fn nobody_gets_a_frame_when_a_bot_answers() {
    let mut harness = Harness::lobby("sushi-go", 3, 1, TurnClock::Unlimited);
    harness.start();
    let choice = harness.table.game().expect("there is a game").moves(game::Seat::new(1))[0].clone();
    assert!(harness.bot_chose(1, &choice).recipients().is_empty());
    harness.now += PACE;
    let response = harness.tick();
    assert_eq!(response.entries, [Entry::Chose { seat: 1, turn: 0, choice }]);
    assert!(response.recipients().is_empty());
}

#[test]
fn a_bot_does_not_choose_before_its_pace() {
    let mut harness = Harness::lobby("sushi-go", 3, 1, TurnClock::Unlimited);
    harness.start();
    harness.bots_answer();
    let choice = harness.moves(ANN)[0].clone();
    harness.choose(ANN, &choice);
    assert_eq!(harness.table.alarm(), Some(harness.now + PACE));
    assert!(harness.wait(PACE - 1).is_empty());
    assert_eq!(turn(&harness), 0);
    harness.wait(1);
    assert_eq!(turn(&harness), 1);
}

#[test]
fn a_late_answer_of_a_bot_counts_at_once() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    harness.start();
    let choice = harness.moves(ANN)[0].clone();
    harness.choose(ANN, &choice);
    harness.wait(PACE + 500);
    harness.bots_answer();
    assert_eq!(turn(&harness), 1);
}

#[test]
fn a_bot_that_does_not_answer_is_asked_again() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    harness.start();
    assert_eq!(harness.asks.len(), 1);
    let lost = harness.asks.remove(0);
    assert_eq!(harness.table.alarm(), Some(harness.now + BOT_TIMEOUT));
    harness.wait(BOT_TIMEOUT - 1);
    harness.tick();
    assert!(harness.asks.is_empty());
    harness.wait(1);
    let [ask] = &harness.asks[..] else { panic!("the bot is asked once more") };
    assert_eq!((ask.game, ask.turn, ask.seat), (lost.game, lost.turn, lost.seat));
    assert_ne!(ask.luck, lost.luck);
    harness.bots_answer();
    harness.wait(5 * BOT_TIMEOUT);
    assert!(harness.asks.is_empty(), "the bot has answered");
}

#[test]
fn bots_are_asked_again_after_a_crash() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    harness.start();
    harness.bots_answer();
    harness.crash();
    assert_eq!(harness.table.alarm_without_people(), None);
    harness.tick();
    assert!(harness.asks.is_empty(), "nobody is there to play with");
    harness.connect(ANN);
    assert_eq!(harness.asks.len(), 1);
}

#[test]
fn an_answer_after_the_player_returned_is_ignored() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    harness.act(BEN, Action::Leave);
    assert_eq!(harness.asks.len(), 1);
    harness.act(BEN, Action::Return);
    let choice = harness.moves(ANN)[0].clone();
    harness.choose(ANN, &choice);
    harness.bots_answer();
    assert!(harness.wait(5 * PACE).is_empty());
    assert_eq!(turn(&harness), 0);
    harness.act(BEN, Action::Leave);
    assert!(harness.wait(STAND_IN).is_empty(), "the answer was not kept");
}

#[test]
fn a_waiting_answer_is_not_played_while_the_player_is_back() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    harness.act(BEN, Action::Leave);
    harness.bots_answer();
    harness.act(BEN, Action::Return);
    assert!(harness.wait(10 * PACE).is_empty());
    harness.act(BEN, Action::Leave);
    assert_eq!(turn(&harness), 0);
    let view = harness.view(Some(BEN));
    assert!(view["choices"]["yours"].is_string(), "the answer is played when the player is away again");
}

#[test]
fn a_returning_player_sees_the_choice_of_the_bot_and_can_change_it() {
    let mut harness = Harness::sushi_go(2, TurnClock::Unlimited);
    harness.start();
    harness.act(BEN, Action::Leave);
    harness.wait(STAND_IN);
    let moves = harness.moves(BEN);
    let response = harness.bot_chose(1, &moves[0]);
    assert_eq!(response.recipients(), [Some(BEN)]);
    let response = harness.act(BEN, Action::Return);
    assert_eq!(response.frame(Some(BEN))["choices"], json!({"turn": 0, "chosen": [1], "yours": moves[0]}));
    harness.choose(BEN, &moves[1]);
    assert_eq!(harness.view(Some(BEN))["choices"]["yours"], json!(moves[1]));
}

#[test]
fn invalid_answers_of_bots_are_ignored() {
    let mut harness = Harness::lobby("sushi-go", 2, 1, TurnClock::Unlimited);
    harness.start();
    let legal = harness.table.game().expect("there is a game").moves(game::Seat::new(1))[0].clone();
    harness.bot_chose(1, "soup");
    harness.bot_chose(1, "");
    harness.bot_chose(0, &harness.moves(ANN)[0].clone());
    harness.bot_chose(7, &legal);
    assert!(harness.wait(PACE).is_empty());
    for (game, turn) in [(0, 0), (2, 0), (1, 1), (1, usize::MAX)] {
        let input = table::Input::BotChose { game, turn, seat: game::Seat::new(1), choice: legal.clone() };
        let now = table::Now { at: harness.now, entropy: [9; 32] };
        let effects = harness.table.handle(input, now).expect("an answer is accepted");
        assert!(effects.entries.is_empty());
    }
    assert_eq!(harness.bot_chose(1, &legal).entries.len(), 1);
    assert!(harness.bot_chose(1, &legal).entries.is_empty(), "the bot has already chosen");
}

#[test]
fn an_answer_for_an_earlier_turn_is_ignored() {
    let mut harness = Harness::lobby("sushi-express", 3, 1, TurnClock::Unlimited);
    harness.start();
    let mut old = Vec::new();
    for _ in 0..6 {
        let asks = std::mem::take(&mut harness.asks);
        for ask in asks {
            let choice = ask
                .perspective
                .choose(bots::Level::Random.into(), || std::time::Duration::ZERO, ask.luck)
                .expect("there is a choice to make");
            harness.bot_chose(ask.seat.index(), &choice);
            old.push(table::Input::BotChose { game: 1, turn: ask.turn, seat: ask.seat, choice });
        }
        let choice = harness.moves(ANN).first().cloned();
        if let Some(choice) = choice {
            harness.choose(ANN, &choice);
        }
        let played = turn(&harness);
        harness.wait(PACE);
        for input in old.iter().filter(|input| matches!(input, table::Input::BotChose { turn, .. } if *turn < played)) {
            let now = table::Now { at: harness.now + PACE, entropy: [9; 32] };
            assert!(harness.table.handle(input.clone(), now).expect("an answer is accepted").entries.is_empty());
        }
    }
}

#[test]
fn a_choice_of_a_bot_is_stored_in_canonical_notation() {
    let deck =
        format!("{} / {}", "亻氵彳土扌木日禾糸言".chars().map(String::from).collect::<Vec<_>>().join(" "), {
            let mut shari: Vec<String> = vec!["⿱幺夂".to_owned(); 46];
            shari[0] = "寺".to_owned();
            shari.join(" ")
        });
    let mut harness = Harness::lobby("kanji-zushi", 2, 1, TurnClock::Unlimited);
    harness.act(ANN, options(&[("deck", &deck)]));
    harness.act(ANN, Action::Bot { seat: 1, level: "cook".to_owned() });
    harness.start();
    for _ in 0..40 {
        let game = harness.table.game().expect("there is a game");
        let bot = game::Seat::new(1);
        let with_two_spellings = game.moves(bot).into_iter().find(|text| text.contains('夊'));
        if let Some(canonical) = with_two_spellings {
            harness.wait(PACE);
            let response = harness.bot_chose(1, &canonical.replace('夊', "夂"));
            let [Entry::Chose { choice, .. }, ..] = &response.entries[..] else { panic!("the bot did not choose") };
            assert_eq!(*choice, canonical);
            return;
        }
        harness.asks.clear();
        if game.asked().contains(bot) {
            harness.wait(PACE);
            harness.bot_chose(1, "pass");
        } else {
            harness.choose(ANN, "pass");
        }
    }
    panic!("the bot never had a move with two spellings");
}
