//! Who reads a page, and how they like it.

use crate::{Language, Locale};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// By day.
    Day,
    /// At night.
    Night,
}

impl Theme {
    /// All of them.
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

/// Who reads a page. What they like is kept by their browser.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reader {
    /// The language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Whether there are sounds.
    pub sound: bool,
    /// Their name, once they have said one.
    pub name: Option<String>,
}

/// The cookies that hold what a reader likes.
pub const PREFERENCES: [&str; 3] = ["language", "theme", "sound"];

impl Reader {
    /// A reader as their browser describes them: what it keeps for us, and the languages it asks for.
    pub fn of<'a>(cookies: impl IntoIterator<Item = (&'a str, &'a str)>, accepted: &str) -> Self {
        let mut reader = Self { language: Language::wanted(accepted), ..Self::default() };
        for (name, value) in cookies {
            reader.prefer(name, value);
        }
        reader
    }

    /// Takes over a preference; what cannot be read changes nothing. Says whether it could.
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

    /// Everything that is said to them.
    pub fn locale(&self) -> &'static Locale {
        self.language.locale()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_browser_keeps_comes_before_what_it_asks_for() {
        let reader = Reader::of([("language", "fr"), ("theme", "night"), ("sound", "on"), ("other", "x")], "pl");
        let expected = Reader { language: "fr".parse().unwrap(), theme: Theme::Night, sound: true, name: None };
        assert_eq!(reader, expected);
        assert_eq!(Reader::of([("language", "klingon"), ("theme", "pink")], "pl").language.code(), "pl");
    }
}
