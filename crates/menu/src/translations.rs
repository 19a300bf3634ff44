//! The languages, and texts about the games in each of them. Every directory of `locales/` is a language.

/// What is written on pages in a language.
#[derive(Debug)]
pub struct LocaleFiles {
    /// The code of the language, as people write it in addresses and settings: `en`, `es`, …
    pub code: &'static str,
    /// The messages, by the names of their files.
    pub messages: &'static [(&'static str, &'static str)],
}

/// All languages. The first is the one we write first, English.
pub const LOCALES: &[LocaleFiles] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The rules of every game, by the codes of the languages they are written in.
const RULES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// A text in several languages. The first is the one we write first, English.
#[derive(Clone, Copy, Debug)]
pub struct Translations(&'static [(&'static str, &'static str)]);

impl Translations {
    /// A text in these languages, each by its code: `en`, `es`, …
    pub const fn new(texts: &'static [(&'static str, &'static str)]) -> Self {
        Self(texts)
    }

    /// The rules of a game in `locales/`. A constant of a game without any does not compile.
    pub(crate) const fn rules(game: &str) -> Self {
        let mut index = 0;
        while !is_same(RULES[index].0.as_bytes(), game.as_bytes()) {
            index += 1;
        }
        Self(RULES[index].1)
    }

    /// The languages it is written in, as people write them in addresses and settings: `en`, `es`, …
    pub fn languages(self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|&(language, _)| language)
    }

    /// The text in this language, if it is written in it.
    pub fn in_language(self, wanted: &str) -> Option<&'static str> {
        self.0.iter().find(|&&(language, _)| language == wanted).map(|&(_, text)| text)
    }
}

/// `==`, which constants cannot use yet.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut index = 0;
    while index < one.len() && index < other.len() && one[index] == other[index] {
        index += 1;
    }
    index == one.len() && index == other.len()
}
