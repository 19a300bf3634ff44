//! The words on a page: all in one language, with nothing left in English or without words.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use browser::Page;

const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");

/// A text that has more letters than this is not in a page by chance.
const LONG: usize = 12;

/// The messages of a language that are on one line and have no variables, by their ids.
fn messages(language: &str) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    for file in fs::read_dir(Path::new(LOCALES).join(language)).expect("the language is there") {
        let file = file.expect("the folder can be read").path();
        if file.extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        let mut message = String::new();
        for line in fs::read_to_string(file).expect("it is a text").lines() {
            let Some((name, text)) = line.split_once(" = ") else { continue };
            match name.trim_start().strip_prefix('.') {
                Some(attribute) => drop(messages.insert(format!("{message}.{attribute}"), text.to_owned())),
                None if name.starts_with(' ') => {}
                None => {
                    name.clone_into(&mut message);
                    messages.insert(message.clone(), text.to_owned());
                }
            }
        }
    }
    messages.retain(|_, text| !text.contains('{'));
    messages
}

/// Texts that would show that something is not translated.
pub(crate) fn foreign(language: &str) -> Vec<String> {
    let own = messages(language);
    let english = messages("en").into_iter();
    let differ = english.filter(|(id, text)| text.chars().count() > LONG && own.get(id).is_some_and(|own| own != text));
    let foreign: Vec<String> = differ.map(|(_, text)| text).collect();
    assert!(language == "en" || foreign.len() > 150, "only {} texts can be told from {language}", foreign.len());
    foreign
}

/// What is wrong with the words of a page: another language, something left in English, something without words.
pub(crate) async fn wrong_words(page: &Page<'_>, language: &str, foreign: &[String]) -> Vec<String> {
    let said = page.script("return document.documentElement.lang", &[]).await;
    let html = page.script("return document.documentElement.outerHTML", &[]).await;
    let html = html.as_str().expect("a page is text");
    let missing = html.split('⟦').skip(1).map(|rest| rest.chars().take(30).collect::<String>());
    let left = foreign.iter().filter(|text| html.contains(text.as_str())).cloned();
    let other = (said != language).then(|| format!("it says that it is in {said}"));
    other.into_iter().chain(missing).chain(left).collect()
}
