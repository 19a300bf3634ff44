//! The customers that lie face up, and the piles.

use maud::{Markup, html};
use sushi_express::Customer;

use crate::drawing::drawing;
use crate::game_view::Seen;
use crate::speech::capital;
use crate::sushi_express::street::Street;

/// The drawing of a customer.
pub(super) fn art(customer: Customer) -> String {
    match customer {
        Customer::Of(colour) => format!("customer-{colour}"),
        Customer::Tip => "tip".to_owned(),
    }
}

/// What lets the n-th customer of a kind glide from the row to whoever takes it.
pub(super) fn glide(customer: Customer, number: usize) -> String {
    if number <= 2 { format!("vt-{customer}-{number}") } else { String::new() }
}

/// The row.
pub(super) fn row(street: &Street, seen: &Seen<'_>) -> Markup {
    let speech = seen.speech;
    html! {
        section .customers aria-labelledby="row-title" {
            h2 #row-title { (speech.say("express-row")) }
            @if street.known.row.is_empty() { p .empty { (speech.say("express-row-empty")) } }
            ul {
                @for (customer, count) in street.known.row.counts().filter(|(_, count)| *count > 0) {
                    @for number in 1..=count {
                        li .(glide(customer, number)) title=(speech.say(&format!("customer-{customer}.about"))) {
                            (drawing(&art(customer)))
                            span { (short(seen, customer)) }
                        }
                    }
                }
                li .pile title=(speech.say("term-customer-pile")) {
                    (drawing("customer-back"))
                    span aria-hidden="true" { "×" (street.known.pile().len()) }
                    span .unseen { (speech.tell("express-pile", &[("count", street.known.pile().len().into())])) }
                }
            }
        }
    }
}

/// What a customer is called where there is little room: by the colour.
fn short(seen: &Seen<'_>, customer: Customer) -> String {
    capital(&match customer {
        Customer::Of(colour) => seen.speech.say(&format!("colour-{colour}")),
        Customer::Tip => seen.speech.say("customer-tip"),
    })
}
