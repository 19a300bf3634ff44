//! Six points for the most puddings, minus six for the fewest, at the end of the game.

use sushiya_sushi_go::{PerPlace, Sheet, pudding_points};

use crate::common::cards;
use crate::{each_list, standing};

/// All rankings of two to five players, from the most puddings to the fewest, each followed by the points.
const STANDINGS: &str = "
    11      +0 +0
    21      +6 +0

    111     +0 +0 +0
    211     +6 -3 -3
    221     +3 +3 -6
    321     +6 +0 -6

    1111    +0 +0 +0 +0
    2111    +6 -2 -2 -2
    2211    +3 +3 -3 -3
    2221    +2 +2 +2 -6
    3211    +6 +0 -3 -3
    3221    +6 +0 +0 -6
    3321    +3 +3 +0 -6
    4321    +6 +0 +0 -6

    11111   +0 +0 +0 +0 +0
    21111   +6 -1 -1 -1 -1
    22111   +3 +3 -2 -2 -2
    22211   +2 +2 +2 -3 -3
    22221   +1 +1 +1 +1 -6
    32111   +6 +0 -2 -2 -2
    32211   +6 +0 +0 -3 -3
    32221   +6 +0 +0 +0 -6
    33211   +3 +3 +0 -3 -3
    33221   +3 +3 +0 +0 -6
    33321   +2 +2 +2 +0 -6
    43211   +6 +0 +0 -3 -3
    43221   +6 +0 +0 +0 -6
    43321   +6 +0 +0 +0 -6
    44321   +3 +3 +0 +0 -6
    54321   +6 +0 +0 +0 -6";

/// The points that the table lists for a ranking.
fn from_table(standing: &[u8]) -> Vec<i32> {
    let mut highest_first = standing.to_vec();
    highest_first.sort_unstable_by(|a, b| b.cmp(a));
    let key: String = highest_first.iter().map(ToString::to_string).collect();
    let row = STANDINGS.lines().map(str::trim).find(|line| line.split(' ').next() == Some(&key));
    let row = row.unwrap_or_else(|| panic!("the table lacks {key}"));
    let points: Vec<i32> = row.split_whitespace().skip(1).map(|points| points.parse().unwrap()).collect();
    assert_eq!(points.len(), standing.len(), "{row}");
    // Equal numbers have equal points, so the position of the first one is enough.
    let place = |number: &u8| highest_first.iter().position(|other| other == number).unwrap();
    standing.iter().map(|number| points[place(number)]).collect()
}

fn points<const N: usize>(puddings: [u8; N]) -> Vec<i32> {
    pudding_points(&PerPlace::from_slice(&puddings)).as_slice().to_vec()
}

#[test]
fn every_tie_of_two_to_five_players_in_every_order() {
    for players in 2..=5 {
        for puddings in each_list(players, players as u8) {
            let points = pudding_points(&PerPlace::from_slice(&puddings));
            assert_eq!(points.as_slice(), from_table(&standing(&puddings, 1)), "{puddings:?}");
        }
    }
}

#[test]
fn the_example_of_the_rulebook() {
    assert_eq!(points([4, 3, 0, 0]), [6, 0, -3, -3]);
}

#[test]
fn two_players_never_lose_points() {
    assert_eq!(points([3, 0]), [6, 0]);
    assert_eq!(points([1, 2]), [0, 6]);
}

#[test]
fn nobody_scores_when_all_have_the_same_number() {
    assert_eq!(points([0, 0, 0]), [0, 0, 0]);
    assert_eq!(points([2, 2, 2, 2, 2]), [0, 0, 0, 0, 0]);
    assert_eq!(points([5, 5]), [0, 0]);
}

#[test]
fn points_are_rounded_towards_zero() {
    assert_eq!(points([1, 1, 1, 1, 0]), [1, 1, 1, 1, -6]);
    assert_eq!(points([0, 0, 0, 0, 10]), [-1, -1, -1, -1, 6]);
}

/// The points for pudding on a sheet of which only the first round has cards.
fn on_sheet<const N: usize>(variant: &str, fronts: [&str; N]) -> Vec<i32> {
    let names = |words: &str| cards(words).iter().map(ToString::to_string).collect();
    let nothing = vec![Vec::new(); N];
    let sheet = Sheet { variant: variant.to_owned(), rounds: vec![fronts.map(names).into(), nothing.clone(), nothing] };
    sheet.score().unwrap().pudding.unwrap()
}

#[test]
fn the_dummy_counts_as_a_third_player() {
    assert_eq!(on_sheet("standard", ["2 pudding", "pudding"]), [6, 0]);
    assert_eq!(on_sheet("dummy", ["2 pudding", "pudding", "3 pudding"]), [0, -6, 6]);
    assert_eq!(on_sheet("dummy", ["2 pudding", "pudding", "egg"]), [6, 0, -6]);
    assert_eq!(on_sheet("dummy", ["pudding", "pudding", "egg"]), [3, 3, -6]);
    assert_eq!(on_sheet("dummy", ["pudding", "egg", "egg"]), [6, -3, -3]);
    assert_eq!(on_sheet("dummy", ["pudding", "pudding", "pudding"]), [0, 0, 0]);
}
