//! Every message is translated into every language, and every message is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentValue;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use web::Language;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The variables of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn read(locale: &Path) -> Messages {
    let mut messages = Messages::new();
    for file in files(locale, "ftl") {
        for (id, variables) in read_file(&file) {
            assert!(messages.insert(id.clone(), variables).is_none(), "{id} is defined twice");
        }
    }
    messages
}

fn read_file(file: &Path) -> Messages {
    let text = fs::read_to_string(file).unwrap();
    let resource: Resource<String> = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, faults)) => panic!("{}: {faults:?}", file.display()),
    };
    let mut messages = Messages::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        if let Some(value) = &message.value {
            insert(&mut messages, &id, value);
        }
        for attribute in &message.attributes {
            insert(&mut messages, &format!("{id}.{}", attribute.id.name), &attribute.value);
        }
    }
    messages
}

fn insert(messages: &mut Messages, id: &str, value: &Pattern<String>) {
    let mut variables = BTreeSet::new();
    gather(value, &mut variables);
    assert!(messages.insert(id.to_owned(), variables).is_none(), "{id} is defined twice");
}

fn gather(pattern: &Pattern<String>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => gather_inline(inline, into),
            Expression::Select { selector, variants } => {
                gather_inline(selector, into);
                for variant in variants {
                    gather(&variant.value, into);
                }
            }
        }
    }
}

fn gather_inline(inline: &InlineExpression<String>, into: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        into.insert(id.name.clone());
    }
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|end| end == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn english() -> PathBuf {
    Path::new(ROOT).join("locales/en")
}

/// The messages and rules that a language lacks compared to English.
fn lacking(locale: &Path) -> BTreeSet<String> {
    let rules = |locale: &Path| -> BTreeSet<String> {
        let names = files(locale, "md").into_iter().filter_map(|file| Some(file.file_name()?.to_str()?.to_owned()));
        names.collect()
    };
    let (messages, rules_of_it) = (read(locale), rules(locale));
    let lacking = read(&english()).into_keys().filter(|id| !messages.contains_key(id));
    lacking.chain(rules(&english()).into_iter().filter(|name| !rules_of_it.contains(name))).collect()
}

#[test]
fn every_language_has_all_messages_with_the_same_variables() {
    let written = read(&english());
    assert_eq!(
        Language::ALL.len(),
        fs::read_dir(Path::new(ROOT).join("locales")).unwrap().filter(is_directory).count()
    );
    for language in Language::ALL.map(Language::code) {
        let locale = Path::new(ROOT).join("locales").join(language);
        assert_eq!(lacking(&locale), BTreeSet::new(), "missing in {language}");
        for (id, variables) in read(&locale) {
            let known = written.get(&id).unwrap_or_else(|| panic!("{id} is only in {language}"));
            // A translation may omit a variable, but not use one that doesn't exist.
            assert!(variables.is_subset(known), "{id} in {language} uses {variables:?}");
        }
    }
}

fn is_directory(entry: &std::io::Result<fs::DirEntry>) -> bool {
    entry.as_ref().unwrap().path().is_dir()
}

#[test]
fn a_new_language_lacks_every_message() {
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join("locales/xx");
    fs::create_dir_all(&empty).unwrap();
    let lacking = lacking(&empty);
    assert_eq!(lacking.len(), read(&english()).len() + files(&english(), "md").len());
    for found in ["language-name", "card-tempura.counted", "sushi-go.md"] {
        assert!(lacking.contains(found), "{found}");
    }
}

/// Quoted strings in the sources. Every used id is one of them, because ids are never composed.
fn quoted_strings() -> BTreeSet<String> {
    let mut quoted = BTreeSet::new();
    let folders = [
        "crates/words/src",
        "crates/web/src",
        "crates/server/src/routes/pages",
        "crates/terminal/src",
        "crates/sushiya/src/commands/party",
        "crates/sushiya/src/commands/play",
    ];
    for file in folders.iter().flat_map(|folder| files(&Path::new(ROOT).join(folder), "rs")) {
        let text = fs::read_to_string(&file).unwrap();
        quoted.extend(text.split('"').skip(1).filter(|part| !part.contains(['\n', ' '])).map(str::to_owned));
    }
    quoted
}

#[test]
fn every_message_is_used() {
    let quoted = quoted_strings();
    let is_used = |id: &String| {
        // A message and its attributes belong together.
        match id.split_once('.') {
            Some((message, _)) => quoted.contains(id) || quoted.contains(message),
            None => quoted.contains(id) || quoted.iter().any(|other| other.split('.').next() == Some(id)),
        }
    };
    let unused: Vec<String> = read(&english()).into_keys().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "unused messages: {unused:?}");
}

/// Messages of games that name somebody without a verb, so they need no form for the reader.
const ONLY_NAMES: [&str; 1] = ["express-swap-move"];

/// Sentences about a person have a form for “you” wherever the verb depends on it. In Japanese it doesn't.
#[test]
fn sentences_about_a_person_can_address_the_reader() {
    let name = "Ana";
    for language in Language::ALL.into_iter().filter(|language| language.code() != "ja") {
        let mut checked = 0;
        for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
            let file = Path::new(ROOT).join("locales").join(language.code()).join(game).with_extension("ftl");
            for (id, variables) in read_file(&file) {
                if !variables.contains("name") || ONLY_NAMES.contains(&id.as_str()) {
                    continue;
                }
                let sentence = |who: &'static str| {
                    let with: Vec<(&str, FluentValue<'_>)> = variables
                        .iter()
                        .map(|variable| match variable.as_str() {
                            "who" => ("who", who.into()),
                            "name" => ("name", name.into()),
                            other => (other, 2.into()),
                        })
                        .collect();
                    language.locale().format(&id, &with)
                };
                let (you, other) = (sentence("you"), sentence("other"));
                assert!(other.contains(name), "{id} in {}: {other}", language.code());
                assert!(!you.contains(name) && !you.contains(['{', '⟦']), "{id} in {}: {you}", language.code());
                checked += 1;
            }
        }
        assert!(checked > 20, "{checked} in {}", language.code());
    }
}
