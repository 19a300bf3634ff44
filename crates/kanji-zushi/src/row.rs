//! The cards of one event.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Half, TABLE};

/// Up to six halves, in the deck's order, because cards that are turned or drawn together have no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row {
    halves: [Half; TABLE],
    len: u8,
}

impl Row {
    /// The halves.
    #[inline]
    pub fn as_slice(&self) -> &[Half] {
        &self.halves[..self.len as usize]
    }

    /// The number of halves.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is no half.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl FromIterator<Half> for Row {
    /// # Panics
    /// If there are more than six.
    #[inline]
    fn from_iter<I: IntoIterator<Item = Half>>(halves: I) -> Self {
        let mut row = Self { halves: [Half::from_number(0); TABLE], len: 0 };
        for half in halves {
            row.halves[row.len as usize] = half;
            row.len += 1;
        }
        row
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let halves = Vec::<Half>::deserialize(deserializer)?;
        if halves.len() > TABLE {
            return Err(D::Error::invalid_length(halves.len(), &"at most six halves"));
        }
        Ok(halves.into_iter().collect())
    }
}
