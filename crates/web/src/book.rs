//! The rules of a game, in the reader's language: a page, and a summary over a running game.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

use crate::drawing::icon;
use crate::page::Page;
use crate::page_game::{LegendItem, page_game};
use crate::rules_pictures::picture;
use crate::terms::game_name;
use crate::{Locale, Reader};

/// Visits a game for its rules.
struct Rules;

impl menu::GameVisitor for Rules {
    type Output = menu::Translations;

    fn visit<G: menu::PlayableGame>(self) -> menu::Translations {
        G::RULES
    }
}

/// The page with the rules of a game; `None` if there is no such game.
pub fn rules(reader: &Reader, game: &str) -> Option<Markup> {
    let locale = reader.locale();
    let entry = menu::GAMES.iter().find(|entry| entry.name == game)?;
    let text = menu::with_game(game, Rules).ok()?.in_language(reader.language.code())?;
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES);
    let mut written = String::new();
    // The text is trusted: it comes from the repository.
    pulldown_cmark::html::push_html(&mut written, parser);
    // The corner cell of a table is not a header.
    let written = written.replace("<th></th>", "<td></td>");
    let written = with_pictures(locale, game, &mark_rulings(&written, &locale.text("rules-ours")));
    let title = format!("{} – {}", entry.title, locale.text("rules"));
    let page = Page { reader, path: &format!("/rules/{game}"), title: &title, public: true, again: None, wide: false };
    Some(page.with(&html! {
        article .rules {
            p .row {
                a .button .primary href={ "/learn/" (game) } { (icon("play")) (locale.text("learn-start")) }
                " " a .button href="/" { (icon("home")) (locale.text("back-home")) }
            }
            (PreEscaped(written))
            p .row { a .button href={ "/score/" (game) } { (icon("star")) (locale.text("pad")) } }
        }
    }))
}

/// Adds pictures below the headings of their sections.
fn with_pictures(locale: &Locale, game: &str, written: &str) -> String {
    const END: &str = "</h2>";
    // What everything scores comes after the introduction.
    let (introduction, rest) = written.split_once("<h2>").unwrap_or((written, ""));
    let written = format!("{introduction}{}<h2>{rest}", legend(locale, game).into_string());
    let mut sections = written.split(END);
    let mut pictured = sections.next().unwrap_or_default().to_owned();
    for (index, section) in sections.enumerate() {
        let picture = picture(locale, game, index).map(Markup::into_string).unwrap_or_default();
        pictured.extend([END, &picture, section]);
    }
    pictured
}

/// Marks our own rulings, so that they stand out.
fn mark_rulings(written: &str, ours: &str) -> String {
    let mut pieces = written.split("<em>");
    let mut marked = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        // A line may end inside.
        let words = piece.split("</em>").next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        marked += if words == ours { "<em class=\"ours\">" } else { "<em>" };
        marked += piece;
    }
    marked
}

/// The things of a game with their pictures.
fn legend(locale: &Locale, game: &str) -> Markup {
    html! {
        @if let Some(shown) = page_game(game) {
            ul .legend data-game=(game) {
                @for LegendItem { picture, name, about } in shown.legend(locale) {
                    li { (picture) span { b { (name) } " " (about) } }
                }
            }
        }
    }
}

/// The button in the bar of a game that opens the summary. Without script it leads to the page in a new tab, so that the game
/// stays open.
pub(crate) fn tool(locale: &Locale, game: &str) -> Markup {
    html! {
        a .tool href={ "/rules/" (game) } target="_blank" rel="noopener" aria-label=(locale.text("rules")) data-rules data-key="?" data-no-focus aria-keyshortcuts="?" { (icon("book")) }
    }
}

/// The summary: what everything scores, on one screen. It is closed at first.
pub(crate) fn overlay(locale: &Locale, game: &str) -> Markup {
    html! {
        dialog #rules .summary aria-labelledby="rules-title" closedby="any" {
            header {
                h2 #rules-title { (icon("book")) (game_name(locale, game)) }
                form method="dialog" { button .tool type="submit" aria-label=(locale.text("close")) { (icon("close")) } }
            }
            div .scroll tabindex="0" { (legend(locale, game)) }
            p .row { a .button href={ "/rules/" (game) } target="_blank" rel="noopener" { (icon("book")) (locale.text("rules-full")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::rules;
    use crate::page_game::{LegendItem, PAGE_GAMES};
    use crate::{Language, Reader};

    /// Regression test: rulings of ours were not marked. Kanji-zushi: passing, and the end after three stuck tables; Sushi Go!:
    /// the order of two cards, maki without rolls, and both ways for two.
    #[test]
    fn our_rulings_are_marked_in_every_language() {
        for language in Language::ALL {
            for (game, least) in [("sushi-go", 3), ("sushi-express", 6), ("kanji-zushi", 2)] {
                let page = rules(&Reader { language, ..Reader::default() }, game).unwrap().into_string();
                let marked = page.matches("class=\"ours\"").count();
                assert!(marked >= least, "{game} in {language:?}: {marked}");
                assert!(page.contains("class=\"story\"") && page.contains("class=\"examples\""), "{game}");
                assert!(!page.contains("<code>"), "{game} in {language:?} has notation, which is for developers");
            }
        }
    }

    /// Regression test: these were missing in the rules.
    #[test]
    fn the_call_the_three_cards_and_the_tie_are_in_the_rules() {
        let page = rules(&Reader::default(), "sushi-go").unwrap().into_string().replace('\n', " ");
        for part in ["“Sushi Go!”", "at least three cards in your hand to use chopsticks", "the game is a tie"] {
            assert!(page.contains(part), "{part}");
        }
        assert!(!page.contains("share the victory"));
    }

    #[test]
    fn every_game_has_a_legend_in_every_language() {
        for game in PAGE_GAMES {
            for language in Language::ALL {
                let legend = game.legend(language.locale());
                assert!(legend.len() >= 3, "{} has {} items", game.name(), legend.len());
                for LegendItem { picture, name, about } in legend {
                    assert!(picture.0.contains("<svg"), "{name} is not drawn");
                    assert!(!name.contains('⟦') && !about.contains('⟦') && !about.is_empty(), "{name}: {about}");
                }
            }
        }
    }
}
