//! Invalid positions are rejected with all errors at once.

use game::{FastChance, Game, playout};
use sushiya_sushi_express::{Action, Scenario, Stage, SushiExpress};

use crate::table::{LIGHT_BLUE, PINK, RED, beginning, bets, seat, with_customers_left};

fn errors(scenario: &Scenario) -> Vec<String> {
    SushiExpress::try_from(scenario).unwrap_err().iter().map(ToString::to_string).collect()
}

#[track_caller]
fn assert_error(scenario: &Scenario, error: &str) {
    let errors = errors(scenario);
    assert_eq!(errors, [error]);
}

#[test]
fn valid_positions_can_be_played_to_the_end() {
    for players in 3..=6 {
        let game = SushiExpress::try_from(&beginning(players)).unwrap();
        let (customers, actions) = game.census();
        assert_eq!((customers.len(), actions.len()), (36, 28));
        let mut end = game.clone();
        playout(&mut end, &mut FastChance::new(1));
        assert_eq!(end.census(), game.census());
        assert!(end.outcome().is_some());
    }
}

#[test]
fn all_errors_are_reported_at_once() {
    let scenario = Scenario {
        stage: Stage::Betting(seat(4)),
        track: vec![(13, vec![seat(0)]), (7, vec![seat(1), seat(1), seat(5)]), (7, vec![])],
        vans: vec![12, 3, 3, 0],
        dice: Some([0, 7]),
        hands: vec![vec![Action::Swap; 5], vec![], vec![]],
        taken: vec![vec![PINK; 3], vec![]],
        ..beginning(3)
    };
    assert_eq!(
        errors(&scenario),
        [
            "the vans: 4 seats instead of 3",
            "the customers taken: 2 seats instead of 3",
            "who must choose: nobody sits on seat 5",
            "the bet track: 13 is not a number of it or is there twice; it has 2 to 12 once each",
            "the bet track: seat 2 has more than one pawn on it",
            "the bet track: nobody sits on seat 6",
            "the bet track: 7 is not a number of it or is there twice; it has 2 to 12 once each",
            "the van of seat 1 is on tile 12, but tiles count from 0 to 11",
            "there is more than one van on tile 3, and only on tile 0, where all start, can there be",
            "dice cannot show 0 and 7, only 1 to 6 each",
            "the hand of seat 1: fewer cards are in it than everybody knows to be there",
            "the hand of seat 2: fewer cards are in it than everybody knows to be there",
            "the hand of seat 3: fewer cards are in it than everybody knows to be there",
            "there are 4 customer cards 'pink' on the table, but only 2 in the box",
            "there are 5 action cards 'swap' on the table, but only 4 in the box",
        ]
    );
}

#[test]
fn the_row_fits_the_stage() {
    let row = vec![PINK];
    assert_error(
        &Scenario { row: row.clone(), ..beginning(3) },
        "seat 1 cannot bet on a number, or swap two first: until vans drive there is a customer face up for each player",
    );
    assert_error(
        &Scenario { row: row.clone(), stage: Stage::Driving(seat(1)), ..bets(&[5, 9, 3]) },
        "seat 2 cannot go, as far as the bet or further: there is a customer face up for each pawn, and no more than play",
    );
    let ordering = Scenario { stage: Stage::Ordering(seat(0)), ..beginning(3) };
    assert_error(
        &Scenario { row: vec![], ..ordering.clone() },
        "seat 1 cannot keep or discard the customers that are left: no customers are left",
    );
    assert_error(
        &with_customers_left(Scenario { row, ..ordering }, &[RED]),
        "seat 1 cannot keep or discard the customers that are left: the row cannot be filled any more, the game is over",
    );
    assert_error(
        &Scenario { row: vec![LIGHT_BLUE; 3], stage: Stage::Taking(seat(1)), ..bets(&[5, 9, 3]) },
        "seat 2 cannot take a customer: all customers face up are alike",
    );
    assert_error(
        &Scenario { stage: Stage::Over, ..beginning(3) },
        "the game cannot be over: the row can still be filled",
    );
}

#[test]
fn the_pawns_fit_the_stage() {
    assert_error(
        &Scenario { track: vec![(7, vec![seat(1)])], ..beginning(3) },
        "seat 1 cannot bet on a number, or swap two first: those who bet before have a pawn on the track, the others none",
    );
    assert_error(
        &Scenario { stage: Stage::Rolling(seat(0)), ..bets(&[5, 9, 3]) },
        "seat 1 cannot roll the dice: the turn is of the top pawn on the highest number",
    );
    assert_error(
        &Scenario { first: seat(0), ..bets(&[5, 9, 3]) },
        "seat 2 cannot roll the dice: the bottom pawn on the lowest number is the next to bet first",
    );
    assert_error(
        &Scenario { stage: Stage::Ordering(seat(1)), ..beginning(3) },
        "seat 2 cannot keep or discard the customers that are left: that is for the lowest bettor",
    );
    assert_error(
        &with_customers_left(Scenario { stage: Stage::Over, row: vec![], ..bets(&[5, 9, 3]) }, &[]),
        "the game cannot be over: there are pawns on the track",
    );
}

#[test]
fn only_players_who_might_hold_a_card_are_asked() {
    let swapping = Scenario { stage: Stage::Swapping(seat(0)), track: vec![(7, vec![seat(0)])], ..beginning(3) };
    assert_eq!(
        errors(&swapping),
        [
            "seat 1 cannot swap two numbers, or say that you are done: no two neighbouring numbers have pawns",
            "seat 1 cannot swap two numbers, or say that you are done: everybody knows that there is no swap card in the hand",
        ]
    );
    let failing = Scenario { stage: Stage::Failing(seat(1)), dice: Some([4, 5]), ..bets(&[5, 9, 3]) };
    assert_eq!(
        errors(&failing),
        [
            "seat 2 cannot re-roll one of the dice, or accept the roll: the dice do not show less than the bet",
            "seat 2 cannot re-roll one of the dice, or accept the roll: everybody knows that there is no re-roll card in the hand",
        ]
    );
    let mut driving = Scenario { stage: Stage::Driving(seat(1)), ..bets(&[5, 9, 3]) };
    driving.hands[1].clear();
    driving.open[1].clear();
    assert_error(
        &driving,
        "seat 2 cannot go, as far as the bet or further: everybody knows that there is no one-tile-further card in the hand",
    );
}
