//! All texts in every language: messages by id.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, PatternElement};
use menu::LOCALES;
use unic_langid::LanguageIdentifier;

/// A language of the site: a directory of `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Language(usize);

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Language {
    /// The source language, and the default.
    pub const ENGLISH: Self = Self(0);

    /// All languages, in display order.
    pub const ALL: [Self; LOCALES.len()] = {
        let mut all = [Self::ENGLISH; LOCALES.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Self(index);
            index += 1;
        }
        all
    };

    /// Its language code.
    pub const fn code(self) -> &'static str {
        LOCALES[self.0].code
    }

    /// Its name in the language itself.
    pub fn own_name(self) -> String {
        self.locale().text("language-name")
    }

    /// The source files of its messages.
    pub fn sources(self) -> impl Iterator<Item = &'static str> {
        LOCALES[self.0].messages.iter().map(|(_, text)| *text)
    }

    /// The texts of this language.
    pub fn locale(self) -> &'static Locale {
        static LOCALES: PerLanguage<Locale> = PerLanguage::new();
        LOCALES.get_or_init(self, || Locale::of(self))
    }

    /// The preferred language of an `Accept-Language` header.
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

/// The error for an unknown language code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

/// A lazily initialized value for each language.
pub struct PerLanguage<T>([OnceLock<T>; Language::ALL.len()]);

impl<T> Default for PerLanguage<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> PerLanguage<T> {
    /// No values yet.
    pub const fn new() -> Self {
        Self([const { OnceLock::new() }; Language::ALL.len()])
    }

    /// The value for a language, created on first use.
    pub fn get_or_init(&self, language: Language, make: impl FnOnce() -> T) -> &T {
        self.0[language.0].get_or_init(make)
    }

    /// Sets the value for a language, unless it is set already.
    pub fn set(&self, language: Language, value: T) {
        let _ = self.0[language.0].set(value);
    }
}

/// A message for a thing of a game or a table, by its id. Terms are constants or come from exhaustive matches, so that a
/// test can list all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Term(&'static str);

impl Term {
    /// The term with this id.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The message.
    pub fn text(self, locale: &Locale) -> String {
        locale.text(self.0)
    }

    /// The message with an initial capital, for labels.
    pub fn label(self, locale: &Locale) -> String {
        locale.label(self.0)
    }

    /// A sentence or two about it: the attribute `about`.
    pub fn about(self, locale: &Locale) -> String {
        locale.attribute(self, "about", &[])
    }

    /// A number of it: the attribute `counted`.
    pub fn counted(self, locale: &Locale, count: impl Into<FluentValue<'static>>) -> String {
        locale.attribute(self, "counted", &[("count", count.into())])
    }
}

/// The texts of one language.
pub struct Locale {
    language: Language,
    messages: FluentBundle<FluentResource>,
    /// Messages and attributes without variables.
    fixed: HashMap<String, String>,
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.language.fmt(f)
    }
}

impl Locale {
    fn of(language: Language) -> Self {
        let name: LanguageIdentifier = language.code().parse().expect("language codes are valid");
        let mut messages = FluentBundle::new_concurrent(vec![name]);
        // The markup isolates names where needed; isolation marks would be wrong in attributes and titles.
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

    /// The language of these texts.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message by its id, or an attribute of one: `card-tempura.about`.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// Formats a message with its variables.
    ///
    /// A missing message becomes its id in brackets, which tests look for.
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

    /// An attribute of a term, with its variables.
    pub fn attribute(&self, term: Term, name: &str, with: &[(&str, FluentValue<'_>)]) -> String {
        self.format(&format!("{}.{name}", term.0), with)
    }

    /// The same with an initial capital, for labels.
    pub fn label(&self, id: &str) -> String {
        capital(&self.text(id))
    }

    /// A list of names: `Ana, Ben`.
    pub fn list(&self, names: &[String]) -> String {
        names.join(&self.text("list-separator"))
    }

    /// A text with what it is about before it: `Ana: 12 points`.
    pub fn labelled(&self, label: &str, text: &str) -> String {
        self.format("labelled", &[("label", label.into()), ("text", text.into())])
    }
}

/// The messages and attributes of a file without variables. A lookup is much cheaper than formatting.
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

/// The text with an initial capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_supported_language_of_the_browser_is_used() {
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
    fn polish_has_three_plural_forms() {
        let polish = "pl".parse::<Language>().unwrap().locale();
        let counted = |count: usize| polish.format("term-point.counted", &[("count", count.into())]);
        assert_eq!([counted(1), counted(3), counted(5)], ["1 punkt", "3 punkty", "5 punktów"]);
    }

    #[test]
    fn missing_messages_are_visible() {
        assert_eq!(Language::ENGLISH.locale().text("no-such"), "⟦no-such⟧");
        assert_eq!(Language::ENGLISH.locale().text("card-egg.no-such"), "⟦card-egg.no-such⟧");
    }
}
