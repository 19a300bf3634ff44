//! Illegal moves and their error messages.

use game::{ApplyError, Game, Joint};
use sushiya_sushi_go::{Card, Illegal, SushiGo};

use crate::common::{Play, Table};
use crate::{ANN, BEN, CAL, EVE, chosen};

/// Asserts that Ann's move is illegal for this reason and with this message, in `check` and in `apply`.
fn assert_illegal(play: &Play, text: &str, reason: &Illegal, words: &str) {
    assert_eq!(play.game.check(ANN, &chosen(text)), Err(reason.clone()), "{text}");
    assert_eq!(reason.to_string(), words);
    let mut joint = Joint::new(play.game.players());
    joint[ANN] = Some(chosen(text));
    let mut game = play.game.clone();
    let error = game.apply(&joint, &mut play.chance.clone(), &mut |event| panic!("{event:?}")).unwrap_err();
    assert_eq!(error, ApplyError::Illegal { seat: ANN, chosen: chosen(text), reason: reason.clone() });
    assert_eq!(error.to_string(), format!("seat 1 cannot play {text}: {words}"));
    assert_eq!(game, play.game, "an illegal choice changes nothing");
}

#[test]
fn a_card_that_is_not_in_the_hand() {
    let play = Table::holding(["egg, tempura", "squid, wasabi"]).start();
    let reason = Illegal::NotInHand { card: Card::Squid, held: 0 };
    assert_illegal(&play, "squid", &reason, "there is no squid in the hand");
}

#[test]
fn a_single_card_played_twice() {
    let play = Table::holding(["egg, tempura", "squid, wasabi"]).front(ANN, "chopsticks").start();
    let reason = Illegal::NotInHand { card: Card::Egg, held: 1 };
    assert_illegal(&play, "egg+egg", &reason, "there is only 1 egg in the hand");
    let reason = Illegal::NotInHand { card: Card::Squid, held: 0 };
    assert_illegal(&play, "egg+squid", &reason, "there is no squid in the hand");
}

#[test]
fn two_cards_without_chopsticks_in_front() {
    let words = "two cards need chopsticks laid on an earlier turn";
    let play = Table::holding(["egg, tempura, chopsticks", "2 squid, wasabi"]).front(BEN, "chopsticks").start();
    assert_illegal(&play, "egg+tempura", &Illegal::NoChopsticks, words);
    assert_illegal(&play, "chopsticks+tempura", &Illegal::NoChopsticks, words);
}

#[test]
fn chopsticks_with_a_single_card_left() {
    let words = "too few cards are left in the hand to use chopsticks";
    let play = Table::holding(["egg", "squid"]).front(ANN, "2 chopsticks").start();
    assert_illegal(&play, "egg+egg", &Illegal::TooFewCards, words);
}

#[test]
fn a_card_for_the_dummy_from_the_wrong_player() {
    let words = "the other player chooses for the dummy this turn; leave out '/…'";
    let play = Table::holding(["egg, tempura", "2 squid"]).controlled_by(BEN, Card::Gyoza).start();
    assert_illegal(&play, "egg/tempura", &Illegal::NotInControl, words);
}

#[test]
fn a_card_for_the_dummy_in_a_game_without_one() {
    let play = Table::holding(["egg, tempura", "2 squid"]).start();
    assert_illegal(&play, "egg/tempura", &Illegal::NoDummy, "there is no dummy in this game; leave out '/…'");
}

#[test]
fn nothing_for_the_dummy_from_its_controller() {
    let words = "a card for the dummy is missing; add it as in 'tempura/egg'";
    let play = Table::holding(["egg, tempura", "2 squid"]).controlled_by(ANN, Card::Gyoza).start();
    assert_illegal(&play, "egg", &Illegal::NothingForDummy, words);
}

#[test]
fn a_card_for_the_dummy_that_is_not_in_the_hand_or_used_twice() {
    let play = Table::holding(["egg, tempura", "2 squid"]).controlled_by(ANN, Card::Gyoza).start();
    let reason = Illegal::NotInHand { card: Card::Squid, held: 0 };
    assert_illegal(&play, "egg/squid", &reason, "there is no squid in the hand");
    let reason = Illegal::NotInHand { card: Card::Gyoza, held: 1 };
    assert_illegal(&play, "gyoza/gyoza", &reason, "there is only 1 gyoza in the hand");
}

#[test]
fn the_opponent_cannot_play_the_drawn_card() {
    let play = Table::holding(["egg, tempura", "2 squid"]).controlled_by(BEN, Card::Gyoza).start();
    let reason = Illegal::NotInHand { card: Card::Gyoza, held: 0 };
    assert_illegal(&play, "gyoza", &reason, "there is no gyoza in the hand");
}

#[test]
fn a_choice_for_a_seat_that_does_not_exist() {
    let play = Table::holding(["egg, tempura", "2 squid"]).start();
    assert_eq!(play.game.check(EVE, &chosen("egg")), Err(Illegal::NotAsked));
    assert_eq!(Illegal::NotAsked.to_string(), "there is nothing to choose");
    let mut joint = Joint::from_fn(3, |_| Some(chosen("squid")));
    joint[ANN] = Some(chosen("egg"));
    let mut game = play.game.clone();
    let error = game.apply(&joint, &mut play.chance.clone(), &mut |_| ()).unwrap_err();
    assert_eq!(error, ApplyError::<SushiGo>::NotAsked { seat: CAL });
    assert_eq!(error.to_string(), "seat 3 has nothing to choose now");
}

#[test]
fn a_choice_for_the_dummys_seat() {
    let play = Table::holding(["egg, tempura", "2 squid"]).controlled_by(ANN, Card::Gyoza).start();
    assert_eq!(play.game.check(CAL, &chosen("egg")), Err(Illegal::NotAsked));
}

#[test]
fn a_choice_after_the_end() {
    let mut play = Table::holding(["egg", "squid"]).after_rounds(2).start();
    play.turn(["egg", "squid"]);
    assert_eq!(play.game.check(ANN, &chosen("egg")), Err(Illegal::NotAsked));
    let joint = Joint::from_fn(2, |_| Some(chosen("egg")));
    let error = play.game.apply(&joint, &mut play.chance, &mut |_| ()).unwrap_err();
    assert_eq!(error, ApplyError::<SushiGo>::Over);
    assert_eq!(error.to_string(), "the game is over");
}

#[test]
fn no_choice() {
    let play = Table::holding(["egg, tempura", "2 squid"]).start();
    let mut joint = Joint::new(2);
    joint[BEN] = Some(chosen("squid"));
    let mut game = play.game.clone();
    let error = game.apply(&joint, &mut play.chance.clone(), &mut |_| ()).unwrap_err();
    assert_eq!(error, ApplyError::<SushiGo>::Missing { seat: ANN });
    assert_eq!(error.to_string(), "seat 1 has not chosen yet");
    assert_eq!(game, play.game);
}
