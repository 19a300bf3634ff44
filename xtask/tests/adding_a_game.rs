//! "Adding a game" in `CONTRIBUTING.md` is complete: every file that names a game is listed there, and every listed
//! place exists for every game. `crates/web/src/fourth_game` shows that the steps are sufficient.

use std::fs;
use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

const GAMES: [&str; 3] = ["sushi-go", "sushi-express", "kanji-zushi"];

/// Languages other than English have the same files (`crates/web/tests/messages.rs`).
const LANGUAGE: &str = "en";

/// The folders with listed places.
const ROOTS: [&str; 5] = ["crates/", "docs/", "fuzz/", "locales/", "xtask/"];

/// Files that name a game without being a place where a new one is added.
const EXCEPTIONS: &[(&str, &str)] = &[
    // Examples and defaults, for which any game would do.
    ("crates/server/src/openapi.json", "an example"),
    ("crates/arena/examples/", "an example"),
    ("crates/arena/src/lib.rs", "an example"),
    ("crates/game/src/suggestion.rs", "an example"),
    ("crates/store/benches/", "an example"),
    ("crates/store/src/suite/", "an example"),
    ("crates/sushiya/src/cli.rs", "the default of the load generator"),
    ("crates/sushiya/src/commands/play/", "the default of a game in the terminal"),
    ("crates/sushiya/src/examples.rs", "examples in help texts"),
    ("crates/web/benches/", "an example"),
    ("crates/web/examples/", "examples"),
    ("crates/web/src/book.rs", "tests of the rules"),
    ("crates/web/src/guide.rs", "tests of the guide"),
    ("crates/web/src/opponents.rs", "tests of opponents"),
    ("crates/web/src/pictures.rs", "the dishes of the welcome picture"),
    ("crates/web/src/share.rs", "tests of sharing"),
    ("crates/web/src/page.rs", "a link to the rules of the first game"),
    ("crates/web/src/reader.rs", "tests of preferences"),
    ("crates/web/src/score_pad/sheet.rs", "tests of sheets"),
    ("crates/web/src/score_pad/tests.rs", "tests of sheets"),
    ("docs/api.md", "an example"),
    ("docs/bot-protocol.md", "an example"),
    ("crates/server/src/routes/pages/mod.rs", "an address in a test"),
    ("crates/web/src/assets.rs", "a test"),
    ("examples/", "a bot for one game"),
    ("python/", "examples and tests"),
    ("fuzz/seeds/protocol/", "an example"),
    ("fuzz/src/protocol.rs", "an example"),
    // Only Kanji-zushi has kanji.
    ("crates/bots/examples/stuck_tables.rs", "decks of kanji"),
    ("crates/sushiya/Cargo.toml", "the puzzle"),
    ("crates/sushiya/src/commands/puzzle.rs", "the puzzle"),
    ("crates/web/assets/script/kanji-list.js", "kanji to learn"),
    ("crates/web/src/glyphs.rs", "strokes"),
    ("crates/web/src/puzzle/", "the puzzle"),
    ("tools/kanji-data/", "kanji"),
    ("xtask/src/kanji.rs", "kanji"),
    // Explains what the listed files are.
    ("locales/README.md", "an example"),
    // Written by cargo.
    ("Cargo.lock", "generated"),
    ("fuzz/Cargo.lock", "generated"),
    // This list.
    ("CONTRIBUTING.md", "itself"),
    ("xtask/tests/adding_a_game.rs", "itself"),
    ("xtask/tests/documents.rs", "titles in a document"),
];

/// The places in the section, which are written between backticks.
fn places() -> Vec<String> {
    let text = fs::read_to_string(Path::new(ROOT).join("CONTRIBUTING.md")).expect("CONTRIBUTING.md can be read");
    let (_, section) = text.split_once("## Adding a game").expect("the file has a section about adding a game");
    let section = section.split("\n## ").next().unwrap_or(section);
    let quoted = section.split('`').skip(1).step_by(2);
    let files = quoted.filter(|text| {
        ROOTS.iter().any(|root| text.starts_with(root))
            || std::path::Path::new(text).extension().is_some_and(|extension| extension == "md")
            || *text == "Cargo.toml"
    });
    files.map(str::to_owned).collect()
}

/// A place for one game: `<game>` is written with underscores in paths of Rust modules.
fn place_of(place: &str, game: &str) -> String {
    let is_module = place.contains("/src/");
    let name = if is_module { game.replace('-', "_") } else { game.to_owned() };
    place.replace("<game>", &name).replace("<language>", LANGUAGE)
}

/// All text files of the repository except tests, as paths from its root.
fn files(folder: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder can be listed") {
        let entry = entry.expect("a folder can be listed");
        let name = entry.file_name().into_string().expect("file names are UTF-8");
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        let is_folder = entry.file_type().expect("the file type is known").is_dir();
        if !is_folder {
            found.push(path);
        } else if !name.starts_with('.') && !["target", "corpus", "artifacts"].contains(&name.as_str()) {
            let is_tests = name == "tests" && folder != "xtask";
            let is_foreign = path.starts_with("locales/") && name != LANGUAGE && name != "rules";
            if !is_tests && !is_foreign {
                files(&path, found);
            }
        }
    }
}

/// Whether a file names one of the games, in its path or in its text.
fn names_a_game(path: &str) -> bool {
    let Ok(text) = fs::read_to_string(Path::new(ROOT).join(path)) else { return false };
    GAMES.iter().any(|game| {
        let words: Vec<String> = game.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect();
        let names = [(*game).to_owned(), game.replace('-', "_"), words.concat()];
        names.iter().any(|name| text.contains(name.as_str()) || path.contains(name.as_str()))
    })
}

/// Whether a path is a place, or inside a place that is a folder.
fn is_in(path: &str, place: &str) -> bool {
    path == place || (place.ends_with('/') && path.starts_with(place))
}

#[test]
fn every_file_that_names_a_game_is_listed() {
    let places: Vec<String> = places().iter().flat_map(|place| GAMES.map(|game| place_of(place, game))).collect();
    let mut all = Vec::new();
    files("", &mut all);
    let is_known = |path: &String| {
        places.iter().any(|place| is_in(path, place)) || EXCEPTIONS.iter().any(|(place, _)| is_in(path, place))
    };
    let missing: Vec<&String> = all.iter().filter(|path| !is_known(path) && names_a_game(path)).collect();
    assert!(missing.is_empty(), "CONTRIBUTING.md, \"Adding a game\", does not list {missing:#?}");
    let unused: Vec<&str> = EXCEPTIONS.iter().map(|(place, _)| *place).collect();
    let unused: Vec<&&str> =
        unused.iter().filter(|place| !all.iter().any(|path| is_in(path, place) && names_a_game(path))).collect();
    assert!(unused.is_empty(), "these exceptions name no game: {unused:?}");
}

#[test]
fn every_listed_place_exists_for_every_game() {
    let places = places();
    assert!(places.len() > 30, "the section was not found: {places:?}");
    for place in &places {
        assert!(!ROOTS.contains(&place.as_str()), "{place} is too general");
        for game in GAMES {
            let path = place_of(place, game);
            assert!(Path::new(ROOT).join(&path).exists(), "there is no {path}");
        }
    }
}
