//! The reader of a page, and their preferences.

use crate::{Language, Locale};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// Follows the system.
    #[default]
    System,
    /// Light.
    Day,
    /// Dark.
    Night,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::System, Self::Day, Self::Night];

    /// Its name in cookies and forms.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Day => "day",
            Self::Night => "night",
        }
    }
}

/// The reader of a page. Their browser stores the preferences.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Whether sounds are on.
    pub sound: bool,
    /// Their name, once they have entered one.
    pub name: Option<String>,
}

/// The names of the preference cookies.
pub const PREFERENCES: [&str; 3] = ["language", "theme", "sound"];

impl Reader {
    /// The reader of a request, from its cookies and the `Accept-Language` header.
    pub fn of<'a>(cookies: impl IntoIterator<Item = (&'a str, &'a str)>, accepted: &str) -> Self {
        let mut reader = Self { language: Language::wanted(accepted), ..Self::default() };
        for (name, value) in cookies {
            reader.prefer(name, value);
        }
        reader
    }

    /// Sets a preference. Returns whether the value is valid; invalid ones change nothing.
    pub fn prefer(&mut self, name: &str, value: &str) -> bool {
        match name {
            "language" => value.parse().map(|language| self.language = language).is_ok(),
            "theme" => {
                let theme = Theme::ALL.into_iter().find(|theme| theme.name() == value);
                theme.map(|theme| self.theme = theme).is_some()
            }
            "sound" => {
                self.sound = value == "on";
                matches!(value, "on" | "off")
            }
            _ => false,
        }
    }

    /// The texts in the reader's language.
    pub fn locale(&self) -> &'static Locale {
        self.language.locale()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_override_the_accept_language_header() {
        let reader = Reader::of([("language", "fr"), ("theme", "night"), ("sound", "on"), ("other", "x")], "pl");
        let expected = Reader { language: "fr".parse().unwrap(), theme: Theme::Night, sound: true, name: None };
        assert_eq!(reader, expected);
        assert_eq!(Reader::of([("language", "klingon"), ("theme", "pink")], "pl").language.code(), "pl");
    }
}
