//! The rules in all languages: they exist for every game and have the same structure.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use menu::{GAMES, GameVisitor, PlayableGame, Translations};

struct Rules;

impl GameVisitor for Rules {
    type Output = Translations;

    fn visit<G: PlayableGame>(self) -> Translations {
        G::RULES
    }
}

/// The rules of every game, with its name.
fn all_rules() -> impl Iterator<Item = (&'static str, Translations)> {
    GAMES.iter().map(|game| (game.name, menu::with_game(game.name, Rules).unwrap()))
}

#[test]
fn every_language_of_the_locales_has_the_rules_of_every_game() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let entries = fs::read_dir(locales).unwrap().map(|entry| entry.unwrap());
    let locales: BTreeSet<String> =
        entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().into_string().unwrap()).collect();
    for (game, rules) in all_rules() {
        assert_eq!(rules.languages().next(), Some("en"));
        let languages: BTreeSet<String> = rules.languages().map(str::to_owned).collect();
        assert_eq!(languages, locales, "{game}: the languages with rules and the directories in locales/");
        assert_eq!(languages.len(), rules.languages().count(), "{game}: a language is listed twice");
        let texts: BTreeSet<&str> = rules.languages().filter_map(|language| rules.in_language(language)).collect();
        assert_eq!(texts.len(), languages.len(), "{game}: two languages have the same text");
    }
}

/// The structure of a text, which must be the same in every language: levels of headings, columns of tables, items of
/// lists, and code.
fn structure(text: &str) -> Vec<String> {
    let mut structure: Vec<String> = text.lines().filter_map(structure_of_line).collect();
    // Code can span a line break, and its order differs between languages.
    let mut code: Vec<String> = text.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    code.sort();
    structure.extend(code);
    structure
}

fn structure_of_line(line: &str) -> Option<String> {
    let first = line.split(' ').next().unwrap_or_default();
    match first {
        "-" | "1." | "2." | "3." => Some(first.to_owned()),
        _ if first.starts_with('#') => Some(first.to_owned()),
        _ if first.starts_with('|') => Some("|".repeat(line.matches('|').count())),
        _ if line.starts_with("    ") => Some(line.to_owned()),
        _ => None,
    }
}

#[test]
fn every_language_has_the_structure_of_the_english_rules() {
    for (game, rules) in all_rules() {
        let english = structure(rules.in_language("en").unwrap());
        assert!(english.iter().filter(|part| part.starts_with('#')).count() > 5, "{english:?}");
        for language in rules.languages() {
            assert_eq!(structure(rules.in_language(language).unwrap()), english, "{game} in {language}");
        }
    }
}
