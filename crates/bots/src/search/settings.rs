//! How a search goes about it, where it is not to be as usual.

use std::fmt;
use std::str::FromStr;

/// How a search goes about it, so that ways to search can be played against each other in the arena:
/// `curiosity=0.5`. Whatever is not said is as usual.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Settings {
    /// How much benefit of the doubt moves have that were seldom tried, where a win is worth 1.
    pub curiosity: Option<f32>,
    /// By how many points a move must look better at a glance to be worth e times the thought.
    pub glance: Option<f32>,
    /// How often a move must have been tried, and the others have answered it in a certain way, for a tree to branch
    /// there.
    pub often: Option<f32>,
}

/// Text that is no setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsFault {
    /// There is no such setting.
    Name(String),
    /// There is, but it has no such value.
    Value(&'static str, String),
}

/// What can be set.
const NAMES: [&str; 3] = ["curiosity", "glance", "often"];

impl Settings {
    /// The values of what can be set, in the order of their names.
    const fn values(&mut self) -> [&mut Option<f32>; NAMES.len()] {
        [&mut self.curiosity, &mut self.glance, &mut self.often]
    }
}

impl fmt::Display for SettingsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(text) => write!(f, "'{text}' is no setting; the settings are: {}", NAMES.join(", ")),
            Self::Value(name, value) => write!(f, "'{name}' cannot be '{value}'; write it as in '{name}=0.5'"),
        }
    }
}

impl std::error::Error for SettingsFault {}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut copy = *self;
        let said = NAMES.into_iter().zip(copy.values()).filter_map(|(name, value)| Some((name, (*value)?)));
        for (index, (name, value)) in said.enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { "" } else { ":" })?;
        }
        Ok(())
    }
}

impl FromStr for Settings {
    type Err = SettingsFault;

    fn from_str(text: &str) -> Result<Self, SettingsFault> {
        let mut settings = Self::default();
        for pair in text.split(':') {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let index = NAMES.iter().position(|&known| known == name);
            let index = index.ok_or_else(|| SettingsFault::Name(pair.to_owned()))?;
            let number = value.parse().ok().filter(|number: &f32| number.is_finite() && *number > 0.0);
            let number = number.ok_or_else(|| SettingsFault::Value(NAMES[index], value.to_owned()))?;
            *settings.values()[index] = Some(number);
        }
        Ok(settings)
    }
}
