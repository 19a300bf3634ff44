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

/// How hard it is to find the best solution of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// Mostly kanji of primary school.
    Easy,
    /// Between the others.
    Medium,
    /// Many kanji of later years, and the obvious ones are in the way.
    Hard,
}

impl Difficulty {
    /// All difficulties, from the easiest.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Its name: `easy`, `medium` or `hard`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// Puzzles are worth playing if the best solution has this many kanji, and one of them is of the first school years.
const MIN_KANJI: usize = 4;
const FIRST_YEARS: std::ops::RangeInclusive<u8> = 1..=3;

/// The number of deals that are tried. The decks of ours need fewer than a hundred; a custom deck may have no good deal.
const MAX_DEALS: usize = 1_000;

impl Puzzle {
    /// The puzzle of a seed: the first deal that is [worth playing](Solution::is_worthwhile), or the last of many if a deck
    /// has none. The same seed always gives the same puzzle.
    pub fn from_seed(seed: u64, deck: &Deck) -> Self {
        let chance = &mut DealChance::new(&Secret::of_series(SERIES, seed).seed(&[]));
        let mut puzzle = Self::deal(deck, chance);
        for _ in 1..MAX_DEALS {
            if puzzle.solve().is_worthwhile() {
                break;
            }
            puzzle = Self::deal(deck, chance);
        }
        puzzle
    }

    /// The first seed from this one on, up to a limit, whose puzzle has a difficulty.
    pub fn seed_of_difficulty(difficulty: Difficulty, from: u64, limit: u64, deck: &Deck) -> Option<u64> {
        (from..limit).find(|&seed| Self::from_seed(seed, deck).difficulty() == difficulty)
    }

    /// How hard the best solution is to find: later school years count, a fifth kanji, and whether taking the kanji with the
    /// most strokes first misses it.
    pub fn difficulty(&self) -> Difficulty {
        let best = self.solve();
        let years: u32 = best.kanji.iter().map(|kanji| years_beyond_first(*kanji)).sum();
        let is_trap = self.greedy_total() < best.total;
        match years + u32::from(best.kanji.len() > MIN_KANJI) + if is_trap { 3 } else { 0 } {
            0..=4 => Difficulty::Easy,
            5..=7 => Difficulty::Medium,
            _ => Difficulty::Hard,
        }
    }

    /// The strokes of somebody who always takes the kanji with the most strokes.
    fn greedy_total(&self) -> i32 {
        let (mut neta, mut shari, mut total) = (self.neta.clone(), self.shari.clone(), 0);
        loop {
            let pairs = (0..neta.len()).flat_map(|left| (0..shari.len()).map(move |right| (left, right)));
            let strokes = |(left, right): (usize, usize)| {
                crate::Verdict::on(neta[left], shari[right]).kanji().map(|kanji| (kanji.strokes(), left, right))
            };
            let Some((strokes, left, right)) = pairs.filter_map(strokes).max_by_key(|(strokes, ..)| *strokes) else {
                return total;
            };
            neta.remove(left);
            shari.remove(right);
            total += i32::from(strokes);
        }
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

impl Solution {
    /// Whether the puzzle is worth playing: it has at least four kanji, one of them from the first three school years.
    pub fn is_worthwhile(&self) -> bool {
        self.kanji.len() >= MIN_KANJI && self.kanji.iter().any(|kanji| FIRST_YEARS.contains(&grade(*kanji)))
    }
}

/// How much later than the first school years a kanji is taught, in three steps.
fn years_beyond_first(kanji: Kanji) -> u32 {
    match grade(kanji) {
        0..=2 => 0,
        3..=4 => 1,
        5..=6 => 2,
        _ => 3,
    }
}

/// The school year of a kanji. Those without details are of secondary school, as most are.
fn grade(kanji: Kanji) -> u8 {
    kanji.details().map_or(8, |details| details.grade)
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

    /// Regression test: the puzzle of 11 December 2026 had one kanji, those of 17 November, 2, 19 and 29 December two.
    #[test]
    fn the_puzzle_of_every_day_is_worth_playing() {
        let mut found = [0; Difficulty::ALL.len()];
        for year in 2026..2036 {
            for (month, day) in (1..=12).flat_map(|month| (1..=31).map(move |day| (month, day))) {
                let puzzle = Puzzle::from_seed(year * 10_000 + month * 100 + day, Deck::classic());
                let best = puzzle.solve();
                assert!(best.kanji.len() >= 4, "{year}-{month}-{day}: {best:?}");
                assert!(
                    best.kanji.iter().any(|kanji| kanji.details().unwrap().grade <= 3),
                    "{year}-{month}-{day}: {best:?}"
                );
                found[puzzle.difficulty() as usize] += 1;
            }
        }
        assert!(found.iter().all(|count| *count > 700), "no difficulty is rare: {found:?}");
    }

    #[test]
    fn seeds_are_found_by_difficulty() {
        for difficulty in Difficulty::ALL {
            let seed = Puzzle::seed_of_difficulty(difficulty, 5, 1_000, Deck::classic()).unwrap();
            assert_eq!(Puzzle::from_seed(seed, Deck::classic()).difficulty(), difficulty);
            assert!((5..seed).all(|seed| Puzzle::from_seed(seed, Deck::classic()).difficulty() != difficulty));
        }
        assert_eq!(Puzzle::seed_of_difficulty(Difficulty::Easy, 5, 5, Deck::classic()), None);
    }

    #[test]
    fn a_deck_without_good_deals_still_gives_a_puzzle() {
        let mut text = String::from("neta 亻 氵 彳 土 扌 木 日 禾 糸 言\nshari");
        text += &" 爰".repeat(46);
        let puzzle = Puzzle::from_seed(1, &Deck::read(&text).unwrap());
        assert!((puzzle.neta.len(), puzzle.shari.len()) == (HAND, TABLE) && !puzzle.solve().is_worthwhile());
    }

    #[test]
    fn a_puzzle_without_kanji_has_an_empty_solution() {
        let puzzle = Puzzle { neta: vec!["糸".parse().unwrap()], shari: vec!["火".parse().unwrap()] };
        assert_eq!(puzzle.solve(), Solution::default());
    }
}
