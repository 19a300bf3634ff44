//! Documents list everything that they promise to list.

use std::fs;
use std::path::Path;

/// Reads a file of the repository.
fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}

/// The variants of a game's events as they are written in JSON.
fn events(game: &str) -> Vec<String> {
    let source = read(&format!("crates/{game}/src/event.rs"));
    let body = source.split_once("pub enum Event {").unwrap().1.split_once("\n}").unwrap().0;
    let is_variant =
        |line: &&str| line.starts_with("    ") && line[4..].starts_with(|first: char| first.is_ascii_uppercase());
    body.lines().filter(is_variant).map(|line| snake_case(line.trim().trim_end_matches([' ', '{', ',']))).collect()
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// Regression test: the events were documented nowhere.
#[test]
fn every_event_is_documented() {
    let document = read("docs/records.md");
    let listed = document.split_once("## Events").unwrap().1;
    for (game, title) in [("sushi-go", "Sushi Go!"), ("sushi-express", "Sushi Express"), ("kanji-zushi", "Kanji-zushi")]
    {
        let section = listed.split_once(&format!("### {title}\n")).unwrap().1.split("###").next().unwrap();
        let events = events(game);
        assert!(events.len() >= 8, "{game}: {events:?}");
        for event in events {
            assert!(section.contains(&format!("| `{event}` |")), "{game}: {event}");
        }
    }
}
