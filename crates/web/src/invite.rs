//! The link to a table: to copy, to share, and as a QR code.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::Locale;
use crate::drawing::icon;

/// The section with the link and its QR code.
pub(crate) fn invite(locale: &Locale, code: &str, link: &str) -> Markup {
    html! { (invite_link(locale, code, link)) (invite_code(locale, code, link, false)) }
}

/// The section with the link.
pub(crate) fn invite_link(locale: &Locale, code: &str, link: &str) -> Markup {
    html! {
        section .invite aria-labelledby="invite-title" {
            h2 #invite-title { (icon("people")) (locale.text("invite-title")) }
            p .how { (locale.text("invite-how")) }
            input #invite-link type="text" readonly value=(link) aria-label=(locale.text("invite-link"));
            div .row {
                button type="button" data-copy=(link) hidden { (icon("copy")) (locale.text("copy")) }
                button type="button" data-share=(link) hidden { (icon("share")) (locale.text("share")) }
            }
            p { a .button .quiet href={ "/table/" (code) "/screen" } target="_blank" { (icon("screen")) (locale.text("screen-open")) } }
            p .by-code { span { (locale.text("invite-code")) " " } strong .code { (code) } }
        }
    }
}

/// The panel with the QR code. The picture is a file of its own: making it takes as long as the rest of the page.
pub(crate) fn invite_code(locale: &Locale, code: &str, link: &str, open: bool) -> Markup {
    html! {
        details .panel .qr-code #qr-code open[open] {
            summary { (icon("qr")) (locale.text("invite-qr")) }
            img .qr src={ "/table/" (code) "/qr.svg" } alt=(link) width="220" height="220" loading="lazy";
        }
    }
}

/// The link to a table as a QR code, in SVG; `None` if it is too long for one.
pub fn qr_code(link: &str) -> Option<String> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            write!(path, "M{x} {y}h1v1h-1z").expect("writing to a string succeeds");
        }
    }
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "-4 -4 " (size + 8) " " (size + 8) } {
            rect x="-4" y="-4" width=(size + 8) height=(size + 8) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    };
    Some(picture.into_string())
}
