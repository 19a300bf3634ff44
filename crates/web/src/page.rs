//! The frame of all pages.

use maud::{DOCTYPE, Markup, html};

use crate::drawing::{drawing, icon};
use crate::preview::Preview;
use crate::reader::on_off;
use crate::{Locale, Reader, assets, settings};

/// The content security policy: everything comes from this server, with no inline scripts or styles.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// A page.
pub(crate) struct Page<'a> {
    pub(crate) reader: &'a Reader,
    /// Its path, to return to after a change of language.
    pub(crate) path: &'a str,
    /// The title in the browser's tab.
    pub(crate) title: &'a str,
    /// Whether search engines may index it: the page is the same for everybody.
    pub(crate) public: bool,
    /// Without script the page reloads after this many seconds.
    pub(crate) again: Option<u32>,
    /// Whether a table fills the page.
    pub(crate) wide: bool,
}

/// A page, and the preview that other sites show of a link to it.
pub(crate) struct PreviewedPage<'p> {
    page: &'p Page<'p>,
    preview: &'p Preview,
}

impl PreviewedPage<'_> {
    /// The page with this content.
    pub(crate) fn with(&self, body: &Markup) -> Markup {
        self.page.render(Some(self.preview), body)
    }
}

impl Page<'_> {
    /// The page with this content.
    pub(crate) fn with(&self, body: &Markup) -> Markup {
        self.render(None, body)
    }

    /// The page with the preview that other sites show of a link to it.
    pub(crate) const fn previewed<'p>(&'p self, preview: &'p Preview) -> PreviewedPage<'p> {
        PreviewedPage { page: self, preview }
    }

    /// The page without links and settings around its content.
    pub(crate) fn bare(&self, body: &Markup) -> Markup {
        self.document(None, body, &html! { main #main { (body) } })
    }

    fn render(&self, preview: Option<&Preview>, body: &Markup) -> Markup {
        let locale = self.reader.locale();
        let content = html! {
            a .skip href="#main" { (locale.text("skip-to-content")) }
            (self.head())
            main #main tabindex="-1" {
                @if let Some(notice) = self.reader.notice { (notice.show(locale)) }
                (body)
            }
            (self.foot())
        };
        self.document(preview, body, &content)
    }

    /// The document with this content, of which `body` is the essential part.
    fn document(&self, preview: Option<&Preview>, body: &Markup, content: &Markup) -> Markup {
        let locale = self.reader.locale();
        let summary = preview.map_or_else(|| locale.text("site-summary"), |preview| preview.description.clone());
        let theme = self.reader.theme.name();
        html! {
            (DOCTYPE)
            html lang=(self.reader.language.code()) data-theme=(theme) data-speed=(self.reader.speed.name())
                data-tap=(self.reader.tap.name()) data-sound=(on_off(self.reader.sound)) data-hand=(on_off(self.reader.hand)) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    title { (self.title) " · Sushiya" }
                    meta name="description" content=(summary);
                    @if let Some(preview) = preview { (preview.tags(locale)) }
                    meta name="theme-color" content="#2f3c6b";
                    @if !self.public { meta name="robots" content="noindex"; }
                    @if let Some(seconds) = self.again {
                        noscript { meta http-equiv="refresh" content=(seconds); }
                    }
                    (assets::styles(body))
                    link rel="icon" href=(assets::path("emblem.svg")) type="image/svg+xml";
                    link rel="manifest" href="/manifest.webmanifest";
                    (assets::script("main.js"))
                }
                body .wide[self.wide] .scene[self.wide && is_scene(body)] {
                    (content)
                    p #say .unseen role="status" aria-live="polite" {}
                    template #words
                        data-lost=(locale.text("connection-lost"))
                        data-back=(locale.text("connection-back"))
                        data-gone=(locale.text("connection-gone"))
                        data-copied=(locale.text("link-copied"))
                        data-uncopied=(locale.text("copy-failed"))
                        data-failed=(locale.text("not-sent"))
                        data-play=(locale.text("play-card")) {}
                    p #banner .banner role="alert" hidden {}
                    @if self.wide { div #bubble .bubble aria-hidden="true" hidden {} }
                }
            }
        }
    }

    fn head(&self) -> Markup {
        let locale = self.reader.locale();
        html! {
            header .site {
                a .brand href="/" { (drawing("emblem")) span { "Sushiya" } }
                nav aria-label=(locale.text("nav-site")) {
                    // At a table there is no room for it, and no use.
                    @if !self.wide {
                        details .menu #join {
                            summary { (icon("link")) (locale.text("join.do")) }
                            div .sheet { p { (locale.text("join.about")) } (join_form(locale, "bar-code")) }
                        }
                    }
                    details .menu #settings {
                        summary aria-label=(locale.text("settings")) { (settings::sign(self.reader)) }
                        div .sheet { (settings::settings(self.reader, self.path)) }
                    }
                }
            }
        }
    }

    fn foot(&self) -> Markup {
        let locale = self.reader.locale();
        html! {
            footer .site {
                p { (locale.text("unofficial")) }
                p {
                    a href="/rules/sushi-go" { (locale.text("rules")) }
                    " · " a href="/puzzle" { (locale.text("puzzle")) }
                    " · " a href="/score" { (locale.text("pad")) }
                    " · " a href="/fair" { (locale.text("fair")) }
                    " · " a href="/developers" { (locale.text("developers")) }
                    " · Sushiya " (env!("CARGO_PKG_VERSION"))
                }
            }
        }
    }
}

/// Whether the content is a table that fills the window. The style sheet could find out by itself, but would do so again
/// whenever anything changes.
fn is_scene(body: &Markup) -> bool {
    body.0.contains("<div class=\"board")
}

/// The form to join a table by its code or link. `id` is the id of its field.
pub(crate) fn join_form(locale: &Locale, id: &str) -> Markup {
    html! {
        form .row method="get" action="/join" {
            label .unseen for=(id) { (locale.text("code")) }
            input id=(id) name="code" required autocomplete="off" autocapitalize="off" spellcheck="false" placeholder=(locale.text("code"));
            button type="submit" { (locale.text("join.do")) }
        }
    }
}
