//! Bots: they are asked at once, and their answers count when the pace allows.

use serde_json::json;
use table::{Action, BOT_TIMEOUT, Entry, STAND_IN_PACE, TurnClock};

use crate::house::*;

fn turn(house: &House) -> usize {
    house.table.game().expect("a game").turn()
}

#[test]
fn bots_are_shown_as_having_chosen_from_the_start() {
    let mut house = House::playing("sushi-go", 3, 1, TurnClock::Unlimited);
    let told = house.start();
    assert_eq!(told.frame(STRANGER)["choices"]["chosen"], json!([1, 2]));
    let before = house.view(STRANGER);
    house.bots_answer();
    house.wait(PACE);
    assert_eq!(house.view(STRANGER), before);
}

#[test]
fn nobody_is_told_when_a_bot_answers() {
    let mut house = House::playing("sushi-go", 3, 1, TurnClock::Unlimited);
    house.start();
    let choice = house.table.game().expect("a game").moves(game::Seat::new(1))[0].clone();
    assert!(house.bot_chose(1, &choice).hearers().is_empty());
    house.now += PACE;
    let told = house.tick();
    assert_eq!(told.entries, [Entry::Chose { seat: 1, turn: 0, choice }]);
    assert!(told.hearers().is_empty());
}

#[test]
fn a_bot_does_not_choose_before_its_pace() {
    let mut house = House::playing("sushi-go", 3, 1, TurnClock::Unlimited);
    house.start();
    house.bots_answer();
    let choice = house.moves(ANN)[0].clone();
    house.choose(ANN, &choice);
    assert_eq!(house.table.alarm(), Some(house.now + PACE));
    assert!(house.wait(PACE - 1).is_empty());
    assert_eq!(turn(&house), 0);
    house.wait(1);
    assert_eq!(turn(&house), 1);
}

#[test]
fn a_late_answer_of_a_bot_counts_at_once() {
    let mut house = House::playing("sushi-go", 2, 1, TurnClock::Unlimited);
    house.start();
    let choice = house.moves(ANN)[0].clone();
    house.choose(ANN, &choice);
    house.wait(PACE + 500);
    house.bots_answer();
    assert_eq!(turn(&house), 1);
}

#[test]
fn a_bot_that_does_not_answer_is_asked_again() {
    let mut house = House::playing("sushi-go", 2, 1, TurnClock::Unlimited);
    house.start();
    assert_eq!(house.asks.len(), 1);
    let lost = house.asks.remove(0);
    assert_eq!(house.table.alarm(), Some(house.now + BOT_TIMEOUT));
    house.wait(BOT_TIMEOUT - 1);
    house.tick();
    assert!(house.asks.is_empty());
    house.wait(1);
    let [ask] = &house.asks[..] else { panic!("it is asked once more") };
    assert_eq!((ask.game, ask.turn, ask.seat), (lost.game, lost.turn, lost.seat));
    assert_ne!(ask.luck, lost.luck);
    house.bots_answer();
    house.wait(5 * BOT_TIMEOUT);
    assert!(house.asks.is_empty(), "it has answered");
}

#[test]
fn bots_are_asked_again_after_a_crash() {
    let mut house = House::playing("sushi-go", 2, 1, TurnClock::Unlimited);
    house.start();
    house.bots_answer();
    house.crash();
    assert_eq!(house.table.alarm_without_people(), None);
    house.tick();
    assert!(house.asks.is_empty(), "nobody is there to play with");
    house.connect(ANN);
    assert_eq!(house.asks.len(), 1);
}

#[test]
fn an_answer_after_the_player_returned_is_ignored() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    house.does(BEN, Action::Leave);
    assert_eq!(house.asks.len(), 1);
    house.does(BEN, Action::Return);
    let choice = house.moves(ANN)[0].clone();
    house.choose(ANN, &choice);
    house.bots_answer();
    assert!(house.wait(5 * PACE).is_empty());
    assert_eq!(turn(&house), 0);
    house.does(BEN, Action::Leave);
    assert!(house.wait(STAND_IN_PACE).is_empty(), "nor was it kept");
}

#[test]
fn a_waiting_answer_is_not_played_while_the_player_is_back() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    house.does(BEN, Action::Leave);
    house.bots_answer();
    house.does(BEN, Action::Return);
    assert!(house.wait(10 * PACE).is_empty());
    house.does(BEN, Action::Leave);
    assert_eq!(turn(&house), 0);
    let view = house.view(Some(BEN));
    assert!(view["choices"]["yours"].is_string(), "away again, it is");
}

#[test]
fn a_returning_player_sees_the_choice_of_the_bot_and_may_change_it() {
    let mut house = House::with(2, TurnClock::Unlimited);
    house.start();
    house.does(BEN, Action::Leave);
    house.wait(STAND_IN_PACE);
    let moves = house.moves(BEN);
    let told = house.bot_chose(1, &moves[0]);
    assert_eq!(told.hearers(), [Some(BEN)]);
    let told = house.does(BEN, Action::Return);
    assert_eq!(told.frame(Some(BEN))["choices"], json!({"turn": 0, "chosen": [1], "yours": moves[0]}));
    house.choose(BEN, &moves[1]);
    assert_eq!(house.view(Some(BEN))["choices"]["yours"], json!(moves[1]));
}

#[test]
fn invalid_answers_of_bots_are_ignored() {
    let mut house = House::playing("sushi-go", 2, 1, TurnClock::Unlimited);
    house.start();
    let legal = house.table.game().expect("a game").moves(game::Seat::new(1))[0].clone();
    house.bot_chose(1, "soup");
    house.bot_chose(1, "");
    house.bot_chose(0, &house.moves(ANN)[0].clone());
    house.bot_chose(7, &legal);
    assert!(house.wait(PACE).is_empty());
    for (game, turn) in [(0, 0), (2, 0), (1, 1), (1, usize::MAX)] {
        let input = table::Input::BotChose { game, turn, seat: game::Seat::new(1), choice: legal.clone() };
        let now = table::Now { at: house.now, entropy: [9; 32] };
        let effects = house.table.handle(input, now).expect("an answer is accepted");
        assert!(effects.entries.is_empty());
    }
    assert_eq!(house.bot_chose(1, &legal).entries.len(), 1);
    assert!(house.bot_chose(1, &legal).entries.is_empty(), "it has chosen");
}

#[test]
fn an_answer_for_an_earlier_turn_is_ignored() {
    let mut house = House::playing("sushi-express", 3, 1, TurnClock::Unlimited);
    house.start();
    let mut old = Vec::new();
    for _ in 0..6 {
        let asks = std::mem::take(&mut house.asks);
        for ask in asks {
            let choice = ask
                .perspective
                .choose(bots::Level::Random.into(), || std::time::Duration::ZERO, ask.luck)
                .expect("a choice to make");
            house.bot_chose(ask.seat.index(), &choice);
            old.push(table::Input::BotChose { game: 1, turn: ask.turn, seat: ask.seat, choice });
        }
        let choice = house.moves(ANN).first().cloned();
        if let Some(choice) = choice {
            house.choose(ANN, &choice);
        }
        let played = turn(&house);
        house.wait(PACE);
        for input in old.iter().filter(|input| matches!(input, table::Input::BotChose { turn, .. } if *turn < played)) {
            let now = table::Now { at: house.now + PACE, entropy: [9; 32] };
            assert!(house.table.handle(input.clone(), now).expect("an answer is accepted").entries.is_empty());
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
    let mut house = House::playing("kanji-zushi", 2, 1, TurnClock::Unlimited);
    house.does(ANN, options(&[("deck", &deck)]));
    house.does(ANN, Action::Bot { seat: 1, level: "cook".to_owned() });
    house.start();
    for _ in 0..40 {
        let game = house.table.game().expect("a game");
        let bot = game::Seat::new(1);
        let odd = game.moves(bot).into_iter().find(|text| text.contains('夊'));
        if let Some(usual) = odd {
            house.wait(PACE);
            let told = house.bot_chose(1, &usual.replace('夊', "夂"));
            let [Entry::Chose { choice, .. }, ..] = &told.entries[..] else { panic!("it chose") };
            assert_eq!(*choice, usual);
            return;
        }
        house.asks.clear();
        if game.asked().contains(bot) {
            house.wait(PACE);
            house.bot_chose(1, "pass");
        } else {
            house.choose(ANN, "pass");
        }
    }
    panic!("a half with two spellings is in every hand");
}
