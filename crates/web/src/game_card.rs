//! A game on the home page: one form to play it at once against bots, or with friends.

use maud::{Markup, html};

use crate::drawing::{drawing, icon};
use crate::level_choice::level_choice;
use crate::opponents::{player_counts, values};
use crate::page_game::AnyPageGame;
use crate::{Locale, Reader};

/// The card of a game.
pub(crate) fn game_card(reader: &Reader, pages: &dyn AnyPageGame) -> Markup {
    let (locale, game) = (reader.locale(), pages.name());
    let last = reader.opponents.of(game);
    let opponents = format!("opponents-{game}");
    html! {
        article .game .{ "game-" (game) } {
            div .plates aria-hidden="true" { @for name in pages.plates() { (drawing(name)) } }
            div .title {
                h2 { (pages.terms().name.text(locale)) }
                p .links {
                    a href={ "/learn/" (game) } aria-label=(locale.text("learn-start")) { (icon("help")) span .long { (locale.text("learn-start")) } span .short { (locale.text("learn-short")) } }
                    a href={ "/rules/" (game) } { (icon("book")) span { (locale.text("rules")) } }
                }
            }
            p .about { (pages.terms().name.about(locale)) }
            form .quick method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                (level_choice(locale, game, last.level))
                div .opponents {
                    label for=(opponents) { (icon("people")) span { (locale.text("opponents")) } }
                    select #(opponents) name="players" {
                        @for players in player_counts(game) {
                            option value=(players) selected[players == last.players] { (players - 1) }
                        }
                    }
                }
                @if let Some(help) = last.help { (help_choice(pages, locale, help)) }
                button .primary .play type="submit" { (icon("play")) (locale.text("home-play")) }
                button .friends type="submit" formaction="/tables" { (icon("people")) (locale.text("home-friends")) }
            }
        }
    }
}

/// The help that the table gives, as segments.
fn help_choice(pages: &dyn AnyPageGame, locale: &Locale, chosen: &str) -> Markup {
    let terms = pages.terms().options.iter().find(|option| option.name == "help");
    html! {
        @if let Some(terms) = terms {
            fieldset .help-choice {
                legend .unseen { (terms.term.text(locale)) }
                div .segments {
                    // The most helpful one first.
                    @for value in values(pages.name(), "help").collect::<Vec<_>>().into_iter().rev() {
                        @if let Some((_, term)) = terms.values.iter().find(|(name, _)| *name == value.value) {
                            label title=(term.about(locale)) {
                                input type="radio" name="help" value=(value.value) checked[value.value == chosen];
                                span { (term.text(locale)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
