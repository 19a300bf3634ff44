//! The open customers and their pile.

use maud::{Markup, html};
use sushi_express::{Customer, Customers};

use crate::Locale;
use crate::drawing::drawing;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};
use crate::sushi_express::scene::Scene;
use crate::sushi_express::terms;

const ROW: PartId = PartId::new("row");

/// The drawing of a customer.
pub(super) fn art(customer: Customer) -> String {
    match customer {
        Customer::Of(colour) => format!("customer-{colour}"),
        Customer::Tip => "tip".to_owned(),
    }
}

/// The name under which the n-th customer of a kind moves from the row to the seat that takes it.
pub(super) fn mover(customer: Customer, number: usize) -> String {
    format!("{customer}-{number}")
}

/// The open customers.
pub(super) fn row(scene: &Scene, show: &Show<'_>, parts: &mut Parts) {
    let (row, pile) = (scene.known.row, scene.known.pile().len());
    parts.keyed(ROW, (row, pile), || customers(row, pile, show.locale));
}

/// The layout of the row.
pub(super) fn layout(parts: &Parts, show: &Show<'_>) -> Markup {
    html! {
        section .customers aria-labelledby="row-title" {
            h2 #row-title { (show.locale.text("express-row")) }
            ul data-part=(ROW) { (parts.get(ROW)) }
        }
    }
}

fn customers(row: Customers, pile: usize, locale: &Locale) -> Markup {
    html! {
        @if row.is_empty() { li .empty { (locale.text("express-row-empty")) } }
        @for (customer, count) in row.counts() {
            @for number in 1..=count {
                li data-fly=(mover(customer, number)) title=(terms::customer(customer).about(locale)) {
                    (drawing(&art(customer)))
                    span { (short(locale, customer)) }
                }
            }
        }
        li .pile title=(locale.text("term-customer-pile")) {
            (drawing("customer-back"))
            span aria-hidden="true" { "×" (pile) }
            span .unseen { (locale.format("express-pile", &[("count", pile.into())])) }
        }
    }
}

/// The short name of a customer: the colour.
fn short(locale: &Locale, customer: Customer) -> String {
    match customer {
        Customer::Of(colour) => terms::colour(colour).label(locale),
        Customer::Tip => terms::customer(customer).label(locale),
    }
}
