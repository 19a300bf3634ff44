//! Previews of choices, drawn. Players can switch them off.

use maud::{Markup, html};
use sushi_express::Tile;
pub(super) use words::sushi_express::preview::{Preview, tile_name};

use crate::Locale;
use crate::drawing::{drawing, icon};

/// The odds of a choice, and what it would bring. Screen readers hear the whole outcome.
pub(super) fn icons(preview: Preview, locale: &Locale) -> Markup {
    html! {
        @if preview.drive.is_some() || preview.percent.is_some() {
            span .foretold .odds aria-hidden="true" {
                @if let Some(percent) = preview.percent { b { (locale.format("express-percent", &[("percent", percent.into())])) } }
                @if let Some(drive) = preview.drive {
                    span .brings {
                        @if drive.visits_sushi_express { (drawing("customer-back")) }
                        @if drive.to == Tile::PARK { (drawing("action-back")) }
                    }
                }
            }
        }
    }
}

/// The switch for all previews: while it is closed, the style sheet hides them.
pub(super) fn switch(locale: &Locale) -> Markup {
    html! {
        details .preview #preview open data-remember {
            summary aria-label=(locale.text("express-preview")) title=(locale.text("express-preview")) { (icon("eye")) (icon("eye-off")) }
        }
    }
}
