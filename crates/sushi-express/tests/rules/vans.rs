//! The vans: order, distance, customers, the Park.

use sushiya_sushi_express::{Action, Actions, Customers, Event, Reason, Scenario, Stage};

use crate::table::{
    DARK_BLUE, LIGHT_BLUE, PINK, PURPLE, Table, bets, seat, with_customers_left, with_empty_pile, without_cards,
};

/// The highest bettor, about to roll, reaches the bet.
fn driven(scenario: &Scenario) -> Table {
    let mut table = Table::new(scenario);
    table.dice([6, 6]).plays(["roll"]);
    table
}

fn drove(table: &Table) -> Vec<usize> {
    let drove = table.events.iter().filter_map(|event| match event {
        Event::Drove { seat, .. } => Some(seat.index()),
        _ => None,
    });
    drove.collect()
}

fn taken(table: &Table, index: usize) -> Customers {
    table.knows_all().taken[seat(index)]
}

#[test]
fn vans_drive_their_bets_highest_first() {
    let table = driven(&without_cards(bets(&[5, 8, 3, 2])));
    assert_eq!(drove(&table), [1, 0, 2, 3]);
    assert_eq!(table.vans(), [5, 8, 3, 2]);
}

#[test]
fn of_a_stack_the_top_pawn_drives_first_and_the_others_end_up_beyond() {
    let track = vec![(5, vec![seat(2), seat(0), seat(1)])];
    let scenario = Scenario { stage: Stage::Rolling(seat(1)), first: seat(2), track, ..bets(&[5, 6, 4]) };
    let table = driven(&without_cards(scenario));
    assert_eq!(drove(&table), [1, 0, 2]);
    assert_eq!(table.vans(), [6, 5, 7]);
}

#[test]
fn tiles_with_other_vans_do_not_count_but_the_own_tile_does() {
    let scenario = Scenario { vans: vec![1, 3, 2], ..without_cards(bets(&[10, 5, 2])) };
    // Ten free tiles are all there are with two other vans: back to where it came from.
    let table = driven(&scenario);
    assert_eq!(table.vans()[0], 1);
}

#[test]
fn one_tile_further_cards_add_a_tile_each() {
    let mut scenario = bets(&[5, 4, 3]);
    scenario.hands[0].push(Action::Further);
    let mut table = driven(&scenario);
    assert_eq!(table.moves(), ["go", "go +1", "go +2"]);
    assert_eq!(table.refuses("go +3"), "there are only 2 one-tile-further cards in the hand");
    table.plays(["go +2"]);
    assert!(matches!(table.events[0], Event::Drove { further: 2, .. }));
    assert_eq!(table.vans()[0], 7);
    assert_eq!(table.hand(0), Actions::one(Action::SameBet));
    assert_eq!(table.stage(), Stage::Driving(seat(1)));
    assert_eq!(table.refuses("go +2"), "there is only one one-tile-further card in the hand");
    table.plays(["go"]);
    assert_eq!(table.vans()[1], 4);
}

#[test]
fn nobody_is_asked_to_go_who_cannot_hold_the_card() {
    let mut scenario = without_cards(bets(&[5, 4, 3]));
    scenario.hands[1] = vec![Action::Tip];
    let table = driven(&scenario);
    assert_eq!(table.vans(), [5, 0, 0]);
    assert_eq!(table.stage(), Stage::Driving(seat(1)), "the hidden card might be one, as far as others know");
    assert_eq!(table.moves(), ["go"]);
    scenario.used.extend([Action::Further; 3]);
    assert_eq!(driven(&scenario).vans(), [5, 4, 3], "all six are known to be gone");
}

#[test]
fn passing_or_stopping_at_sushi_express_brings_a_customer() {
    for (start, bet) in [(7, 5), (8, 5), (11, 2)] {
        let scenario = Scenario { vans: vec![start, 0, 0], ..without_cards(bets(&[bet, 3, 4])) };
        let scenario = Scenario { stage: Stage::Rolling(seat(usize::from(bet < 4) * 2)), ..scenario };
        let scenario = if bet == 2 { Scenario { first: seat(0), ..scenario } } else { scenario };
        let mut table = driven(&scenario);
        assert_eq!(table.stage(), Stage::Taking(seat(0)));
        assert_eq!(table.moves(), ["take light-blue", "take dark-blue", "take pink"]);
        assert_eq!(table.refuses("take purple"), "no purple lies face up");
        table.plays(["take pink"]);
        assert_eq!(taken(&table, 0), Customers::one(PINK));
        assert!(!table.knows_all().row.has(PINK), "what is taken is not replaced");
    }
}

#[test]
fn starting_at_sushi_express_is_not_passing_it() {
    let table = driven(&without_cards(bets(&[11, 3, 4])));
    assert_eq!(table.stage(), Stage::Ordering(seat(1)));
    assert_eq!(taken(&table, 0), Customers::NONE);
}

#[test]
fn a_van_that_comes_by_twice_takes_one_customer() {
    let mut scenario = Scenario { vans: vec![11, 0, 0], ..without_cards(bets(&[12, 3, 4])) };
    scenario.hands[0] = vec![Action::Further];
    scenario.used.retain(|&card| card == Action::SameBet);
    let mut table = driven(&scenario);
    // Tile 0 is occupied, so twelve and one more free tiles lead over it, round to 11, over it again, and to 2.
    table.plays(["go +1"]);
    let Event::Drove { trip, .. } = table.events[0] else { panic!("{:?}", table.events) };
    assert_eq!(trip.tiles().filter(|tile| tile.index() == 0).count(), 2);
    assert_eq!(table.vans()[0], 2);
    table.plays(["take pink"]);
    assert_eq!(taken(&table, 0), Customers::one(PINK));
    assert_eq!(table.knows_all().row.len(), 2);
}

#[test]
fn sushi_express_is_passed_also_where_another_van_stands_on_it() {
    let scenario = Scenario { vans: vec![9, 0, 4], ..without_cards(bets(&[5, 2, 3])) };
    let table = driven(&scenario);
    assert_eq!(table.vans()[0], 3);
    assert_eq!(table.stage(), Stage::Taking(seat(0)));
}

#[test]
fn customers_that_are_all_alike_are_no_choice() {
    let scenario = Scenario { vans: vec![9, 1, 2], ..without_cards(bets(&[5, 2, 3])) };
    let table = driven(&Scenario { row: vec![LIGHT_BLUE; 3], ..scenario });
    assert_eq!(taken(&table, 0), Customers::one(LIGHT_BLUE));
    assert_eq!(drove(&table), [0, 2, 1]);
}

#[test]
fn those_who_come_first_choose_first() {
    let scenario = Scenario { vans: vec![9, 10, 11], ..without_cards(bets(&[5, 4, 3])) };
    let mut table = driven(&scenario);
    table.plays(["take light-blue"]);
    assert_eq!(table.moves(), ["take dark-blue", "take pink"]);
    table.plays(["take pink"]);
    assert_eq!(taken(&table, 2), Customers::one(DARK_BLUE), "the last one is no choice");
}

#[test]
fn stopping_at_the_park_draws_a_card() {
    let table = driven(&without_cards(bets(&[6, 2, 3])));
    assert!(matches!(table.events[2], Event::Drew { reason: Reason::Park, .. }));
    assert_eq!(table.hand(0).len(), 1);
    let table = driven(&without_cards(bets(&[7, 2, 3])));
    assert_eq!(table.hand(0).len(), 0, "passing the Park is not stopping there");
}

#[test]
fn whoever_comes_by_sushi_express_to_the_park_takes_a_customer_and_then_draws() {
    let scenario = Scenario { vans: vec![8, 1, 2], ..without_cards(bets(&[8, 2, 3])) };
    let mut table = driven(&scenario);
    assert_eq!(table.vans()[0], 6);
    assert_eq!(table.hand(0).len(), 0);
    table.plays(["take pink"]);
    assert!(matches!(table.events[0], Event::Took { customer: PINK, .. }));
    assert!(matches!(table.events[1], Event::Drew { reason: Reason::Park, .. }));
}

#[test]
fn the_park_has_nothing_when_the_pile_is_empty() {
    let table = driven(&with_empty_pile(without_cards(bets(&[6, 2, 3]))));
    assert_eq!(table.events[2], Event::NothingToDraw { seat: seat(0), reason: Reason::Park });
}

#[test]
fn whoever_failed_stays_and_does_not_drive() {
    let mut table = Table::new(&without_cards(bets(&[5, 12, 3])));
    table.dice([1, 1, 1, 1]).plays(["roll", "roll"]);
    table.dice([4, 4]).plays(["roll"]);
    assert_eq!(table.vans(), [5, 0, 3]);
}

#[test]
fn pawns_come_off_as_vans_have_driven() {
    let mut table = driven(&with_customers_left(bets(&[5, 4, 3]), &[PURPLE; 1]));
    assert_eq!(table.knows_all().track.len(), 3);
    table.plays(["go"]);
    assert_eq!(table.knows_all().track.len(), 2);
}
