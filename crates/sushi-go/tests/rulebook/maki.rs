//! Six points for the most maki rolls, three for the second most.

use sushiya_sushi_go::{PerPlace, maki_points};

use crate::{each_list, round, standing};

/// All rankings of two to five players, from the most rolls to the fewest, each followed by the points. 0 means no
/// roll; the other numbers only say who has more.
const STANDINGS: &str = "
    00 00   10 60   11 33   21 63

    000 000   100 600   110 330   111 222   210 630   211 611   221 330   321 630

    0000 0000   1000 6000   1100 3300   1110 2220   1111 1111   2100 6300   2110 6110   2111 6111
    2210 3300   2211 3300   2221 2220   3210 6300   3211 6300   3221 6110   3321 3300   4321 6300

    00000 00000   10000 60000   11000 33000   11100 22200   11110 11110   11111 11111
    21000 63000   21100 61100   21110 61110   21111 60000
    22100 33000   22110 33000   22111 33000   22210 22200   22211 22200   22221 11110
    32100 63000   32110 63000   32111 63000   32210 61100   32211 61100   32221 61110
    33210 33000   33211 33000   33221 33000   33321 22200
    43210 63000   43211 63000   43221 63000   43321 61100   44321 33000   54321 63000";

/// The points that the table lists for a ranking.
fn from_table(standing: &[u8]) -> Vec<u8> {
    let digits = |word: &str| word.bytes().map(|digit| digit - b'0').collect::<Vec<u8>>();
    let words: Vec<Vec<u8>> = STANDINGS.split_whitespace().map(digits).collect();
    let mut highest_first = standing.to_vec();
    highest_first.sort_unstable_by(|a, b| b.cmp(a));
    let row = words.chunks(2).find(|row| row[0] == highest_first);
    let row = row.unwrap_or_else(|| panic!("the table lacks {highest_first:?}"));
    // Equal numbers have equal points, so the position of the first one is enough.
    standing.iter().map(|number| row[1][row[0].iter().position(|other| other == number).unwrap()]).collect()
}

#[test]
fn every_tie_of_two_to_five_players_in_every_order() {
    for players in 2..=5 {
        for rolls in each_list(players, players as u8) {
            // Only players without a roll have rank 0.
            let lowest = u8::from(!rolls.contains(&0));
            let points = maki_points(&PerPlace::from_slice(&rolls));
            assert_eq!(points.as_slice(), from_table(&standing(&rolls, lowest)), "{rolls:?}");
        }
    }
}

#[test]
fn the_example_of_the_rulebook() {
    let scores = round(["maki3, maki2", "maki2, maki1", "maki3", "2 maki1"]);
    assert_eq!(scores.map(|score| score.maki).as_slice(), [6, 1, 1, 0]);
    assert_eq!(maki_points(&PerPlace::from_slice(&[5, 3, 3, 2])).as_slice(), [6, 1, 1, 0]);
}

#[test]
fn rolls_count_not_cards() {
    let maki = |fronts| round::<2>(fronts).map(|score| score.maki).as_slice().to_vec();
    assert_eq!(maki(["maki3", "2 maki1"]), [6, 3]);
    assert_eq!(maki(["maki3, maki1", "2 maki2"]), [3, 3]);
    assert_eq!(maki(["4 maki1", "maki3"]), [6, 3]);
    assert_eq!(maki(["maki1", "tempura, gyoza, salmon"]), [6, 0]);
    assert_eq!(maki(["pudding", "wasabi"]), [0, 0]);
}

#[test]
fn large_numbers_of_rolls() {
    assert_eq!(round(["8 maki3, 2 maki2", "9 maki2"]).map(|score| score.maki).as_slice(), [6, 3]);
    assert_eq!(maki_points(&PerPlace::from_slice(&[27, 28, 27])).as_slice(), [1, 6, 1]);
}
