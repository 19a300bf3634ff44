//! The variant for two players with a dummy.

use std::collections::BTreeSet;

use game::{Game, MoveSet, Options as _, Pending, Seat, Viewer};
use sushiya_sushi_go::{Card, Cards, Event, Illegal, Options, ROUNDS, Sheet, Variant};

use crate::common::{Play, Table, bag, cards};
use crate::{ANN, BEN, CAL, chosen};

/// The dummy's seat comes after the two players.
const DUMMY: Seat = CAL;

fn with_dummy() -> Options {
    Options::new(2, Variant::Dummy).expect("the options are valid")
}

/// Ann controls the dummy, has drawn a squid, and holds these cards; Ben holds as many gyoza.
fn ann_in_control(hand: &str) -> Table {
    let gyoza = format!("{} gyoza", cards(hand).len());
    Table::holding([hand, &gyoza]).controlled_by(ANN, Card::Squid)
}

fn moves(play: &Play, seat: Seat) -> BTreeSet<String> {
    play.game.legal_moves(seat).iter().map(|chosen| chosen.to_string()).collect()
}

#[test]
fn each_player_gets_nine_cards_and_the_controller_draws_one() {
    let play = Play::deal(with_dummy(), 1);
    assert_eq!((play.hand(ANN).len(), play.hand(BEN).len()), (9, 9));
    let controller = play.all().controller.expect("somebody controls the dummy");
    let drawn = play.all().drawn.expect("a card is drawn for the dummy");
    assert!(
        play.events
            .ends_with(&[Event::TookControl { seat: controller }, Event::Drew { seat: controller, card: Some(drawn) }])
    );
    assert_eq!(play.all().unseen().len(), 108 - 9 - 9 - 1);
}

#[test]
fn the_first_controller_is_random() {
    let first = |seed| Play::deal(with_dummy(), seed).all().controller.unwrap();
    let anns = (0..100).filter(|&seed| first(seed) == ANN).count();
    assert!((30..=70).contains(&anns), "Ann was first {anns} times out of 100");
}

#[test]
fn only_the_controller_sees_the_drawn_card() {
    let play = ann_in_control("egg, tempura").start();
    let sees = |viewer| play.game.observe(viewer).drawn;
    assert_eq!(sees(Viewer::Seat(ANN)), Some(Card::Squid));
    assert_eq!(sees(Viewer::Seat(BEN)), None);
    assert_eq!(sees(Viewer::Spectator), None);
    assert_eq!(play.game.observe(Viewer::Seat(BEN)).controller, Some(ANN), "everybody knows who is in control");

    let drew = |card| Event::Drew { seat: ANN, card };
    let redacted = |viewer| drew(Some(Card::Squid)).redact(viewer);
    assert_eq!(redacted(Viewer::Seat(ANN)), drew(Some(Card::Squid)));
    assert_eq!(redacted(Viewer::Seat(BEN)), drew(None));
    assert_eq!(redacted(Viewer::Spectator), drew(None));
}

#[test]
fn the_controller_can_use_the_drawn_card_for_either_place() {
    let play = ann_in_control("egg, 2 tempura").start();
    let expected =
        ["egg/squid", "egg/tempura", "squid/egg", "squid/tempura", "tempura/egg", "tempura/squid", "tempura/tempura"];
    assert_eq!(moves(&play, ANN), expected.map(str::to_owned).into());
    assert_eq!(moves(&play, BEN), ["gyoza".to_owned()].into(), "the opponent chooses one card as usual");
    assert_eq!(play.game.pending().seats().len(), 2, "the dummy does not choose");
    assert!(moves(&play, DUMMY).is_empty());
}

#[test]
fn after_both_cards_are_played_hands_and_control_change() {
    let mut play = ann_in_control("egg, 2 tempura").start();
    play.turn(["egg/tempura", "gyoza"]);
    assert_eq!((play.laid(ANN), play.laid(BEN), play.laid(DUMMY)), ("egg".into(), "gyoza".into(), "tempura".into()));
    assert_eq!(play.hand(ANN), bag("2 gyoza"));
    assert_eq!(play.hand(BEN), bag("tempura, squid"), "the drawn card was kept and is passed on with the hand");
    assert_eq!(play.all().controller, Some(BEN));
    let drawn = play.all().drawn.unwrap();
    assert!(play.events.ends_with(&[Event::TookControl { seat: BEN }, Event::Drew { seat: BEN, card: Some(drawn) }]));
}

#[test]
fn the_drawn_card_can_be_played_at_once_for_either_place() {
    let mut play = ann_in_control("egg, tempura").start();
    play.turn(["squid/egg", "gyoza"]);
    assert_eq!((play.laid(ANN), play.laid(DUMMY)), ("squid".into(), "egg".into()));
    assert_eq!(play.hand(BEN), bag("tempura"));

    let mut play = ann_in_control("egg, tempura").start();
    play.turn(["egg/squid", "gyoza"]);
    assert_eq!((play.laid(ANN), play.laid(DUMMY)), ("egg".into(), "squid".into()));
}

#[test]
fn the_dummys_nigiri_go_on_the_dummys_own_wasabi() {
    let mut play = ann_in_control("2 egg, tempura").front(DUMMY, "wasabi").start();
    play.turn(["egg/squid", "gyoza"]);
    assert_eq!((play.laid(ANN), play.laid(DUMMY)), ("egg".into(), "squid on wasabi".into()));

    let mut play = ann_in_control("2 egg, tempura").front(ANN, "wasabi").start();
    play.turn(["egg/squid", "gyoza"]);
    assert_eq!((play.laid(ANN), play.laid(DUMMY)), ("egg on wasabi".into(), "squid".into()));
}

#[test]
fn the_controller_can_use_chopsticks() {
    let mut play = ann_in_control("wasabi, egg, tempura").front(ANN, "chopsticks").start();
    assert!(play.may(ANN, "egg/squid"), "using them is optional");
    play.turn(["wasabi+squid/egg", "gyoza"]);
    assert_eq!(play.laid(ANN), "wasabi, squid on wasabi");
    assert_eq!(play.laid(DUMMY), "egg");
    assert_eq!(play.front(ANN).bare(Card::Chopsticks), 0);
    assert_eq!(play.hand(BEN), bag("tempura, chopsticks"));
    assert_eq!(play.hand(ANN), bag("2 gyoza"));
}

#[test]
fn the_opponent_can_use_chopsticks() {
    let mut play = ann_in_control("2 egg, tempura").front(BEN, "chopsticks").start();
    play.turn(["egg/squid", "gyoza+gyoza"]);
    assert_eq!(play.laid(BEN), "gyoza, gyoza");
    assert_eq!(play.hand(ANN), bag("gyoza, chopsticks"));
}

#[test]
fn the_dummy_never_uses_chopsticks() {
    let play = ann_in_control("egg, tempura, salmon").front(DUMMY, "2 chopsticks").start();
    assert!(play.game.legal_moves(ANN).iter().all(|chosen| chosen.second.is_none()));
    assert_eq!(play.game.check(ANN, &chosen("egg+tempura/squid")), Err(Illegal::NoChopsticks));
    // The notation has no second card for the dummy.
    assert!("egg/tempura+squid".parse::<sushiya_sushi_go::Move>().is_err());
}

#[test]
fn chopsticks_need_two_cards_besides_the_dummys_card() {
    let mut play = ann_in_control("egg, tempura").front(ANN, "chopsticks").start();
    play.turn(["egg+squid/tempura", "gyoza"]);
    assert_eq!(play.hand(BEN), bag("chopsticks"), "three cards were played and the chopsticks passed on");

    let play = ann_in_control("egg").front(ANN, "chopsticks").start();
    assert_eq!(moves(&play, ANN), ["egg/squid", "squid/egg"].map(str::to_owned).into());
    assert_eq!(play.game.check(ANN, &chosen("egg+squid/egg")), Err(Illegal::TooFewCards));
}

#[test]
fn the_last_turn_ends_the_round_and_scores_the_dummy_too() {
    let mut play = ann_in_control("egg").front(DUMMY, "wasabi").start();
    play.turn(["egg/squid", "gyoza"]);
    let scored: Vec<(Seat, u8)> = play
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::RoundScored { seat, score, .. } => Some((seat, score.nigiri)),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [(ANN, 1), (BEN, 0), (DUMMY, 9)]);
    assert_eq!(play.all().controller, Some(BEN), "control also changes between rounds");
}

#[test]
fn the_dummys_puddings_stay() {
    let mut play = ann_in_control("pudding").front(DUMMY, "pudding, egg").start();
    play.turn(["squid/pudding", "gyoza"]);
    assert_eq!(play.front(DUMMY).cards(), bag("2 pudding"));
}

/// Tracks every card of a whole game, turn by turn.
fn check_game(seed: u64) {
    let mut play = Play::deal(with_dummy(), seed);
    let mut controller = play.all().controller.unwrap();
    for round in 1..=ROUNDS {
        let mut hands: [Vec<Card>; 2] = [ANN, BEN].map(|seat| play.hand(seat).iter().collect());
        let mut laid = [0; 3];
        for turn in 1..=9 {
            let context = format!("seed {seed}, round {round}, turn {turn}");
            assert_eq!(play.all().controller, Some(controller), "{context}");
            let (drawn, pile) = (play.all().drawn.expect("the controller has drawn"), play.all().unseen());
            hands[controller.index()].push(drawn);
            let moves = play.any_turn();
            for (seat, chosen) in [ANN, BEN].into_iter().zip(moves) {
                assert_eq!(chosen.dummy.is_some(), seat == controller, "{context}");
                let hand = &mut hands[seat.index()];
                for card in [Some(chosen.first), chosen.second, chosen.dummy].into_iter().flatten() {
                    hand.remove(hand.iter().position(|&other| other == card).expect("the card is in the hand"));
                }
                laid[seat.index()] += 1;
                laid[2] += usize::from(chosen.dummy.is_some());
                if chosen.second.is_some() {
                    hand.push(Card::Chopsticks);
                }
            }
            controller = if controller == ANN { BEN } else { ANN };
            hands.swap(0, 1);
            if turn < 9 {
                let now = [ANN, BEN].map(|seat| play.hand(seat));
                assert_eq!(now, [0, 1].map(|index| hands[index].iter().copied().collect::<Cards>()), "{context}");
                assert_eq!(play.all().unseen().plus(Cards::one(play.all().drawn.unwrap())), pile, "{context}");
            }
        }
        assert!(hands.iter().all(Vec::is_empty), "hands are empty after nine turns");
        assert_eq!(laid, [9, 9, 9], "nine cards are in front of everybody");
    }
    assert_eq!(play.game.pending(), Pending::Over);
    assert_eq!(play.all().unseen().len(), 108 - 3 * ROUNDS * 9, "as many cards are used as with three players");
    assert_eq!(play.all().controller, None, "nobody controls the dummy at the end");
}

#[test]
fn whole_games_follow_the_rules_of_the_variant() {
    (0..50).for_each(check_game);
}

#[test]
fn the_dummy_is_scored_but_cannot_win() {
    let mut play =
        ann_in_control("egg").after_rounds(2).front(DUMMY, "2 pudding, wasabi").front(ANN, "pudding").start();
    play.turn(["egg/squid", "gyoza"]);
    let outcome = play.game.outcome().unwrap();
    assert_eq!(outcome.scores.len(), 3);
    assert_eq!(outcome.ranks.len(), 2);
    assert!(!outcome.winners.contains(DUMMY));
    let pudding = |seat, puddings, points| Event::PuddingScored { seat, puddings, points };
    assert!(play.events.ends_with(&[pudding(ANN, 1, 0), pudding(BEN, 0, -6), pudding(DUMMY, 2, 6)]));
}

#[test]
fn a_player_wins_even_if_the_dummy_has_most_points() {
    let names = |words: &str| cards(words).iter().map(ToString::to_string).collect::<Vec<String>>();
    let round = ["egg, maki1", "salmon, maki1", "wasabi, squid, 2 maki3, 3 sashimi"].map(names).to_vec();
    let scored = Sheet { variant: "dummy".into(), rounds: vec![round, vec![Vec::new(); 3], vec![Vec::new(); 3]] }
        .score()
        .unwrap();
    // The dummy has the most rolls. The players share second place.
    assert_eq!(scored.totals, [1 + 1, 2 + 1, 9 + 6 + 10]);
    assert_eq!(scored.winners, [1]);
    assert_eq!(scored.outcome.unwrap().ranks.as_slice(), [2, 1]);
}

#[test]
fn the_dummy_is_for_two_players() {
    for players in 3..=5 {
        assert!(Options::new(players, Variant::Dummy).is_err(), "{players} players");
    }
    assert!(Options::new(2, Variant::Dummy).is_ok());
}
