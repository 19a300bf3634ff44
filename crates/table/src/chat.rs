//! Chat messages and reactions, with limits on their length and rate.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{ActionError, Entry, Person, PersonId, Table};

/// The maximum length of a chat message, in characters.
pub const MAX_CHAT_CHARS: usize = 200;

/// The number of messages that a table keeps.
pub(crate) const REMEMBERED: usize = 50;

/// The maximum number of messages that a person can send within [`RATE_WINDOW`].
const RATE_LIMIT: usize = 5;

/// The window of the rate limit in milliseconds.
const RATE_WINDOW: u64 = 10_000;

/// A reaction: a message without text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Well done.
    Nice,
    /// That hurt.
    Ouch,
    /// I did not expect that.
    Wow,
    /// Let me think.
    Thinking,
    /// Thanks for the game.
    Thanks,
}

impl Reaction {
    /// All reactions.
    pub const ALL: [Self; 5] = [Self::Nice, Self::Ouch, Self::Wow, Self::Thinking, Self::Thanks];

    /// Its name, in JSON and in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nice => "nice",
            Self::Ouch => "ouch",
            Self::Wow => "wow",
            Self::Thinking => "thinking",
            Self::Thanks => "thanks",
        }
    }
}

/// The content of a chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatBody {
    /// Text.
    Text(String),
    /// A reaction.
    Reaction(Reaction),
    /// What the table tells about the person.
    Notice(Notice),
}

/// What a table tells about a person, in the chat. Nobody can send it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// They have left the game for good.
    Left,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatMessage {
    /// When it was sent.
    pub at: u64,
    /// Who sent it.
    pub person: Person,
    /// The seat of the sender at that time, if they had one.
    pub seat: Option<Seat>,
    /// Its content.
    pub body: ChatBody,
}

impl Table {
    /// A person sends text. Control characters become spaces.
    pub(crate) fn say(&self, person: Person, text: &str, at: u64) -> Result<Vec<Entry>, ActionError> {
        let text: String = text.chars().map(|char| if char.is_control() { ' ' } else { char }).collect();
        let text = text.trim();
        match text.chars().count() {
            0 => Err(ActionError::NothingSaid),
            1..=MAX_CHAT_CHARS => self.post(person, ChatBody::Text(text.to_owned()), at),
            _ => Err(ActionError::TooLong),
        }
    }

    /// A person sends text or a reaction.
    pub(crate) fn post(&self, person: Person, body: ChatBody, at: u64) -> Result<Vec<Entry>, ActionError> {
        if self.is_barred(person.id) {
            return Err(ActionError::Barred);
        }
        if self.recent_messages(person.id, at) >= RATE_LIMIT {
            return Err(ActionError::TooFast);
        }
        Ok(vec![Entry::Said { person: Person { unnamed: false, ..person }, body }])
    }

    fn recent_messages(&self, id: PersonId, at: u64) -> usize {
        let recent = self.chat.iter().filter(|message| message.at + RATE_WINDOW > at);
        recent.filter(|message| message.person.id == id).count()
    }
}
