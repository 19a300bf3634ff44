//! A card: large in the hand, small on the table.

use maud::{Markup, html};
use sushi_go::Card;

use crate::Locale;
use crate::drawing::drawing;
use crate::sushi_go::terms;

/// The family of a card, which decides its colour and pattern.
pub(crate) const fn family(card: Card) -> &'static str {
    match card {
        Card::Tempura => "tempura",
        Card::Sashimi => "sashimi",
        Card::Gyoza => "gyoza",
        Card::Maki1 | Card::Maki2 | Card::Maki3 => "maki",
        Card::Salmon | Card::Squid | Card::Egg => "nigiri",
        Card::Pudding => "pudding",
        Card::Wasabi => "wasabi",
        Card::Chopsticks => "chopsticks",
    }
}

/// The score of a card in symbols. The text next to it says the same.
const fn worth(card: Card) -> &'static str {
    match card {
        Card::Tempura => "▢▢ 5",
        Card::Sashimi => "▢▢▢ 10",
        Card::Gyoza => "1 3 6 10 15",
        Card::Maki1 => "● 6 / 3",
        Card::Maki2 => "●● 6 / 3",
        Card::Maki3 => "●●● 6 / 3",
        Card::Salmon => "2",
        Card::Squid => "3",
        Card::Egg => "1",
        Card::Pudding => "+6 / −6",
        Card::Wasabi => "×3",
        Card::Chopsticks => "1 → 2",
    }
}

/// The content of a large card.
pub(crate) fn face(locale: &Locale, card: Card) -> Markup {
    html! {
        span .worth aria-hidden="true" { (worth(card)) }
        (drawing(card.name()))
        span .name { (terms::card(card).label(locale)) }
    }
}

/// A small card on the table; its set has the text for screen readers.
pub(crate) fn small(card: Card, on_wasabi: bool, class: &str) -> Markup {
    html! {
        span .mini .(family(card)) .(class) {
            (drawing(card.name()))
            @if on_wasabi { (drawing("on-wasabi")) }
        }
    }
}
