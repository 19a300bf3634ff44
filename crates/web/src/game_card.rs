//! A game on the home page: one form to play it at once against bots, or with friends.

use maud::{Markup, html};

use crate::Reader;
use crate::drawing::{drawing, icon};
use crate::level_choice::level_choice;
use crate::opponents::player_counts;
use crate::page_game::AnyPageGame;

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
                    a href={ "/learn/" (game) } { (icon("help")) span { (locale.text("learn-start")) } }
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
                button .primary .play type="submit" { (icon("play")) (locale.text("home-play")) }
                button .friends type="submit" formaction="/tables" { (icon("people")) (locale.text("home-friends")) }
            }
        }
    }
}
