//! Everything a person reads, in every language: messages by their ids.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, PatternElement};
use menu::LOCALES;
use unic_langid::LanguageIdentifier;

/// A language that the site speaks: a directory of `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Language(usize);

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Language {
    /// The language that is written first, for those whose own is not there.
    pub const ENGLISH: Self = Self(0);

    /// All of them, in the order they are offered.
    pub const ALL: [Self; LOCALES.len()] = {
        let mut all = [Self::ENGLISH; LOCALES.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Self(index);
            index += 1;
        }
        all
    };

    /// Its code, as addresses and browsers write it.
    pub const fn code(self) -> &'static str {
        LOCALES[self.0].code
    }

    /// What its speakers call it.
    pub fn own_name(self) -> String {
        self.locale().text("language-name")
    }

    /// The messages of this language, as they are written.
    pub(crate) fn sources(self) -> impl Iterator<Item = &'static str> {
        LOCALES[self.0].messages.iter().map(|(_, text)| *text)
    }

    /// Everything that is said in this language.
    pub fn locale(self) -> &'static Locale {
        static BUNDLES: LazyLock<Vec<Locale>> = LazyLock::new(|| Language::ALL.map(Locale::of).into());
        &BUNDLES[self.0]
    }

    /// The language somebody would like best, by what their browser says (`Accept-Language`).
    pub fn wanted(accepted: &str) -> Self {
        let mut best = (0.0, Self::default());
        for part in accepted.split(',') {
            let (name, weight) = part.split_once(';').unwrap_or((part, "q=1"));
            let weight = weight.trim().strip_prefix("q=").and_then(|text| text.parse::<f32>().ok()).unwrap_or(0.0);
            let primary = name.trim().split('-').next().unwrap_or("").to_ascii_lowercase();
            if let Ok(language) = primary.parse()
                && weight > best.0
            {
                best = (weight, language);
            }
        }
        best.1
    }
}

/// A code that is none of a language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

/// Something for each language, made when it is first needed.
pub(crate) struct PerLanguage<T>([OnceLock<T>; Language::ALL.len()]);

impl<T> Default for PerLanguage<T> {
    fn default() -> Self {
        Self([const { OnceLock::new() }; Language::ALL.len()])
    }
}

impl<T> PerLanguage<T> {
    /// What there is for a language; made now if there is nothing yet.
    pub(crate) fn get_or_init(&self, language: Language, make: impl FnOnce() -> T) -> &T {
        self.0[language.0].get_or_init(make)
    }

    /// This is for a language from now on, unless there is something already.
    pub(crate) fn set(&self, language: Language, value: T) {
        let _ = self.0[language.0].set(value);
    }
}

/// A message that stands for a thing of a game or of a table, by its id. They are constants or come from matches that cover
/// everything there is, so a test can list all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Term(&'static str);

impl Term {
    pub(crate) const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The message.
    pub(crate) fn text(self, locale: &Locale) -> String {
        locale.text(self.0)
    }

    /// The message with a capital at the beginning, for labels.
    pub(crate) fn label(self, locale: &Locale) -> String {
        locale.label(self.0)
    }

    /// A sentence or two about it: the attribute `about`.
    pub(crate) fn about(self, locale: &Locale) -> String {
        locale.attribute(self, "about", &[])
    }

    /// So many of it: the attribute `counted`.
    pub(crate) fn counted(self, locale: &Locale, count: impl Into<FluentValue<'static>>) -> String {
        locale.attribute(self, "counted", &[("count", count.into())])
    }
}

/// Everything that is said in one language.
pub struct Locale {
    language: Language,
    messages: FluentBundle<FluentResource>,
    /// The messages and attributes that are always the same text.
    fixed: HashMap<String, String>,
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.language.fmt(f)
    }
}

impl Locale {
    fn of(language: Language) -> Self {
        let name: LanguageIdentifier = language.code().parse().expect("codes of languages are codes of languages");
        let mut messages = FluentBundle::new_concurrent(vec![name]);
        // Names are set apart by the markup where it matters; marks inside of attributes and titles would be in the way.
        messages.set_use_isolating(false);
        messages.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
            _ => None,
        }));
        let mut fixed = HashMap::new();
        for source in language.sources() {
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(read, _)| read);
            fixed.extend(fixed_texts(&resource));
            messages.add_resource_overriding(resource);
        }
        Self { language, messages, fixed }
    }

    /// Which language it is.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message by its id, or an attribute of one: `card-tempura.about`.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// A message with what belongs into it.
    ///
    /// One that is missing is its id in brackets. The tests find those.
    pub fn format(&self, id: &str, with: &[(&str, FluentValue<'_>)]) -> String {
        if let Some(text) = self.fixed.get(id) {
            return text.clone();
        }
        let (message, attribute) = id.split_once('.').map_or((id, None), |(message, about)| (message, Some(about)));
        let found = self.messages.get_message(message).and_then(|message| match attribute {
            Some(name) => Some(message.get_attribute(name)?.value()),
            None => message.value(),
        });
        let Some(pattern) = found else { return format!("⟦{id}⟧") };
        let args: FluentArgs<'_> = with.iter().map(|(name, value)| (*name, value.clone())).collect();
        self.messages.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    pub(crate) fn attribute(&self, term: Term, name: &str, with: &[(&str, FluentValue<'_>)]) -> String {
        self.format(&format!("{}.{name}", term.0), with)
    }

    /// The same with a capital at the beginning, for labels.
    pub fn label(&self, id: &str) -> String {
        capital(&self.text(id))
    }

    /// Names in a row: `Ana, Ben`.
    pub(crate) fn list(&self, names: &[String]) -> String {
        names.join(&self.text("list-separator"))
    }
}

/// The messages and attributes of a file that hold nothing but text. Looking these up is much cheaper than formatting.
fn fixed_texts(resource: &FluentResource) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let attributes =
            message.attributes.iter().map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
        for (id, pattern) in message.value.iter().map(|value| (id.to_owned(), value)).chain(attributes) {
            if let [PatternElement::TextElement { value }] = pattern.elements.as_slice() {
                texts.push((id, (*value).to_owned()));
            }
        }
    }
    texts
}

/// The text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_s_first_wish_that_we_speak_counts() {
        for (accepted, code) in [
            ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
            ("de,fr;q=0.7,en;q=0.8", "en"),
            ("ja", "ja"),
            ("", "en"),
            ("xx;q=nonsense, es-MX", "es"),
        ] {
            assert_eq!(Language::wanted(accepted).code(), code, "{accepted}");
        }
    }

    #[test]
    fn polish_counts_in_three_ways() {
        let polish = "pl".parse::<Language>().unwrap().locale();
        let counted = |count: usize| polish.format("term-point.counted", &[("count", count.into())]);
        assert_eq!([counted(1), counted(3), counted(5)], ["1 punkt", "3 punkty", "5 punktów"]);
    }

    #[test]
    fn a_message_that_is_missing_shows() {
        assert_eq!(Language::ENGLISH.locale().text("no-such"), "⟦no-such⟧");
        assert_eq!(Language::ENGLISH.locale().text("card-egg.no-such"), "⟦card-egg.no-such⟧");
    }
}
