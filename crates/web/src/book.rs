//! The rules of a game, in the reader's language.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

use crate::Reader;
use crate::drawing::icon;
use crate::game_view::{Pictured, presented};
use crate::page::Page;

/// The rules of a game, by its name.
struct Rules;

impl menu::Order for Rules {
    type Served = menu::Words;

    fn serve<G: menu::Dish>(self) -> menu::Words {
        G::RULES
    }
}

/// The page with the rules of a game; nothing if there is no such game.
pub fn rules(reader: &Reader, game: &str) -> Option<Markup> {
    let speech = reader.speech();
    let entry = menu::GAMES.iter().find(|entry| entry.name == game)?;
    let text = menu::serve(game, Rules).ok()?.in_language(reader.language.code())?;
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES);
    let mut written = String::new();
    // The text is ours, from the repository: nothing in it comes from a guest.
    pulldown_cmark::html::push_html(&mut written, parser);
    // The corner of a table heads nothing.
    let written = written.replace("<th></th>", "<td></td>");
    let title = format!("{} – {}", entry.title, speech.say("rules"));
    let page = Page { reader, path: &format!("/rules/{game}"), title: &title, public: true, again: None, wide: false };
    Some(page.with(&html! {
        article .rules {
            p .row {
                a .button .primary href={ "/learn/" (game) } { (icon("play")) (speech.say("learn-start")) }
                " " a .button href="/" { (icon("home")) (speech.say("back-home")) }
            }
            @if let Some(shown) = presented(game) {
                ul .legend data-game=(game) {
                    @for Pictured { picture, name, about } in (shown.legend)(speech) {
                        li { (picture) span { b { (name) } " " (about) } }
                    }
                }
            }
            (PreEscaped(written))
            p .row { a .button href={ "/score/" (game) } { (icon("star")) (speech.say("pad")) } }
        }
    }))
}

#[cfg(test)]
mod tests {
    use crate::Language;
    use crate::game_view::{ON_PAGES, Pictured};

    #[test]
    fn every_game_shows_its_things_in_every_language() {
        for game in ON_PAGES {
            for language in Language::ALL {
                let legend = (game.legend)(language.speech());
                assert!(legend.len() >= 3, "{} has {} things", game.name, legend.len());
                for Pictured { picture, name, about } in legend {
                    assert!(picture.0.contains("<svg"), "{name} is not drawn");
                    assert!(!name.contains('⟦') && !about.contains('⟦') && !about.is_empty(), "{name}: {about}");
                }
            }
        }
    }
}
