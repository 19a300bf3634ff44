//! The link to a table: to copy, to share, to be read by a phone.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::Locale;
use crate::drawing::icon;

/// How friends come to the table.
pub(crate) fn invite(locale: &Locale, code: &str, link: &str) -> Markup {
    html! {
        section .invite aria-labelledby="invite-title" {
            h2 #invite-title { (icon("people")) (locale.text("invite-title")) }
            p { (locale.text("invite-how")) }
            div .row {
                input #invite-link type="text" readonly value=(link) aria-label=(locale.text("invite-link"));
                button type="button" data-copy=(link) hidden { (icon("copy")) (locale.text("copy")) }
                button type="button" data-share=(link) hidden { (icon("share")) (locale.text("share")) }
            }
            p { (locale.text("invite-code")) " " strong .code { (code) } }
            @if let Some(square) = square(link) {
                details { summary { (icon("qr")) (locale.text("invite-qr")) } (square) }
            }
        }
    }
}

/// The link as a square for a camera.
fn square(link: &str) -> Option<Markup> {
    let square = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let size = square.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| square.get_module(x, y)) {
            write!(path, "M{x} {y}h1v1h-1z").expect("strings can be written to");
        }
    }
    Some(html! {
        svg .qr viewBox={ "-4 -4 " (size + 8) " " (size + 8) } role="img" aria-label=(link) {
            rect x="-4" y="-4" width=(size + 8) height=(size + 8) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    })
}
