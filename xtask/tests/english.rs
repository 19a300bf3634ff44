//! English that we no longer write: words and phrases of earlier versions that made readers stumble, with what we say instead.
//!
//! Checks messages, rules, documents, help texts and comments. Add a line here when a review finds a phrase that must not come
//! back.

use std::fs;
use std::path::{Path, PathBuf};

/// What we no longer say, in lower case, and what we say. Whole words only.
const RETIRED: &[(&str, &str)] = &[
    // Sentences built the wrong way round.
    ("whoever", "anyone who, the player who"),
    ("that which", "what"),
    ("that is none", "not a kanji"),
    ("if not said", "by default"),
    ("as many as there are", "unlimited"),
    // Labels of the first version.
    ("to the first page", "home"),
    ("to the content", "skip to content"),
    ("the others will call you", "your name"),
    ("what are you called", "your name"),
    ("what is played", "game settings"),
    ("time for a choice", "turn timer"),
    ("everybody may find", "list publicly"),
    ("for a phone's camera", "QR code"),
    ("seat a bot", "add a bot"),
    ("send away", "remove player"),
    ("get up", "leave seat"),
    ("people and link", "players & invite"),
    ("let the bots judge", "analyse this game"),
    ("how the chances moved", "winning chances"),
    ("most expensive choices", "biggest mistakes"),
    ("most expensive mistakes", "biggest mistakes"),
    ("in 100 such games", "% of the time"),
    ("leave it at that", "don't swap"),
    ("let them wait", "keep them"),
    ("nothing better can be made", "perfect"),
    ("level in front", "tied"),
    ("at turn", "somebody's turn"),
    ("you say a lot at once", "you're sending messages too fast"),
    ("there is nothing here", "this page doesn't exist"),
    ("put together to kanji", "combine into a kanji"),
    // Metaphors for things that have a name.
    ("doorman", "rate limiter"),
    ("janitor", "retention task"),
    ("scribe", "group-commit writer"),
    ("attendant", "table actor"),
    ("analysts", "analysis worker"),
    ("seance", "replay page"),
    ("relive", "replay"),
    ("relived", "recorded position"),
    ("glasses", "format"),
    // Wrong or archaic words.
    ("betted", "bet"),
    ("anew", "again"),
    ("likewise", "too, in the same way"),
    ("thereby", "so"),
    ("wherein", "where"),
    ("hitherto", "until now"),
    ("whilst", "while"),
    ("amongst", "among"),
    ("upon", "on"),
    ("utilize", "use"),
    ("utilise", "use"),
    ("in order to", "to"),
    ("allows to", "lets you"),
    ("informations", "information"),
    ("actually", "nothing"),
    ("simply put", "nothing"),
    ("please note", "nothing"),
    ("and/or", "or"),
];

/// Names on the wire and quotations that must stay.
const KEPT: [&str; 1] = ["`betted`"];

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below a directory whose names end like this.
fn files(directory: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("the directory can be read") {
        let path = entry.expect("the entry can be read").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            // Data has the sentences of its licences.
            if !["target", ".git", "golden", "snapshots", "art", "data"].contains(&name.as_str()) {
                files(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
}

/// The lines that people read: all of a document, the comments of a program, the values of messages.
fn prose(path: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(path).expect("the file is text");
    let is_code = path.extension().is_some_and(|ending| ending == "rs");
    let is_help = path.ends_with("sushiya/src/cli.rs") || path.ends_with("sushiya/src/examples.rs");
    let is_messages = path.extension().is_some_and(|ending| ending == "ftl");
    let line = |(number, line): (usize, &str)| {
        let line = if is_messages && !line.starts_with('#') {
            line.split_once('=').map_or(line, |(_, value)| value)
        } else {
            line
        };
        let is_prose = !is_code || is_help || line.trim_start().starts_with("//");
        is_prose.then(|| (number + 1, line.to_lowercase().replace('’', "'")))
    };
    text.lines().enumerate().filter_map(line).collect()
}

/// Whether a text has a phrase as whole words.
fn has(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        let is_letter = |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
        !is_letter(before) && !is_letter(after)
    })
}

#[test]
fn what_we_no_longer_say_stays_away() {
    let (root, mut all) = (repository(), Vec::new());
    for directory in ["locales/en", "docs", "crates", "xtask/src", "tools", "python", "examples"] {
        files(&root.join(directory), &[".md", ".ftl", ".rs"], &mut all);
    }
    for document in
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "locales/README.md"]
    {
        all.push(root.join(document));
    }
    assert!(all.len() > 300, "only {} files", all.len());
    let mut found = Vec::new();
    for path in all {
        for (number, line) in prose(&path) {
            let line = KEPT.iter().fold(line, |line, kept| line.replace(kept, ""));
            for (phrase, instead) in RETIRED.iter().filter(|(phrase, _)| has(&line, phrase)) {
                let path = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
                found.push(format!("{path}:{number}: “{phrase}”; say: {instead}"));
            }
        }
    }
    assert!(found.is_empty(), "{} places:\n{}", found.len(), found.join("\n"));
}

#[test]
fn phrases_are_found_as_whole_words() {
    assert!(has("the scribe writes", "scribe") && !has("it describes", "scribe"));
    assert!(has("“get up”", "get up") && !has("widget upper", "get up"));
}
