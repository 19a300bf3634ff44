//! The documents for developers as pages: notation, file formats and the API. They are in English, like the code.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};

use crate::drawing::icon;
use crate::page::Page;
use crate::{Locale, Reader};

/// The path of the list.
const PATH: &str = "/developers";

/// The documents: their names in URLs, and their texts.
const DOCUMENTS: [(&str, &str); 6] = [
    ("notation", include_str!("../../../docs/notation.md")),
    ("records", include_str!("../../../docs/records.md")),
    ("fairness", include_str!("../../../docs/fairness.md")),
    ("api", include_str!("../../../docs/api.md")),
    ("bot-protocol", include_str!("../../../docs/bot-protocol.md")),
    ("bots", include_str!("../../../docs/bots.md")),
];

/// The list of documents.
pub fn developers(reader: &Reader) -> Markup {
    let locale = reader.locale();
    let title = locale.text("developers");
    let page = Page { reader, path: PATH, title: &title, public: true, again: None, wide: false };
    page.with(&html! {
        article .rules {
            h1 { (title) }
            p { (locale.text("developers-about")) }
            ul lang="en" { @for (name, text) in DOCUMENTS { li { a href={ (PATH) "/" (name) } { (heading(text)) } } } }
            p .row { a .button href="/api/openapi.json" { (icon("download")) (locale.text("developers-api")) } }
        }
    })
}

/// A document; `None` if there is none with this name.
pub fn document(reader: &Reader, name: &str) -> Option<Markup> {
    let (_, text) = DOCUMENTS.iter().find(|(known, _)| *known == name)?;
    let locale: &Locale = reader.locale();
    let path = format!("{PATH}/{name}");
    let page = Page { reader, path: &path, title: heading(text), public: true, again: None, wide: false };
    Some(page.with(&html! {
        p .row { a .button .quiet href=(PATH) { (icon("arrow-left")) (locale.text("developers")) } }
        article .rules .document lang="en" { (PreEscaped(rendered(text))) }
    }))
}

/// The first heading of a document.
fn heading(text: &str) -> &str {
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default()
}

/// A document as HTML. Links between documents lead to their pages; files of the repository are only named.
fn rendered(text: &'static str) -> String {
    let mut is_dropped = false;
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).filter_map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let target = target(&dest_url);
            is_dropped = target.is_none();
            target.map(|target| Event::Start(Tag::Link { link_type, dest_url: CowStr::from(target), title, id }))
        }
        Event::End(TagEnd::Link) => (!is_dropped).then_some(event),
        _ => Some(event),
    });
    let mut html = String::new();
    // The text is trusted: it comes from the repository.
    pulldown_cmark::html::push_html(&mut html, events);
    html.replace("<th></th>", "<td></td>")
}

/// The address for a link in a document; `None` for files that have no page.
fn target(link: &str) -> Option<String> {
    let is_address = link.starts_with("https://") || link.starts_with('#') || link.starts_with('/');
    let name = link.strip_suffix(".md").filter(|name| DOCUMENTS.iter().any(|(known, _)| known == name));
    name.map(|name| format!("{PATH}/{name}")).or_else(|| is_address.then(|| link.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_document_has_a_page_and_its_links_lead_somewhere() {
        let reader = Reader::default();
        let list = developers(&reader).into_string();
        for (name, text) in DOCUMENTS {
            assert!(list.contains(&format!("/developers/{name}")) && !heading(text).is_empty(), "{name}");
            let page = document(&reader, name).unwrap().into_string();
            assert!(!page.contains(".md\"") && !page.contains("href=\"..") && !page.contains('⟦'), "{name}");
        }
        assert!(document(&reader, "secrets").is_none());
    }
}
