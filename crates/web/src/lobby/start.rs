//! The ways into the game: taking a seat, getting ready, and starting with the people who are there.

use bots::Level;
use maud::{Markup, html};
use table::{Phase, SeatKind, SeatView};

use super::seat_form;
use crate::drawing::icon;
use crate::face::{Face, Mood};
use crate::level_choice::level_choice;
use crate::opponents::player_counts;
use crate::party::{is_default, is_suggested, name_of, suggestion};
use crate::table_page::TablePage;

/// The panel with the next step of the reader.
pub(super) fn start(page: &TablePage<'_>) -> Markup {
    let (locale, table) = (page.locale(), &page.own.table);
    let own = table.you.seat.map(|seat| &table.seats[seat.index()]);
    html! {
        section .begin aria-label=(locale.text("start")) {
            @if let Some(seat) = own { (name_yourself(page, seat)) }
            @match own {
                None => (arrive(page)),
                Some(_) if table.you.host => (host(page)),
                Some(seat) => {
                    @if seat.ready {
                        p .calm { (icon("check")) (locale.text("lobby-you-are-ready")) }
                    } @else {
                        (plain(page, "ready", &html! { (icon("check")) (locale.text("be-ready")) }))
                    }
                    p { (icon("hourglass")) (locale.format("waiting-for-host", &[("name", table.host.as_str().into())])) }
                },
            }
            @if own.is_none() && table.you.host { (host(page)) }
        }
    }
}

/// The form to take a seat, with a name. A full table offers to ask for one.
fn arrive(page: &TablePage<'_>) -> Markup {
    let (locale, room) = (page.locale(), page.own.table.room);
    html! {
        @if !room { p { (icon("eye")) (locale.text("lobby-full")) } }
        @if room || page.reader.name.is_none() {
            (introduce(page, &html! { @if room { (icon("check")) (locale.text("sit-down")) } @else { (locale.text("lobby-ask")) } }))
        } @else {
            // Sent over the socket, because people who load the page again no longer ask.
            (plain(page, "sit", &html! { (icon("people")) (locale.text("lobby-ask")) }))
        }
    }
}

/// The form to take a seat under a name. One that nobody has chosen is suggested, so that nobody has to type.
pub(crate) fn introduce(page: &TablePage<'_>, label: &Markup) -> Markup {
    let locale = page.locale();
    let own = page.reader.name.as_deref().filter(|name| !is_suggested(name));
    let (face, suggested) = suggestion(page);
    html! {
        form .introduce method="post" action="/name" {
            input type="hidden" name="back" value=(page.action());
            input type="hidden" name="sit" value=(page.code);
            @if own.is_none() { input type="hidden" name="face" value=(face); }
            label for="name" { (locale.text("what-are-you-called")) }
            span .row {
                @if own.is_none() { (Face::Animal { animal: face, colour: 0 }.show(Mood::Glad)) }
                input #name name="name" value=(own.unwrap_or(&suggested)) maxlength="24" required autocomplete="nickname";
                button .primary type="submit" { (label) }
            }
        }
    }
}

/// Asks somebody with a seat for a name, if they never chose one; the one of their face is suggested.
fn name_yourself(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let locale = page.locale();
    let suggestion = name_of(seat.look.unwrap_or_default().face, locale);
    html! {
        @if is_default(&seat.name) {
            form .introduce method="post" action=(page.action()) data-live {
                label for="own-name" { (locale.text("your-name")) }
                span .row {
                    input #own-name name="name" value=(suggestion) maxlength="24" required autocomplete="nickname";
                    button type="submit" name="do" value="rename" { (icon("check")) (locale.text("save")) }
                }
            }
        }
    }
}

/// The host's form to start with the people who are there.
fn host(page: &TablePage<'_>) -> Markup {
    let (locale, table) = (page.locale(), &page.own.table);
    let seats = &table.seats;
    let free = seats.iter().filter(|seat| seat.kind == SeatKind::Nobody).count();
    let people = || seats.iter().filter(|seat| seat.kind == SeatKind::Person);
    let unready: Vec<String> =
        people().filter(|seat| !seat.ready && !seat.host).map(|seat| seat.name.clone()).collect();
    let can_leave_out = player_counts(&table.plays).contains(&(seats.len() - free));
    let last = page.reader.opponents.of(&table.plays).level;
    html! {
        @if !unready.is_empty() { p { (icon("hourglass")) (locale.format("waiting-for", &[("names", locale.list(&unready).into())])) } }
        form .start method="post" action=(page.action()) data-live {
            @if free > 0 { (vacancies(page, free, can_leave_out, last)) } @else { input type="hidden" name="empty" value="bots"; }
            button .primary type="submit" name="do" value="start" { (icon("play")) (locale.text("lobby-start")) }
        }
    }
}

/// The choice between bots and fewer players.
fn vacancies(page: &TablePage<'_>, free: usize, can_leave_out: bool, last: Level) -> Markup {
    let locale = page.locale();
    let is_with_people = page.own.table.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count() > 1;
    let leave_out = can_leave_out && is_with_people;
    html! {
        fieldset .vacancies {
            legend {
                @if can_leave_out { (icon("people")) (locale.format("lobby-empty", &[("count", free.into())])) }
                @else { (icon("robot")) (locale.text("lobby-fill")) }
            }
            @if can_leave_out {
                div .segments {
                    label {
                        input type="radio" name="empty" value="bots" checked[!leave_out];
                        span { (icon("robot")) (locale.text("lobby-fill")) }
                    }
                    label {
                        input type="radio" name="empty" value="leave_out" checked[leave_out];
                        span { (icon("people")) (locale.text("lobby-leave-out")) }
                    }
                }
            } @else {
                input type="hidden" name="empty" value="bots";
            }
            (level_choice(locale, "fill", last))
        }
    }
}

/// People who would like a seat, and the host's ways to make room.
pub(super) fn waiting(page: &TablePage<'_>) -> Markup {
    let (locale, table) = (page.locale(), &page.own.table);
    let bot = table.seats.iter().rposition(|seat| seat.kind == SeatKind::Bot);
    html! {
        @if !table.waiting.is_empty() {
            div .wants-seat {
                p { (icon("people")) b { (locale.format("lobby-wants-seat", &[("names", locale.list(&table.waiting).into()), ("count", table.waiting.len().into())])) } }
                @if table.you.host && table.phase == Phase::Lobby && !table.room {
                    @if table.fixed {
                        form method="post" action=(page.action()) data-live {
                            input type="hidden" name="fixed" value="false";
                            button type="submit" name="do" value="terms" { (icon("plus")) (locale.text("lobby-make-room")) }
                        }
                    } @else if let Some(seat) = bot {
                        (seat_form(page, "clear", seat, &html! { (icon("plus")) (locale.text("lobby-make-room")) }))
                    }
                }
            }
        }
    }
}

fn plain(page: &TablePage<'_>, what: &str, label: &Markup) -> Markup {
    html! {
        form method="post" action=(page.action()) data-live {
            button .primary type="submit" name="do" value=(what) { (label) }
        }
    }
}
