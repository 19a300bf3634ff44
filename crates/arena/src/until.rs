//! Stopping early: a claim that one side is better than another, and when it is decided.
//!
//! Whoever looks at an ordinary interval after every deal and stops as soon as it pleases is wrong far more often than
//! in 5 of 100 cases. Here the claim is tested by betting, which may be looked at as often as one likes:
//!
//! For each deal let *d* be the share of victories of the one side minus that of the other, between −1 and 1. A gambler who
//! starts with 1 and puts a fixed part *λ* < 1 of the capital on *d* multiplies it by 1 + *λd* each deal. If the one side is not
//! better, no such gambler gains on average, so by Ville's inequality the chance that the capital *ever* reaches 40 is at
//! most 1 in 40, however long the arena goes on and whatever the deals look like. The same holds for the mean capital of
//! several gamblers, so nobody needs to know the right *λ* beforehand: there is one for each power of two. A second
//! group bets the other way. Either reaching 40 decides; together they are wrong in at most 5 of 100 arenas.
//!
//! The deals are taken in their order, so the arena stops at the same deal on any number of threads.

use std::fmt;

use crate::interval::WHOLE;
use crate::ranks::Ranks;

/// What the gamblers put on each deal.
const STAKES: [f64; 8] = [0.9, 0.5, 0.25, 0.125, 0.0625, 0.031_25, 0.015_625, 0.007_812_5];

/// The capital that decides.
const ENOUGH: f64 = 40.0;

/// A claim to be decided: these entrants win more often than those.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Until {
    better: Vec<usize>,
    worse: Vec<usize>,
}

/// Why a claim cannot be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UntilFault {
    /// It is not written as `a>b`.
    Form,
    /// Somebody in it does not play.
    Nobody {
        /// The name or place.
        name: String,
    },
    /// Somebody is on both sides.
    BothSides {
        /// The name or place.
        name: String,
    },
}

impl fmt::Display for UntilFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("write it as 'a>b' with names of bots or their places, for example '1>2'"),
            Self::Nobody { name } => {
                write!(f, "'{name}' does not play; use the name of a bot as it was entered, or its place from 1")
            }
            Self::BothSides { name } => {
                write!(f, "'{name}' is on both sides; tell bots of one name apart by their places, for example '1>2'")
            }
        }
    }
}

impl std::error::Error for UntilFault {}

impl Until {
    /// Reads `a>b`, where each side is the name of an entrant or its place from 1. A name that several entrants share
    /// means all of them: their mean counts.
    ///
    /// # Errors
    /// If a side is nobody, or both are.
    pub fn read(text: &str, entrants: &[String]) -> Result<Self, UntilFault> {
        let (better, worse) = text.split_once('>').ok_or(UntilFault::Form)?;
        let side = |name: &str| {
            let name = name.trim();
            let mut named: Vec<usize> = (0..entrants.len()).filter(|&index| entrants[index] == name).collect();
            if named.is_empty() {
                named.extend(
                    name.parse::<usize>()
                        .ok()
                        .filter(|place| (1..=entrants.len()).contains(place))
                        .map(|place| place - 1),
                );
            }
            if named.is_empty() { Err(UntilFault::Nobody { name: name.to_owned() }) } else { Ok(named) }
        };
        let (claim, name) = (Self { better: side(better)?, worse: side(worse)? }, better.trim().to_owned());
        if claim.better.iter().any(|index| claim.worse.contains(index)) {
            return Err(UntilFault::BothSides { name });
        }
        Ok(claim)
    }

    /// By how much the one side won more of a deal's games than the other: −1 to 1.
    fn difference(&self, games: &[Ranks]) -> f64 {
        let share = |side: &[usize]| {
            let parts: u64 = games.iter().flat_map(|ranks| side.iter().map(|&entrant| ranks.parts(entrant))).sum();
            parts as f64 / (side.len() as u64 * WHOLE) as f64
        };
        (share(&self.better) - share(&self.worse)) / games.len() as f64
    }
}

/// How a claim was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// It holds.
    Yes,
    /// The opposite holds.
    No,
}

/// The bets on a claim.
#[derive(Clone, Debug)]
pub(crate) struct Bets<'a> {
    claim: &'a Until,
    yes: [f64; STAKES.len()],
    no: [f64; STAKES.len()],
}

impl<'a> Bets<'a> {
    /// Before the first deal.
    pub(crate) fn new(claim: &'a Until) -> Self {
        Self { claim, yes: [1.0; STAKES.len()], no: [1.0; STAKES.len()] }
    }

    /// Takes in a deal, all rotations of it, and says whether the claim is decided now.
    pub(crate) fn see(&mut self, games: &[Ranks]) -> Option<Decided> {
        let difference = self.claim.difference(games);
        let decided = [(&mut self.yes, difference), (&mut self.no, -difference)].map(|(capitals, gain)| {
            for (capital, stake) in capitals.iter_mut().zip(STAKES) {
                // A capital that rounds to nothing stays nothing, which errs on the careful side.
                *capital *= 1.0 + stake * gain;
            }
            capitals.iter().sum::<f64>() / STAKES.len() as f64 >= ENOUGH
        });
        match decided {
            [true, _] => Some(Decided::Yes),
            [_, true] => Some(Decided::No),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Chance, FastChance};

    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn sides_are_names_or_places() {
        let read = |text: &str, entrants: &[&str]| Until::read(text, &names(entrants));
        let claim = |better: &[usize], worse: &[usize]| Ok(Until { better: better.into(), worse: worse.into() });
        assert_eq!(read("1>2", &["random", "random"]), claim(&[0], &[1]));
        assert_eq!(read(" greedy > random ", &["random", "greedy"]), claim(&[1], &[0]));
        assert_eq!(read("greedy>random", &["greedy", "random", "random"]), claim(&[0], &[1, 2]));
        assert_eq!(read("greedy>3", &["greedy", "random", "random"]), claim(&[0], &[2]));
        // A name goes before a place.
        assert_eq!(read("2>3", &["2", "random", "random"]), claim(&[0], &[2]));
        assert_eq!(read("greedy", &["greedy"]), Err(UntilFault::Form));
        for (text, name) in [("clever>random", "clever"), ("random>0", "0"), ("random>3", "3"), ("random>", "")] {
            assert_eq!(read(text, &["random", "x"]), Err(UntilFault::Nobody { name: name.to_owned() }));
        }
        let both = Err(UntilFault::BothSides { name: "random".to_owned() });
        assert_eq!(read("random>2", &["random", "random"]), both);
    }

    #[test]
    fn what_counts_is_the_share_of_victories() {
        let claim = Until { better: vec![0], worse: vec![1, 2] };
        // Won alone, shared by two, lost to the third.
        let games = [[1, 2, 3], [1, 1, 3], [2, 3, 1]].map(|ranks| Ranks::new(&ranks));
        let difference = claim.difference(&games);
        assert!((difference - (1.5 - 0.75) / 3.0).abs() < 1e-12, "{difference}");
    }

    /// When a claim is decided, and how, if the first of two wins so many of 100 games. Each deal has two games that
    /// have nothing to do with each other.
    fn decided(percent: u32, deals: u64, chance: &mut FastChance) -> Option<(u64, Decided)> {
        let claim = Until { better: vec![0], worse: vec![1] };
        let mut bets = Bets::new(&claim);
        (1..=deals).find_map(|deal| {
            let games = [(); 2].map(|()| Ranks::new(if chance.below(100) < percent { &[1, 2] } else { &[2, 1] }));
            bets.see(&games).map(|decided| (deal, decided))
        })
    }

    #[test]
    fn equals_are_seldom_told_apart_however_long_one_looks() {
        let chance = &mut FastChance::new(5);
        let wrong = (0..1000).filter(|_| decided(50, 1000, chance).is_some()).count();
        // At most 50 are promised; looking at a 95 % interval after every deal finds several hundred.
        assert!((1..=50).contains(&wrong), "{wrong} of 1000");
    }

    #[test]
    fn who_is_better_is_found_either_way() {
        let chance = &mut FastChance::new(6);
        for (percent, within, answer) in [(60, 600, Decided::Yes), (40, 600, Decided::No), (95, 20, Decided::Yes)] {
            let found: Vec<_> = (0..200).map(|_| decided(percent, within, chance)).collect();
            let right = found.iter().flatten().filter(|(_, decided)| *decided == answer).count();
            let wrong = found.iter().flatten().count() - right;
            assert!(right >= 190 && wrong <= 5, "{percent} %: {right} right, {wrong} wrong of 200");
        }
    }
}
