//! The first page: what this is, and every way to begin.

use maud::{Markup, html};
use table::Summary;

use crate::drawing::{drawing, icon};
use crate::nameplate::bot_icon;
use crate::page::Page;
use crate::page_game::{AnyPageGame, PAGE_GAMES};
use crate::terms::game_name;
use crate::{Reader, Speech, lobby, terms};

/// What the first page tells of the house.
#[derive(Debug, Default)]
pub struct Home {
    /// Tables where the reader sits, by their codes, and whether a game is played there.
    pub own: Vec<(String, bool, Summary)>,
    /// Tables that anybody may join.
    pub open: Vec<(String, bool, Summary)>,
    /// Finished games of the reader: the table's code, the game's number there, the game's name.
    pub finished: Vec<(String, u32, String)>,
}

/// The first page.
pub fn home(reader: &Reader, home: &Home, notice: Option<&str>) -> Markup {
    let speech = reader.speech();
    let title = speech.say("site-title");
    let page = Page { reader, path: "/", title: &title, public: true, again: None, wide: false };
    page.with(&html! {
        @if let Some(notice) = notice { p .banner role="alert" { (icon("warning")) (notice) } }
        section .welcome {
            div .curtain { (drawing("noren")) }
            h1 { (title) }
            p .lead { (speech.say("site-summary")) }
        }
        @if !home.own.is_empty() { (tables(speech, "own-tables", &home.own, true)) }
        section .games aria-label=(speech.say("games")) { @for game in PAGE_GAMES { (card(speech, *game)) } }
        div .columns {
            (open_table(reader))
            (join(speech))
        }
        section .pad-invitation aria-labelledby="puzzle-title" {
            div {
                h2 #puzzle-title { (icon("hint")) (speech.say("puzzle-today")) }
                p { (speech.say("puzzle-task")) }
            }
            a .button href="/puzzle" { (speech.say("puzzle")) }
        }
        section .pad-invitation aria-labelledby="pad-title" {
            div {
                h2 #pad-title { (icon("star")) (speech.say("pad-with-box")) }
                p { (speech.say("pad-with-box.about")) }
            }
            a .button href="/score" { (speech.say("pad")) }
        }
        (tables(speech, "open-tables", &home.open, false))
        @if !home.finished.is_empty() { (finished(speech, &home.finished)) }
    })
}

/// A game, and the quickest way into it.
fn card(speech: &Speech, pages: &dyn AnyPageGame) -> Markup {
    let game = pages.name();
    html! {
        article .game .{ "game-" (game) } {
            div .plates aria-hidden="true" { @for name in pages.plates() { (drawing(name)) } }
            h2 { (pages.terms().name.say(speech)) }
            p { (pages.terms().name.about(speech)) }
            form .quick method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                p .ask { (speech.say("play-now")) }
                div .row {
                    @for level in lobby::LEVELS {
                        button .primary type="submit" name="level" value=(level.name()) title=(terms::level(level).about(speech)) {
                            (icon(bot_icon(level))) (terms::level(level).say(speech))
                        }
                    }
                }
                div .row .opponents-choice {
                    label for={ "against-" (game) } { (speech.say("opponents")) }
                    select #{ "against-" (game) } name="players" {
                        @for (players, default) in players(pages) {
                            option value=(players) selected[default] { (players - 1) }
                        }
                    }
                }
            }
            p .row {
                a .button href={ "/learn/" (game) } { (icon("help")) (speech.say("learn-start")) }
                a .button .quiet href={ "/rules/" (game) } { (icon("book")) (speech.say("rules")) }
            }
        }
    }
}

/// How many can play, and which of it is offered first.
fn players(pages: &dyn AnyPageGame) -> Vec<(usize, bool)> {
    let spec = menu::GAMES.iter().find(|entry| entry.name == pages.name());
    let values = spec.and_then(|entry| entry.options.iter().find(|option| option.name == "players"));
    let counts = values.map_or(&[][..], |option| option.values).iter().filter_map(|value| value.value.parse().ok());
    counts.map(|players: usize| (players, players == pages.players())).collect()
}

fn open_table(reader: &Reader) -> Markup {
    let speech = reader.speech();
    html! {
        section .open-table aria-labelledby="open-title" {
            h2 #open-title { (icon("people")) (speech.say("open-table")) }
            p { (speech.say("open-table.about")) }
            @if reader.name.is_none() {
                p { label for="open-name" { (speech.say("your-name-here")) } }
                input #open-name form="open-table" name="name" maxlength="24" autocomplete="nickname" placeholder=(speech.say("guest-name"));
            }
            form #open-table .row method="post" action="/tables" {
                @for game in PAGE_GAMES {
                    button .primary type="submit" name="game" value=(game.name()) { (icon("plus")) (game.terms().name.say(speech)) }
                }
            }
        }
    }
}

fn join(speech: &Speech) -> Markup {
    html! {
        section .join aria-labelledby="join-title" {
            h2 #join-title { (icon("link")) (speech.say("join")) }
            p { (speech.say("join.about")) }
            form .row method="get" action="/join" {
                label .unseen for="code" { (speech.say("code")) }
                input #code name="code" required autocomplete="off" autocapitalize="off" spellcheck="false" placeholder=(speech.say("code"));
                button type="submit" { (speech.say("join.do")) }
            }
        }
    }
}

fn tables(speech: &Speech, id: &str, tables: &[(String, bool, Summary)], own: bool) -> Markup {
    html! {
        section .tables aria-labelledby=(id) {
            h2 id=(id) { (speech.say(id)) }
            @if tables.is_empty() { p .empty { (speech.say("open-tables-empty")) } }
            ul {
                @for (code, playing, summary) in tables {
                    @let free = summary.seats.iter().filter(|seat| seat.is_none()).count();
                    li {
                        a href={ "/table/" (code) } {
                            b { (game_name(speech, &summary.plays)) }
                            " " span { (seated(speech, summary)) }
                            span .tag {
                                @if *playing { (speech.say("is-playing")) }
                                @else if free > 0 { (speech.tell("seats-free", &[("count", free.into())])) }
                                @else if own { (speech.say("is-waiting")) }
                                @else { (speech.say("is-full")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The names of those who sit at a table.
fn seated(speech: &Speech, summary: &Summary) -> String {
    let names = summary.seats.iter().flatten().map(|name| {
        // A bot stands in a list by the name of its level.
        name.parse().map_or_else(|_| name.clone(), |level| terms::level(level).say(speech))
    });
    speech.list(&names.collect::<Vec<_>>())
}

fn finished(speech: &Speech, games: &[(String, u32, String)]) -> Markup {
    html! {
        section .tables aria-labelledby="finished-title" {
            h2 #finished-title { (speech.say("finished-games")) }
            ul {
                @for (code, number, game) in games {
                    li { a href={ "/table/" (code) "/game/" (number) } { (icon("play")) b { (game_name(speech, game)) } " " span { (speech.tell("game-at-table", &[("number", (*number).into()), ("code", code.as_str().into())])) } } }
                }
            }
        }
    }
}
