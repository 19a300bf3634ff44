//! Points for tempura, sashimi and gyoza, and none for wasabi, chopsticks and pudding.

use sushiya_sushi_go::RoundScore;

use crate::{alone, round};

#[test]
fn a_pair_of_tempura_is_five_points() {
    for (tempura, points) in [0, 0, 5, 5, 10, 10, 15, 15, 20, 20, 25].into_iter().enumerate() {
        assert_eq!(alone(&format!("{tempura} tempura")).total(), points, "{tempura} tempura");
    }
}

#[test]
fn a_trio_of_sashimi_is_ten_points() {
    for (sashimi, points) in [0, 0, 0, 10, 10, 10, 20, 20, 20, 30, 30].into_iter().enumerate() {
        assert_eq!(alone(&format!("{sashimi} sashimi")).total(), points, "{sashimi} sashimi");
    }
}

#[test]
fn gyoza_are_worth_more_the_more_there_are_up_to_five() {
    for (gyoza, points) in [0, 1, 3, 6, 10, 15, 15, 15, 15, 15, 15].into_iter().enumerate() {
        assert_eq!(alone(&format!("{gyoza} gyoza")).total(), points, "{gyoza} gyoza");
    }
}

#[test]
fn cards_of_a_set_need_not_be_played_in_a_row() {
    let mixed = alone("sashimi, tempura, gyoza, sashimi, egg, tempura, sashimi, gyoza");
    assert_eq!((mixed.tempura, mixed.sashimi, mixed.gyoza, mixed.nigiri), (5, 10, 3, 1));
    assert_eq!(mixed.total(), 19);
}

#[test]
fn wasabi_chopsticks_and_pudding_are_worth_nothing_in_a_round() {
    assert_eq!(alone("3 wasabi, 4 chopsticks, 3 pudding").total(), 0);
    assert_eq!(alone("").total(), 0);
}

#[test]
fn a_round_score_is_the_sum_of_its_lines() {
    let scores = round(["3 maki3, 2 tempura, wasabi, squid, 2 gyoza", "maki1, 3 sashimi, 5 gyoza", "maki1, tempura"]);
    let lines = |index: usize| scores.as_slice()[index].points();
    assert_eq!(lines(0), [6, 5, 0, 3, 9]);
    assert_eq!(lines(1), [1, 0, 10, 15, 0]);
    assert_eq!(lines(2), [1, 0, 0, 0, 0]);
    assert_eq!(scores.map(RoundScore::total).as_slice(), [23, 26, 1]);
}
