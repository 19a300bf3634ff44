//! What is agreed at a table before a game.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How long a choice may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum TurnClock {
    /// As long as it takes.
    #[default]
    #[serde(rename = "none")]
    Unlimited,
    /// 20 seconds.
    #[serde(rename = "20s")]
    Quick,
    /// A minute.
    #[serde(rename = "60s")]
    Calm,
    /// A day: people need not be there at the same time.
    #[serde(rename = "1d")]
    Daily,
}

impl TurnClock {
    /// All there are.
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

    /// How long that is.
    pub const fn limit(self) -> Option<Duration> {
        match self {
            Self::Unlimited => None,
            Self::Quick => Some(Duration::from_secs(20)),
            Self::Calm => Some(Duration::from_secs(60)),
            Self::Daily => Some(Duration::from_secs(24 * 60 * 60)),
        }
    }
}

/// What is agreed at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The game, by its name on the menu.
    pub game: String,
    /// Its options, every one of them.
    pub options: BTreeMap<String, String>,
    /// How long a choice may take.
    pub clock: TurnClock,
    /// Whether strangers find the table in the list; otherwise they need its link.
    pub public: bool,
}
