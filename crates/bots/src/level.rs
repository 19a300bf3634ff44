//! The built-in bots by name.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use crate::{ApprenticeBot, Bot, Budget, Clock, CookBot, GreedyBot, Heuristics, RandomBot, Searcher, Settings};

/// The search budget of a cook.
const COOK: Budget = Budget::Iterations(100);

/// The search budget of an itamae, short enough for a lively table.
const ITAMAE: Budget = Budget::Time(Duration::from_millis(150));

/// The strength of a built-in bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// Uniformly random moves; for research.
    Random,
    /// The move with the highest prior; for research.
    Greedy,
    /// A beginner.
    Apprentice,
    /// A solid player.
    Cook,
    /// The strongest.
    Itamae,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Apprentice, Self::Cook, Self::Itamae];

    /// The name of the level.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Apprentice => "apprentice",
            Self::Cook => "cook",
            Self::Itamae => "itamae",
        }
    }

    /// A one-line description.
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Random => "plays uniformly random moves",
            Self::Greedy => "plays the move that looks best, without search",
            Self::Apprentice => "plays like a beginner and overlooks moves",
            Self::Cook => "plays solidly with a short search",
            Self::Itamae => "plays as strongly as it can",
        }
    }

    /// The default search budget; `None` for a level that does not search.
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

/// The name of a built-in bot: a level, optionally with a search budget, a number of threads and search settings.
/// `cook`, `itamae@50ms`, `itamae@2000`, `itamae@50ms*2`, `itamae@2000:exploration=0.5`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    level: Level,
    budget: Option<Budget>,
    threads: Option<NonZero<u8>>,
    settings: Settings,
}

impl Player {
    /// A level with this search budget. A level that does not search ignores it.
    pub fn within(level: Level, budget: Budget) -> Self {
        Self { budget: level.budget().map(|_| budget), ..Self::from(level) }
    }

    /// Creates the bot. It can be reused for many games; call [`Bot::begin`] before each.
    pub fn seat<G: Heuristics>(self, clock: Clock) -> Box<dyn Bot<G>> {
        let searcher = |default_budget| {
            let threads = self.threads.unwrap_or(NonZero::<u8>::MIN);
            Searcher::with(self.settings, threads, self.budget.unwrap_or(default_budget), clock)
        };
        match self.level {
            Level::Random => Box::new(RandomBot),
            Level::Greedy => Box::new(GreedyBot::default()),
            Level::Apprentice => Box::new(ApprenticeBot),
            Level::Cook => Box::new(CookBot::new(searcher(COOK))),
            Level::Itamae => Box::new(searcher(ITAMAE)),
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

/// The reason why a name is not the name of a built-in bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotNameError {
    /// There is no such level.
    Level(String),
    /// The level does not search, so it takes no budget.
    NoSearch(Level),
    /// The budget is invalid.
    Budget(crate::BudgetError),
    /// The number of threads is invalid.
    Threads(String),
    /// A setting is invalid.
    Setting(crate::SettingsError),
}

impl fmt::Display for BotNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(name) => {
                let names: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
                write!(f, "there is no bot '{name}'; {}", game::instead(name, "the bots are", &names))
            }
            Self::NoSearch(level) => {
                write!(f, "'{level}' does not search; leave out what follows its name")
            }
            Self::Budget(error) => error.fmt(f),
            Self::Threads(text) => write!(f, "'{text}' is not a number of threads; write for example 'itamae@50ms*2'"),
            Self::Setting(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BotNameError {}

impl FromStr for Level {
    type Err = BotNameError;

    fn from_str(name: &str) -> Result<Self, BotNameError> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| BotNameError::Level(name.to_owned()))
    }
}

impl FromStr for Player {
    type Err = BotNameError;

    fn from_str(text: &str) -> Result<Self, BotNameError> {
        let split = |text, at| match str::split_once(text, at) {
            Some((before, after)) => (before, Some(after)),
            None => (text, None),
        };
        let (rest, settings) = split(text, ':');
        let (rest, threads) = split(rest, '*');
        let (name, budget) = split(rest, '@');
        let level: Level = name.parse()?;
        if (budget.or(threads).or(settings)).is_some() && level.budget().is_none() {
            return Err(BotNameError::NoSearch(level));
        }
        let threads = threads.map(|text| text.parse().map_err(|_| BotNameError::Threads(text.to_owned())));
        Ok(Self {
            level,
            threads: threads.transpose()?,
            budget: budget.map(str::parse).transpose().map_err(BotNameError::Budget)?,
            settings: settings.map_or(Ok(Settings::default()), str::parse).map_err(BotNameError::Setting)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for text in [
            "random",
            "greedy",
            "apprentice",
            "cook",
            "itamae",
            "itamae@50ms",
            "itamae@2000",
            "cook@10",
            "cook:exploration=0.5",
            "itamae*4",
            "itamae@50ms*2",
            "itamae@50ms:exploration=0.25",
            "itamae@9*2:exploration=0.25:temperature=3:branch_after=20",
        ] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn old_names_of_settings_are_understood() {
        let player: Player = "itamae@9:curiosity=0.25:glance=3:often=20".parse().unwrap();
        assert_eq!(player.to_string(), "itamae@9:exploration=0.25:temperature=3:branch_after=20");
    }

    #[test]
    fn unknown_names_are_explained() {
        for (text, part) in [
            ("chef", "there is no bot 'chef'; the bots are: random, greedy"),
            ("", "there is no bot ''"),
            ("random@5", "'random' does not search"),
            ("itamae@soon", "'soon' is not a budget"),
            ("itamae@", "'' is not a budget"),
            ("itamae@50ms*0", "'0' is not a number of threads"),
            ("itamae*many", "'many' is not a number of threads"),
            ("random*2", "'random' does not search"),
            ("greedy:exploration=1", "'greedy' does not search"),
            ("cook:", "'' is not a setting; the settings are: exploration"),
            ("cook:courage=1", "'courage=1' is not a setting"),
            ("cook:exploration=much", "'exploration' cannot be 'much'"),
            ("cook:exploration=1:temperature=0", "'temperature' cannot be '0'"),
            ("cook@50:exploration=-1", "'exploration' cannot be '-1'"),
        ] {
            let error = text.parse::<Player>().unwrap_err().to_string();
            assert!(error.starts_with(part), "{error}");
        }
    }
}
