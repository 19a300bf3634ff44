//! The options of a game of Kanji-zushi.

use std::fmt;
use std::sync::Arc;

use game::{OptionError, OptionSpec, OptionValue};
use serde::{Deserialize, Serialize};

use crate::{Deck, DeckError};

/// The deck of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "DeckJson", into = "DeckJson")]
pub enum DeckChoice {
    /// The default deck.
    #[default]
    Classic,
    /// Kanji of the first three years of school.
    Years1To3,
    /// Kanji of the first four years of school.
    Years1To4,
    /// Kanji of primary school.
    Years1To6,
    /// Many kanji, most of them taught late.
    House,
    /// A custom deck. Its cards are part of the options, so that records can be replayed.
    Custom(Arc<Deck>),
}

impl DeckChoice {
    /// All our decks.
    pub const OURS: [Self; 5] = [Self::Classic, Self::Years1To3, Self::Years1To4, Self::Years1To6, Self::House];

    /// Its name in options; a custom deck has none.
    pub const fn name(&self) -> Option<&'static str> {
        Some(match self {
            Self::Classic => "classic",
            Self::Years1To3 => "years-1-3",
            Self::Years1To4 => "years-1-4",
            Self::Years1To6 => "years-1-6",
            Self::House => "house",
            Self::Custom(_) => return None,
        })
    }

    /// The cards.
    #[inline]
    pub fn deck(&self) -> &Deck {
        match self {
            Self::Classic => Deck::classic(),
            Self::Years1To3 => Deck::years_1_to_3(),
            Self::Years1To4 => Deck::years_1_to_4(),
            Self::Years1To6 => Deck::years_1_to_6(),
            Self::House => Deck::house(),
            Self::Custom(deck) => deck,
        }
    }

    /// Reads the name of a deck, or its cards: the neta, a slash, the shari.
    fn from_text(text: &str) -> Result<Self, Vec<OptionError>> {
        if let Some(deck) = Self::OURS.into_iter().find(|deck| deck.name() == Some(text)) {
            return Ok(deck);
        }
        let Some((neta, shari)) = text.split_once('/') else {
            return Err(vec![OptionError::Value { spec: &SPECS[1], value: text.to_owned() }]);
        };
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        Deck::of_names(&words(neta), &words(shari))
            .map(Self::from)
            .map_err(|errors| errors.iter().map(combination_error).collect())
    }

    /// Its name, or its cards.
    fn to_text(&self) -> String {
        self.name().map_or_else(|| self.deck().to_string(), ToOwned::to_owned)
    }
}

impl fmt::Display for DeckChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl From<Deck> for DeckChoice {
    fn from(deck: Deck) -> Self {
        Self::Custom(Arc::new(deck))
    }
}

/// Converts the error of a deck into an error of the options.
fn combination_error(error: &DeckError) -> OptionError {
    OptionError::Combination { reason: error.to_string() }
}

/// A deck as JSON, not yet checked: a name, or cards.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum DeckJson {
    Name(String),
    Cards(Cards),
}

/// Cards by name.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    neta: Vec<String>,
    shari: Vec<String>,
}

impl TryFrom<DeckJson> for DeckChoice {
    type Error = String;

    fn try_from(json: DeckJson) -> Result<Self, String> {
        match json {
            DeckJson::Name(name) => Self::from_text(&name).map_err(|errors| list(&errors)),
            DeckJson::Cards(Cards { neta, shari }) => {
                Deck::of_names(&neta, &shari).map(Self::from).map_err(|errors| list(&errors))
            }
        }
    }
}

/// All errors in one line.
fn list(errors: &[impl ToString]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl From<DeckChoice> for DeckJson {
    fn from(choice: DeckChoice) -> Self {
        match choice.name() {
            Some(name) => Self::Name(name.to_owned()),
            None => Self::Cards(Cards {
                neta: choice.deck().neta().iter().map(ToString::to_string).collect(),
                shari: choice.deck().shari().iter().map(ToString::to_string).collect(),
            }),
        }
    }
}

/// The help that players get before they try a pair. It does not change the rules. It is an option so that all players
/// at a table get the same help.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// No help.
    #[default]
    Strict,
    /// Pairs that are kanji are marked.
    Guided,
}

impl Help {
    /// Its name in options.
    const fn name(self) -> &'static str {
        match self {
            Self::Strict => "strict",
            Self::Guided => "guided",
        }
    }

    /// Whether it is the default, which old records leave out.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_strict(&self) -> bool {
        *self == Self::Strict
    }
}

/// Players, deck and help. Only valid combinations can be constructed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "OptionsJson", into = "OptionsJson")]
pub struct Options {
    players: u8,
    deck: DeckChoice,
    help: Help,
}

/// Options as JSON, not yet checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionsJson {
    players: u8,
    #[serde(default)]
    deck: DeckChoice,
    #[serde(default, skip_serializing_if = "Help::is_strict")]
    help: Help,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, deck: DeckChoice::default(), help: Help::Strict }
    }
}

impl Options {
    /// Options for a number of players, with strict help.
    ///
    /// # Errors
    /// If the number is not two to eight.
    pub fn new(players: usize, deck: DeckChoice) -> Result<Self, OptionError> {
        if !(2..=8).contains(&players) {
            let reason = format!("Kanji-zushi is for two to eight players, not {players}");
            return Err(OptionError::Combination { reason });
        }
        Ok(Self { players: players as u8, deck, help: Help::Strict })
    }

    /// The same options with this help.
    #[must_use]
    pub fn with_help(self, help: Help) -> Self {
        Self { help, ..self }
    }

    /// The help that players get.
    pub const fn help(&self) -> Help {
        self.help
    }

    /// The deck of a game.
    #[inline]
    pub const fn deck_choice(&self) -> &DeckChoice {
        &self.deck
    }

    /// The deck.
    #[inline]
    pub fn deck(&self) -> &Deck {
        self.deck.deck()
    }
}

impl TryFrom<OptionsJson> for Options {
    type Error = OptionError;

    fn try_from(json: OptionsJson) -> Result<Self, OptionError> {
        Ok(Self::new(json.players.into(), json.deck)?.with_help(json.help))
    }
}

impl From<Options> for OptionsJson {
    fn from(options: Options) -> Self {
        Self { players: options.players, deck: options.deck, help: options.help }
    }
}

const fn value(value: &'static str, summary: &'static str) -> OptionValue {
    OptionValue { value, summary }
}

const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "players",
        summary: "how many play",
        values: &[
            value("2", "five kanji each"),
            value("3", "five kanji each"),
            value("4", "five kanji each"),
            value("5", "five kanji each"),
            value("6", "five kanji each"),
            value("7", "five kanji each"),
            value("8", "five kanji each, and then every shari is out"),
        ],
    },
    OptionSpec {
        name: "deck",
        summary: "which cards",
        values: &[
            value("classic", "the author's neta and shari; 102 kanji can be formed"),
            value("years-1-3", "69 kanji, 47 of them taught in the first three years of school"),
            value("years-1-4", "61 kanji, 49 of them taught in the first four years of school"),
            value("years-1-6", "104 kanji, 86 of them taught in primary school"),
            value("house", "132 kanji, 60 of them taught in secondary school: for people who know many"),
        ],
    },
    OptionSpec {
        name: "help",
        summary: "what the table tells before a pair is tried",
        values: &[value("strict", "nothing"), value("guided", "which pairs are kanji, for learners")],
    },
];

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = SPECS;

    fn from_pairs(pairs: &[(&str, &str)]) -> Result<Self, Vec<OptionError>> {
        let mut errors = Vec::new();
        let mut deck = DeckChoice::default();
        for (_, text) in pairs.iter().filter(|(name, _)| *name == "deck") {
            match DeckChoice::from_text(text) {
                Ok(choice) => deck = choice,
                Err(found) => errors.extend(found),
            }
        }
        // The specs do not list custom decks, so the classic deck stands in for any deck.
        let plain: Vec<(&str, &str)> =
            pairs.iter().map(|&(name, text)| (name, if name == "deck" { "classic" } else { text })).collect();
        match OptionError::sift(SPECS, &plain) {
            Ok(chosen) if errors.is_empty() => {
                let help = if chosen[2] == 0 { Help::Strict } else { Help::Guided };
                Self::new(chosen[0] + 2, deck).map(|options| options.with_help(help)).map_err(|error| vec![error])
            }
            Ok(_) => Err(errors),
            Err(found) => Err(found.into_iter().chain(errors).collect()),
        }
    }

    fn to_pairs(&self) -> Vec<(&'static str, String)> {
        vec![
            ("players", self.players.to_string()),
            ("deck", self.deck.to_text()),
            ("help", self.help.name().to_owned()),
        ]
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

    fn error_text(pairs: &[(&str, &str)]) -> String {
        let errors = Options::from_pairs(pairs).unwrap_err();
        errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    /// The classic deck in reverse order, with one shari twice.
    fn custom() -> DeckChoice {
        let names = |halves: &[crate::Half]| halves.iter().rev().map(ToString::to_string).collect::<Vec<_>>();
        let mut shari = names(Deck::classic().shari());
        shari[0] = shari[9].clone();
        Deck::of_names(&names(Deck::classic().neta()), &shari).unwrap().into()
    }

    #[test]
    fn options_survive_a_round_trip() {
        for players in 2..=8 {
            for (deck, help) in
                [(DeckChoice::Classic, Help::Guided), (DeckChoice::House, Help::Strict), (custom(), Help::Guided)]
            {
                let options = Options::new(players, deck).unwrap().with_help(help);
                let pairs = options.to_pairs();
                let pairs: Vec<(&str, &str)> = pairs.iter().map(|(name, value)| (*name, value.as_str())).collect();
                assert_eq!(Options::from_pairs(&pairs).as_ref(), Ok(&options));
                let json = serde_json::to_string(&options).unwrap();
                assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options);
            }
        }
        assert_eq!(serde_json::from_str::<Options>(r#"{"players":2}"#).unwrap(), Options::default());
        assert_eq!(serde_json::to_string(&Options::default()).unwrap(), r#"{"players":2,"deck":"classic"}"#);
        let guided = Options::default().with_help(Help::Guided);
        assert_eq!(serde_json::to_string(&guided).unwrap(), r#"{"players":2,"deck":"classic","help":"guided"}"#);
    }

    #[test]
    fn errors_explain_invalid_options() {
        assert!(error_text(&[("players", "9")]).contains("it can be: 2, 3, 4, 5, 6, 7, 8"));
        assert_eq!(
            error_text(&[("deck", "french")]),
            "option 'deck' cannot be 'french'; it can be: classic, years-1-3, years-1-4, years-1-6, house"
        );
        assert!(error_text(&[("deck", "house"), ("deck", "classic")]).contains("given twice"));
        let all = error_text(&[("wine", "red"), ("deck", "木 木 / 寺 寺")]);
        for part in ["no option 'wine'", "2 neta", "2 shari", "the neta 木 is there twice"] {
            assert!(all.contains(part), "{part} in {all}");
        }
        let json = |text: &str| serde_json::from_str::<Options>(text).unwrap_err().to_string();
        assert!(json(r#"{"players":9}"#).contains("two to eight players, not 9"));
        assert!(json(r#"{"players":2,"deck":"french"}"#).contains("cannot be 'french'"));
        let deck = json(r#"{"players":2,"deck":{"neta":["木"],"shari":["猫"]}}"#);
        assert!(deck.contains("1 neta") && deck.contains("'猫' is of no use"), "{deck}");
    }
}
