//! Hands pass to the left; in the variant *both ways*, they pass to the right in the second round.

use game::{Game, Pending, Seat};
use sushiya_sushi_go::{Card, Cards, Event, Options, ROUNDS, Variant};

use crate::common::{Play, Table, bag};
use crate::{ANN, BEN, CAL, DOT, EVE, standard};

/// A table where all hands have different cards.
fn three_hands(variant: Variant, rounds_over: usize) -> Play {
    let mut table = Table::holding(["3 egg", "3 squid", "3 wasabi"]).after_rounds(rounds_over);
    table.variant = variant;
    table.start()
}

/// The seats that hold the hands of Ann, Ben and Cal after one turn.
fn holders(variant: Variant, rounds_over: usize) -> [Seat; 3] {
    let mut play = three_hands(variant, rounds_over);
    play.turn(["egg", "squid", "wasabi"]);
    let holder = |hand: Cards| [ANN, BEN, CAL].into_iter().find(|&seat| play.hand(seat) == hand).unwrap();
    ["2 egg", "2 squid", "2 wasabi"].map(|words| holder(bag(words)))
}

#[test]
fn hands_pass_to_the_left_in_every_round() {
    for rounds_over in 0..ROUNDS {
        assert_eq!(holders(Variant::Standard, rounds_over), [BEN, CAL, ANN], "{rounds_over} rounds are over");
    }
}

#[test]
fn both_ways_they_pass_to_the_right_in_the_second_round() {
    assert_eq!(holders(Variant::BothWays, 0), [BEN, CAL, ANN]);
    assert_eq!(holders(Variant::BothWays, 1), [CAL, ANN, BEN]);
    assert_eq!(holders(Variant::BothWays, 2), [BEN, CAL, ANN]);
}

#[test]
fn two_players_swap_hands() {
    let mut play = Table::holding(["3 egg", "3 squid"]).start();
    play.turn(["egg", "squid"]);
    assert_eq!((play.hand(ANN), play.hand(BEN)), (bag("2 squid"), bag("2 egg")));
    play.turn(["squid", "egg"]);
    assert_eq!((play.hand(ANN), play.hand(BEN)), (bag("egg"), bag("squid")));
}

/// The books don't restrict *both ways* to more players, so two may choose it: the hands are swapped either way.
#[test]
fn for_two_players_both_ways_plays_like_the_standard_game() {
    for rounds_over in 0..ROUNDS {
        let mut table = Table::holding(["3 egg", "3 squid"]).after_rounds(rounds_over);
        table.variant = Variant::BothWays;
        let mut play = table.start();
        play.turn(["egg", "squid"]);
        assert_eq!((play.hand(ANN), play.hand(BEN)), (bag("2 squid"), bag("2 egg")), "{rounds_over} rounds are over");
    }
    for seed in 0..20 {
        let [mut standard, mut both] =
            [Variant::Standard, Variant::BothWays].map(|variant| Play::deal(Options::new(2, variant).unwrap(), seed));
        while standard.game.pending() != Pending::Over {
            let moves = standard.any_turn();
            assert_eq!(both.any_turn(), moves, "the same hands give the same choices");
        }
        assert_eq!(both.game.outcome(), standard.game.outcome());
    }
}

#[test]
fn five_players_pass_around_the_whole_table() {
    let hands = ["2 egg", "2 squid", "2 wasabi", "2 salmon", "2 pudding"];
    let mut play = Table::holding(hands).start();
    play.turn(["egg", "squid", "wasabi", "salmon", "pudding"]);
    let now = [ANN, BEN, CAL, DOT, EVE].map(|seat| play.hand(seat));
    assert_eq!(now, ["pudding", "egg", "squid", "wasabi", "salmon"].map(bag));
}

#[test]
fn the_event_of_passing_has_both_players_and_the_cards() {
    let mut play = three_hands(Variant::Standard, 0);
    play.turn(["egg", "squid", "wasabi"]);
    let passed = |from, to, words| Event::Passed { from, to, count: 2, cards: Some(bag(words)) };
    let events: Vec<&Event> = play.events.iter().filter(|event| matches!(event, Event::Passed { .. })).collect();
    assert_eq!(events, [&passed(ANN, BEN, "2 egg"), &passed(BEN, CAL, "2 squid"), &passed(CAL, ANN, "2 wasabi")]);
}

/// Removes a card from a hand, which must have it.
fn take(hand: &mut Vec<Card>, card: Card) {
    let at = hand.iter().position(|&other| other == card).expect("the card is in the hand");
    hand.remove(at);
}

/// Tracks every hand through a whole game, turn by turn.
fn check_game(options: Options, seed: u64) {
    let mut play = Play::deal(options, seed);
    let players = play.game.players();
    let seats: Vec<Seat> = (0..players).map(Seat::new).collect();
    for round in 1..=ROUNDS {
        let mut hands: Vec<Vec<Card>> = seats.iter().map(|&seat| play.hand(seat).iter().collect()).collect();
        for turn in 1..=options.hand_size() {
            let moves = play.any_turn();
            for (hand, chosen) in hands.iter_mut().zip(moves) {
                take(hand, chosen.first);
                if let Some(second) = chosen.second {
                    take(hand, second);
                    hand.push(Card::Chopsticks);
                }
            }
            if turn == options.hand_size() {
                assert!(hands.iter().all(Vec::is_empty), "hands are empty after the last turn");
                break;
            }
            if options.variant() == Variant::BothWays && round == 2 {
                hands.rotate_left(1);
            } else {
                hands.rotate_right(1);
            }
            for (&seat, hand) in seats.iter().zip(&hands) {
                assert_eq!(play.hand(seat), hand.iter().copied().collect(), "round {round}, turn {turn}, {seat}");
            }
        }
    }
    assert_eq!(play.game.pending(), Pending::Over);
}

#[test]
fn hands_are_passed_correctly_in_whole_games() {
    for seed in 0..20 {
        for players in 2..=5 {
            check_game(standard(players), seed);
        }
        for players in 2..=5 {
            check_game(Options::new(players, Variant::BothWays).unwrap(), seed);
        }
    }
}
