//! Early stopping: a sequential test of the claim that one side wins more often than another.
//!
//! Checking an ordinary confidence interval after every deal and stopping at the first clear result is wrong far more
//! often than in 5 % of cases. Testing by betting can be checked at any time:
//!
//! For each deal let *d* be the first side's share of the wins minus the second side's, between −1 and 1. A gambler who
//! starts with capital 1 and bets a fixed fraction *λ* < 1 of it on *d* multiplies it by 1 + *λd* each deal. If the
//! first side is not better, the capital is a supermartingale, so by Ville's inequality the probability that it *ever*
//! reaches 40 is at most 1/40, for any number and distribution of deals. The same holds for the mean capital of several
//! gamblers, so *λ* need not be known in advance: there is one gambler for each power of two. A second group bets the
//! other way. The first group to reach 40 decides; the decision is wrong in at most 5 % of series.
//!
//! Deals are processed in order, so the series stops at the same deal on any number of threads.

use std::fmt;

use crate::interval::WHOLE;
use crate::ranks::Ranks;

/// The fractions that the gamblers bet.
const STAKES: [f64; 8] = [0.9, 0.5, 0.25, 0.125, 0.0625, 0.031_25, 0.015_625, 0.007_812_5];

/// The capital that decides.
const THRESHOLD: f64 = 40.0;

/// A claim: these entrants win more often than those.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Until {
    better: Vec<usize>,
    worse: Vec<usize>,
}

/// The reason why a claim is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClaimError {
    /// The claim does not have the form `a>b`.
    Form,
    /// There is no such entrant.
    NoEntrant {
        /// The name or position.
        name: String,
    },
    /// An entrant is on both sides.
    BothSides {
        /// The name or position.
        name: String,
    },
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("write it as 'a>b' with names or positions of bots, for example '1>2'"),
            Self::NoEntrant { name } => {
                write!(f, "'{name}' is not an entrant; use the name of a bot as entered, or its position from 1")
            }
            Self::BothSides { name } => {
                write!(f, "'{name}' is on both sides; name bots by their positions, for example '1>2'")
            }
        }
    }
}

impl std::error::Error for ClaimError {}

impl Until {
    /// Parses `a>b`, where each side is the name of an entrant or its position from 1. A name that several entrants
    /// share means their mean.
    ///
    /// # Errors
    /// If a side names no entrant, or both name the same one.
    pub fn parse(text: &str, entrants: &[String]) -> Result<Self, ClaimError> {
        let (better, worse) = text.split_once('>').ok_or(ClaimError::Form)?;
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
            if named.is_empty() { Err(ClaimError::NoEntrant { name: name.to_owned() }) } else { Ok(named) }
        };
        let (claim, name) = (Self { better: side(better)?, worse: side(worse)? }, better.trim().to_owned());
        if claim.better.iter().any(|index| claim.worse.contains(index)) {
            return Err(ClaimError::BothSides { name });
        }
        Ok(claim)
    }

    /// The first side's share of the wins of a deal minus the second side's, −1 to 1.
    fn difference(&self, games: &[Ranks]) -> f64 {
        let share = |side: &[usize]| {
            let parts: u64 = games.iter().flat_map(|ranks| side.iter().map(|&entrant| ranks.parts(entrant))).sum();
            parts as f64 / (side.len() as u64 * WHOLE) as f64
        };
        (share(&self.better) - share(&self.worse)) / games.len() as f64
    }
}

/// The decision about a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// The claim holds.
    Yes,
    /// The opposite holds.
    No,
}

/// The gamblers' capital.
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

    /// Adds a deal with all its rotations. Returns the decision about the claim, if it is decided now.
    pub(crate) fn add(&mut self, games: &[Ranks]) -> Option<Decided> {
        let difference = self.claim.difference(games);
        let decided = [(&mut self.yes, difference), (&mut self.no, -difference)].map(|(capitals, gain)| {
            for (capital, stake) in capitals.iter_mut().zip(STAKES) {
                // A capital that rounds to zero stays zero, which is conservative.
                *capital *= 1.0 + stake * gain;
            }
            capitals.iter().sum::<f64>() / STAKES.len() as f64 >= THRESHOLD
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
    fn sides_are_names_or_positions() {
        let read = |text: &str, entrants: &[&str]| Until::parse(text, &names(entrants));
        let claim = |better: &[usize], worse: &[usize]| Ok(Until { better: better.into(), worse: worse.into() });
        assert_eq!(read("1>2", &["random", "random"]), claim(&[0], &[1]));
        assert_eq!(read(" greedy > random ", &["random", "greedy"]), claim(&[1], &[0]));
        assert_eq!(read("greedy>random", &["greedy", "random", "random"]), claim(&[0], &[1, 2]));
        assert_eq!(read("greedy>3", &["greedy", "random", "random"]), claim(&[0], &[2]));
        // A name has priority over a position.
        assert_eq!(read("2>3", &["2", "random", "random"]), claim(&[0], &[2]));
        assert_eq!(read("greedy", &["greedy"]), Err(ClaimError::Form));
        for (text, name) in [("clever>random", "clever"), ("random>0", "0"), ("random>3", "3"), ("random>", "")] {
            assert_eq!(read(text, &["random", "x"]), Err(ClaimError::NoEntrant { name: name.to_owned() }));
        }
        let both = Err(ClaimError::BothSides { name: "random".to_owned() });
        assert_eq!(read("random>2", &["random", "random"]), both);
    }

    #[test]
    fn the_share_of_wins_counts() {
        let claim = Until { better: vec![0], worse: vec![1, 2] };
        // Won alone, shared by two, lost to the third.
        let games = [[1, 2, 3], [1, 1, 3], [2, 3, 1]].map(|ranks| Ranks::new(&ranks));
        let difference = claim.difference(&games);
        assert!((difference - (1.5 - 0.75) / 3.0).abs() < 1e-12, "{difference}");
    }

    /// The deal at which a claim is decided, and the decision, if the first of two entrants wins this percentage of
    /// games. Each deal has two independent games.
    fn decided(percent: u32, deals: u64, chance: &mut FastChance) -> Option<(u64, Decided)> {
        let claim = Until { better: vec![0], worse: vec![1] };
        let mut bets = Bets::new(&claim);
        (1..=deals).find_map(|deal| {
            let games = [(); 2].map(|()| Ranks::new(if chance.below(100) < percent { &[1, 2] } else { &[2, 1] }));
            bets.add(&games).map(|decided| (deal, decided))
        })
    }

    #[test]
    fn equal_sides_are_rarely_distinguished_however_long_the_series() {
        let chance = &mut FastChance::new(5);
        let wrong = (0..1000).filter(|_| decided(50, 1000, chance).is_some()).count();
        // At most 50 are guaranteed. Checking a 95 % interval after every deal would find several hundred.
        assert!((1..=50).contains(&wrong), "{wrong} of 1000");
    }

    #[test]
    fn the_better_side_is_found_in_either_direction() {
        let chance = &mut FastChance::new(6);
        for (percent, within, answer) in [(60, 600, Decided::Yes), (40, 600, Decided::No), (95, 20, Decided::Yes)] {
            let found: Vec<_> = (0..200).map(|_| decided(percent, within, chance)).collect();
            let right = found.iter().flatten().filter(|(_, decided)| *decided == answer).count();
            let wrong = found.iter().flatten().count() - right;
            assert!(right >= 190 && wrong <= 5, "{percent} %: {right} right, {wrong} wrong of 200");
        }
    }
}
