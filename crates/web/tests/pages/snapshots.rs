//! Snapshots of pages and their parts, to be read in review. `cargo xtask bless` updates them.
//!
//! There is one whole page of each kind. The rest are the parts of positions, and the messages of turns.

use std::fmt::Write as _;

use expect_test::expect_file;
use game::FastChance;
use serde_json::Value;
use table::Phase;
use web::{Language, Reader, Selection};

use crate::browser::{Browser, fresh, parts, update};
use crate::seated::{SeatedTable, person};

/// Markup with one line per element. Drawings become their names in brackets; content hashes are left out.
fn lines(html: &str) -> String {
    let mut drawings = html.split("<svg ");
    let mut text = drawings.next().unwrap_or_default().to_owned();
    for part in drawings {
        let (drawn, rest) = part.split_once("</svg>").expect("every svg element is closed");
        match drawn.split_once(".svg#").and_then(|(_, name)| name.split('"').next()) {
            Some(name) => text.extend(["[", name, "]", rest]),
            None => text.extend(["<svg ", drawn, "</svg>", rest]),
        }
    }
    let mut assets = text.split("/assets/");
    let first = assets.next().unwrap_or_default().to_owned();
    let text = assets.fold(first, |text, part| {
        let end = part.find(['"', '#']).unwrap_or(part.len());
        text + "/assets/" + part.split('.').next().unwrap_or_default() + &part[end..]
    });
    text.replace("><", ">\n<") + "\n"
}

fn check(name: &str, text: &str) {
    assert!(!text.contains('⟦'), "{name} lacks a message: {text}");
    expect_file![format!("{}/tests/snapshots/{name}.html", env!("CARGO_MANIFEST_DIR"))].assert_eq(text);
}

/// The non-empty parts of a page, or only those with these names.
fn listed(inside: &str, only: &[&str]) -> String {
    let mut text = String::new();
    for part in parts(inside) {
        let html = &inside[part.start..part.end];
        if !html.is_empty() && (only.is_empty() || only.contains(&part.name.as_str())) {
            let _ = write!(text, "<!-- {} -->\n{}\n", part.name, lines(html));
        }
    }
    text
}

/// A message, step by step.
fn steps(message: &str) -> String {
    let mut text = String::new();
    let message: Value = serde_json::from_str(message).expect("messages are JSON");
    for (index, step) in message["steps"].as_array().into_iter().flatten().enumerate() {
        let step = step.as_object().expect("a step has fields");
        let _ = writeln!(text, "<!-- ==== step {} ==== -->", index + 1);
        for (field, value) in step.iter().filter(|(field, _)| !["parts", "append"].contains(&field.as_str())) {
            let _ = writeln!(text, "<!-- {field}: {value} -->");
        }
        for kind in ["parts", "append"] {
            for (name, html) in step.get(kind).and_then(Value::as_object).into_iter().flatten() {
                let _ = write!(
                    text,
                    "<!-- {kind}: {name} -->\n{}\n",
                    lines(&web::expand_shorthand(html.as_str().unwrap_or_default()))
                );
            }
        }
    }
    text
}

fn ana() -> Reader {
    Reader { name: Some("Ana".to_owned()), ..Reader::default() }
}

/// A game after this many turns, and Ana's page.
fn position(game: &str, options: &[(&str, &str)], turns: usize) -> (SeatedTable, Browser) {
    let (mut seated, luck) = (SeatedTable::started(game, options, 5), &mut FastChance::new(5));
    for _ in 0..turns {
        seated.play_turn(luck);
    }
    let browser = Browser::load(&seated, Some(person(0).id), ana());
    (seated, browser)
}

#[test]
fn whole_pages() {
    check("home", &lines(&web::home(&Reader::default(), &web::Home::default()).into_string()));
    let page = |seated: &SeatedTable| lines(&fresh(seated, Some(person(0).id), &ana(), &Selection::default()));
    // The fingerprint covers everything on the page, including the names of assets, so it is left out.
    let page = |seated: &SeatedTable| {
        let page = page(seated);
        let (before, after) = page.split_once("data-have=\"").expect("a page has its fingerprint");
        format!("{before}data-have=\"…{}", &after[16..])
    };
    check("lobby", &page(&SeatedTable::open("sushi-go", &[("players", "3")], 5)));
    check("table", &page(&position("sushi-go", &[("players", "3")], 1).0));
}

#[test]
fn the_parts_of_a_position() {
    for (name, game, options) in [
        ("sushi-go-parts", "sushi-go", &[("players", "3")][..]),
        ("sushi-express-parts", "sushi-express", &[("players", "3")]),
        ("kanji-zushi-parts", "kanji-zushi", &[("players", "3")]),
    ] {
        check(name, &listed(&position(game, options, 3).1.shown.inside, &[]));
    }
    let (_, dummy) = position("sushi-go", &[("players", "2"), ("variant", "dummy")], 0);
    check("sushi-go-dummy-parts", &listed(&dummy.shown.inside, &["hand", "prompt", "seat-2"]));
}

#[test]
fn the_messages_of_a_turn() {
    for (name, game, turns) in [
        ("sushi-go-turn", "sushi-go", 2),
        // The last turn of a round, which is then scored.
        ("sushi-go-round", "sushi-go", 7),
        ("sushi-express-turn", "sushi-express", 4),
        ("kanji-zushi-turn", "kanji-zushi", 2),
    ] {
        let (mut seated, mut browser) = position(game, &[("players", "3")], turns);
        let before = update(&seated, None, &table::Changes::default());
        let changes = seated.play_turn(&mut FastChance::new(8));
        let update = update(&seated, Some(&before), &changes);
        let message = browser.update(&seated, &changes, &update).expect("a turn sends a message");
        check(name, &steps(&message));
    }
}

#[test]
fn the_end_of_a_game_in_every_language() {
    for game in ["sushi-go", "sushi-express", "kanji-zushi"] {
        let (mut seated, luck) = (SeatedTable::started(game, &[("players", "3")], 5), &mut FastChance::new(5));
        while seated.table.phase() == Phase::Playing {
            seated.play_turn(luck);
        }
        for language in Language::ALL {
            let browser = Browser::load(&seated, Some(person(0).id), Reader { language, ..ana() });
            browser.assert_up_to_date(&seated, language.code());
            if language == Language::ENGLISH {
                check(&format!("{game}-end"), &listed(&browser.shown.inside, &["finale", "scores"]));
            }
        }
    }
}
