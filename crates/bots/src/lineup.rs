//! The bots there are, by name.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use crate::{ApprenticeBot, Bot, Budget, Clock, GreedyBot, Insight, RandomBot, Searcher, Settings};

/// How long a cook thinks about a move.
const COOK: Budget = Budget::Iterations(100);

/// How long an itamae does: a table should feel alive.
const ITAMAE: Budget = Budget::Time(Duration::from_millis(150));

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// For research: every legal move equally often.
    Random,
    /// For research: what looks best at a glance.
    Greedy,
    /// Somebody who has just learnt the game.
    Apprentice,
    /// Somebody who plays soundly.
    Cook,
    /// The best there is.
    Itamae,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Apprentice, Self::Cook, Self::Itamae];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Apprentice => "apprentice",
            Self::Cook => "cook",
            Self::Itamae => "itamae",
        }
    }

    /// What it is like, in a line.
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Random => "chooses every legal move equally often",
            Self::Greedy => "takes what looks best at a glance",
            Self::Apprentice => "has just learnt the game and overlooks things",
            Self::Cook => "plays soundly and looks a little ahead",
            Self::Itamae => "thinks everything through",
        }
    }

    /// How long it thinks about a move when nothing else is said; nothing for one that does not think.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Random | Self::Greedy | Self::Apprentice => None,
            Self::Cook => Some(COOK),
            Self::Itamae => Some(ITAMAE),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A bot as it is called for: a level, and where it is not to be as usual how long it may think, on how many threads and
/// how it goes about it. `cook`, `itamae@50ms`, `itamae@2000`, `itamae@50ms*2`, `itamae@2000:curiosity=0.5`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    level: Level,
    budget: Option<Budget>,
    threads: Option<NonZero<u8>>,
    settings: Settings,
}

impl Player {
    /// A level with another budget than usual. One that does not think needs none.
    pub fn within(level: Level, budget: Budget) -> Self {
        Self { budget: level.budget().map(|_| budget), ..Self::from(level) }
    }

    /// A fresh one, for a seat. It can be kept over games; [`Bot::begin`] tells it of each.
    pub fn seat<G: Insight>(self, clock: Clock) -> Box<dyn Bot<G>> {
        let searcher = |usually| {
            let threads = self.threads.unwrap_or(NonZero::<u8>::MIN);
            Box::new(Searcher::with(self.settings, threads, self.budget.unwrap_or(usually), clock))
        };
        match self.level {
            Level::Random => Box::new(RandomBot),
            Level::Greedy => Box::new(GreedyBot::default()),
            Level::Apprentice => Box::new(ApprenticeBot),
            Level::Cook => searcher(COOK),
            Level::Itamae => searcher(ITAMAE),
        }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Self { level, budget: None, threads: None, settings: Settings::default() }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if let Some(budget) = self.budget {
            write!(f, "@{budget}")?;
        }
        if let Some(threads) = self.threads {
            write!(f, "*{threads}")?;
        }
        if self.settings != Settings::default() {
            write!(f, ":{}", self.settings)?;
        }
        Ok(())
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownBot {
    /// There is no such level.
    Level(String),
    /// The level does not think, and needs no time for it.
    Thoughtless(Level),
    /// That is no budget.
    Budget(crate::BudgetFault),
    /// It cannot think on so many threads.
    Threads(String),
    /// That is no setting.
    Setting(crate::SettingsFault),
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(name) => {
                let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
                write!(f, "there is no bot '{name}'; the bots are: {}", names.join(", "))
            }
            Self::Thoughtless(level) => {
                write!(f, "'{level}' chooses without thinking; leave out what follows its name")
            }
            Self::Budget(fault) => fault.fmt(f),
            Self::Threads(text) => write!(f, "'{text}' is no number of threads; write it as in 'itamae@50ms*2'"),
            Self::Setting(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownBot::Level(name.to_owned()))
    }
}

impl FromStr for Player {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let split = |text, at| match str::split_once(text, at) {
            Some((before, after)) => (before, Some(after)),
            None => (text, None),
        };
        let (rest, settings) = split(text, ':');
        let (rest, threads) = split(rest, '*');
        let (name, budget) = split(rest, '@');
        let level: Level = name.parse()?;
        if (budget.or(threads).or(settings)).is_some() && level.budget().is_none() {
            return Err(UnknownBot::Thoughtless(level));
        }
        let threads = threads.map(|text| text.parse().map_err(|_| UnknownBot::Threads(text.to_owned())));
        Ok(Self {
            level,
            threads: threads.transpose()?,
            budget: budget.map(str::parse).transpose().map_err(UnknownBot::Budget)?,
            settings: settings.map_or(Ok(Settings::default()), str::parse).map_err(UnknownBot::Setting)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_as_they_are_written() {
        for text in [
            "random",
            "greedy",
            "apprentice",
            "cook",
            "itamae",
            "itamae@50ms",
            "itamae@2000",
            "cook@10",
            "cook:curiosity=0.5",
            "itamae*4",
            "itamae@50ms*2",
            "itamae@50ms:curiosity=0.25",
            "itamae@9*2:curiosity=0.25:glance=3:often=20",
        ] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn who_is_no_player_says_why() {
        for (text, part) in [
            ("chef", "there is no bot 'chef'; the bots are: random, greedy"),
            ("", "there is no bot ''"),
            ("random@5", "'random' chooses without thinking"),
            ("itamae@soon", "'soon' is no budget"),
            ("itamae@", "'' is no budget"),
            ("itamae@50ms*0", "'0' is no number of threads"),
            ("itamae*many", "'many' is no number of threads"),
            ("random*2", "'random' chooses without thinking"),
            ("greedy:curiosity=1", "'greedy' chooses without thinking"),
            ("cook:", "'' is no setting; the settings are: curiosity"),
            ("cook:courage=1", "'courage=1' is no setting"),
            ("cook:curiosity=much", "'curiosity' cannot be 'much'"),
            ("cook:curiosity=1:glance=0", "'glance' cannot be '0'"),
            ("cook@50:curiosity=-1", "'curiosity' cannot be '-1'"),
        ] {
            let fault = text.parse::<Player>().unwrap_err().to_string();
            assert!(fault.starts_with(part), "{fault}");
        }
    }
}
