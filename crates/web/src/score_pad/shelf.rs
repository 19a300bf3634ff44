//! The list of score pads, and the files that browsers cache so that pads and rules work offline.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::{Entry, Form};
use crate::drawing::{drawing, icon};
use crate::offline_page::OFFLINE;
use crate::page::Page;
use crate::terms::game_name;
use crate::{Locale, Reader, assets};

/// Three drawings from the cells of a form or, if it has none, of the cards.
fn plates(form: &Form) -> Vec<String> {
    let dishes = form.cells.iter().filter(|cell| cell.entry != Entry::Totals);
    let drawn: Vec<String> = dishes.filter_map(|cell| cell.drawing.clone()).take(3).collect();
    if drawn.is_empty() { vec!["neta".to_owned(), "shari".to_owned()] } else { drawn }
}

/// The page that lists the score pads.
pub fn score_pads(reader: &Reader) -> Markup {
    let locale = reader.locale();
    let title = locale.text("pad");
    let page = Page { reader, path: "/score", title: &title, public: true, again: None, wide: false };
    page.with(&html! {
        section .welcome {
            h1 { (title) }
            p .lead { (locale.text("pad.about")) }
        }
        ul .games .shelf {
            @for form in menu::GAMES.iter().filter_map(|entry| Form::of(entry.name)) {
                li .game {
                    div .plates aria-hidden="true" { @for name in plates(&form) { (drawing(&name)) } }
                    h2 { (locale.text(&format!("game-{}", form.game))) }
                    p { (locale.format("pad-for", &[("least", form.players.0.into()), ("most", form.players.1.into())])) }
                    p .row {
                        a .button .primary href={ "/score/" (form.game) } { (icon("star")) (locale.text("pad-open")) }
                        a .button .quiet href={ "/rules/" (form.game) } { (icon("book")) (locale.text("pad-rules")) }
                    }
                }
            }
        }
        (past_games(locale))
        (assets::script("score-pad.js"))
    })
}

/// The games of past evenings, which the script lists: they are kept in the browser.
fn past_games(locale: &Locale) -> Markup {
    let names = menu::GAMES.iter().map(|entry| (entry.name, game_name(locale, entry.name)));
    let names: BTreeMap<&str, String> = names.collect();
    html! {
        section .past-games aria-labelledby="past-games" hidden data-past-games data-games=(serde_json::json!(names)) data-remove=(locale.text("pad-evenings-remove")) {
            header {
                h2 #past-games { (locale.text("pad-evenings")) }
                button type="button" data-undo-remove hidden { (icon("undo")) (locale.text("pad-undo")) }
            }
            ol {}
            template { (icon("trash")) }
        }
    }
}

/// The service worker that caches pads and rules, with the list of files in front.
pub fn service_worker() -> String {
    let games = || menu::GAMES.iter().map(|entry| entry.name);
    let pads = games().map(|game| format!("/score/{game}"));
    let rules = games().map(|game| format!("/rules/{game}"));
    let pages: Vec<String> = [OFFLINE, "/score"].map(str::to_owned).into_iter().chain(pads).chain(rules).collect();
    // The worker doesn't cache itself: browsers update it from its own URL.
    let files: Vec<&str> = assets::all().filter(|asset| asset.name != "sw.js").map(|asset| asset.path).collect();
    let kept = serde_json::json!({"pages": pages, "files": files, "offline": OFFLINE});
    let text = assets::asset_named("sw.js").text;
    format!("const KEPT = {kept};\n{text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worker_caches_pads_rules_and_assets() {
        let worker = service_worker();
        let list = worker.lines().next().unwrap().strip_prefix("const KEPT = ").unwrap().strip_suffix(';').unwrap();
        let kept: serde_json::Value = serde_json::from_str(list).unwrap();
        for entry in menu::GAMES {
            for page in [format!("/score/{}", entry.name), format!("/rules/{}", entry.name)] {
                assert!(kept["pages"].as_array().unwrap().contains(&page.clone().into()), "{page}");
            }
        }
        for file in ["style.css", "main.js", "announce.js", "score-pad.js", "pad-memory.js", "drawings.svg"] {
            assert!(kept["files"].as_array().unwrap().contains(&assets::path(file).into()), "{file}");
        }
        assert!(kept["pages"].as_array().unwrap().contains(&kept["offline"]), "{kept}");
        assert!(worker.contains("addEventListener(\"fetch\""));
        assert!(!list.contains("/table/") && !list.contains("/api/"));
    }
}
