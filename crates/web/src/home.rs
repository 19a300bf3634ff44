//! The home page: games to continue, every way to start one, and the reader's results.

use maud::{Markup, html};

use crate::drawing::{drawing, icon};
use crate::game_card::game_card;
use crate::opponents::player_counts;
use crate::own_games::{FinishedGame, ListedTable, Statistics, names, others, results, running};
use crate::page::{Page, join_form};
use crate::page_game::PAGE_GAMES;
use crate::preview::Preview;
use crate::terms::game_name;
use crate::{Locale, Reader};

/// The data of the home page.
#[derive(Debug, Default)]
pub struct Home {
    /// Tables where the reader has a seat, latest first.
    pub own: Vec<ListedTable>,
    /// Public tables.
    pub open: Vec<ListedTable>,
    /// Finished games of the reader, latest first.
    pub finished: Vec<FinishedGame>,
    /// The reader's statistics.
    pub statistics: Vec<Statistics>,
    /// The public address of the server.
    pub link: String,
}

/// The home page.
pub fn home(reader: &Reader, home: &Home) -> Markup {
    let locale = reader.locale();
    let title = locale.text("site-title");
    let page = Page { reader, path: "/", title: &title, public: true, again: None, wide: false };
    page.previewed(&Preview::of_home(locale, &home.link)).with(&html! {
        div .home {
            @if !home.own.is_empty() { (running(locale, &home.own)) }
            section .welcome {
                div .curtain { (drawing("noren")) }
                h1 { (title) }
                p .lead { (locale.text("site-summary")) }
            }
            section .games aria-label=(locale.text("games")) { @for game in PAGE_GAMES { (game_card(reader, *game)) } }
            div .more {
                section .join aria-labelledby="join-title" {
                    h2 #join-title { (icon("link")) (locale.text("home-join")) }
                    (join_form(locale, "code"))
                }
                (party(locale))
                (pass_and_play(locale))
                (invitation("puzzle-title", "/puzzle", "hint", &locale.text("puzzle-today"), &locale.text("puzzle")))
                (invitation("pad-title", "/score", "star", &locale.text("pad-with-box"), &locale.text("pad")))
            }
            div .more {
                (results(locale, &home.statistics, &home.finished))
                (open_tables(locale, &home.open))
            }
        }
    })
}

/// The buttons that make this screen the table for people in one room.
fn party(locale: &Locale) -> Markup {
    html! {
        section .invitation .party aria-labelledby="party-title" {
            h2 #party-title { (icon("screen")) (locale.text("party")) }
            p { (locale.text("party.about")) }
            form .row method="post" action="/party" {
                @for pages in PAGE_GAMES {
                    button type="submit" name="game" value=(pages.name()) { (pages.terms().name.text(locale)) }
                }
            }
        }
    }
}

/// The form to play on one device that is handed from player to player.
fn pass_and_play(locale: &Locale) -> Markup {
    html! {
        section .invitation .pass aria-labelledby="pass-title" {
            h2 #pass-title { (icon("hand")) (locale.text("pass")) }
            p { (locale.text("pass.about")) }
            @for pages in PAGE_GAMES {
                form .row method="post" action="/pass" {
                    input type="hidden" name="game" value=(pages.name());
                    label .unseen for={ "pass-" (pages.name()) } { (locale.text("pass-players")) }
                    select id={ "pass-" (pages.name()) } name="players" {
                        @for players in player_counts(pages.name()) { option value=(players) selected[players == 3] { (players) } }
                    }
                    button type="submit" { (pages.terms().name.text(locale)) }
                }
            }
        }
    }
}

/// A link to another part of the site.
fn invitation(id: &str, href: &str, sign: &str, title: &str, link: &str) -> Markup {
    html! {
        section .invitation aria-labelledby=(id) {
            h2 id=(id) { (icon(sign)) (title) }
            a .button href=(href) { (link) }
        }
    }
}

/// The public tables.
fn open_tables(locale: &Locale, tables: &[ListedTable]) -> Markup {
    html! {
        section .tables aria-labelledby="open-tables" {
            h2 #open-tables { (icon("people")) (locale.text("open-tables")) }
            @if tables.is_empty() { p .empty { (locale.text("open-tables-empty")) } }
            ul {
                @for table in tables {
                    @let free = table.summary.seats.iter().filter(|seat| seat.is_none()).count();
                    li {
                        a href={ "/table/" (table.code) } {
                            b { (game_name(locale, &table.summary.plays)) }
                            " " bdi { (names(locale, &others(table))) }
                            span .tag {
                                @if table.playing { (locale.text("is-playing")) }
                                @else if free > 0 { (locale.format("seats-free", &[("count", free.into())])) }
                                @else { (locale.text("is-full")) }
                            }
                        }
                    }
                }
            }
        }
    }
}
