//! Knowledge of other players' hands.

use std::collections::HashMap;

use game::conformance::assert_frequencies;
use game::{Game, Viewer};
use sushiya_sushi_express::{Action, Actions, Event, Scenario, Stage, SushiExpress};

use crate::table::{Table, beginning, bets, seat, with_empty_pile, without_cards};

#[test]
fn everybody_knows_the_starting_cards() {
    let table = Table::new(&beginning(3));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Spectator] {
        for hand in table.game.observe(viewer).hands.as_slice() {
            assert_eq!(hand.known, [Action::SameBet, Action::Further].into_iter().collect());
            assert_eq!(hand.hidden, 0);
        }
    }
}

#[test]
fn a_drawn_card_is_known_only_to_the_player_who_drew_it() {
    let mut table = Table::new(&bets(&[5, 9, 3]));
    table.dice([1, 1, 1, 1]).plays(["roll", "roll"]);
    let drew = table.events.iter().find(|event| matches!(event, Event::Drew { .. })).unwrap();
    let card = |viewer| match SushiExpress::redact(drew, viewer) {
        Event::Drew { card, .. } => card,
        other => panic!("{other:?}"),
    };
    assert!(card(Viewer::Seat(seat(1))).is_some() && card(Viewer::Omniscient).is_some());
    assert!(card(Viewer::Seat(seat(0))).is_none() && card(Viewer::Spectator).is_none());
    let hand = |viewer| table.game.observe(viewer).hands[seat(1)];
    let (own, others) = (hand(Viewer::Seat(seat(1))), hand(Viewer::Seat(seat(0))));
    assert_eq!((own.known.len(), own.hidden), (3, 0));
    assert_eq!((others.known.len(), others.hidden), (2, 1));
    assert_eq!(own.open, others.open);
}

#[test]
fn known_cards_are_played_before_hidden_ones() {
    let mut scenario = Scenario { stage: Stage::Driving(seat(0)), ..bets(&[9, 2, 3]) };
    scenario.hands[0].push(Action::Further);
    let seen = |table: &Table| {
        let hand = table.game.observe(Viewer::Spectator).hands[seat(0)];
        (hand.known, hand.hidden)
    };
    let same = Actions::one(Action::SameBet);
    let table = Table::new(&scenario);
    assert_eq!(seen(&table), (same.plus(Actions::one(Action::Further)), 1));
    for (go, hidden) in
        [("go", (same.plus(Actions::one(Action::Further)), 1)), ("go +1", (same, 1)), ("go +2", (same, 0))]
    {
        let mut table = Table::new(&scenario);
        table.plays([go]);
        assert_eq!(seen(&table), hidden, "{go}");
    }
}

#[test]
fn the_pile_of_customers_is_known_except_for_its_order() {
    let table = Table::new(&bets(&[5, 9, 3]));
    let known = table.game.observe(Viewer::Spectator);
    assert_eq!(known.pile().len(), 33);
    assert_eq!(known.actions_left(), 28 - 6);
}

/// All cards are used except for four: two of them are hidden in hands, and two are in the pile.
fn few_cards(hidden: [Action; 2], pile: [Action; 2]) -> SushiExpress {
    let mut scenario = without_cards(bets(&[5, 9, 3]));
    scenario.hands[1] = vec![hidden[0]];
    scenario.hands[2] = vec![hidden[1]];
    // Keep the cards of the pile in a hand while all others are used up.
    scenario.hands[0] = pile.to_vec();
    scenario = with_empty_pile(scenario);
    scenario.hands[0].clear();
    SushiExpress::try_from(&scenario).unwrap()
}

#[test]
fn unseen_cards_are_equally_likely_in_all_hidden_places() {
    let cards = [Action::Swap, Action::Swap, Action::Tip, Action::Reroll];
    let mut all: HashMap<SushiExpress, f64> = HashMap::new();
    let mut with_swap: HashMap<SushiExpress, f64> = HashMap::new();
    // All orders of the four cards: two hands, then the pile.
    for first in 0..4 {
        for second in (0..4).filter(|&second| second != first) {
            let rest: Vec<Action> =
                (0..4).filter(|&other| other != first && other != second).map(|other| cards[other]).collect();
            let world = few_cards([cards[first], cards[second]], [rest[0], rest[1]]);
            *all.entry(world.clone()).or_default() += 1.0;
            if cards[first] == Action::Swap {
                *with_swap.entry(world).or_default() += 1.0;
            }
        }
    }
    assert_eq!((all.len(), with_swap.len()), (7, 3));
    let world = few_cards([Action::Swap, Action::Tip], [Action::Swap, Action::Reroll]);
    // A player without a hidden card knows none of the four cards. A player with a hidden swap knows that one.
    assert_frequencies(&world.observe(Viewer::Seat(seat(0))), &all, 20_000);
    assert_frequencies(&world.observe(Viewer::Spectator), &all, 20_000);
    assert_frequencies(&world.observe(Viewer::Seat(seat(1))), &with_swap, 20_000);
}

#[test]
fn the_pending_seat_does_not_reveal_hidden_cards() {
    // A hidden swap and a hidden tip look the same to spectators, and the same player is asked.
    let table = |hidden: Action| {
        let mut scenario = beginning(3);
        scenario.hands[1].push(hidden);
        let mut table = Table::new(&scenario);
        table.plays(["bet 7", "bet 8"]);
        table
    };
    let (swap, tip) = (table(Action::Swap), table(Action::Tip));
    assert_eq!(swap.game.pending(), tip.game.pending());
    assert_eq!(swap.game.observe(Viewer::Spectator), tip.game.observe(Viewer::Spectator));
    assert_eq!((swap.moves().len(), tip.moves().len()), (2, 1));
}
