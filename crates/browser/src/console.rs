//! Console messages.

use std::fmt;

use serde_json::Value;

/// One line of the console.
#[derive(Clone, Debug)]
pub struct Message {
    /// `SEVERE` for errors, `WARNING`, `INFO` or `DEBUG`.
    pub level: String,
    /// The origin: `javascript`, `console-api`, `network`, `security`, …
    pub source: String,
    /// The message, with the page's address in front.
    pub text: String,
}

impl Message {
    /// Parses a log from chromedriver.
    pub(crate) fn read(log: &Value) -> Vec<Self> {
        let field = |line: &Value, name: &str| line[name].as_str().unwrap_or_default().to_owned();
        let lines = log.as_array().into_iter().flatten();
        lines
            .map(|line| Self {
                level: field(line, "level"),
                source: field(line, "source"),
                text: field(line, "message"),
            })
            .collect()
    }

    /// Whether the message is an error.
    pub fn is_error(&self) -> bool {
        self.level == "SEVERE"
    }

    /// Whether the page violated its content security policy.
    pub fn is_violation(&self) -> bool {
        self.source == "security" && self.text.contains("Content Security Policy")
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.level, self.source, self.text)
    }
}
