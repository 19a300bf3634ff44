//! Orders: keeping and discarding, filling the row, the next first player.

use sushiya_sushi_express::{Customers, Event, Scenario, Stage};

use crate::table::{DARK_BLUE, LIGHT_BLUE, PINK, Table, bets, seat, without_cards};

/// Everybody drives. The first seat passes Sushi Express and takes pink.
fn driven(scenario: &Scenario) -> Table {
    let mut table = Table::new(scenario);
    table.dice([6, 6]).plays(["roll", "take pink"]);
    table
}

fn one_passes() -> Scenario {
    Scenario { vans: vec![9, 1, 2], ..without_cards(bets(&[5, 2, 3])) }
}

#[test]
fn the_lowest_bettor_can_keep_the_remaining_customers() {
    let mut table = driven(&one_passes());
    assert_eq!(table.stage(), Stage::Ordering(seat(1)));
    assert_eq!(table.moves(), ["keep", "discard"]);
    table.plays(["keep"]);
    let Event::RowFilled { customers } = table.events[1] else { panic!("{:?}", table.events) };
    assert_eq!(customers.len(), 1);
    assert_eq!(table.knows_all().row, customers.plus([LIGHT_BLUE, DARK_BLUE].into_iter().collect()));
    assert_eq!(table.knows_all().discarded, Customers::NONE);
    assert_eq!(table.stage(), Stage::Betting(seat(1)), "the lowest bettor is the next first player");
}

#[test]
fn the_lowest_bettor_can_discard_the_remaining_customers() {
    let mut table = driven(&one_passes());
    table.plays(["discard"]);
    let left = [LIGHT_BLUE, DARK_BLUE].into_iter().collect();
    assert_eq!(table.events[0], Event::Discarded { seat: Some(seat(1)), customers: left });
    assert_eq!(table.knows_all().discarded, left);
    assert_eq!(table.knows_all().row.len(), 3);
}

#[test]
fn a_full_row_can_be_kept() {
    let mut table = Table::new(&without_cards(bets(&[5, 2, 3])));
    table.dice([6, 6]).plays(["roll"]);
    assert_eq!(table.stage(), Stage::Ordering(seat(1)));
    let row = table.knows_all().row;
    table.plays(["keep"]);
    assert_eq!(table.knows_all().row, row);
    assert_eq!(
        table.events,
        [
            Event::Kept { seat: seat(1) },
            Event::RoundBegan { first: seat(1) },
            Event::Asked { stage: Stage::Betting(seat(1)) },
        ]
    );
}

#[test]
fn nobody_is_asked_if_no_customer_is_left() {
    let scenario = Scenario { vans: vec![9, 10, 11], ..without_cards(bets(&[5, 4, 3])) };
    let mut table = Table::new(&scenario);
    table.dice([6, 6]).plays(["roll", "take pink", "take dark-blue"]);
    assert_eq!(table.stage(), Stage::Betting(seat(2)));
    assert_eq!(table.knows_all().row.len(), 3);
}

#[test]
fn the_row_is_discarded_if_no_van_drove() {
    let scenario = without_cards(bets(&[5, 7, 3]));
    let row = scenario.row.iter().copied().collect();
    let mut table = Table::new(&scenario);
    for _ in 0..3 {
        table.dice([1, 1, 1, 1]).plays(["roll", "roll"]);
    }
    assert!(table.events.contains(&Event::Discarded { seat: None, customers: row }));
    assert_eq!(table.knows_all().discarded, row);
    assert_eq!(table.knows_all().row.len(), 3);
    assert_eq!(table.stage(), Stage::Betting(seat(2)), "the lowest bettor is the next first player");
    assert_eq!(table.vans(), [0, 0, 0]);
}

#[test]
fn the_bottom_pawn_on_the_lowest_number_decides() {
    let track = vec![(5, vec![seat(2), seat(0), seat(1)])];
    let scenario =
        Scenario { stage: Stage::Rolling(seat(1)), first: seat(2), track, ..without_cards(bets(&[5, 6, 4])) };
    let mut table = Table::new(&scenario);
    table.dice([6, 6]).plays(["roll"]);
    assert_eq!(table.stage(), Stage::Ordering(seat(2)));
    table.plays(["discard"]);
    assert_eq!(table.stage(), Stage::Betting(seat(2)));
    assert!(!table.knows_all().discarded.is_empty() && table.knows_all().discarded.has(PINK));
}
