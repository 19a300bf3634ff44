//! The layout of observations: which number means what.

use std::fmt::Display;

/// Consecutive features with one meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name; fields of a player end in the number of seats clockwise from the viewer, `tableau[1]`.
    pub name: String,
    /// The index of its first feature.
    pub start: usize,
    /// The number of features.
    pub len: usize,
    /// The largest value that a feature of it can have.
    pub max: u8,
    /// Whether a player has to remember it. The other fields are visible on the table or in the hand.
    pub remembered: bool,
}

/// The fields of an observation, in order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Layout {
    fields: Vec<Field>,
}

impl Layout {
    /// Adds a field that is visible.
    #[must_use]
    pub(crate) fn with(self, name: impl Display, len: usize, max: usize) -> Self {
        self.add(name, len, max, false)
    }

    /// Adds a field that has to be remembered.
    #[must_use]
    pub(crate) fn remembering(self, name: impl Display, len: usize, max: usize) -> Self {
        self.add(name, len, max, true)
    }

    fn add(mut self, name: impl Display, len: usize, max: usize, remembered: bool) -> Self {
        let (start, max) = (self.width(), max.min(u8::MAX.into()) as u8);
        self.fields.push(Field { name: name.to_string(), start, len, max, remembered });
        self
    }

    /// The fields.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The number of features.
    pub fn width(&self) -> usize {
        self.fields.last().map_or(0, |field| field.start + field.len)
    }
}
