//! Documents list everything that they promise to list.

use std::fs;
use std::path::Path;

/// Reads a file of the repository.
fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}

/// The events of a game as they are written in JSON, with their fields.
fn events(game: &str) -> Vec<(String, Vec<String>)> {
    let source = read(&format!("crates/{game}/src/event.rs"));
    let body = source.split_once("pub enum Event {").unwrap().1.split_once("\n}").unwrap().0;
    let mut events: Vec<(String, Vec<String>)> = Vec::new();
    for line in body.lines() {
        let depth = line.len() - line.trim_start().len();
        let code = line.trim();
        let name: String = code.chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect();
        if depth == 4 && code.starts_with(|first: char| first.is_ascii_uppercase()) {
            events.push((snake_case(&name), Vec::new()));
        } else if code == "stage: Stage," {
            // It is flattened: what the game waits for, and who.
            events.last_mut().expect("a field is in an event").1.extend(["stage".to_owned(), "asked".to_owned()]);
        } else if depth == 8 && code.starts_with(|first: char| first.is_ascii_lowercase()) {
            events.last_mut().expect("a field is in an event").1.push(name);
        }
    }
    events
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
        for (event, fields) in &events {
            let row = section.lines().find(|line| line.starts_with(&format!("| `{event}` |")));
            let row = row.unwrap_or_else(|| panic!("{game}: {event} is not documented"));
            let cell = row.split('|').nth(2).unwrap_or_default();
            let listed: Vec<&str> = cell.split_whitespace().map(|field| field.trim_matches(['*', '`'])).collect();
            assert_eq!(listed, *fields, "{game}: the fields of {event}");
        }
        let rows = section.lines().filter(|line| line.starts_with("| `")).count();
        assert_eq!(rows, events.len(), "{game}: an event is documented that doesn't exist");
    }
}
