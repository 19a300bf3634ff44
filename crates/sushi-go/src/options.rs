//! Options of Sushi Go!

use game::{OptionError, OptionSpec, OptionValue};
use serde::{Deserialize, Serialize};

/// A variant of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Hands pass to the left in every round.
    #[default]
    Standard,
    /// Hands pass to the right in the second round.
    BothWays,
    /// Two players alternate in choosing cards for a third, the dummy.
    Dummy,
}

impl Variant {
    /// All variants, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Standard, Self::BothWays, Self::Dummy];
}

/// Number of players and variant. Only valid combinations can be constructed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Claim", into = "Claim")]
pub struct Options {
    players: u8,
    variant: Variant,
}

/// Options as deserialized, not yet checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Claim {
    players: u8,
    #[serde(default)]
    variant: Variant,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, variant: Variant::Standard }
    }
}

impl Options {
    /// Options for this number of players.
    ///
    /// # Errors
    /// If the variant cannot be played by that number of players.
    pub fn new(players: usize, variant: Variant) -> Result<Self, OptionError> {
        let refuse = |reason: &str| Err(OptionError::Combination { reason: reason.to_owned() });
        match (players, variant) {
            (3..=5, Variant::Dummy) => {
                refuse("the variant 'dummy' is for two players; choose two players or another variant")
            }
            (2..=5, _) => Ok(Self { players: players as u8, variant }),
            _ => refuse(&format!("Sushi Go! is for two to five players, not {players}")),
        }
    }

    /// The variant.
    #[inline]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of places that are scored: the players and the dummy.
    #[inline]
    pub const fn places(&self) -> usize {
        self.players as usize + matches!(self.variant, Variant::Dummy) as usize
    }

    /// The number of cards dealt to each player.
    #[inline]
    pub const fn hand_size(&self) -> usize {
        12 - self.places()
    }
}

impl TryFrom<Claim> for Options {
    type Error = OptionError;

    fn try_from(claim: Claim) -> Result<Self, OptionError> {
        Self::new(claim.players.into(), claim.variant)
    }
}

impl From<Options> for Claim {
    fn from(options: Options) -> Self {
        Self { players: options.players, variant: options.variant }
    }
}

const fn value(value: &'static str, summary: &'static str) -> OptionValue {
    OptionValue { value, summary }
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "players",
            summary: "how many play",
            values: &[
                value("2", "ten cards each"),
                value("3", "nine cards each"),
                value("4", "eight cards each"),
                value("5", "seven cards each"),
            ],
        },
        OptionSpec {
            name: "variant",
            summary: "which rules",
            values: &[
                value("standard", "hands pass to the left in every round"),
                value("both-ways", "hands pass to the right in the second round"),
                value("dummy", "two players take turns choosing for a third who is not there"),
            ],
        },
    ];

    fn from_pairs(pairs: &[(&str, &str)]) -> Result<Self, Vec<OptionError>> {
        let chosen = OptionError::sift(Self::SPECS, pairs)?;
        let variant = Variant::ALL[chosen[1]];
        Self::new(chosen[0] + 2, variant).map_err(|error| vec![error])
    }

    fn to_pairs(&self) -> Vec<(&'static str, String)> {
        let variant = Self::SPECS[1].values[self.variant as usize].value;
        vec![("players", self.players.to_string()), ("variant", variant.to_owned())]
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

    fn error(pairs: &[(&str, &str)]) -> String {
        let errors = Options::from_pairs(pairs).unwrap_err();
        errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn every_playable_combination_reads_back() {
        for players in 2..=5 {
            for variant in Variant::ALL {
                let Ok(options) = Options::new(players, variant) else { continue };
                let pairs = options.to_pairs();
                let pairs: Vec<(&str, &str)> = pairs.iter().map(|(name, value)| (*name, value.as_str())).collect();
                assert_eq!(Options::from_pairs(&pairs), Ok(options));
                let json = serde_json::to_string(&options).unwrap();
                assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
            }
        }
    }

    #[test]
    fn errors_explain_invalid_options() {
        assert!(error(&[("variant", "dummy"), ("players", "3")]).contains("for two players"));
        assert!(error(&[("players", "6")]).contains("it can be: 2, 3, 4, 5"));
        assert!(error(&[("variant", "dummy"), ("variant", "both-ways")]).contains("given twice"));
        let all = error(&[("wine", "red"), ("variant", "fast")]);
        assert!(all.contains("no option 'wine'") && all.contains("cannot be 'fast'"), "{all}");
        let json = serde_json::from_str::<Options>(r#"{"players":9}"#).unwrap_err().to_string();
        assert!(json.contains("two to five players, not 9"), "{json}");
    }

    #[test]
    fn hand_sizes_are_those_of_the_rulebook() {
        let size = |players, variant| Options::new(players, variant).unwrap().hand_size();
        let sizes: Vec<usize> = (2..=5).map(|players| size(players, Variant::Standard)).collect();
        assert_eq!(sizes, [10, 9, 8, 7]);
        assert_eq!(size(2, Variant::Dummy), 9);
    }
}
