//! Nigiri, with and without wasabi.

use game::{Game, MoveSet};
use sushiya_sushi_go::{Card, Tableau};

use crate::common::{Table, cards};
use crate::{ANN, BEN, alone};

#[test]
fn nigiri_are_worth_three_two_and_one() {
    assert_eq!(alone("squid").total(), 3);
    assert_eq!(alone("salmon").total(), 2);
    assert_eq!(alone("egg").total(), 1);
    assert_eq!(alone("2 squid, 3 salmon, 4 egg").total(), 16);
}

#[test]
fn wasabi_triples_the_next_nigiri() {
    assert_eq!(alone("wasabi, squid").total(), 9);
    assert_eq!(alone("wasabi, salmon").total(), 6);
    assert_eq!(alone("wasabi, egg").total(), 3);
}

#[test]
fn wasabi_played_afterwards_has_no_effect() {
    assert_eq!(alone("squid, wasabi").total(), 3);
    assert_eq!(alone("squid, wasabi, egg").total(), 3 + 3);
}

#[test]
fn one_nigiri_on_each_wasabi() {
    assert_eq!(alone("wasabi, egg, squid").total(), 3 + 3);
    assert_eq!(alone("2 wasabi, egg, squid").total(), 3 + 9);
    assert_eq!(alone("2 wasabi, egg, squid, salmon").total(), 3 + 9 + 2);
    assert_eq!(alone("wasabi, squid, wasabi, squid, squid").total(), 9 + 9 + 3);
}

#[test]
fn several_wasabi_take_one_nigiri_each() {
    let tableau = Tableau::laid(cards("6 wasabi, 4 squid"));
    assert_eq!((tableau.on_wasabi(Card::Squid), tableau.bare(Card::Squid), tableau.bare(Card::Wasabi)), (4, 0, 2));
    assert_eq!(alone("6 wasabi, 4 squid").total(), 36);
}

#[test]
fn only_nigiri_go_on_wasabi() {
    for card in Card::ALL.into_iter().filter(|card| !["salmon", "squid", "egg"].contains(&card.name())) {
        let tableau = Tableau::laid([Card::Wasabi, card, Card::Egg]);
        assert_eq!(tableau.on_wasabi(Card::Egg), 1, "{card} took the place on the wasabi");
    }
}

#[test]
fn a_nigiri_must_go_on_an_empty_wasabi_even_if_another_would_score_more() {
    let mut play = Table::holding(["egg, squid", "tempura, gyoza"]).front(ANN, "wasabi").start();
    let eggs = play.game.legal_moves(ANN).iter().filter(|chosen| chosen.first == Card::Egg).count();
    assert_eq!(eggs, 1, "the player cannot choose whether the egg goes on the wasabi");
    play.turn(["egg", "tempura"]);
    assert_eq!(play.laid(ANN), "egg on wasabi");
    assert_eq!(play.nigiri(ANN), 3);
    assert_eq!(play.front(ANN).bare(Card::Wasabi), 0);
}

#[test]
fn the_next_nigiri_does_not_go_on_the_same_wasabi() {
    let mut play = Table::holding(["squid, egg, salmon", "3 salmon"]).front(ANN, "wasabi").start();
    play.turn(["squid", "salmon"]);
    play.turn(["salmon", "egg"]);
    assert_eq!(play.laid(ANN), "salmon");
    assert_eq!(play.nigiri(ANN), 9 + 2);
    assert_eq!(play.nigiri(BEN), 2 + 1, "nothing is tripled without wasabi");
}

#[test]
fn another_players_wasabi_has_no_effect() {
    let mut play = Table::holding(["tempura, gyoza", "squid, egg"]).front(ANN, "wasabi").start();
    play.turn(["gyoza", "squid"]);
    assert_eq!(play.laid(BEN), "squid");
    assert_eq!(play.front(ANN).bare(Card::Wasabi), 1);
}

#[test]
fn wasabi_stays_empty_while_other_cards_are_played() {
    let mut play = Table::holding(["wasabi, gyoza, egg", "tempura, pudding, squid"]).start();
    play.turn(["wasabi", "tempura"]);
    play.turn(["pudding", "gyoza"]);
    assert_eq!(play.laid(ANN), "pudding");
    let front = play.front(ANN);
    assert_eq!(front.bare(Card::Wasabi), 1);
}
