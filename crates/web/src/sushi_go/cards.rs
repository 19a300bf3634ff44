//! A card: large in the hand, small on the table.

use maud::{Markup, html};
use sushi_go::Card;

use crate::Locale;
use crate::drawing::drawing;
use crate::sushi_go::terms;
pub(crate) use crate::sushi_go::terms::family;

/// The content of a large card.
pub(crate) fn face(locale: &Locale, card: Card) -> Markup {
    html! {
        (drawing(card.name()))
        span .name { (terms::card(card).label(locale)) }
        span .worth aria-hidden="true" { (terms::worth(card)) }
    }
}

/// A dish on the table; the set it belongs to is described in words.
pub(crate) fn dish(card: Card, on_wasabi: bool) -> Markup {
    html! {
        span .dish {
            (drawing(card.name()))
            @if on_wasabi { (drawing("on-wasabi")) }
        }
    }
}
