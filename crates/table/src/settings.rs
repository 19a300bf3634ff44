//! The settings of a table.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The time limit for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum TurnClock {
    /// No limit.
    #[default]
    #[serde(rename = "none")]
    Unlimited,
    /// 20 seconds.
    #[serde(rename = "20s")]
    Quick,
    /// 60 seconds.
    #[serde(rename = "60s")]
    Calm,
    /// One day, so that people need not be online at the same time.
    #[serde(rename = "1d")]
    Daily,
}

impl TurnClock {
    /// All clocks.
    pub const ALL: [Self; 4] = [Self::Unlimited, Self::Quick, Self::Calm, Self::Daily];

    /// Its name, in JSON and in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unlimited => "none",
            Self::Quick => "20s",
            Self::Calm => "60s",
            Self::Daily => "1d",
        }
    }

    /// The limit, if there is one.
    pub const fn limit(self) -> Option<Duration> {
        match self {
            Self::Unlimited => None,
            Self::Quick => Some(Duration::from_secs(20)),
            Self::Calm => Some(Duration::from_secs(60)),
            Self::Daily => Some(Duration::from_secs(24 * 60 * 60)),
        }
    }
}

/// A setting that the host changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SettingChange {
    /// The name of the setting: an option of the game, or `clock`, `public`, `fixed`.
    pub setting: String,
    /// The old value.
    pub from: String,
    /// The new value.
    pub to: String,
}

/// The settings of a table. Everybody agrees to them before a game starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The game, by its name on the menu.
    pub game: String,
    /// All options of the game, including those at their default.
    pub options: BTreeMap<String, String>,
    /// The time limit for a choice.
    pub clock: TurnClock,
    /// Whether the table is listed publicly; otherwise people need the link.
    pub public: bool,
    /// Whether the number of seats is fixed; otherwise the table grows when it is full and somebody sits down, as far as
    /// the game allows.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fixed: bool,
}

impl Settings {
    /// All settings that can be changed, by name.
    fn values(&self) -> BTreeMap<&str, String> {
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.clone()));
        let others = [
            ("clock", self.clock.name().to_owned()),
            ("public", self.public.to_string()),
            ("fixed", self.fixed.to_string()),
        ];
        options.chain(others).collect()
    }

    /// The differences to other settings of the same game.
    pub(crate) fn changes(&self, to: &Self) -> Vec<SettingChange> {
        let (before, after) = (self.values(), to.values());
        let changed = after.into_iter().filter_map(|(setting, to)| {
            let from = before.get(setting).cloned().unwrap_or_default();
            (from != to).then(|| SettingChange { setting: setting.to_owned(), from, to })
        });
        changed.collect()
    }
}
