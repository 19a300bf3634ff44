//! Options of a game: described as data, set by name, valid by construction.

use std::fmt::{self, Debug, Display};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::instead;

/// An option of a game, for help texts and forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name: `players`.
    pub name: &'static str,
    /// One line about its effect.
    pub summary: &'static str,
    /// The possible values; the first is the default.
    pub values: &'static [OptionValue],
}

/// A value an option can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionValue {
    /// The value as text: `both-ways`.
    pub value: &'static str,
    /// One line about its meaning.
    pub summary: &'static str,
}

/// The options of a game. A value of this type is always one the game can be played with.
pub trait Options: Clone + Eq + std::hash::Hash + Debug + Default + Serialize + DeserializeOwned + Send + Sync {
    /// All options of the game.
    const SPECS: &'static [OptionSpec];

    /// Reads options by name. An option that is not named has its default.
    ///
    /// # Errors
    /// All errors at once.
    fn from_pairs(pairs: &[(&str, &str)]) -> Result<Self, Vec<OptionError>>;

    /// The options as names and values, such that [`Options::from_pairs`] reads them back.
    fn to_pairs(&self) -> Vec<(&'static str, String)>;

    /// The number of players.
    fn players(&self) -> usize;
}

/// The reason why options are invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// The option does not exist.
    Unknown {
        /// The unknown name.
        name: String,
        /// The options that exist.
        known: &'static [OptionSpec],
    },
    /// The same option was given twice.
    Repeated {
        /// The option.
        name: String,
    },
    /// The option cannot have this value.
    Value {
        /// The option.
        spec: &'static OptionSpec,
        /// The value that was given.
        value: String,
    },
    /// Each value is valid, but their combination is not.
    Combination {
        /// The reason, and how to fix it.
        reason: String,
    },
}

impl Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { name, known } => {
                let names: Vec<&str> = known.iter().map(|spec| spec.name).collect();
                write!(f, "there is no option '{name}'; {}", instead(name, "there are", &names))
            }
            Self::Repeated { name } => write!(f, "option '{name}' is given twice; give it once"),
            Self::Value { spec, value } => {
                let values: Vec<&str> = spec.values.iter().map(|value| value.value).collect();
                write!(f, "option '{}' cannot be '{value}'; {}", spec.name, instead(value, "it can be", &values))
            }
            Self::Combination { reason } => f.write_str(reason),
        }
    }
}

impl std::error::Error for OptionError {}

impl OptionError {
    /// Finds the value of each option: for each of `specs`, the index of its value, or 0 if it is not named.
    ///
    /// # Errors
    /// Every name and value that is not in `specs`.
    pub fn sift(specs: &'static [OptionSpec], pairs: &[(&str, &str)]) -> Result<Vec<usize>, Vec<Self>> {
        let mut chosen = vec![None; specs.len()];
        let mut errors = Vec::new();
        for &(name, value) in pairs {
            let Some(which) = specs.iter().position(|spec| spec.name == name) else {
                errors.push(Self::Unknown { name: name.to_owned(), known: specs });
                continue;
            };
            let spec = &specs[which];
            let Some(index) = spec.values.iter().position(|known| known.value == value) else {
                errors.push(Self::Value { spec, value: value.to_owned() });
                continue;
            };
            if chosen[which].replace(index).is_some() {
                errors.push(Self::Repeated { name: name.to_owned() });
            }
        }
        if errors.is_empty() { Ok(chosen.into_iter().map(Option::unwrap_or_default).collect()) } else { Err(errors) }
    }
}
