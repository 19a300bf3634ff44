//! Betting: numbers, stacks, swaps.

use sushiya_sushi_express::{Action, Actions, Event, Number, Scenario, Stage};

use crate::table::{Table, beginning, bets, seat};

fn stacks(table: &Table) -> String {
    format!("{:?}", table.knows_all().track)
}

#[test]
fn everybody_bets_once_clockwise_from_the_first_player() {
    let mut table = Table::new(&Scenario { stage: Stage::Betting(seat(2)), first: seat(2), ..beginning(4) });
    let order = ["bet 7", "bet 2", "bet 12", "bet 5"].map(|bet| {
        let asked = table.asked();
        table.plays([bet]);
        asked
    });
    assert_eq!(order, [2, 3, 0, 1]);
    assert_eq!(
        table.events,
        [
            Event::BetPlaced { seat: seat(1), number: Number::new(5).unwrap(), same: false },
            Event::BetsClosed { lowest: seat(3) },
            Event::Asked { stage: Stage::Rolling(seat(0)) },
        ]
    );
    assert_eq!(table.stage(), Stage::Rolling(seat(0)));
}

#[test]
fn a_taken_number_needs_a_same_bet_card() {
    let mut table = Table::new(&beginning(3));
    table.plays(["bet 7"]);
    assert_eq!(table.refuses("bet 7"), "7 is taken; choose another number, or with a same-bet card 'bet 7 same'");
    assert_eq!(table.refuses("bet 8 same"), "nobody has bet on 8; 'bet 8' needs no card");
    assert_eq!(table.moves().len(), 10 + 1);
    table.plays(["bet 7 same"]);
    assert_eq!(stacks(&table), "{7: [seat 1, seat 2]}");
    assert_eq!(table.hand(1), Actions::one(Action::Further));
    table.plays(["bet 7 same"]);
    assert_eq!(stacks(&table), "{7: [seat 1, seat 2, seat 3]}");
}

#[test]
fn same_bet_needs_the_card() {
    let mut scenario = beginning(3);
    scenario.hands[1] = vec![Action::Further];
    scenario.open[1] = vec![Action::Further];
    let mut table = Table::new(&scenario);
    table.plays(["bet 7"]);
    assert_eq!(table.refuses("bet 7 same"), "there is no same-bet card in the hand");
}

#[test]
fn a_player_can_swap_before_betting() {
    let mut scenario = beginning(3);
    scenario.hands[2].push(Action::Swap);
    let mut table = Table::new(&scenario);
    table.plays(["bet 7", "bet 8"]);
    assert_eq!(table.refuses("swap 8 9"), "a swap needs a pawn on 8 and one on 9");
    table.plays(["swap 7 8"]);
    assert_eq!(table.stage(), Stage::Betting(seat(2)));
    assert_eq!(table.refuses("swap 7 8"), "there is no swap card in the hand");
    table.plays(["bet 2"]);
    assert_eq!(stacks(&table), "{2: [seat 3], 7: [seat 2], 8: [seat 1]}");
    assert_eq!(table.stage(), Stage::Rolling(seat(0)));
}

#[test]
fn a_player_can_swap_after_betting_or_not() {
    let mut scenario = beginning(3);
    scenario.hands[2].push(Action::Swap);
    let mut table = Table::new(&scenario);
    table.plays(["bet 7", "bet 2", "bet 8"]);
    assert_eq!(table.stage(), Stage::Swapping(seat(2)));
    assert_eq!(table.moves(), ["swap 7 8", "done"]);
    assert_eq!(table.refuses("bet 9"), "now it is time to swap two numbers, or say that you are done");
    table.plays(["done"]);
    assert_eq!(table.events[0], Event::EndedBet { seat: seat(2) });
    assert_eq!(stacks(&table), "{2: [seat 2], 7: [seat 1], 8: [seat 3]}");

    let mut table = Table::new(&scenario);
    table.plays(["bet 7", "bet 2", "bet 8", "swap 7 8"]);
    assert_eq!(stacks(&table), "{2: [seat 2], 7: [seat 3], 8: [seat 1]}");
    assert_eq!(table.stage(), Stage::Rolling(seat(0)));
}

#[test]
fn several_swaps_can_move_a_pawn_several_numbers() {
    let mut scenario = beginning(3);
    scenario.hands[2].extend([Action::Swap, Action::Swap, Action::Swap]);
    let mut table = Table::new(&scenario);
    table.plays(["bet 6", "bet 7", "swap 6 7", "bet 8", "swap 7 8", "swap 6 7"]);
    assert_eq!(stacks(&table), "{6: [seat 3], 7: [seat 2], 8: [seat 1]}");
    assert_eq!(table.knows_all().used, Actions::several(Action::Swap, 3));
    assert_eq!(table.asked(), 0);
}

#[test]
fn whole_stacks_are_swapped_and_keep_their_order() {
    let mut scenario = beginning(4);
    scenario.hands[3].push(Action::Swap);
    let mut table = Table::new(&scenario);
    table.plays(["bet 7", "bet 8", "bet 7 same", "swap 7 8", "bet 7 same"]);
    assert_eq!(stacks(&table), "{7: [seat 2, seat 4], 8: [seat 1, seat 3]}");
    assert_eq!(table.asked(), 2);
}

/// The stage after a bet on 8 next to a 7, by a player with these hidden cards and with this number of swap cards used.
fn after_betting_next_to_another(hidden: &[Action], swaps_used: usize) -> Stage {
    let mut scenario = beginning(3);
    scenario.hands[1].extend(hidden);
    scenario.used.extend(std::iter::repeat_n(Action::Swap, swaps_used));
    let mut table = Table::new(&scenario);
    table.plays(["bet 7", "bet 8"]);
    table.stage()
}

#[test]
fn a_player_who_might_hold_a_swap_card_is_asked() {
    assert_eq!(after_betting_next_to_another(&[Action::Swap], 0), Stage::Swapping(seat(1)));
    // There is only one legal move, but without the question everybody would know that the hidden card is not a swap.
    assert_eq!(after_betting_next_to_another(&[Action::Tip], 0), Stage::Swapping(seat(1)));
    assert_eq!(after_betting_next_to_another(&[Action::Tip], 3), Stage::Swapping(seat(1)));
    // Everybody knows that the hand has only starting cards, or that all four swaps are used.
    assert_eq!(after_betting_next_to_another(&[], 0), Stage::Betting(seat(2)));
    assert_eq!(after_betting_next_to_another(&[Action::Tip], 4), Stage::Betting(seat(2)));
}

#[test]
fn nobody_is_asked_to_swap_without_neighbouring_pawns() {
    let mut scenario = beginning(3);
    scenario.hands[1].push(Action::Swap);
    let mut table = Table::new(&scenario);
    table.plays(["bet 7", "bet 9"]);
    assert_eq!(table.stage(), Stage::Betting(seat(2)));
}

#[test]
fn the_bottom_pawn_on_the_lowest_number_is_the_lowest_bettor() {
    let mut table = Table::new(&beginning(4));
    table.plays(["bet 9", "bet 4", "bet 4 same", "bet 12"]);
    assert!(table.events.contains(&Event::BetsClosed { lowest: seat(1) }));
    assert_eq!(table.knows_all().first, seat(1));
}

#[test]
fn only_the_pending_seat_can_choose() {
    use game::Game;
    let table = Table::new(&bets(&[5, 7, 3]));
    let refused = table.game.check(seat(0), &"roll".parse().unwrap()).unwrap_err();
    assert_eq!(refused.to_string(), "there is nothing to choose");
    assert_eq!(table.refuses("bet 4"), "now it is time to roll the dice");
}
