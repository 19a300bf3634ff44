//! The end of the game.

use game::{Decision, Game, Pending};
use sushiya_sushi_express::{Action, Actions, Customer, Event, Scenario, Stage};

use crate::table::{DARK_BLUE, LIGHT_BLUE, PINK, PURPLE, RED, Table, bets, seat, with_customers_left, without_cards};

/// One van passes Sushi Express and takes pink, with `left` customers in the pile.
fn one_taken(left: usize) -> Table {
    let scenario = Scenario { vans: vec![9, 1, 2], ..without_cards(bets(&[5, 2, 3])) };
    let pile = [PURPLE, RED, PURPLE, RED];
    let mut table = Table::new(&with_customers_left(scenario, &pile[..left]));
    table.dice([6, 6]).plays(["roll", "take pink"]);
    table
}

#[test]
fn the_game_goes_on_while_the_row_can_be_filled() {
    let mut table = one_taken(1);
    table.plays(["keep"]);
    assert_eq!(table.stage(), Stage::Betting(seat(1)));
    assert_eq!(table.knows_all().pile().len(), 0);
}

#[test]
fn discarding_the_row_can_end_the_game() {
    for left in 1..3 {
        let mut table = one_taken(left);
        assert_eq!(table.stage(), Stage::Ordering(seat(1)));
        table.plays(["discard"]);
        assert_eq!(table.game.pending(), Pending::Over);
    }
    let mut table = one_taken(3);
    table.plays(["discard"]);
    assert_eq!(table.stage(), Stage::Betting(seat(1)));
}

#[test]
fn nobody_is_asked_about_the_row_if_the_game_is_over_either_way() {
    let table = one_taken(0);
    assert_eq!(table.game.pending(), Pending::Over);
    assert_eq!(table.knows_all().row, [LIGHT_BLUE, DARK_BLUE].into_iter().collect());
}

#[test]
fn a_forced_discard_can_end_the_game() {
    let mut table = Table::new(&with_customers_left(without_cards(bets(&[5, 7, 3])), &[PURPLE, RED]));
    for _ in 0..3 {
        table.dice([1, 1, 1, 1]).plays(["roll", "roll"]);
    }
    assert_eq!(table.game.pending(), Pending::Over);
}

/// The pile of customers is empty, everybody drives, the row is discarded and the game ends.
fn ended(hands: &[Vec<Action>; 3], taken: &[Vec<Customer>; 3]) -> Table {
    let none = vec![Vec::new(); 3];
    let scenario = Scenario {
        hands: hands.to_vec(),
        open: none,
        used: Vec::new(),
        taken: taken.to_vec(),
        row: vec![LIGHT_BLUE; 3],
        ..bets(&[5, 2, 3])
    };
    let mut table = Table::new(&with_customers_left(scenario, &[]));
    table.dice([6, 6]).plays(["roll"]);
    while table.stage() != Stage::Ordering(seat(1)) {
        table.plays(["go"]);
    }
    table.plays(["discard"]);
    table
}

#[test]
fn hands_are_revealed_and_their_tips_count() {
    let hands = [vec![Action::Tip, Action::Swap], vec![Action::Swap], vec![Action::Tip]];
    let table = ended(&hands, &[vec![PINK], vec![PINK, LIGHT_BLUE], vec![]]);
    let open: Vec<Actions> = table
        .events
        .iter()
        .filter_map(|event| if let Event::Revealed { cards, .. } = event { Some(*cards) } else { None })
        .collect();
    assert_eq!(open[0], [Action::Tip, Action::Swap].into_iter().collect());
    assert_eq!(open[1], Actions::one(Action::Swap));
    let spectator = table.game.observe(game::Viewer::Spectator);
    assert!(spectator.hands.as_slice().iter().all(|hand| hand.hidden == 0));
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.scores.as_slice(), [3, 6 - 1, 0]);
    assert_eq!(outcome.decided_by, Decision::Points);
}

#[test]
fn the_pad_shows_customers_at_any_time_and_tips_at_the_end() {
    let lines = |table: &Table| {
        let mut lines = Vec::new();
        table.game.score_lines(&mut |seat, line| lines.push((seat.index(), line.what, line.points)));
        lines
    };
    let scenario = Scenario { taken: vec![vec![PINK, Customer::Tip], vec![], vec![]], ..bets(&[5, 2, 3]) };
    assert_eq!(lines(&Table::new(&scenario))[..2], [(0, "colours", 3), (0, "extras", 0)]);
    assert_eq!(lines(&Table::new(&scenario)).len(), 6);
    let end = lines(&ended(&[vec![], vec![], vec![]], &[vec![PINK, Customer::Tip], vec![], vec![PINK]]));
    assert_eq!(end[3..6], [(1, "colours", 0), (1, "extras", 0), (1, "tips", -1)]);
    assert_eq!(end.len(), 9);
}

#[test]
fn more_action_cards_other_than_tips_break_a_tie() {
    // The first player's tip costs the others a point each. The second player makes up for it with another customer.
    let taken = [vec![PINK], vec![DARK_BLUE, DARK_BLUE], vec![]];
    let hands = [vec![Action::Tip, Action::Swap], vec![Action::Reroll, Action::Swap], vec![]];
    let outcome = ended(&hands, &taken).game.outcome().unwrap();
    assert_eq!(outcome.scores.as_slice(), [3, 4 - 1, -1]);
    assert_eq!((outcome.ranks.as_slice(), outcome.decided_by), (&[2, 1, 3][..], Decision::TieBreak("action_cards")));

    let hands = [vec![Action::Tip, Action::Swap], vec![Action::Reroll], vec![]];
    let outcome = ended(&hands, &taken).game.outcome().unwrap();
    assert_eq!((outcome.ranks.as_slice(), outcome.decided_by), (&[1, 1, 3][..], Decision::Shared));
}
