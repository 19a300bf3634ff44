//! The words on a page: all in one language, with nothing left in English or without words.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::Page;

const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");

/// A text that has more letters than this is not in a page by chance.
const LONG: usize = 12;

/// A language, and what tells that something on a page is not in it.
pub struct Words {
    language: String,
    /// Texts that would show that something is not translated.
    foreign: Vec<String>,
}

impl Words {
    /// A language by its code.
    pub fn of(language: &str) -> Self {
        let own = messages(language);
        let mut foreign: Vec<String> = Vec::new();
        for (id, english) in messages("en") {
            let own = own.get(&id).map_or("", String::as_str);
            foreign.extend(pieces(&english).filter(|piece| !own.contains(piece)).map(str::to_owned));
        }
        assert!(language == "en" || foreign.len() > 300, "only {} texts can be told from {language}", foreign.len());
        Self { language: language.to_owned(), foreign }
    }

    /// What is wrong with the words of a page: another language, something left in English, something without words.
    pub async fn wrong_on(&self, page: &Page<'_>) -> Vec<String> {
        let read =
            page.script("const {lang, outerHTML} = document.documentElement; return [lang, outerHTML]", &[]).await;
        let (said, html) = (&read[0], read[1].as_str().expect("a page is text"));
        let missing = html.split('⟦').skip(1).map(|rest| rest.chars().take(30).collect::<String>());
        let left = self.foreign.iter().filter(|text| html.contains(text.as_str())).cloned();
        let other = (*said != self.language.as_str()).then(|| format!("it says that it is in {said}"));
        other.into_iter().chain(missing).chain(left).collect()
    }
}

/// The messages of a language by their ids, each with all that it may say.
fn messages(language: &str) -> BTreeMap<String, String> {
    let mut messages: BTreeMap<String, String> = BTreeMap::new();
    for file in fs::read_dir(Path::new(LOCALES).join(language)).expect("the language is there") {
        let file = file.expect("the folder can be read").path();
        if file.extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        let mut id = String::new();
        for line in fs::read_to_string(file).expect("it is a text").lines().filter(|line| !line.starts_with('#')) {
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

/// What a message says word for word, whatever its variables are.
fn pieces(message: &str) -> impl Iterator<Item = &str> {
    let lines = message.lines().map(|line| line.split_once(" = ").map_or(line, |(_, text)| text).trim_start());
    let texts = lines.map(|line| match line.split_once(']') {
        // What is said in one of several cases.
        Some((case, text)) if case.starts_with('[') || case.starts_with("*[") => text,
        _ => line,
    });
    let is_said = |piece: &&str| !piece.contains(['$', '"']) && piece.chars().count() > LONG;
    texts.flat_map(|text| text.split(['{', '}'])).map(str::trim).filter(is_said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_told_by_all_that_it_may_say() {
        let message = "taken = { $who ->\n    [you] You take a customer: { $customer }.\n   *[other] { $name } takes somebody else.\n}\n    .about = What somebody takes.\n";
        let said: Vec<&str> = pieces(message).collect();
        assert_eq!(said, ["You take a customer:", "takes somebody else.", "What somebody takes."]);
    }
}
