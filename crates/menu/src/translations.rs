//! The languages, and texts about the games in each of them. Every directory of `locales/` is a language.

/// The messages of a language.
#[derive(Debug)]
pub struct LocaleFiles {
    /// The code of the language, as in addresses and settings: `en`, `es`, …
    pub code: &'static str,
    /// The content of the message files, by file name.
    pub messages: &'static [(&'static str, &'static str)],
}

/// All languages. The first is English, the source language.
pub const LOCALES: &[LocaleFiles] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The rules of each game, by language code.
const RULES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// A text in several languages. The first is English, the source language.
#[derive(Clone, Copy, Debug)]
pub struct Translations(&'static [(&'static str, &'static str)]);

impl Translations {
    /// A text in these languages, by language code: `en`, `es`, …
    pub const fn new(texts: &'static [(&'static str, &'static str)]) -> Self {
        Self(texts)
    }

    /// The rules of a game in `locales/`. A constant for a game without rules does not compile.
    pub(crate) const fn rules(game: &str) -> Self {
        let mut index = 0;
        while !is_same(RULES[index].0.as_bytes(), game.as_bytes()) {
            index += 1;
        }
        Self(RULES[index].1)
    }

    /// The languages of the text, as in addresses and settings: `en`, `es`, …
    pub fn languages(self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|&(language, _)| language)
    }

    /// The text in this language, if there is one.
    pub fn in_language(self, wanted: &str) -> Option<&'static str> {
        self.0.iter().find(|&&(language, _)| language == wanted).map(|&(_, text)| text)
    }
}

/// `==`, which is not yet const.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}
