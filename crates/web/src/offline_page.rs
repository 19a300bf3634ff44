//! The page that the service worker shows instead of pages that need the network.

use maud::{Markup, html};

use crate::Reader;
use crate::drawing::{drawing, icon};
use crate::page::Page;
use crate::terms::game_name;

/// The path of the page.
pub const OFFLINE: &str = "/offline";

/// The page: what still works, and that the rest comes back by itself.
pub fn offline_page(reader: &Reader) -> Markup {
    let locale = reader.locale();
    let title = locale.text("offline-title");
    let page = Page { reader, path: "/", title: &title, public: false, again: None, wide: false };
    page.with(&html! {
        section .sorry data-offline {
            (drawing("plate-empty"))
            h1 { (title) }
            p { (locale.text("offline-about")) }
            // An empty address is that of the page it stands in for.
            p { a .button .primary href="" { (icon("reconnect")) (locale.text("offline-again")) } }
            h2 { (locale.text("offline-works")) }
            ul .still-works {
                @for entry in menu::GAMES {
                    li .row {
                        b { (game_name(locale, entry.name)) }
                        a .button href={ "/score/" (entry.name) } { (icon("star")) (locale.text("pad")) }
                        a .button .quiet href={ "/rules/" (entry.name) } { (icon("book")) (locale.text("rules")) }
                    }
                }
            }
        }
    })
}
