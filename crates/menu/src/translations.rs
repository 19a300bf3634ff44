//! The languages, and texts about the games in each of them. Every directory of `locales/` is a language.

/// The texts of a language.
#[derive(Debug)]
pub struct LocaleFiles {
    /// Its code, as people write it in addresses and settings: `en`, `es`, …
    pub code: &'static str,
    /// The messages of the pages, by the names of their files.
    pub messages: &'static [(&'static str, &'static str)],
    /// The rules, by the games.
    pub rules: &'static [(&'static str, &'static str)],
}

/// All languages. The first is the one we write first, English.
pub const LOCALES: &[LocaleFiles] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The rules of a game in several languages.
#[derive(Clone, Copy, Debug)]
pub struct Translations {
    game: &'static str,
}

impl Translations {
    /// The rules of the game of this name.
    pub(crate) const fn rules(game: &'static str) -> Self {
        Self { game }
    }

    /// The languages they are written in.
    pub fn languages(self) -> impl Iterator<Item = &'static str> {
        LOCALES.iter().map(|locale| locale.code).filter(move |code| self.in_language(code).is_some())
    }

    /// The text in this language, if it is written in it.
    pub fn in_language(self, wanted: &str) -> Option<&'static str> {
        let locale = LOCALES.iter().find(|locale| locale.code == wanted)?;
        locale.rules.iter().find(|(game, _)| *game == self.game).map(|(_, text)| *text)
    }
}
