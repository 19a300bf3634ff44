//! A puzzle for one player: the most strokes from five neta and six shari, each used once.

use game::{Chance, DealChance, Secret};
use serde::{Deserialize, Serialize};

use crate::{Deck, HAND, Half, Kanji, Neta, Shari, TABLE};

/// Puzzles have their own series of deals, separate from games.
const SERIES: u64 = u64::from_be_bytes(*b"puzzle\0\x01");

/// The cards of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The five neta.
    pub neta: Vec<Half>,
    /// The six shari.
    pub shari: Vec<Half>,
}

/// The best solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Solution {
    /// The kanji, in the order of their neta.
    pub kanji: Vec<Kanji>,
    /// All strokes together.
    pub total: i32,
}

impl Puzzle {
    /// The puzzle of a seed. The same seed always gives the same puzzle.
    pub fn from_seed(seed: u64, deck: &Deck) -> Self {
        Self::deal(deck, &mut DealChance::new(&Secret::of_series(SERIES, seed).seed(&[])))
    }

    /// Deals a puzzle.
    pub fn deal(deck: &Deck, chance: &mut impl Chance) -> Self {
        let (mut hand, mut pile, mut table) = (Neta::NONE, Shari::ALL, Shari::NONE);
        for _ in 0..HAND {
            hand = hand.plus(Neta::ALL.minus(hand).pick(chance));
        }
        for _ in 0..TABLE {
            table.add(deck, pile.draw(deck, chance));
        }
        Self { neta: deck.neta_of(hand).collect(), shari: deck.shari_of(table).collect() }
    }

    /// The solution with the most strokes, using each card at most once. If there are several, the first, neta by neta.
    pub fn solve(&self) -> Solution {
        // For each set of remaining shari, the best solution with the neta from this one to the last.
        let mut best = vec![Solution::default(); 1 << self.shari.len()];
        for &neta in self.neta.iter().rev() {
            let row: Vec<Option<Kanji>> =
                self.shari.iter().map(|&shari| crate::Verdict::on(neta, shari).kanji()).collect();
            best = (0..best.len()).map(|available| with_neta(&row, &best, available)).collect();
        }
        best.pop().unwrap_or_default()
    }
}

/// The best solution with one more neta, which forms either no kanji, or a kanji with one of the available shari.
fn with_neta(row: &[Option<Kanji>], best: &[Solution], available: usize) -> Solution {
    let mut found = best[available].clone();
    for (at, kanji) in row.iter().enumerate().filter(|(at, _)| available >> at & 1 == 1) {
        let Some(kanji) = *kanji else { continue };
        let rest = &best[available ^ (1 << at)];
        let total = rest.total + i32::from(kanji.strokes());
        if total > found.total {
            found = Solution { kanji: std::iter::once(kanji).chain(rest.kanji.iter().copied()).collect(), total };
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use game::FastChance;

    use super::*;
    use crate::Verdict;

    /// Brute force: each neta with each remaining shari, or with none.
    fn brute_force(neta: &[Half], shari: &[Half]) -> i32 {
        let Some((&first, others)) = neta.split_first() else { return 0 };
        let mut most = brute_force(others, shari);
        for (at, &right) in shari.iter().enumerate() {
            if let Some(kanji) = Verdict::on(first, right).kanji() {
                let mut left = shari.to_vec();
                left.remove(at);
                most = most.max(i32::from(kanji.strokes()) + brute_force(others, &left));
            }
        }
        most
    }

    /// Asserts that a solution uses only cards of the deal, each once, and that its total is right.
    fn check_solution(puzzle: &Puzzle, solution: &Solution) {
        let (mut neta, mut shari) = (puzzle.neta.clone(), puzzle.shari.clone());
        for kanji in &solution.kanji {
            let (left, right) = kanji.halves().unwrap();
            neta.remove(neta.iter().position(|&half| half == left).expect("the neta is in the deal"));
            shari.remove(shari.iter().position(|&half| half == right).expect("the shari is in the deal"));
        }
        assert_eq!(solution.kanji.iter().map(|kanji| i32::from(kanji.strokes())).sum::<i32>(), solution.total);
    }

    #[test]
    fn the_solution_is_possible_and_optimal() {
        let chance = &mut FastChance::new(7);
        let doubled =
            include_str!("../data/classic.tsv").replace("shari\t翟", "shari\t寺").replace("shari\t泉", "shari\t寺");
        for deck in [Deck::classic(), Deck::house(), &Deck::read(&doubled).unwrap()] {
            for _ in 0..300 {
                let puzzle = Puzzle::deal(deck, chance);
                assert_eq!((puzzle.neta.len(), puzzle.shari.len()), (HAND, TABLE));
                let solution = puzzle.solve();
                check_solution(&puzzle, &solution);
                assert_eq!(solution.total, brute_force(&puzzle.neta, &puzzle.shari), "{puzzle:?}");
            }
        }
    }

    #[test]
    fn a_seed_always_gives_the_same_puzzle() {
        let puzzle = Puzzle::from_seed(1, Deck::classic());
        expect_test::expect![[r#"{"neta":["亻","彳","氵","日","木"],"shari":["匕","⿱幺夊","交","会","毎","翟"]}"#]]
            .assert_eq(&serde_json::to_string(&puzzle).unwrap());
        expect_test::expect![[r#"{"kanji":["化","後","海","曜","校"],"total":50}"#]]
            .assert_eq(&serde_json::to_string(&puzzle.solve()).unwrap());
        assert_ne!(Puzzle::from_seed(2, Deck::classic()), puzzle);
    }

    #[test]
    fn a_puzzle_without_kanji_has_an_empty_solution() {
        let puzzle = Puzzle { neta: vec!["糸".parse().unwrap()], shari: vec!["火".parse().unwrap()] };
        assert_eq!(puzzle.solve(), Solution::default());
    }
}
