//! Errors in the reader's language, as sentences and pages.

use maud::{Markup, html};

use crate::drawing::{drawing, icon};
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
    let is_missing = ["no_page", "no_table", "no_record"].contains(&code);
    let title = locale.text(if is_missing { "not-found-title" } else { "sorry-title" });
    let page = Page { reader, path: "/", title: &title, public: false, again: None, wide: false };
    page.with(&html! {
        section .sorry {
            (drawing("plate-empty"))
            h1 { (title) }
            p { (sentence) }
            p { a .button .primary href="/" { (icon("home")) (locale.text("back-home")) } }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_page_is_not_called_a_failure() {
        let page = |code| error_page(&Reader::default(), code, "English").into_string();
        for code in ["no_page", "no_table", "no_record"] {
            assert!(page(code).contains("<h1>This plate is empty</h1>"), "{code}");
        }
        assert!(page("crashed").contains("<h1>That didn’t work</h1>"));
        assert!(page("unheard_of").contains("<p>English</p>"));
    }
}
