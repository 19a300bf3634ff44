//! Driving the vans: order, distance, customers, the Park.

use sushiya_sushi_express::{Action, Actions, Customers, Event, Reason, Scenario, Stage};

use crate::table::{
    DARK_BLUE, LIGHT_BLUE, PINK, PURPLE, Table, bets, seat, with_customers_left, with_empty_pile, without_cards,
};

/// The highest bettor rolls and reaches the bet.
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
fn the_highest_bet_drives_first() {
    let table = driven(&without_cards(bets(&[5, 8, 3, 2])));
    assert_eq!(drove(&table), [1, 0, 2, 3]);
    assert_eq!(table.vans(), [5, 8, 3, 2]);
}

#[test]
fn the_top_pawn_of_a_stack_drives_first_and_the_others_pass_it() {
    let track = vec![(5, vec![seat(2), seat(0), seat(1)])];
    let scenario = Scenario { stage: Stage::Rolling(seat(1)), first: seat(2), track, ..bets(&[5, 6, 4]) };
    let table = driven(&without_cards(scenario));
    assert_eq!(drove(&table), [1, 0, 2]);
    assert_eq!(table.vans(), [6, 5, 7]);
}

#[test]
fn tiles_with_other_vans_do_not_count_but_the_vans_own_tile_does() {
    let scenario = Scenario { vans: vec![1, 3, 2], ..without_cards(bets(&[10, 5, 2])) };
    // With two other vans there are only ten free tiles, so the van returns to its own tile.
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
fn a_van_drives_at_once_if_its_player_cannot_hold_the_card() {
    let mut scenario = without_cards(bets(&[5, 4, 3]));
    scenario.hands[1] = vec![Action::Tip];
    let table = driven(&scenario);
    assert_eq!(table.vans(), [5, 0, 0]);
    assert_eq!(table.stage(), Stage::Driving(seat(1)), "judging by public information, the hidden card might be one");
    assert_eq!(table.moves(), ["go"]);
    scenario.used.extend([Action::Further; 3]);
    assert_eq!(driven(&scenario).vans(), [5, 4, 3], "all six are known to be gone");
}

#[test]
fn a_van_that_passes_or_stops_at_sushi_express_takes_a_customer() {
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
        assert!(!table.knows_all().row.has(PINK), "a taken customer is not replaced");
    }
}

#[test]
fn starting_at_sushi_express_is_not_passing_it() {
    let table = driven(&without_cards(bets(&[11, 3, 4])));
    assert_eq!(table.stage(), Stage::Ordering(seat(1)));
    assert_eq!(taken(&table, 0), Customers::NONE);
}

#[test]
fn a_van_that_passes_twice_takes_one_customer() {
    let mut scenario = Scenario { vans: vec![11, 0, 0], ..without_cards(bets(&[12, 3, 4])) };
    scenario.hands[0] = vec![Action::Further];
    scenario.used.retain(|&card| card == Action::SameBet);
    let mut table = driven(&scenario);
    // Tile 0 is occupied, so thirteen free tiles lead past it to 11, past it again, and to 2.
    table.plays(["go +1"]);
    let Event::Drove { trip, .. } = table.events[0] else { panic!("{:?}", table.events) };
    assert_eq!(trip.tiles().filter(|tile| tile.index() == 0).count(), 2);
    assert_eq!(table.vans()[0], 2);
    table.plays(["take pink"]);
    assert_eq!(taken(&table, 0), Customers::one(PINK));
    assert_eq!(table.knows_all().row.len(), 2);
}

#[test]
fn sushi_express_counts_as_passed_even_if_another_van_is_there() {
    let scenario = Scenario { vans: vec![9, 0, 4], ..without_cards(bets(&[5, 2, 3])) };
    let table = driven(&scenario);
    assert_eq!(table.vans()[0], 3);
    assert_eq!(table.stage(), Stage::Taking(seat(0)));
}

#[test]
fn a_customer_is_taken_at_once_if_all_are_alike() {
    let scenario = Scenario { vans: vec![9, 1, 2], ..without_cards(bets(&[5, 2, 3])) };
    let table = driven(&Scenario { row: vec![LIGHT_BLUE; 3], ..scenario });
    assert_eq!(taken(&table, 0), Customers::one(LIGHT_BLUE));
    assert_eq!(drove(&table), [0, 2, 1]);
}

#[test]
fn the_first_van_to_arrive_chooses_first() {
    let scenario = Scenario { vans: vec![9, 10, 11], ..without_cards(bets(&[5, 4, 3])) };
    let mut table = driven(&scenario);
    table.plays(["take light-blue"]);
    assert_eq!(table.moves(), ["take dark-blue", "take pink"]);
    table.plays(["take pink"]);
    assert_eq!(taken(&table, 2), Customers::one(DARK_BLUE), "the last customer is taken without a choice");
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
fn a_van_that_passes_sushi_express_to_the_park_takes_a_customer_first() {
    let scenario = Scenario { vans: vec![8, 1, 2], ..without_cards(bets(&[8, 2, 3])) };
    let mut table = driven(&scenario);
    assert_eq!(table.vans()[0], 6);
    assert_eq!(table.hand(0).len(), 0);
    table.plays(["take pink"]);
    assert!(matches!(table.events[0], Event::Took { customer: PINK, .. }));
    assert!(matches!(table.events[1], Event::Drew { reason: Reason::Park, .. }));
}

#[test]
fn nothing_is_drawn_at_the_park_if_the_pile_is_empty() {
    let table = driven(&with_empty_pile(without_cards(bets(&[6, 2, 3]))));
    assert_eq!(table.events[2], Event::NothingToDraw { seat: seat(0), reason: Reason::Park });
}

#[test]
fn a_player_who_failed_does_not_drive() {
    let mut table = Table::new(&without_cards(bets(&[5, 12, 3])));
    table.dice([1, 1, 1, 1]).plays(["roll", "roll"]);
    table.dice([4, 4]).plays(["roll"]);
    assert_eq!(table.vans(), [5, 0, 3]);
}

#[test]
fn pawns_are_taken_off_when_their_vans_have_driven() {
    let mut table = driven(&with_customers_left(bets(&[5, 4, 3]), &[PURPLE; 1]));
    assert_eq!(table.knows_all().track.len(), 3);
    table.plays(["go"]);
    assert_eq!(table.knows_all().track.len(), 2);
}
