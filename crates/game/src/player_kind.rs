//! The kind of player in a seat, as records store it: person or bot.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The kind of player in a seat. Written as `person`, or as `bot:` followed by the name of the bot.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum PlayerKind {
    /// A person.
    Person,
    /// A bot: its level, or the specification that an arena started it with. The name is not empty.
    Bot(String),
}

/// The prefix of bots.
const BOT: &str = "bot:";

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Bot(bot) => write!(f, "{BOT}{bot}"),
        }
    }
}

/// The text is neither a person nor a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerKindError {
    /// The text.
    pub text: String,
}

impl fmt::Display for PlayerKindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is neither 'person' nor 'bot:' with the name of a bot", self.text)
    }
}

impl std::error::Error for PlayerKindError {}

impl FromStr for PlayerKind {
    type Err = PlayerKindError;

    fn from_str(text: &str) -> Result<Self, PlayerKindError> {
        match text.strip_prefix(BOT) {
            Some(bot) if !bot.is_empty() => Ok(Self::Bot(bot.to_owned())),
            None if text == "person" => Ok(Self::Person),
            _ => Err(PlayerKindError { text: text.to_owned() }),
        }
    }
}

impl TryFrom<String> for PlayerKind {
    type Error = PlayerKindError;

    fn try_from(text: String) -> Result<Self, PlayerKindError> {
        text.parse()
    }
}

impl From<PlayerKind> for String {
    fn from(kind: PlayerKind) -> Self {
        kind.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_reads_back_as_it_is_written() {
        for (kind, json) in [
            (PlayerKind::Person, r#""person""#),
            (PlayerKind::Bot("cook".to_owned()), r#""bot:cook""#),
            (PlayerKind::Bot("exec:./my bot --fast".to_owned()), r#""bot:exec:./my bot --fast""#),
        ] {
            assert_eq!(serde_json::to_string(&kind).unwrap(), json);
            assert_eq!(serde_json::from_str::<PlayerKind>(json).unwrap(), kind);
        }
        for text in ["", "cook", "bot", "bot:", "Person"] {
            let error = text.parse::<PlayerKind>().unwrap_err().to_string();
            assert_eq!(error, format!("'{text}' is neither 'person' nor 'bot:' with the name of a bot"));
        }
    }
}
