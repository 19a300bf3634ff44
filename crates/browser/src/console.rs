//! What the console says.

use std::fmt;

use serde_json::Value;

/// One line of the console.
#[derive(Clone, Debug)]
pub struct Message {
    /// `SEVERE` for errors, `WARNING`, `INFO` or `DEBUG`.
    pub level: String,
    /// Who says it: `javascript`, `console-api`, `network`, `security`, …
    pub source: String,
    /// What is said, after the address of the page.
    pub text: String,
}

impl Message {
    /// The lines of a log as chromedriver gives it.
    pub(crate) fn read(log: &Value) -> Vec<Self> {
        let word = |line: &Value, name: &str| line[name].as_str().unwrap_or_default().to_owned();
        let lines = log.as_array().into_iter().flatten();
        lines
            .map(|line| Self { level: word(line, "level"), source: word(line, "source"), text: word(line, "message") })
            .collect()
    }

    /// Whether something went wrong.
    pub fn is_error(&self) -> bool {
        self.level == "SEVERE"
    }

    /// Whether the page did something that its content security policy forbids.
    pub fn is_violation(&self) -> bool {
        self.source == "security" && self.text.contains("Content Security Policy")
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.level, self.source, self.text)
    }
}
