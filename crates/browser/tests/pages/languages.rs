//! Every page in every language, with nothing left in English or without words.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use browser::{Device, Page};

use crate::tour::tour;

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
fn foreign(language: &str) -> Vec<String> {
    let own = messages(language);
    let english = messages("en").into_iter();
    let differ = english.filter(|(id, text)| text.chars().count() > LONG && own.get(id).is_some_and(|own| own != text));
    differ.map(|(_, text)| text).collect()
}

/// Shows all pages in a language that the browser asks for.
async fn speaks(language: &str) {
    let foreign = foreign(language);
    assert!(language == "en" || foreign.len() > 150, "only {} texts are looked for", foreign.len());
    tour(Device::tablet().reduced_motion().language(language), async |page: &Page<'_>, name: &str| {
        assert_eq!(page.script("return document.documentElement.lang", &[]).await, language, "{name}");
        let html = page.script("return document.documentElement.outerHTML", &[]).await;
        let html = html.as_str().expect("a page is text");
        assert!(!html.contains('⟦'), "{name} has something without words: {html}");
        let left: Vec<&String> = foreign.iter().filter(|text| html.contains(text.as_str())).collect();
        assert!(left.is_empty(), "{name} is not wholly translated: {left:?}");
    })
    .await;
}

#[tokio::test]
async fn english() {
    speaks("en").await;
}

#[tokio::test]
async fn spanish() {
    speaks("es").await;
}

#[tokio::test]
async fn french() {
    speaks("fr").await;
}

#[tokio::test]
async fn polish() {
    speaks("pl").await;
}

#[tokio::test]
async fn japanese() {
    speaks("ja").await;
}
