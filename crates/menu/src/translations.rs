//! Texts about the games, in every language they are written in.

/// A text in several languages. The first is the one we write first, English.
#[derive(Clone, Copy, Debug)]
pub struct Translations(&'static [(&'static str, &'static str)]);

impl Translations {
    /// A text in these languages, each by its code: `en`, `es`, …
    pub const fn new(texts: &'static [(&'static str, &'static str)]) -> Self {
        Self(texts)
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

/// The rules of a game, with a line for each language.
macro_rules! rules {
    ($game:literal) => {
        $crate::Translations::new(&[
            ("en", include_str!(concat!("../../../locales/en/rules/", $game, ".md"))),
            ("es", include_str!(concat!("../../../locales/es/rules/", $game, ".md"))),
            ("fr", include_str!(concat!("../../../locales/fr/rules/", $game, ".md"))),
            ("pl", include_str!(concat!("../../../locales/pl/rules/", $game, ".md"))),
            ("ja", include_str!(concat!("../../../locales/ja/rules/", $game, ".md"))),
        ])
    };
}
pub(crate) use rules;
