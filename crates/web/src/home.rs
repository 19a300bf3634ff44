//! The home page: what this is, and every way to start a game.

use maud::{Markup, html};
use table::Summary;

use crate::drawing::{drawing, icon};
use crate::nameplate::bot_icon;
use crate::page::Page;
use crate::page_game::{AnyPageGame, PAGE_GAMES};
use crate::preview::Preview;
use crate::terms::game_name;
use crate::{Locale, Reader, lobby, terms};

/// The data of the home page.
#[derive(Debug, Default)]
pub struct Home {
    /// Tables where the reader has a seat: the code, whether a game is running, and a summary.
    pub own: Vec<(String, bool, Summary)>,
    /// Public tables.
    pub open: Vec<(String, bool, Summary)>,
    /// Finished games of the reader: the table's code, the number of the game there, and the name of the game.
    pub finished: Vec<(String, u32, String)>,
    /// The public address of the server.
    pub link: String,
}

/// The home page.
pub fn home(reader: &Reader, home: &Home, notice: Option<&str>) -> Markup {
    let locale = reader.locale();
    let title = locale.text("site-title");
    let page = Page { reader, path: "/", title: &title, public: true, again: None, wide: false };
    page.previewed(&Preview::of_home(locale, &home.link)).with(&html! {
        @if let Some(notice) = notice { p .banner role="alert" { (icon("warning")) (notice) } }
        section .welcome {
            div .curtain { (drawing("noren")) }
            h1 { (title) }
            p .lead { (locale.text("site-summary")) }
        }
        @if !home.own.is_empty() { (tables(locale, "own-tables", &home.own, true)) }
        section .games aria-label=(locale.text("games")) { @for game in PAGE_GAMES { (card(locale, *game)) } }
        div .columns {
            (open_table(reader))
            (join(locale))
        }
        section .pad-invitation aria-labelledby="puzzle-title" {
            div {
                h2 #puzzle-title { (icon("hint")) (locale.text("puzzle-today")) }
                p { (locale.text("puzzle-task")) }
            }
            a .button href="/puzzle" { (locale.text("puzzle")) }
        }
        section .pad-invitation aria-labelledby="pad-title" {
            div {
                h2 #pad-title { (icon("star")) (locale.text("pad-with-box")) }
                p { (locale.text("pad-with-box.about")) }
            }
            a .button href="/score" { (locale.text("pad")) }
        }
        (tables(locale, "open-tables", &home.open, false))
        @if !home.finished.is_empty() { (finished(locale, &home.finished)) }
    })
}

/// A game, with a form to play it at once.
fn card(locale: &Locale, pages: &dyn AnyPageGame) -> Markup {
    let game = pages.name();
    html! {
        article .game .{ "game-" (game) } {
            div .plates aria-hidden="true" { @for name in pages.plates() { (drawing(name)) } }
            h2 { (pages.terms().name.text(locale)) }
            p { (pages.terms().name.about(locale)) }
            form .quick method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                p .ask { (locale.text("play-now")) }
                div .row {
                    @for level in lobby::LEVELS {
                        button .primary type="submit" name="level" value=(level.name()) title=(terms::level(level).about(locale)) {
                            (icon(bot_icon(level))) (terms::level(level).text(locale))
                        }
                    }
                }
                div .row .opponents-choice {
                    label for={ "against-" (game) } { (locale.text("opponents")) }
                    select #{ "against-" (game) } name="players" {
                        @for (players, default) in players(pages) {
                            option value=(players) selected[default] { (players - 1) }
                        }
                    }
                }
            }
            p .row {
                a .button href={ "/learn/" (game) } { (icon("help")) (locale.text("learn-start")) }
                a .button .quiet href={ "/rules/" (game) } { (icon("book")) (locale.text("rules")) }
            }
        }
    }
}

/// The possible numbers of players, and whether each is the default.
fn players(pages: &dyn AnyPageGame) -> Vec<(usize, bool)> {
    let spec = menu::GAMES.iter().find(|entry| entry.name == pages.name());
    let values = spec.and_then(|entry| entry.options.iter().find(|option| option.name == "players"));
    let counts = values.map_or(&[][..], |option| option.values).iter().filter_map(|value| value.value.parse().ok());
    counts.map(|players: usize| (players, players == pages.players())).collect()
}

fn open_table(reader: &Reader) -> Markup {
    let locale = reader.locale();
    html! {
        section .open-table aria-labelledby="open-title" {
            h2 #open-title { (icon("people")) (locale.text("open-table")) }
            p { (locale.text("open-table.about")) }
            @if reader.name.is_none() {
                p { label for="open-name" { (locale.text("your-name-here")) } }
                input #open-name form="open-table" name="name" maxlength="24" autocomplete="nickname" placeholder=(locale.text("guest-name"));
            }
            form #open-table .row method="post" action="/tables" {
                @for game in PAGE_GAMES {
                    button .primary type="submit" name="game" value=(game.name()) { (icon("plus")) (game.terms().name.text(locale)) }
                }
            }
        }
    }
}

fn join(locale: &Locale) -> Markup {
    html! {
        section .join aria-labelledby="join-title" {
            h2 #join-title { (icon("link")) (locale.text("join")) }
            p { (locale.text("join.about")) }
            form .row method="get" action="/join" {
                label .unseen for="code" { (locale.text("code")) }
                input #code name="code" required autocomplete="off" autocapitalize="off" spellcheck="false" placeholder=(locale.text("code"));
                button type="submit" { (locale.text("join.do")) }
            }
        }
    }
}

fn tables(locale: &Locale, id: &str, tables: &[(String, bool, Summary)], own: bool) -> Markup {
    html! {
        section .tables aria-labelledby=(id) {
            h2 id=(id) { (locale.text(id)) }
            @if tables.is_empty() { p .empty { (locale.text("open-tables-empty")) } }
            ul {
                @for (code, playing, summary) in tables {
                    @let free = summary.seats.iter().filter(|seat| seat.is_none()).count();
                    li {
                        a href={ "/table/" (code) } {
                            b { (game_name(locale, &summary.plays)) }
                            " " span { (seated(locale, summary)) }
                            span .tag {
                                @if *playing { (locale.text("is-playing")) }
                                @else if free > 0 { (locale.format("seats-free", &[("count", free.into())])) }
                                @else if own { (locale.text("is-waiting")) }
                                @else { (locale.text("is-full")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The names of the players at a table.
fn seated(locale: &Locale, summary: &Summary) -> String {
    let names = summary.seats.iter().flatten().map(|name| {
        // Bots are listed by the name of their level.
        name.parse().map_or_else(|_| name.clone(), |level| terms::level(level).text(locale))
    });
    locale.list(&names.collect::<Vec<_>>())
}

fn finished(locale: &Locale, games: &[(String, u32, String)]) -> Markup {
    html! {
        section .tables aria-labelledby="finished-title" {
            h2 #finished-title { (locale.text("finished-games")) }
            ul {
                @for (code, number, game) in games {
                    li { a href={ "/table/" (code) "/game/" (number) } { (icon("play")) b { (game_name(locale, game)) } " " span { (locale.format("game-at-table", &[("number", (*number).into()), ("code", code.as_str().into())])) } } }
                }
            }
        }
    }
}
