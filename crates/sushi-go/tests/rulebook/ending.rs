//! The winner: most points, then most puddings; otherwise a shared victory.

use game::{Decision, Game, Outcome, ScoreLine, Seat};
use sushiya_sushi_go::{Scored, Sheet, ShortRound};

use crate::common::{Play, Table, cards};
use crate::{ANN, BEN};

/// The last turn of a game that is tied so far: both players have 59 points, a pudding and an empty wasabi.
fn tied_before_the_last_turn<const N: usize>(last: [&str; N]) -> Play {
    // Tempura 5, sashimi 10, gyoza 3, salmon 2, half of the six points for maki: 23 in each round.
    let whole = cards("2 tempura, 3 sashimi, 2 gyoza, 2 maki2, salmon");
    // Tempura 5, gyoza 1, salmon 4, half of the maki: 13 so far.
    let mut table = Table::holding(last);
    table.earlier = vec![vec![whole.clone(), whole.clone()], vec![whole.clone(), whole]];
    table.fronts = vec![cards("2 tempura, gyoza, 2 maki1, 2 salmon, pudding, wasabi"); 2];
    table.start()
}

fn outcome(last: [&str; 2]) -> Outcome {
    let mut play = tied_before_the_last_turn(last);
    assert_eq!(play.game.outcome(), None, "there is no outcome before the end");
    play.turn(last);
    play.game.outcome().expect("the game is over")
}

fn winners(outcome: &Outcome) -> Vec<Seat> {
    outcome.winners.iter().collect()
}

#[test]
fn most_points_win() {
    let end = outcome(["egg", "squid"]);
    assert_eq!(end.scores.as_slice(), [59 + 3, 59 + 9]);
    assert_eq!(end.ranks.as_slice(), [2, 1]);
    assert_eq!((winners(&end), end.decided_by), (vec![BEN], Decision::Points));
}

#[test]
fn with_two_players_most_puddings_win_points_and_fewest_lose_none() {
    let end = outcome(["pudding", "tempura"]);
    assert_eq!(end.scores.as_slice(), [59 + 6, 59]);
    assert_eq!((winners(&end), end.decided_by), (vec![ANN], Decision::Points));
}

#[test]
fn more_puddings_break_a_tie() {
    let end = outcome(["salmon", "pudding"]);
    assert_eq!(end.scores.as_slice(), [59 + 6, 59 + 6]);
    assert_eq!(end.ranks.as_slice(), [2, 1]);
    assert_eq!((winners(&end), end.decided_by), (vec![BEN], Decision::TieBreak("puddings")));
}

#[test]
fn equal_points_and_puddings_are_a_shared_victory() {
    let end = outcome(["tempura", "tempura"]);
    assert_eq!(end.scores.as_slice(), [59, 59]);
    assert_eq!(end.ranks.as_slice(), [1, 1]);
    assert_eq!((winners(&end), end.decided_by), (vec![ANN, BEN], Decision::Shared));
}

#[test]
fn the_pad_shows_every_line_of_every_round() {
    let mut play = tied_before_the_last_turn(["salmon", "maki3"]);
    play.turn(["salmon", "maki3"]);
    let mut anns: Vec<ScoreLine> = Vec::new();
    play.game.score_lines(&mut |seat, line| {
        if seat == ANN {
            anns.push(line);
        }
    });
    let points = |round: Option<u8>| -> Vec<(&str, i32)> {
        anns.iter().filter(|line| line.section.number() == round).map(|line| (line.what, line.points)).collect()
    };
    let whole = [("maki", 3), ("tempura", 5), ("sashimi", 10), ("gyoza", 3), ("nigiri", 2)];
    assert_eq!(points(Some(1)), whole);
    assert_eq!(points(Some(2)), whole);
    // Ann is second with two rolls to five. She has two salmon, and a third on wasabi.
    assert_eq!(points(Some(3)), [("maki", 3), ("tempura", 5), ("sashimi", 0), ("gyoza", 1), ("nigiri", 4 + 6)]);
    assert_eq!(points(None), [("pudding", 0)]);
    assert_eq!(play.game.outcome().unwrap().scores.as_slice(), [23 + 23 + 19, 23 + 23 + 6 + 5 + 1 + 4]);
}

/// A sheet of which only the first round has cards.
fn sheet<const N: usize>(fronts: [&str; N]) -> Scored {
    let names = |words: &str| cards(words).iter().map(ToString::to_string).collect();
    let nothing = vec![Vec::new(); N];
    let rounds = vec![fronts.map(names).into(), nothing.clone(), nothing];
    Sheet { variant: "standard".to_owned(), rounds }.score().unwrap()
}

#[test]
fn puddings_break_ties_only_among_players_with_most_points() {
    // Cal has the most puddings, but far fewer points than Ann and Ben.
    let scored = sheet(["5 gyoza, 2 tempura, pudding", "6 sashimi, 2 pudding", "3 pudding", "egg"]);
    assert_eq!(scored.totals, [20, 20, 6, 1 - 6]);
    assert_eq!(scored.winners, [BEN.index()]);
    assert_eq!(scored.outcome.unwrap().ranks.as_slice(), [2, 1, 3, 4]);
    assert_eq!(scored.outcome.unwrap().decided_by, Decision::TieBreak("puddings"));
}

#[test]
fn two_can_share_the_victory_over_a_third_with_equal_points() {
    // Ann and Ben share six points for pudding. Cal has as many points without them, and Dot loses six.
    let scored = sheet(["5 gyoza, 2 pudding", "5 gyoza, 2 pudding", "3 sashimi, 4 salmon, pudding", "egg"]);
    assert_eq!(scored.pudding.unwrap(), [3, 3, 0, -6]);
    assert_eq!(scored.totals, [18, 18, 18, -5]);
    assert_eq!(scored.winners, [0, 1]);
    assert_eq!(scored.outcome.unwrap().ranks.as_slice(), [1, 1, 3, 4]);
    assert_eq!(scored.outcome.unwrap().decided_by, Decision::Shared);
}

#[test]
fn a_total_can_be_negative() {
    let scored = sheet(["pudding", "tempura", "pudding"]);
    assert_eq!(scored.totals, [3, -6, 3]);
}

#[test]
fn a_sheet_has_the_same_score_as_the_game() {
    let mut play = tied_before_the_last_turn(["pudding", "squid"]);
    play.turn(["pudding", "squid"]);
    let names = |words: &str| cards(words).iter().map(ToString::to_string).collect::<Vec<String>>();
    let whole = names("2 tempura, 3 sashimi, 2 gyoza, 2 maki2, salmon");
    let last = ["pudding", "squid"];
    let third = last.map(|card| names(&format!("2 tempura, gyoza, 2 maki1, 2 salmon, pudding, wasabi, {card}")));
    let rounds = vec![vec![whole.clone(); 2], vec![whole; 2], third.to_vec()];
    let scored = Sheet { variant: "standard".to_owned(), rounds }.score().unwrap();
    assert_eq!(scored.outcome, play.game.outcome());
    assert_eq!((scored.rounds_left, scored.short.as_slice()), (0, &[][..]));
    assert_eq!(scored.totals, [65, 68]);
}

/// Regression test: puddings were scored and a winner named after any round.
#[test]
fn an_unfinished_sheet_has_neither_puddings_nor_a_winner() {
    let rounds =
        ["2 tempura, 2 pudding", "3 sashimi"].map(|words| cards(words).iter().map(ToString::to_string).collect());
    let scored = Sheet { variant: "standard".to_owned(), rounds: vec![rounds.into()] }.score().unwrap();
    assert_eq!((scored.totals.as_slice(), scored.rounds_left), (&[5, 10][..], 2));
    assert_eq!((scored.pudding, scored.winners.as_slice(), scored.outcome), (None, &[][..], None));
}

/// Regression test: hands that were too small passed silently.
#[test]
fn seats_with_too_few_cards_are_listed() {
    let rounds = ["10 tempura", "3 sashimi"].map(|words| cards(words).iter().map(ToString::to_string).collect());
    let scored = Sheet { variant: "standard".to_owned(), rounds: vec![rounds.into()] }.score().unwrap();
    assert_eq!(scored.short, [ShortRound { round: 1, seat: 2, cards: 3, expected: 10 }]);
}
