//! Settings of a search that differ from the defaults.

use std::fmt;
use std::str::FromStr;

/// Settings of a search, so that variants can play against each other in the arena: `exploration=0.5`. Missing settings
/// have their defaults.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Settings {
    /// Exploration constant, on a scale where a win is worth 1.
    pub exploration: Option<f32>,
    /// Temperature of the priors in points.
    pub temperature: Option<f32>,
    /// Number of visits after which a tree branches over the opponents' moves.
    pub branch_after: Option<f32>,
}

/// The text is not a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsError {
    /// Unknown setting.
    Name(String),
    /// Invalid value.
    Value(&'static str, String),
}

/// The names of the settings.
const NAMES: [&str; 3] = ["exploration", "temperature", "branch_after"];

/// Their names in earlier versions, which are still accepted.
const OLD_NAMES: [&str; 3] = ["curiosity", "glance", "often"];

impl Settings {
    /// The values in the order of the names.
    const fn values(&mut self) -> [&mut Option<f32>; NAMES.len()] {
        [&mut self.exploration, &mut self.temperature, &mut self.branch_after]
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(text) => write!(f, "'{text}' is not a setting; the settings are: {}", NAMES.join(", ")),
            Self::Value(name, value) => write!(f, "'{name}' cannot be '{value}'; write for example '{name}=0.5'"),
        }
    }
}

impl std::error::Error for SettingsError {}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut copy = *self;
        let given = NAMES.into_iter().zip(copy.values()).filter_map(|(name, value)| Some((name, (*value)?)));
        for (index, (name, value)) in given.enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { "" } else { ":" })?;
        }
        Ok(())
    }
}

impl FromStr for Settings {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Self::default();
        for pair in text.split(':') {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let index = [NAMES, OLD_NAMES].iter().find_map(|names| names.iter().position(|&known| known == name));
            let index = index.ok_or_else(|| SettingsError::Name(pair.to_owned()))?;
            let number = value.parse().ok().filter(|number: &f32| number.is_finite() && *number > 0.0);
            let number = number.ok_or_else(|| SettingsError::Value(NAMES[index], value.to_owned()))?;
            *settings.values()[index] = Some(number);
        }
        Ok(settings)
    }
}
