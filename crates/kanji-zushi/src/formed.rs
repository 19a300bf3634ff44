//! The kanji that a player has formed.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Kanji;

/// The number of kanji that complete a player's game.
pub const GOAL: usize = 5;

/// Kanji in the order they were formed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FormedKanji {
    /// Unused entries hold the default kanji, so that equal lists are equal in memory.
    kanji: [Kanji; GOAL],
    count: u8,
}

impl FormedKanji {
    /// Adds a kanji.
    ///
    /// # Panics
    /// If there are already five.
    #[inline]
    pub(crate) fn push(&mut self, kanji: Kanji) {
        self.kanji[self.count as usize] = kanji;
        self.count += 1;
    }

    /// The kanji.
    #[inline]
    pub fn as_slice(&self) -> &[Kanji] {
        &self.kanji[..self.count as usize]
    }

    /// The number of kanji.
    #[inline]
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether there is no kanji.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether the player has all five and takes no more turns.
    #[inline]
    pub const fn is_complete(&self) -> bool {
        self.len() == GOAL
    }

    /// The strokes of all kanji: the score.
    #[inline]
    pub fn strokes(&self) -> i32 {
        self.as_slice().iter().map(|kanji| i32::from(kanji.strokes())).sum()
    }

    /// The strokes of the best kanji: the tie-break.
    #[inline]
    pub fn most_strokes(&self) -> i32 {
        self.as_slice().iter().map(|kanji| i32::from(kanji.strokes())).max().unwrap_or(0)
    }
}

impl FromIterator<Kanji> for FormedKanji {
    /// # Panics
    /// If there are more than five.
    fn from_iter<I: IntoIterator<Item = Kanji>>(kanji: I) -> Self {
        let mut formed = Self::default();
        for kanji in kanji {
            formed.push(kanji);
        }
        formed
    }
}

impl fmt::Debug for FormedKanji {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for FormedKanji {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for FormedKanji {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kanji = Vec::<Kanji>::deserialize(deserializer)?;
        if kanji.len() > GOAL {
            return Err(D::Error::invalid_length(kanji.len(), &"at most five kanji"));
        }
        Ok(kanji.into_iter().collect())
    }
}
