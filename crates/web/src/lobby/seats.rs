//! The table as a picture: the seats around it, the reader's own at the bottom. Each seat opens a sheet with its actions.

use maud::{Markup, html};
use table::{Phase, SeatKind, SeatView};

use super::seat_form;
use crate::cast::names;
use crate::drawing::{drawing, icon};
use crate::face::Mood;
use crate::look_picker::look_picker;
use crate::nameplate::{Nameplate, bot_icon};
use crate::opponents::LEVELS;
use crate::page_game::page_game;
use crate::table_page::TablePage;
use crate::terms;

/// The seats around the table.
pub(super) fn seats(page: &TablePage<'_>) -> Markup {
    let (locale, table) = (page.locale(), &page.own.table);
    let names = names(locale, page.code, &table.seats);
    // A table that can grow shows one more seat.
    let grows = table.room && table.seats.iter().all(|seat| seat.kind != SeatKind::Nobody);
    let places = table.seats.len() + usize::from(grows);
    let own = table.you.seat.map_or(0, game::Seat::index);
    let place = |index: usize| (index + places - own) % places;
    let dishes = page_game(&table.plays).map_or(&[][..], |pages| pages.plates());
    html! {
        section .seats .{ "of-" (places) } aria-labelledby="seats-title" {
            h2 #seats-title .unseen { (locale.text("seats")) }
            div .counter aria-hidden="true" { div .dishes { @for dish in dishes { (drawing(dish)) } } }
            ol {
                @for (index, seat) in table.seats.iter().enumerate() {
                    li .seat .{ "at-" (place(index)) } .free[seat.kind == SeatKind::Nobody] .own[table.you.seat.is_some_and(|own| own.index() == index)] #{ "seat-" (index) } {
                        (occupied(page, index, seat, &names[index]))
                    }
                }
                @if grows { li .seat .free .{ "at-" (place(table.seats.len())) } #seat-more { (sheet("seat-more-sheet", &free(page, "seat-more"), &share(page))) } }
            }
        }
    }
}

/// A seat: its face and name, and a sheet with actions if there are any.
fn occupied(page: &TablePage<'_>, index: usize, seat: &SeatView, name: &Nameplate) -> Markup {
    let (locale, you) = (page.locale(), &page.own.table.you);
    let is_own = you.seat.is_some_and(|own| own.index() == index);
    let label = html! {
        @match seat.kind {
            SeatKind::Nobody => (free(page, "seat-free")),
            SeatKind::Person | SeatKind::Bot => {
                span .portrait { (name.portrait(if seat.ready { Mood::Glad } else { Mood::Calm })) (badge(seat)) }
                bdi .name { (name.name) }
                span .state { (state(page, seat, is_own)) }
            },
        }
    };
    // The id differs for each kind of occupant, so that a sheet closes when its seat changes hands.
    match seat.kind {
        SeatKind::Nobody => {
            let actions = html! {
                @if you.host { (bots(page, index, "lobby-add-bot")) }
                (share(page))
            };
            sheet(&format!("sheet-{index}-free"), &label, &actions)
        }
        SeatKind::Bot if you.host => {
            let actions = html! {
                (bots(page, index, "level"))
                (seat_form(page, "clear", index, &html! { (icon("close")) (locale.text("take-away")) }))
            };
            sheet(&format!("sheet-{index}-bot"), &label, &actions)
        }
        SeatKind::Person if is_own => sheet("sheet-own", &label, &yourself(page, seat)),
        SeatKind::Person if you.host => {
            let actions = html! {
                (seat_form(page, "host", index, &html! { (icon("crown")) (locale.text("make-host")) }))
                (seat_form(page, "kick", index, &html! { (icon("close")) (locale.text("send-away")) }))
            };
            sheet(&format!("sheet-{index}-person"), &label, &actions)
        }
        SeatKind::Person | SeatKind::Bot => html! { div .tile { (label) } },
    }
}

/// A tile that opens a sheet.
fn sheet(id: &str, label: &Markup, actions: &Markup) -> Markup {
    html! {
        details .menu id=(id) {
            summary .tile { (label) }
            div .sheet { (actions) }
        }
    }
}

/// An inviting empty seat.
fn free(page: &TablePage<'_>, text: &str) -> Markup {
    html! {
        span .portrait { span .face .nobody { (icon("plus")) } }
        span .name { (page.locale().text(text)) }
    }
}

/// The colour of a person with its shape.
fn badge(seat: &SeatView) -> Markup {
    html! { @if let Some(look) = seat.look { (drawing(&format!("badge-{}", look.colour + 1))) } }
}

/// A few words about an occupant.
fn state(page: &TablePage<'_>, seat: &SeatView, is_own: bool) -> Markup {
    let locale = page.locale();
    html! {
        @if is_own { b { (locale.text("you")) } " " }
        @match seat.kind {
            SeatKind::Bot => @if let Ok(level) = seat.name.parse() { (icon(bot_icon(level))) (terms::level(level).text(locale)) },
            SeatKind::Person if !seat.connected && !is_own => { (icon("offline")) (locale.text("note-offline")) },
            SeatKind::Person if seat.host => { (icon("crown")) (locale.text("host")) },
            SeatKind::Person if seat.ready => { (icon("check")) (locale.text("ready")) },
            SeatKind::Person => { (icon("hourglass")) (locale.text("not-ready")) },
            SeatKind::Nobody => {},
        }
    }
}

/// The host's buttons to add a bot, or to change its level.
fn bots(page: &TablePage<'_>, seat: usize, title: &str) -> Markup {
    let locale = page.locale();
    html! {
        form method="post" action=(page.action()) data-live {
            input type="hidden" name="do" value="bot";
            input type="hidden" name="seat" value=(seat);
            p { b { (locale.text(title)) } }
            div .levels role="group" aria-label=(locale.format("bot-for-seat", &[("seat", (seat + 1).into())])) {
                @for level in LEVELS {
                    button type="submit" name="level" value=(level.name()) title=(terms::level(level).about(locale)) {
                        (icon(bot_icon(level))) (terms::level(level).text(locale))
                    }
                }
            }
        }
    }
}

/// The link, for a seat that waits for a friend.
fn share(page: &TablePage<'_>) -> Markup {
    let locale = page.locale();
    html! {
        p { (locale.text("invite-how")) }
        p { code .link { (page.link) } }
        p .row {
            button type="button" data-copy=(page.link) hidden { (icon("copy")) (locale.text("copy")) }
            button type="button" data-share=(page.link) hidden { (icon("share")) (locale.text("lobby-share")) }
        }
    }
}

/// The reader's own name, face and colour, and the button to leave.
fn yourself(page: &TablePage<'_>, seat: &SeatView) -> Markup {
    let (locale, table) = (page.locale(), &page.own.table);
    let taken: Vec<u8> = table.seats.iter().filter_map(|other| other.look).map(|look| look.colour).collect();
    html! {
        form method="post" action=(page.action()) data-live {
            label for="seat-name" { (locale.text("your-name")) }
            span .row {
                input #seat-name name="name" value=(seat.name) maxlength="24" required autocomplete="nickname";
                button type="submit" name="do" value="rename" { (locale.text("save")) }
            }
        }
        form method="post" action=(page.action()) data-live {
            input type="hidden" name="do" value="rename";
            (look_picker(locale, seat.look, &taken))
        }
        @if table.phase == Phase::Lobby {
            form method="post" action=(page.action()) data-live {
                button .quiet type="submit" name="do" value="leave" { (icon("leave")) (locale.text("get-up")) }
            }
        }
    }
}
