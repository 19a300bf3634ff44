//! The language of texts.

use std::env;

use menu::Translations;
use words::Language;

/// The text in a language, given as `es`, `es-MX` or `es_MX.UTF-8`.
pub(crate) fn choose(texts: Translations, wanted: &str) -> Option<&'static str> {
    texts.in_language(&primary(wanted))
}

/// The text in the system's language, or in English.
pub(crate) fn of_this_system(texts: Translations) -> &'static str {
    let text = wanted().and_then(|wanted| choose(texts, &wanted)).or_else(|| texts.in_language("en"));
    text.expect("every text has an English version")
}

/// A language, given as `es`, `es-MX` or `es_MX.UTF-8`.
pub(crate) fn read(wanted: &str) -> Option<Language> {
    primary(wanted).parse().ok()
}

/// The system's language, or English.
pub(crate) fn of_this_user() -> Language {
    wanted().and_then(|wanted| read(&wanted)).unwrap_or_default()
}

/// The first non-empty variable counts, as in POSIX.
fn wanted() -> Option<String> {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    variables.into_iter().find(|wanted| !wanted.is_empty())
}

fn primary(wanted: &str) -> String {
    wanted.split(['-', '_', '.', '@']).next().unwrap_or(wanted).to_ascii_lowercase()
}
