//! Dealing, the end of a round, what is cleared away and what stays.

use game::{Game, MoveSet, Pending, Seat};
use sushiya_sushi_go::{Card, Cards, Event, ROUNDS};

use crate::common::{Play, Table, bag, cards};
use crate::{ANN, BEN, CAL, standard};

/// Plays the round that has begun to its end.
fn finish_round(play: &mut Play) {
    loop {
        play.any_turn();
        if play.events.iter().any(|event| matches!(event, Event::RoundScored { .. })) {
            return;
        }
    }
}

#[test]
fn the_box_holds_what_the_book_lists() {
    let listed = "14 tempura, 14 sashimi, 14 gyoza, 12 maki2, 8 maki3, 6 maki1, 10 salmon, 5 squid, 5 egg, 10 pudding, \
                  6 wasabi, 4 chopsticks";
    assert_eq!(Cards::BOX, bag(listed));
    assert_eq!(cards(listed).len(), 108);
}

#[test]
fn everybody_is_dealt_as_many_cards_as_the_book_says() {
    for (players, size) in [(2, 10), (3, 9), (4, 8), (5, 7)] {
        let mut play = Play::deal(standard(players), 1);
        for round in 1..=ROUNDS {
            for seat in (0..players).map(Seat::new) {
                assert_eq!(play.hand(seat).len(), size, "{players} players, round {round}");
                assert!(play.front(seat).cards().iter().all(|card| card == Card::Pudding));
                let cards = Some(play.hand(seat));
                assert!(play.events.contains(&Event::Dealt { seat, count: size as u8, cards }));
            }
            assert!(play.events.contains(&Event::RoundBegan { round: round as u8 }));
            finish_round(&mut play);
        }
        assert_eq!(play.game.pending(), Pending::Over, "three rounds are a game");
        assert_eq!(play.all().unseen().len(), 108 - ROUNDS * players * size, "the rest of the pile is not played");
    }
}

#[test]
fn everybody_chooses_at_once() {
    let play = Play::deal(standard(4), 1);
    assert_eq!(play.game.pending().seats().iter().collect::<Vec<_>>(), (0..4).map(Seat::new).collect::<Vec<_>>());
}

#[test]
fn any_card_of_the_hand_may_be_chosen_and_no_other() {
    let play = Table::holding(["2 tempura, egg, pudding", "4 gyoza"]).start();
    let moves: Vec<String> = play.game.legal_moves(ANN).iter().map(|chosen| chosen.to_string()).collect();
    assert_eq!(moves, ["tempura", "egg", "pudding"]);
}

#[test]
fn what_is_laid_stays_until_the_end_of_the_round() {
    let mut play = Table::holding(["egg, squid, maki1", "3 gyoza"]).start();
    let before = play.front(ANN).cards();
    play.turn(["egg", "gyoza"]);
    play.turn(["gyoza", "squid"]);
    assert_eq!(play.front(ANN).cards(), before.plus(bag("egg, gyoza")));
}

#[test]
fn the_last_card_is_simply_played_and_the_round_is_scored() {
    let mut play = Table::holding(["squid", "gyoza", "egg"]).front(ANN, "wasabi").start();
    play.turn(["squid", "gyoza", "egg"]);
    assert_eq!(play.laid(ANN), "squid on wasabi");
    assert!(!play.events.iter().any(|event| matches!(event, Event::Passed { .. })), "there is nothing left to pass");
    let scored = |seat: Seat| {
        play.events.iter().find_map(|event| match *event {
            Event::RoundScored { round: 1, seat: whose, score } if whose == seat => Some(score),
            _ => None,
        })
    };
    assert_eq!(scored(ANN).unwrap().nigiri, 9);
    assert_eq!(scored(CAL).unwrap().nigiri, 1);
    assert_eq!(play.all().pad.rounds().len(), 1);
    for seat in [ANN, BEN, CAL] {
        assert_eq!(Some(play.all().pad.rounds()[0][seat]), scored(seat), "the pad says what was told");
    }
}

#[test]
fn puddings_stay_and_everything_else_is_cleared_away() {
    let mut play =
        Table::holding(["egg", "pudding"]).front(ANN, "2 pudding, wasabi").front(BEN, "chopsticks, maki3").start();
    let fronts = [ANN, BEN].map(|seat| play.front(seat).cards());
    play.turn(["egg", "pudding"]);
    assert_eq!(play.front(ANN).cards(), bag("2 pudding"));
    assert_eq!(play.front(BEN).cards(), bag("pudding"));
    let cleared = fronts[0].plus(fronts[1]).plus(bag("egg")).minus(bag("2 pudding"));
    assert_eq!(play.all().discard, cleared);
}

#[test]
fn puddings_of_all_rounds_add_up() {
    let mut play = Table::holding(["pudding", "egg"]).after_rounds(2).start();
    assert_eq!(play.front(ANN).puddings(), 0);
    play.turn(["pudding", "egg"]);
    assert_eq!(play.front(ANN).puddings(), 1);

    let mut table = Table::holding(["pudding", "egg"]).after_rounds(2);
    table.earlier[0][ANN.index()] = cards("2 pudding");
    table.earlier[1][ANN.index()] = cards("pudding");
    table.earlier[1][BEN.index()] = cards("2 pudding");
    let mut play = table.start();
    play.turn(["pudding", "egg"]);
    let pudding = |seat, puddings, points| Event::PuddingScored { seat, puddings, points };
    assert!(play.events.contains(&pudding(ANN, 4, 6)), "{:?}", play.events);
    assert!(play.events.contains(&pudding(BEN, 2, 0)), "{:?}", play.events);
}

#[test]
fn the_next_round_is_dealt_from_what_is_left_of_the_pile() {
    for players in 2..=5 {
        let mut play = Play::deal(standard(players), 3);
        for round in 2..=ROUNDS {
            let (pile, discard) = (play.all().unseen(), play.all().discard);
            finish_round(&mut play);
            let dealt = (0..players).map(|index| play.hand(Seat::new(index))).fold(Cards::NONE, Cards::plus);
            assert!(pile.contains(dealt), "{players} players, round {round}");
            assert_eq!(play.all().unseen(), pile.minus(dealt), "nothing comes back into the pile");
            assert!(play.all().discard.contains(discard), "nothing leaves the discard");
        }
    }
}

#[test]
fn puddings_score_only_at_the_end_of_the_game() {
    let tells = |rounds_over| {
        let mut play = Table::holding(["pudding", "egg"]).after_rounds(rounds_over).start();
        play.turn(["pudding", "egg"]);
        play.events.iter().filter(|event| matches!(event, Event::PuddingScored { .. })).count()
    };
    assert_eq!([0, 1, 2].map(tells), [0, 0, 2]);
}

#[test]
fn a_turn_is_told_in_the_order_it_happens() {
    let mut play = Table::holding(["egg, squid, maki1", "3 gyoza"]).front(ANN, "chopsticks, wasabi").start();
    play.turn(["egg+squid", "gyoza"]);
    let expected = [
        Event::Laid { seat: ANN, card: Card::Egg, on_wasabi: true },
        Event::Laid { seat: ANN, card: Card::Squid, on_wasabi: false },
        Event::Laid { seat: BEN, card: Card::Gyoza, on_wasabi: false },
        Event::ReturnedChopsticks { seat: ANN },
        Event::Passed { from: ANN, to: BEN, count: 2, cards: Some(bag("maki1, chopsticks")) },
        Event::Passed { from: BEN, to: ANN, count: 2, cards: Some(bag("2 gyoza")) },
    ];
    assert_eq!(play.events, expected);
}
