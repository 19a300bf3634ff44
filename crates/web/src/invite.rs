//! The link to a table: to copy, to share, to be read by a phone.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::Speech;
use crate::drawing::icon;

/// How friends come to the table.
pub(crate) fn invite(speech: &Speech, code: &str, link: &str) -> Markup {
    html! {
        section .invite aria-labelledby="invite-title" {
            h2 #invite-title { (icon("people")) (speech.say("invite-title")) }
            p { (speech.say("invite-how")) }
            div .row {
                input #invite-link type="text" readonly value=(link) aria-label=(speech.say("invite-link"));
                button type="button" data-copy=(link) hidden { (icon("copy")) (speech.say("copy")) }
                button type="button" data-share=(link) hidden { (icon("share")) (speech.say("share")) }
            }
            p { (speech.say("invite-code")) " " strong .code { (code) } }
            @if let Some(square) = square(link) {
                details { summary { (icon("qr")) (speech.say("invite-qr")) } (square) }
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
