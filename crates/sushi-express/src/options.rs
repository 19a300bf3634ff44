//! Options of Sushi Express.

use game::{OptionError, OptionSpec, OptionValue, PerSeat};
use serde::{Deserialize, Serialize};

/// The minimum number of players.
pub const MIN_PLAYERS: usize = 3;
/// The maximum number of players.
pub const MAX_PLAYERS: usize = 6;

/// One value for each player.
pub type PerPlayer<T> = PerSeat<T, MAX_PLAYERS>;

/// The number of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Claim", into = "Claim")]
pub struct Options {
    players: u8,
}

/// Options as deserialized, not yet checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Claim {
    players: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: MIN_PLAYERS as u8 }
    }
}

impl Options {
    /// Options for this number of players.
    ///
    /// # Errors
    /// If the number of players is not from 3 to 6.
    pub fn new(players: usize) -> Result<Self, OptionError> {
        if (MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Ok(Self { players: players as u8 });
        }
        let reason = format!("Sushi Express is for three to six players, not {players}");
        Err(OptionError::Combination { reason })
    }
}

impl TryFrom<Claim> for Options {
    type Error = OptionError;

    fn try_from(claim: Claim) -> Result<Self, OptionError> {
        Self::new(claim.players.into())
    }
}

impl From<Options> for Claim {
    fn from(options: Options) -> Self {
        Self { players: options.players }
    }
}

const fn value(value: &'static str, summary: &'static str) -> OptionValue {
    OptionValue { value, summary }
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        name: "players",
        summary: "how many play",
        values: &[
            value("3", "three customers face up"),
            value("4", "four customers face up"),
            value("5", "five customers face up"),
            value("6", "six customers face up"),
        ],
    }];

    fn from_pairs(pairs: &[(&str, &str)]) -> Result<Self, Vec<OptionError>> {
        let chosen = OptionError::sift(Self::SPECS, pairs)?;
        Self::new(chosen[0] + MIN_PLAYERS).map_err(|error| vec![error])
    }

    fn to_pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string())]
    }

    #[inline]
    fn players(&self) -> usize {
        self.players as usize
    }
}

#[cfg(test)]
mod tests {
    use game::Options as _;

    use super::*;

    #[test]
    fn three_to_six_can_play_and_three_is_the_default() {
        for players in MIN_PLAYERS..=MAX_PLAYERS {
            let options = Options::new(players).unwrap();
            let pairs = options.to_pairs();
            let pairs: Vec<(&str, &str)> = pairs.iter().map(|(name, value)| (*name, value.as_str())).collect();
            assert_eq!(Options::from_pairs(&pairs), Ok(options));
            let json = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
        }
        assert_eq!(Options::from_pairs(&[]), Ok(Options::default()));
        assert_eq!(Options::default().players(), 3);
    }

    #[test]
    fn errors_explain_invalid_options() {
        for players in [0, 2, 7] {
            let error = Options::new(players).unwrap_err().to_string();
            assert_eq!(error, format!("Sushi Express is for three to six players, not {players}"));
        }
        let json = serde_json::from_str::<Options>(r#"{"players":2}"#).unwrap_err().to_string();
        assert!(json.contains("three to six players, not 2"), "{json}");
        let errors = Options::from_pairs(&[("players", "7"), ("sauce", "soy")]).unwrap_err();
        assert_eq!(errors.len(), 2);
    }
}
