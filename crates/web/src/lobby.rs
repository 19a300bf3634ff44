//! A table before a game: seats, bots, settings, and the link.

use std::collections::BTreeMap;

use bots::Level;
use maud::{Markup, html};
use table::{Phase, SeatKind, TurnClock};

use crate::cast::names;
use crate::drawing::{drawing, icon};
use crate::invite::invite;
use crate::nameplate::bot_icon;
use crate::page_game::page_game;
use crate::table_page::TablePage;
use crate::terms::OptionTerms;
use crate::{Locale, terms};

/// The bot levels offered to people; the others are for research.
pub(crate) const LEVELS: [Level; 3] = [Level::Apprentice, Level::Cook, Level::Itamae];

/// The whole lobby.
pub(crate) fn lobby(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    html! {
        div .room .lobby {
            div .stage {
                (seats(page))
                (begin(page))
            }
            div .side {
                (invite(locale, page.code, page.link))
                (terms(page))
                p .fine {
                    (icon("lock")) (locale.text("fair")) " "
                    details { summary { (locale.text("fair-more")) } p { (locale.text("fair.about")) } code .hash { (page.own.table.commitment.to_string()) } }
                }
            }
        }
    }
}

fn seats(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    let names = names(locale, page.code, &page.own.table.seats);
    let you = &page.own.table.you;
    html! {
        section .seats aria-labelledby="seats-title" {
            h2 #seats-title { (locale.text("seats")) }
            ol {
                @for (index, seat) in page.own.table.seats.iter().enumerate() {
                    li .seat .free[seat.kind == SeatKind::Nobody] #{ "seat-" (index) } {
                        (drawing(&format!("seat-{}", index % 6 + 1)))
                        div .who-is {
                            (names[index].show())
                            @if seat.host { " " span .tag { (locale.text("host")) } }
                            @if you.seat.is_some_and(|own| own.index() == index) { " " span .tag { (locale.text("you")) } }
                            @match seat.kind {
                                SeatKind::Person if seat.host => {},
                                SeatKind::Person if seat.ready => p .fine .ready { (icon("check")) (locale.text("ready")) },
                                SeatKind::Person => p .fine { (icon("hourglass")) (locale.text("not-ready")) },
                                SeatKind::Bot => @if let Ok(level) = seat.name.parse() { p .fine { (terms::level(level).about(locale)) } },
                                SeatKind::Nobody => {},
                            }
                        }
                        div .row {
                            @if seat.kind == SeatKind::Nobody && page.reader.name.is_some() && you.seat.is_none() {
                                (seat_form(page, "sit", index, &html! { (locale.text("sit-here")) }))
                            }
                            @if you.host && seat.kind != SeatKind::Person { (bots(page, index, seat.kind == SeatKind::Bot)) }
                            @if you.host && seat.kind == SeatKind::Person && !seat.host {
                                (seat_form(page, "host", index, &html! { (locale.text("make-host")) }))
                                (seat_form(page, "kick", index, &html! { (locale.text("send-away")) }))
                            }
                        }
                    }
                }
            }
            @if page.reader.name.is_none() { (introduce(page)) }
        }
    }
}

/// A form for a new guest to enter a name and sit down.
fn introduce(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    html! {
        form .introduce method="post" action="/name" {
            input type="hidden" name="back" value=(page.action());
            input type="hidden" name="sit" value=(page.code);
            label for="name" { (locale.text("what-are-you-called")) }
            span .row {
                input #name name="name" maxlength="24" required autocomplete="nickname";
                button .primary type="submit" { (locale.text("sit-down")) }
            }
        }
    }
}

/// A button for an action on a seat.
pub(crate) fn seat_form(page: &TablePage<'_>, what: &str, seat: usize, label: &Markup) -> Markup {
    html! {
        form method="post" action=(page.action()) data-live {
            input type="hidden" name="seat" value=(seat);
            button type="submit" name="do" value=(what) { (label) }
        }
    }
}

/// The host's buttons to add or remove a bot.
fn bots(page: &TablePage<'_>, seat: usize, there: bool) -> Markup {
    let locale = page.locale();
    html! {
        form method="post" action=(page.action()) data-live {
            input type="hidden" name="do" value="bot";
            input type="hidden" name="seat" value=(seat);
            div .levels role="group" aria-label=(locale.format("bot-for-seat", &[("seat", (seat + 1).into())])) {
                @for level in LEVELS {
                    button type="submit" name="level" value=(level.name()) title=(terms::level(level).about(locale)) {
                        (icon(bot_icon(level))) (terms::level(level).text(locale))
                    }
                }
            }
        }
        @if there { (seat_form(page, "clear", seat, &html! { (icon("close")) (locale.text("take-away")) })) }
    }
}

/// The start button, or the reason why the game can't start yet.
fn begin(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    let seats = &page.own.table.seats;
    let free = seats.iter().filter(|seat| seat.kind == SeatKind::Nobody).count();
    let own = page.own.table.you.seat.map(|seat| &seats[seat.index()]);
    let waiting: Vec<String> = seats
        .iter()
        .filter(|seat| seat.kind == SeatKind::Person && !seat.ready && !seat.host)
        .map(|seat| seat.name.clone())
        .collect();
    html! {
        section .begin {
            @if own.is_some_and(|seat| !seat.ready && !seat.host) {
                (plain(page, "ready", true, &html! { (icon("check")) (locale.text("be-ready")) }))
            }
            @if page.own.table.you.host {
                @if free > 1 {
                    form method="post" action=(page.action()) data-live {
                        input type="hidden" name="do" value="fill";
                        p { (locale.format("fill-seats", &[("count", free.into())])) }
                        span .row {
                            @for level in LEVELS {
                                button type="submit" name="level" value=(level.name()) { (icon(bot_icon(level))) (terms::level(level).text(locale)) }
                            }
                        }
                    }
                } @else if free == 1 {
                    p { (icon("hourglass")) (locale.format("fill-seats", &[("count", free.into())])) }
                } @else if !waiting.is_empty() {
                    p { (icon("hourglass")) (locale.format("waiting-for", &[("names", locale.list(&waiting).into())])) }
                }
                @if free == 0 && waiting.is_empty() {
                    (plain(page, "start", true, &html! { (icon("play")) (locale.text("start")) }))
                }
            } @else {
                p { (icon("hourglass")) (locale.format("waiting-for-host", &[("name", page.own.table.host.as_str().into())])) }
            }
            @if own.is_some() && page.own.table.phase == Phase::Lobby {
                (plain(page, "leave", false, &html! { (locale.text("get-up")) }))
            }
        }
    }
}

fn plain(page: &TablePage<'_>, what: &str, primary: bool, label: &Markup) -> Markup {
    html! {
        form method="post" action=(page.action()) data-live {
            button .primary[primary] .quiet[!primary] type="submit" name="do" value=(what) { (label) }
        }
    }
}

/// The settings: the host can change them, the others can read them.
fn terms(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    let table = &page.own.table;
    html! {
        section .terms aria-labelledby="terms-title" {
            h2 #terms-title { (icon("settings")) (locale.text("terms")) }
            @if table.you.host {
                form method="post" action=(page.action()) data-live data-auto {
                    input type="hidden" name="do" value="terms";
                    (options(locale, &table.plays, &table.options))
                    (clocks(locale, table.clock))
                    label .check { input type="checkbox" name="public" value="true" checked[table.public]; " " (locale.text("public")) }
                    input type="hidden" name="public" value="false";
                    button type="submit" data-without-script { (locale.text("apply")) }
                }
            } @else {
                dl {
                    @for (name, value) in &table.options {
                        @if let Some(option) = option_terms(&table.plays, name) {
                            dt { (option.term.text(locale)) }
                            dd { @if let Some(term) = option.value(value) { (term.text(locale)) " – " (term.about(locale)) } }
                        }
                    }
                    dt { (locale.text("clock")) }
                    dd { (terms::clock(table.clock).text(locale)) }
                }
            }
        }
    }
}

/// The names of an option and its values.
fn option_terms(game: &str, option: &str) -> Option<&'static OptionTerms> {
    page_game(game)?.terms().option(option)
}

/// The options of a game. Values that conflict with the others are disabled.
pub(crate) fn options(locale: &Locale, game: &str, now: &BTreeMap<String, String>) -> Markup {
    let specs = menu::GAMES.iter().find(|entry| entry.name == game).map_or(&[][..], |entry| entry.options);
    let possible = |name: &str, value: &str| {
        let mut changed = now.clone();
        changed.insert(name.to_owned(), value.to_owned());
        // The number of players has priority: conflicting options are reset.
        if name == "players" {
            changed.retain(|option, _| option == "players");
        }
        menu::parse_options(game, &changed).is_ok_and(|agreed| agreed.is_ok())
    };
    html! {
        @for spec in specs {
            @let id = format!("option-{}", spec.name);
            @let chosen = now.get(spec.name).map_or(spec.values[0].value, String::as_str);
            @let terms = option_terms(game, spec.name);
            @let named = |value: &str| terms.and_then(|terms| terms.value(value));
            label for=(id) { @if let Some(terms) = terms { (terms.term.text(locale)) } }
            select #(id) name=(format!("option.{}", spec.name)) {
                @for value in spec.values {
                    option value=(value.value) selected[value.value == chosen] disabled[!possible(spec.name, value.value)] {
                        @if let Some(term) = named(value.value) { (term.text(locale)) }
                    }
                }
            }
            p .fine { @if let Some(term) = named(chosen) { (term.about(locale)) } }
        }
    }
}

/// The turn timer.
pub(crate) fn clocks(locale: &Locale, now: TurnClock) -> Markup {
    html! {
        label for="clock" { (locale.text("clock")) }
        select #clock name="clock" {
            @for clock in TurnClock::ALL {
                option value=(clock.name()) selected[clock == now] { (terms::clock(clock).text(locale)) }
            }
        }
        p .fine { (locale.text("clock.about")) }
    }
}
