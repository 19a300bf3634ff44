//! Chat and reactions, with limits.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::{Entry, Person, PersonId, Refusal, Table};

/// The most letters a remark has.
pub const LONGEST_REMARK: usize = 200;

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
pub enum Words {
    /// In words.
    Text(String),
    /// Without.
    Reaction(Reaction),
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// When.
    pub at: u64,
    /// By whom.
    pub person: Person,
    /// Where they sat when they said it, if they did.
    pub seat: Option<Seat>,
    /// What.
    pub words: Words,
}

impl Table {
    /// Somebody says something.
    pub(crate) fn say(&self, person: Person, text: &str, at: u64) -> Result<Vec<Entry>, Refusal> {
        let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let text = text.trim();
        match text.chars().count() {
            0 => Err(Refusal::NothingSaid),
            1..=LONGEST_REMARK => self.remark(person, Words::Text(text.to_owned()), at),
            _ => Err(Refusal::TooLong),
        }
    }

    /// Somebody says something, in whatever way.
    pub(crate) fn remark(&self, person: Person, words: Words, at: u64) -> Result<Vec<Entry>, Refusal> {
        if self.is_barred(person.id) {
            return Err(Refusal::Barred);
        }
        if self.said_lately(person.id, at) >= MANY {
            return Err(Refusal::TooFast);
        }
        Ok(vec![Entry::Said { person, words }])
    }

    fn said_lately(&self, id: PersonId, at: u64) -> usize {
        let recent = self.remarks.iter().filter(|remark| remark.at + SHORT_TIME > at);
        recent.filter(|remark| remark.person.id == id).count()
    }
}
