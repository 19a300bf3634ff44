//! Checks that the text of a page is all in one language, with no message missing or left in English.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::Page;

const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");

/// Only texts longer than this are checked: shorter ones can match by chance.
const MIN_LENGTH: usize = 12;

/// A language, and texts that must not appear on a page in it.
pub struct TranslationCheck {
    language: String,
    /// English texts that the translation of the same message does not contain.
    foreign: Vec<String>,
}

impl TranslationCheck {
    /// Loads a language by its code.
    pub fn new(language: &str) -> Self {
        let own = messages(language);
        let mut foreign: Vec<String> = Vec::new();
        for (id, english) in messages("en") {
            let own = own.get(&id).map_or("", String::as_str);
            foreign.extend(pieces(&english).filter(|piece| !own.contains(piece)).map(str::to_owned));
        }
        assert!(language == "en" || foreign.len() > 300, "only {} English texts differ from {language}", foreign.len());
        Self { language: language.to_owned(), foreign }
    }

    /// Problems on a page: a wrong `lang` attribute, English text, or missing messages.
    pub async fn problems(&self, page: &Page<'_>) -> Vec<String> {
        let read =
            page.script("const {lang, outerHTML} = document.documentElement; return [lang, outerHTML]", &[]).await;
        let (lang, html) = (&read[0], read[1].as_str().expect("the HTML is a string"));
        let missing = html.split('⟦').skip(1).map(|rest| rest.chars().take(30).collect::<String>());
        let untranslated = self.foreign.iter().filter(|text| html.contains(text.as_str())).cloned();
        let wrong_language = (*lang != self.language.as_str()).then(|| format!("the lang attribute is {lang}"));
        wrong_language.into_iter().chain(missing).chain(untranslated).collect()
    }
}

/// The messages of a language by id, each with all its variants.
fn messages(language: &str) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    for file in fs::read_dir(Path::new(LOCALES).join(language)).expect("the locale directory exists") {
        let file = file.expect("the directory is readable").path();
        if file.extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        let mut id = String::new();
        for line in fs::read_to_string(file).expect("the file is UTF-8").lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                name.clone_into(&mut id);
            }
            let message = messages.entry(id.clone()).or_default();
            message.push_str(line);
            message.push('\n');
        }
    }
    messages
}

/// The literal texts in a message, without its variables.
fn pieces(message: &str) -> impl Iterator<Item = &str> {
    let lines = message.lines().map(|line| line.split_once(" = ").map_or(line, |(_, text)| text).trim_start());
    let texts = lines.map(|line| match line.split_once(']') {
        // A variant of a select expression.
        Some((case, text)) if case.starts_with('[') || case.starts_with("*[") => text,
        _ => line,
    });
    let is_long_literal = |piece: &&str| !piece.contains(['$', '"']) && piece.chars().count() > MIN_LENGTH;
    texts.flat_map(|text| text.split(['{', '}'])).map(str::trim).filter(is_long_literal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_variants_and_attributes_of_a_message_are_found() {
        let message = "taken = { $who ->\n    [you] You take a customer: { $customer }.\n   *[other] { $name } takes somebody else.\n}\n    .about = What somebody takes.\n";
        let found: Vec<&str> = pieces(message).collect();
        assert_eq!(found, ["You take a customer:", "takes somebody else.", "What somebody takes."]);
    }
}
