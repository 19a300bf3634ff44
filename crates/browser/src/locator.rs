//! Finds elements by role and name, text or selector.

use std::fmt;

/// Finds elements by role and accessible name, by visible text, or by a CSS selector.
#[derive(Clone, Debug)]
pub struct Locator {
    pub(crate) matcher: Matcher,
    pub(crate) nth: Option<usize>,
    pub(crate) within: Option<Box<Locator>>,
}

/// The kind of match.
#[derive(Clone, Debug)]
pub(crate) enum Matcher {
    Css(String),
    Text(String),
    Role { role: String, name: Name },
}

/// The accessible name to match.
#[derive(Clone, Debug)]
pub(crate) enum Name {
    Exactly(String),
    Containing(String),
}

/// The elements that match a CSS selector.
pub fn css(selector: &str) -> Locator {
    Locator::new(Matcher::Css(selector.to_owned()))
}

/// The innermost element that contains this text.
pub fn text(text: &str) -> Locator {
    Locator::new(Matcher::Text(text.to_owned()))
}

/// The element with this role and exactly this accessible name.
pub fn role(role: &str, name: &str) -> Locator {
    Locator::new(Matcher::Role { role: role.to_owned(), name: Name::Exactly(name.to_owned()) })
}

/// A button, by its name.
pub fn button(name: &str) -> Locator {
    role("button", name)
}

/// A link, by its name.
pub fn link(name: &str) -> Locator {
    role("link", name)
}

/// A heading, by its name.
pub fn heading(name: &str) -> Locator {
    role("heading", name)
}

/// A text field, by its label.
pub fn field(label: &str) -> Locator {
    role("textbox", label)
}

impl Locator {
    fn new(matcher: Matcher) -> Self {
        Self { matcher, nth: None, within: None }
    }

    /// The same, but the name only needs to contain the text.
    #[must_use]
    pub fn partly(mut self) -> Self {
        if let Matcher::Role { name, .. } = &mut self.matcher
            && let Name::Exactly(words) = name
        {
            *name = Name::Containing(std::mem::take(words));
        }
        self
    }

    /// The match with this number, from 0. Without a number there must be exactly one.
    #[must_use]
    pub fn nth(self, number: usize) -> Self {
        Self { nth: Some(number), ..self }
    }

    /// Only matches inside another element.
    #[must_use]
    pub fn within(self, other: Locator) -> Self {
        Self { within: Some(Box::new(other)), ..self }
    }
}

impl fmt::Display for Locator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.matcher {
            Matcher::Css(selector) => write!(f, "'{selector}'")?,
            Matcher::Text(text) => write!(f, "text \"{text}\"")?,
            Matcher::Role { role, name: Name::Exactly(name) } => write!(f, "{role} \"{name}\"")?,
            Matcher::Role { role, name: Name::Containing(part) } => write!(f, "{role} \"…{part}…\"")?,
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
