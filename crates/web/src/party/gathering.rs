//! The big screen before a game: a large QR code, and the people who have joined. During a game, the code in a corner.

use maud::{Markup, html};
use table::{SeatKind, SeatView};

use crate::cast::Cast;
use crate::drawing::{drawing, icon};
use crate::face::Mood;
use crate::nameplate::Nameplate;
use crate::page_game::page_game;
use crate::table_page::TablePage;
use crate::terms::game_name;

/// The way to join, and everybody who is there.
pub(super) fn gathering(page: &TablePage<'_>, cast: &Cast<'_>) -> Markup {
    let (locale, table) = (cast.locale, &page.shared.table);
    let dishes = page_game(&table.plays).map_or(&[][..], |pages| pages.plates());
    let everybody = || table.seats.iter().zip(&cast.names);
    let somebody = table.seats.iter().any(|seat| seat.kind == SeatKind::Person);
    html! {
        section .scan aria-labelledby="scan-title" {
            h2 #scan-title { (icon("qr")) (locale.text("screen-scan")) }
            (code(page))
            p .address { (address(page)) }
            @if is_loopback(page.link) { p .warning { (icon("warning")) (locale.text("screen-loopback")) } }
        }
        section .crowd {
            div .dishes aria-hidden="true" { @for dish in dishes { (drawing(dish)) } }
            h1 { (game_name(locale, &table.plays)) }
            ul .guests .{ "of-" (table.seats.len()) } aria-label=(locale.text("seats")) {
                @for (seat, plate) in everybody() { li .free[seat.kind == SeatKind::Nobody] { (guest(seat, plate)) } }
            }
            p .next role="status" {
                @if table.dealing.is_some() { (icon("hourglass")) (locale.text("fair-dealing")) }
                @else if somebody { (icon("crown")) (locale.format("screen-host-starts", &[("name", table.host.as_str().into())])) }
                @else { (icon("hourglass")) (locale.text("screen-first-starts")) }
            }
            @if !table.waiting.is_empty() {
                p .waiting { (locale.format("lobby-wants-seat", &[("names", locale.list(&table.waiting).into()), ("count", table.waiting.len().into())])) }
            }
        }
    }
}

/// Somebody at the table, or an empty seat.
fn guest(seat: &SeatView, plate: &Nameplate) -> Markup {
    html! {
        @if seat.kind == SeatKind::Nobody {
            span .face .nobody { (icon("plus")) }
        } @else {
            (plate.portrait(if seat.ready { Mood::Glad } else { Mood::Calm }))
        }
        bdi { (plate.name) @if seat.host { " " (icon("crown")) } }
    }
}

/// The way to join while a game is shown. Late friends play the next one.
pub(super) fn corner(page: &TablePage<'_>) -> Markup {
    html! {
        aside .corner aria-label=(page.locale().text("screen-scan")) {
            (code(page))
            p { b { (page.locale().text("screen-scan")) } span .code { (page.code) } }
        }
    }
}

/// The link as a QR code.
fn code(page: &TablePage<'_>) -> Markup {
    html! { img .qr src={ "/table/" (page.code) "/qr.svg" } alt=(page.link) width="220" height="220"; }
}

/// The link as people type it.
fn address<'a>(page: &TablePage<'a>) -> &'a str {
    page.link.split_once("://").map_or(page.link, |(_, address)| address)
}

/// Whether only the computer itself can open a link.
fn is_loopback(link: &str) -> bool {
    let address = link.split_once("://").map_or(link, |(_, address)| address);
    ["127.", "localhost", "[::1]"].iter().any(|host| address.starts_with(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_that_phones_cannot_open_are_recognised() {
        for link in ["http://127.0.0.1:8080/table/ABC234", "http://localhost/table/A", "http://[::1]:8080/table/A"] {
            assert!(is_loopback(link), "{link}");
        }
        for link in
            ["http://192.168.1.20:8080/table/A", "https://sushi.example/table/A", "http://sushiya.local:8080/table/A"]
        {
            assert!(!is_loopback(link), "{link}");
        }
    }
}
