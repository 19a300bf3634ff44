//! Chat and reactions, with limits.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{ActionError, Entry, Person, PersonId, Table};

/// The most letters a remark has.
pub const MAX_CHAT_CHARS: usize = 200;

/// How many remarks are remembered.
pub(crate) const REMEMBERED: usize = 50;

/// How many remarks somebody may make in [`SHORT_TIME`].
const MANY: usize = 5;

/// In milliseconds.
const SHORT_TIME: u64 = 10_000;

/// Something said without words.
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
    /// All there are.
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

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChatBody {
    /// In words.
    Text(String),
    /// Without.
    Reaction(Reaction),
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatMessage {
    /// When.
    pub at: u64,
    /// By whom.
    pub person: Person,
    /// Where they sat when they said it, if they did.
    pub seat: Option<Seat>,
    /// What.
    pub body: ChatBody,
}

impl Table {
    /// Somebody says something.
    pub(crate) fn say(&self, person: Person, text: &str, at: u64) -> Result<Vec<Entry>, ActionError> {
        let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let text = text.trim();
        match text.chars().count() {
            0 => Err(ActionError::NothingSaid),
            1..=MAX_CHAT_CHARS => self.post(person, ChatBody::Text(text.to_owned()), at),
            _ => Err(ActionError::TooLong),
        }
    }

    /// Somebody says something, in whatever way.
    pub(crate) fn post(&self, person: Person, body: ChatBody, at: u64) -> Result<Vec<Entry>, ActionError> {
        if self.is_barred(person.id) {
            return Err(ActionError::Barred);
        }
        if self.said_lately(person.id, at) >= MANY {
            return Err(ActionError::TooFast);
        }
        Ok(vec![Entry::Said { person, body }])
    }

    fn said_lately(&self, id: PersonId, at: u64) -> usize {
        let recent = self.chat.iter().filter(|remark| remark.at + SHORT_TIME > at);
        recent.filter(|remark| remark.person.id == id).count()
    }
}
