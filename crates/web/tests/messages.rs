//! Everything a person reads is written in every language, and everything that is written is read.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What a message needs: its variables.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn read(language: &str) -> Messages {
    let mut messages = Messages::new();
    for file in files(&Path::new(ROOT).join("locales").join(language), "ftl") {
        let text = fs::read_to_string(&file).unwrap();
        let resource: Resource<String> = match fluent_syntax::parser::parse(text) {
            Ok(resource) => resource,
            Err((_, faults)) => panic!("{}: {faults:?}", file.display()),
        };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            if let Some(value) = &message.value {
                note(&mut messages, &id, value);
            }
            for attribute in &message.attributes {
                note(&mut messages, &format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    messages
}

fn note(messages: &mut Messages, id: &str, value: &Pattern<String>) {
    let mut variables = BTreeSet::new();
    gather(value, &mut variables);
    assert!(messages.insert(id.to_owned(), variables).is_none(), "{id} is written twice");
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

#[test]
fn every_language_says_everything_with_the_same_variables() {
    let english = read("en");
    for language in ["es", "fr", "pl", "ja"] {
        let other = read(language);
        let missing: Vec<&String> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let foreign: Vec<&String> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty(), "missing in {language}: {missing:?}");
        assert!(foreign.is_empty(), "only in {language}: {foreign:?}");
        for (id, variables) in &english {
            // A language may leave out a number that its words do not need, but not use what it is not given.
            assert!(other[id].is_subset(variables), "{id} in {language} uses {:?}", other[id]);
        }
    }
}

/// Quoted strings in the sources. Every id that is said is one of them: none is put together.
fn spoken() -> BTreeSet<String> {
    let mut spoken = BTreeSet::new();
    let sources = files(&Path::new(ROOT).join("crates/web/src"), "rs");
    for file in sources.iter().chain(&files(&Path::new(ROOT).join("crates/server/src/routes/pages"), "rs")) {
        let text = fs::read_to_string(file).unwrap();
        spoken.extend(text.split('"').skip(1).filter(|part| !part.contains(['\n', ' '])).map(str::to_owned));
    }
    spoken
}

#[test]
fn every_message_is_said_somewhere() {
    let spoken = spoken();
    let is_said = |id: &String| {
        // A message and its attributes belong together.
        match id.split_once('.') {
            Some((message, _)) => spoken.contains(id) || spoken.contains(message),
            None => spoken.contains(id) || spoken.iter().any(|said| said.split('.').next() == Some(id)),
        }
    };
    let unused: Vec<String> = read("en").into_keys().filter(|id| !is_said(id)).collect();
    assert!(unused.is_empty(), "nobody says: {unused:?}");
}
