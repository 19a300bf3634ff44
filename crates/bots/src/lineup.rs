//! The bots there are, by name.

use std::fmt;
use std::str::FromStr;

use game::Game;

use crate::{Bot, RandomBot};

/// A bot as it is called for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Chooses every legal move equally often.
    Random,
}

impl Level {
    /// All bots.
    pub const ALL: [Self; 1] = [Self::Random];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// What it is like, in a line.
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Random => "chooses every legal move equally often",
        }
    }

    /// A fresh one, for a seat. It can be kept over games; [`Bot::begin`] tells it of each.
    pub fn seat<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(RandomBot),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "there is no bot '{}'; the bots are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}
