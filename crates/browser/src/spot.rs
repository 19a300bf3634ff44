//! A place on a page, as somebody would name it.

use std::fmt;

/// A place on a page: by what assistive technology calls it, by the text that is read there, or by a selector.
#[derive(Clone, Debug)]
pub struct Spot {
    pub(crate) sign: Sign,
    pub(crate) nth: Option<usize>,
    pub(crate) within: Option<Box<Spot>>,
}

/// How a place is told from others.
#[derive(Clone, Debug)]
pub(crate) enum Sign {
    Css(String),
    Text(String),
    Role { role: String, name: Name },
}

/// Which accessible name is wanted.
#[derive(Clone, Debug)]
pub(crate) enum Name {
    Exactly(String),
    With(String),
}

impl Name {
    pub(crate) fn fits(&self, name: &str) -> bool {
        match self {
            Self::Exactly(wanted) => name == wanted,
            Self::With(part) => name.contains(part.as_str()),
        }
    }
}

/// What a selector selects.
pub fn css(selector: &str) -> Spot {
    Spot::new(Sign::Css(selector.to_owned()))
}

/// The innermost element with this text in it.
pub fn text(text: &str) -> Spot {
    Spot::new(Sign::Text(text.to_owned()))
}

/// What has this role and exactly this accessible name.
pub fn role(role: &str, name: &str) -> Spot {
    Spot::new(Sign::Role { role: role.to_owned(), name: Name::Exactly(name.to_owned()) })
}

/// A button, by its name.
pub fn button(name: &str) -> Spot {
    role("button", name)
}

/// A link, by its name.
pub fn link(name: &str) -> Spot {
    role("link", name)
}

/// A heading, by its name.
pub fn heading(name: &str) -> Spot {
    role("heading", name)
}

/// A field for text, by its label.
pub fn field(label: &str) -> Spot {
    role("textbox", label)
}

impl Spot {
    fn new(sign: Sign) -> Self {
        Self { sign, nth: None, within: None }
    }

    /// The same, but the name only needs to have these words in it.
    #[must_use]
    pub fn partly(mut self) -> Self {
        if let Sign::Role { name, .. } = &mut self.sign
            && let Name::Exactly(words) = name
        {
            *name = Name::With(std::mem::take(words));
        }
        self
    }

    /// Of several, the one with this number, from 0. Without it there must be exactly one.
    #[must_use]
    pub fn nth(self, number: usize) -> Self {
        Self { nth: Some(number), ..self }
    }

    /// Only inside of another place.
    #[must_use]
    pub fn within(self, other: Spot) -> Self {
        Self { within: Some(Box::new(other)), ..self }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.sign {
            Sign::Css(selector) => write!(f, "'{selector}'")?,
            Sign::Text(text) => write!(f, "text \"{text}\"")?,
            Sign::Role { role, name: Name::Exactly(name) } => write!(f, "{role} \"{name}\"")?,
            Sign::Role { role, name: Name::With(part) } => write!(f, "{role} \"…{part}…\"")?,
        }
        if let Some(number) = self.nth {
            write!(f, " number {number}")?;
        }
        match &self.within {
            Some(other) => write!(f, " in {other}"),
            None => Ok(()),
        }
    }
}
