//! Errors in the reader's language, as sentences and pages.

use maud::{Markup, html};

use crate::drawing::drawing;
use crate::page::Page;
use crate::{Locale, Reader, terms};

/// The message for an error code; `english` if there is no translation.
pub fn error_text(locale: &Locale, code: &str, english: &str) -> String {
    terms::error(code).map_or_else(|| english.to_owned(), |term| term.text(locale))
}

/// The page for an error.
pub fn error_page(reader: &Reader, code: &str, english: &str) -> Markup {
    let locale = reader.locale();
    let sentence = error_text(locale, code, english);
    let title = locale.text("sorry-title");
    let page = Page { reader, path: "/", title: &title, public: false, again: None, wide: false };
    page.with(&html! {
        section .sorry {
            (drawing("mark-no"))
            h1 { (title) }
            p { (sentence) }
            p { a .button .primary href="/" { (locale.text("back-home")) } }
        }
    })
}
