//! Rewards of an episode.

use std::fmt;
use std::str::FromStr;

use game::{Outcome, PerSeat};

/// What a player gets at the end of an episode.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Reward {
    /// The share of the win minus a fair share: the rewards of a game add up to zero.
    #[default]
    Win,
    /// The score minus the best score of the others.
    Lead,
}

impl Reward {
    /// All rewards.
    pub const ALL: [Self; 2] = [Self::Win, Self::Lead];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Lead => "lead",
        }
    }

    /// The reward of each player.
    pub fn of(self, outcome: &Outcome) -> PerSeat<f64> {
        let players = outcome.ranks.len();
        PerSeat::from_fn(players, |seat| match self {
            Self::Win => {
                let share = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
                share - 1.0 / players as f64
            }
            Self::Lead => {
                let others = outcome.ranks.seats().filter(|&other| other != seat);
                let best = others.map(|other| outcome.scores[other]).max().unwrap_or(0);
                f64::from(outcome.scores[seat] - best)
            }
        })
    }
}

/// There is no such reward.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRewardError(String);

impl fmt::Display for UnknownRewardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Reward::ALL.map(Reward::name);
        write!(f, "there is no reward '{}'; there are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownRewardError {}

impl FromStr for Reward {
    type Err = UnknownRewardError;

    fn from_str(name: &str) -> Result<Self, UnknownRewardError> {
        Self::ALL.into_iter().find(|reward| reward.name() == name).ok_or_else(|| UnknownRewardError(name.to_owned()))
    }
}
