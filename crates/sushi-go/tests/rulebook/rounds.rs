//! Dealing, and the end of a round.

use game::{Game, MoveSet, Pending, Seat};
use sushiya_sushi_go::{Card, Cards, Event, ROUNDS};

use crate::common::{Play, Table, bag, cards};
use crate::{ANN, BEN, CAL, standard};

/// Plays the current round to its end.
fn finish_round(play: &mut Play) {
    loop {
        play.any_turn();
        if play.events.iter().any(|event| matches!(event, Event::RoundScored { .. })) {
            return;
        }
    }
}

#[test]
fn the_box_has_the_cards_of_the_rulebook() {
    let listed = "14 tempura, 14 sashimi, 14 gyoza, 12 maki2, 8 maki3, 6 maki1, 10 salmon, 5 squid, 5 egg, 10 pudding, \
                  6 wasabi, 4 chopsticks";
    assert_eq!(Cards::BOX, bag(listed));
    assert_eq!(cards(listed).len(), 108);
}

#[test]
fn hand_sizes_are_those_of_the_rulebook() {
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
        assert_eq!(play.game.pending(), Pending::Over, "a game has three rounds");
        assert_eq!(play.all().unseen().len(), 108 - ROUNDS * players * size, "the rest of the pile is not used");
    }
}

#[test]
fn everybody_chooses_at_once() {
    let play = Play::deal(standard(4), 1);
    assert_eq!(play.game.pending().seats().iter().collect::<Vec<_>>(), (0..4).map(Seat::new).collect::<Vec<_>>());
}

#[test]
fn the_legal_moves_are_the_cards_of_the_hand() {
    let play = Table::holding(["2 tempura, egg, pudding", "4 gyoza"]).start();
    let moves: Vec<String> = play.game.legal_moves(ANN).iter().map(|chosen| chosen.to_string()).collect();
    assert_eq!(moves, ["tempura", "egg", "pudding"]);
}

#[test]
fn played_cards_stay_until_the_end_of_the_round() {
    let mut play = Table::holding(["egg, squid, maki1", "3 gyoza"]).start();
    let before = play.front(ANN).cards();
    play.turn(["egg", "gyoza"]);
    play.turn(["gyoza", "squid"]);
    assert_eq!(play.front(ANN).cards(), before.plus(bag("egg, gyoza")));
}

#[test]
fn the_round_is_scored_after_the_last_card() {
    let mut play = Table::holding(["squid", "gyoza", "egg"]).front(ANN, "wasabi").start();
    play.turn(["squid", "gyoza", "egg"]);
    assert_eq!(play.laid(ANN), "squid on wasabi");
    assert!(!play.events.iter().any(|event| matches!(event, Event::Passed { .. })), "there is no card left to pass");
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
        assert_eq!(Some(play.all().pad.rounds()[0][seat]), scored(seat), "the pad has the scores of the events");
    }
}

#[test]
fn puddings_stay_and_everything_else_is_discarded() {
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
fn the_next_round_is_dealt_from_the_rest_of_the_pile() {
    for players in 2..=5 {
        let mut play = Play::deal(standard(players), 3);
        for round in 2..=ROUNDS {
            let (pile, discard) = (play.all().unseen(), play.all().discard);
            finish_round(&mut play);
            let dealt = (0..players).map(|index| play.hand(Seat::new(index))).fold(Cards::NONE, Cards::plus);
            assert!(pile.contains(dealt), "{players} players, round {round}");
            assert_eq!(play.all().unseen(), pile.minus(dealt), "no card goes back into the pile");
            assert!(play.all().discard.contains(discard), "no card leaves the discard pile");
        }
    }
}

#[test]
fn puddings_score_only_at_the_end_of_the_game() {
    let events = |rounds_over| {
        let mut play = Table::holding(["pudding", "egg"]).after_rounds(rounds_over).start();
        play.turn(["pudding", "egg"]);
        play.events.iter().filter(|event| matches!(event, Event::PuddingScored { .. })).count()
    };
    assert_eq!([0, 1, 2].map(events), [0, 0, 2]);
}

#[test]
fn the_events_of_a_turn_are_in_order() {
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
