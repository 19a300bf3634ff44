//! The style sheets: one of `assets/style` for all pages, and one for each game. Pages of a game don't have the rules of the
//! others: browsers would ask with every change of the page whether they match. One macro is expanded:
//!
//! - `@each NAME in LIST { … }` repeats its block with `$NAME` replaced by each item. A list is a range of numbers (`0..7`,
//!   both ends included) or words.

use std::path::Path;

/// The layers by priority, the strongest last. Views show the scene of a game in another frame: replays, guides and big screens.
const LAYERS: &str = "@layer reset, tokens, base, components, table, games, views;\n";

/// The games with a style sheet of their own.
pub(crate) const GAMES: &[&str] = &["sushi-go", "sushi-express", "kanji-zushi"];

const FILES: &[&str] = &[
    "reset",
    "tokens",
    "base",
    "components",
    "people",
    "home",
    "score-pad",
    "table",
    "scene",
    "lobby",
    "puzzle",
    "rules",
    "fair",
    "replay",
    "guide",
    "screen",
    "hand",
    "pass",
];

/// The style sheet of all pages. It declares the layers, so pages link it first.
pub(crate) fn common(directory: &Path) -> String {
    let files: String = FILES.iter().map(|file| source(directory, file)).collect();
    LAYERS.to_owned() + &expand_each(&files)
}

/// The style sheet of a game.
pub(crate) fn of_game(directory: &Path, game: &str) -> String {
    expand_each(&source(directory, game))
}

fn source(directory: &Path, file: &str) -> String {
    crate::read(&directory.join(file).with_extension("css"))
}

/// Expands all `@each` blocks, including nested ones.
fn expand_each(text: &str) -> String {
    let Some((before, rest)) = text.split_once("@each ") else { return text.to_owned() };
    let (head, rest) = rest.split_once('{').expect("@each has a block");
    let (name, list) = head.split_once(" in ").expect("@each names a list");
    let end = block_end(rest);
    let mut expanded = before.to_owned();
    for item in items(list.trim()) {
        expanded += &rest[..end].replace(&format!("${name}"), &item);
    }
    expand_each(&(expanded + &rest[end + 1..]))
}

/// The end of the block whose opening brace precedes this text.
fn block_end(text: &str) -> usize {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 1 => return at,
            '}' => depth -= 1,
            _ => {}
        }
    }
    panic!("a block of @each does not end: {text}")
}

fn items(list: &str) -> Vec<String> {
    match list.split_once("..") {
        Some((from, to)) => {
            let number = |text: &str| text.parse::<usize>().unwrap_or_else(|_| panic!("{list} is not a range"));
            (number(from)..=number(to)).map(|number| number.to_string()).collect()
        }
        None => list.split_whitespace().map(str::to_owned).collect(),
    }
}
