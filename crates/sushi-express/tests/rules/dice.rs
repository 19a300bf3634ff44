//! Rolling the dice.

use game::{FastChance, Game, Joint, MoveSet};
use sushiya_sushi_express::{Action, Actions, Event, Reason, Scenario, Stage, SushiExpress};

use crate::table::{Table, bets, seat, with_empty_pile, without_cards};

fn failed(table: &Table) -> Vec<usize> {
    let failed = table.events.iter().filter_map(|event| match event {
        Event::Failed { seat } => Some(seat.index()),
        _ => None,
    });
    failed.collect()
}

#[test]
fn the_highest_bet_rolls_and_reaching_it_ends_the_rolling() {
    for dice in [[3, 4], [6, 6]] {
        let mut table = Table::new(&bets(&[5, 7, 3]));
        assert_eq!(table.stage(), Stage::Rolling(seat(1)));
        table.dice(dice).plays(["roll"]);
        assert_eq!(table.stage(), Stage::Driving(seat(1)), "the bet or more drives");
    }
    let mut table = Table::new(&bets(&[5, 7, 3]));
    table.dice([3, 3]).plays(["roll"]);
    assert_eq!(table.stage(), Stage::RollingAgain(seat(1)));
    table.dice([1, 6]).plays(["roll"]);
    assert_eq!(table.stage(), Stage::Driving(seat(1)));
}

#[test]
fn after_two_rolls_below_the_bet_a_player_draws_and_the_next_rolls() {
    let mut table = Table::new(&without_cards(bets(&[5, 7, 3])));
    table.dice([1, 1, 1, 2]).plays(["roll", "roll"]);
    assert_eq!(failed(&table), [1]);
    assert!(matches!(table.events[2], Event::Drew { reason: Reason::Failed, card: Some(_), .. }));
    assert_eq!(table.hand(1).len(), 1);
    assert_eq!(table.knows_all().track.bet(seat(1)), None);
    assert_eq!(table.stage(), Stage::Rolling(seat(0)));
    // The next player has two rolls too. The van of the player who failed does not move.
    table.dice([1, 1, 1, 4]).plays(["roll", "roll"]);
    assert_eq!(table.vans(), [5, 0, 3]);
}

#[test]
fn the_top_pawn_of_a_stack_rolls_first() {
    let track = vec![(8, vec![seat(2), seat(0), seat(3)]), (2, vec![seat(1)])];
    let scenario = Scenario { stage: Stage::Rolling(seat(3)), first: seat(1), track, ..bets(&[8, 2, 7, 9]) };
    let mut table = Table::new(&scenario);
    for roller in [3, 0, 2] {
        assert_eq!(table.stage(), Stage::Rolling(seat(roller)));
        table.dice([1, 1, 1, 1]).plays(["roll", "roll"]);
    }
    assert_eq!(table.stage(), Stage::Rolling(seat(1)));
}

#[test]
fn a_bet_on_two_always_succeeds() {
    let mut table = Table::new(&without_cards(bets(&[2, 4, 3])));
    table.dice([1; 4]).plays(["roll", "roll"]);
    table.dice([1; 4]).plays(["roll", "roll"]);
    table.dice([1; 2]).plays(["roll"]);
    assert_eq!(table.vans(), [2, 0, 0]);
}

#[test]
fn a_reroll_rolls_one_die_again_after_the_first_roll() {
    let mut scenario = bets(&[5, 9, 3]);
    scenario.hands[1].push(Action::Reroll);
    let mut table = Table::new(&scenario);
    assert_eq!(table.refuses("reroll 5"), "now it is time to roll the dice");
    table.dice([2, 5]).plays(["roll"]);
    assert_eq!(table.moves(), ["roll", "reroll 2", "reroll 5"]);
    assert_eq!(table.refuses("reroll 3"), "no die shows 3");
    table.dice([4]).plays(["reroll 2"]);
    let bet = table.knows_all().track.bet(seat(1)).unwrap();
    let dice = table.knows_all().dice.unwrap();
    assert_eq!(dice.pips(), [4, 5]);
    assert_eq!(table.events[0], Event::Rerolled { seat: seat(1), bet, from: 2, to: 4, dice, reached: true });
    assert_eq!(table.stage(), Stage::Driving(seat(1)));
    assert_eq!(table.hand(1).count(Action::Reroll), 0);
}

#[test]
fn several_rerolls_can_be_played_on_both_rolls() {
    let mut scenario = bets(&[5, 12, 3]);
    scenario.hands[1].extend([Action::Reroll; 4]);
    let mut table = Table::new(&scenario);
    table.dice([2, 2]).plays(["roll"]);
    assert_eq!(table.moves(), ["roll", "reroll 2"], "two equal dice are one choice");
    table.dice([6]).plays(["reroll 2"]);
    assert_eq!(table.stage(), Stage::RollingAgain(seat(1)));
    table.dice([3]).plays(["reroll 2"]);
    table.dice([1, 6]).plays(["roll"]);
    assert_eq!(table.stage(), Stage::Failing(seat(1)));
    assert_eq!(table.moves(), ["reroll 1", "reroll 6", "accept"]);
    table.dice([5]).plays(["reroll 1"]);
    assert_eq!(table.stage(), Stage::Failing(seat(1)));
    table.dice([6]).plays(["reroll 5"]);
    assert_eq!(table.stage(), Stage::Driving(seat(1)));
    assert_eq!(table.knows_all().used, Actions::several(Action::Reroll, 4));
}

#[test]
fn a_player_fails_at_once_after_the_last_reroll() {
    let mut scenario = without_cards(bets(&[5, 12, 3]));
    scenario.hands[1].push(Action::Reroll);
    scenario.used.extend([Action::Reroll; 3]);
    let mut table = Table::new(&scenario);
    table.dice([1, 1, 1, 2]).plays(["roll", "roll"]);
    table.dice([1]).plays(["reroll 2"]);
    assert_eq!(failed(&table), [1]);
}

#[test]
fn a_second_roll_can_be_accepted() {
    let mut scenario = bets(&[5, 9, 3]);
    scenario.hands[1].push(Action::Reroll);
    let mut table = Table::new(&scenario);
    table.dice([4, 4, 2, 6]).plays(["roll", "roll"]);
    assert_eq!(table.refuses("roll"), "now it is time to re-roll one of the dice, or accept the roll");
    table.plays(["accept"]);
    assert_eq!(failed(&table), [1]);
    assert_eq!(table.hand(1).len(), 4, "the re-roll is kept and a card drawn");
}

/// The stage after two rolls below the bet, by a player with these hidden cards and with this number of re-rolls used.
fn after_two_rolls(hidden: &[Action], rerolls_used: usize) -> Stage {
    let mut scenario = bets(&[5, 9, 3]);
    scenario.hands[1].extend(hidden);
    scenario.used.extend(std::iter::repeat_n(Action::Reroll, rerolls_used));
    let mut table = Table::new(&scenario);
    table.dice([1, 1, 1, 1]).plays(["roll", "roll"]);
    table.stage()
}

#[test]
fn a_player_who_might_hold_a_reroll_is_asked() {
    assert_eq!(after_two_rolls(&[Action::Reroll], 0), Stage::Failing(seat(1)));
    assert_eq!(after_two_rolls(&[Action::Tip], 3), Stage::Failing(seat(1)));
    assert_eq!(after_two_rolls(&[Action::Tip], 4), Stage::Rolling(seat(0)));
    assert_eq!(after_two_rolls(&[], 0), Stage::Rolling(seat(0)));
}

#[test]
fn nothing_is_drawn_from_an_empty_pile() {
    let mut table = Table::new(&with_empty_pile(without_cards(bets(&[5, 9, 3]))));
    table.dice([1, 1, 1, 1]).plays(["roll", "roll"]);
    assert!(table.events.contains(&Event::NothingToDraw { seat: seat(1), reason: Reason::Failed }));
    assert_eq!(table.hand(1), Actions::NONE);
    assert_eq!(table.stage(), Stage::Rolling(seat(0)));
}

/// How often the highest bettor drives, with this bet and no cards.
fn reaches(bet: u8) -> f64 {
    let games = 20_000;
    let start = SushiExpress::try_from(&without_cards(bets(&[2, bet, 3]))).unwrap();
    let chance = &mut FastChance::new(bet.into());
    let mut reached = 0;
    for _ in 0..games {
        let mut game = start.clone();
        let mut drove = false;
        while !drove && game.observe(game::Viewer::Spectator).track.bet(seat(1)).is_some() {
            let mut joint = Joint::new(3);
            joint[seat(1)] = Some(game.legal_moves(seat(1)).nth(0));
            game.apply(&joint, chance, &mut |event| drove |= matches!(event, Event::Rolled { reached: true, .. }))
                .unwrap();
        }
        reached += i32::from(drove);
    }
    f64::from(reached) / f64::from(games)
}

#[test]
fn bets_are_reached_with_the_expected_frequency() {
    // Five standard deviations of a share of 20,000 games are at most 0.018.
    for (bet, below) in [(4, 3.0), (7, 15.0), (10, 30.0), (12, 35.0)] {
        let expected = 1.0 - f64::powi(below / 36.0, 2);
        let share = reaches(bet);
        assert!((share - expected).abs() < 0.018, "{bet}: {share} instead of {expected}");
    }
    assert!((1.0 - f64::powi(15.0 / 36.0, 2) - 0.826).abs() < 0.001, "82.6 % at seven or more");
    assert!((1.0 - f64::powi(30.0 / 36.0, 2) - 0.306).abs() < 0.001, "30.6 % at ten or more");
}
