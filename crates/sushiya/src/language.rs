//! The language of texts.

use std::env;

use menu::Translations;

/// The text in a language, given as `es`, `es-MX` or `es_MX.UTF-8`.
pub(crate) fn choose(texts: Translations, wanted: &str) -> Option<&'static str> {
    let language = wanted.split(['-', '_', '.', '@']).next().unwrap_or(wanted);
    texts.in_language(&language.to_ascii_lowercase())
}

/// The text in the system's language, or in English.
pub(crate) fn of_this_system(texts: Translations) -> &'static str {
    // The first non-empty variable counts, as in POSIX.
    let mut variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let wanted = variables.find(|wanted| !wanted.is_empty());
    let text = wanted.and_then(|wanted| choose(texts, &wanted)).or_else(|| texts.in_language("en"));
    text.expect("every text has an English version")
}
