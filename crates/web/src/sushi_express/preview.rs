//! Previews of choices, drawn. Players can switch them off.

use maud::{Markup, html};
use sushi_express::Tile;
pub(super) use words::sushi_express::preview::{Preview, preview, tile_name};

use crate::Locale;
use crate::drawing::{drawing, icon};

/// The preview as icons, and as a sentence for screen readers.
pub(super) fn icons(preview: Preview, locale: &Locale) -> Markup {
    if preview.drive.is_none() && preview.percent.is_none() {
        return html! {};
    }
    html! {
        span .foretold aria-hidden="true" {
            @if let Some(percent) = preview.percent { b { (locale.format("express-percent", &[("percent", percent.into())])) } }
            @if let Some(drive) = preview.drive {
                span .brings {
                    @if drive.visits_sushi_express { (drawing("customer-back")) }
                    @if drive.to == Tile::PARK { (drawing("action-back")) }
                }
            }
        }
        span .unseen .foretold { (preview.sentence(locale)) }
    }
}

/// A panel that explains the previews; closing it switches them off.
pub(super) fn switch(locale: &Locale) -> Markup {
    html! {
        details .panel .preview #preview open data-remember {
            summary { (icon("eye")) (locale.text("express-preview")) }
            ul .fine {
                li { b { "%" } span { (locale.text("express-preview-percent")) } }
                li { (drawing("customer-back")) span { (locale.text("express-preview-customer")) } }
                li { (drawing("action-back")) span { (locale.text("express-preview-park")) } }
                li { span .chip { "7" } span { (locale.text("express-preview-ring")) } }
            }
        }
    }
}
