//! The waiting customers, in the middle of the ring, and their pile. Each says what it is worth to the viewer; the one who takes
//! a customer touches it.

use game::Seat;
use maud::{Markup, html};
use sushi_express::{Customer, Move, Observation};
use words::sushi_express::moves::words;
use words::sushi_express::worth;

use crate::drawing::{drawing, icon};
use crate::page_game::{Own, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_express::choices::{Choice, FORM};
use crate::sushi_express::scene::{Latest, Scene};
use crate::sushi_express::terms;
use crate::{Locale, pad};

const PILE: PartId = PartId::new("pile");

/// The part of the n-th place in the row.
const fn id(place: usize) -> PartId {
    PartId::numbered("row", place as u8)
}

/// The private part with its value, and the button to take the customer.
const fn take_id(place: usize) -> PartId {
    PartId::numbered("take", place as u8)
}

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

/// The customers in their places, each with its number among those of its kind.
fn places(known: &Observation) -> Vec<(Customer, usize)> {
    known.row.counts().flat_map(|(customer, count)| (1..=count).map(move |number| (customer, number))).collect()
}

/// The waiting customers, and the number in the pile.
pub(super) fn row(scene: &Scene, show: &Show<'_>, parts: &mut Parts) {
    let (customers, arrived) = (places(&scene.known), scene.has_just(Latest::Arrived));
    for place in 0..scene.players() {
        let customer = customers.get(place).copied();
        parts.keyed(id(place), (customer, arrived), || {
            html! {
                @if let Some((customer, number)) = customer {
                    // Those who have just come walk from the pile; the others stay where they are.
                    span .customer data-fly=(mover(customer, number)) data-from=[arrived.then_some("pile")] title=(terms::customer(customer).label(show.locale)) {
                        (drawing(&art(customer)))
                        span .name { (short(show.locale, customer)) }
                    }
                }
            }
        });
    }
    let pile = scene.known.pile().len();
    parts.keyed(PILE, pile, || {
        html! {
            span .pile title=(show.locale.text("term-customer-pile")) data-fly="pile" {
                (drawing("customer-back"))
                b aria-hidden="true" { (pile) }
                span .unseen { (show.locale.format("express-pile", &[("count", pile.into())])) }
            }
        }
    });
}

/// The values of the customers for the viewer, and the buttons to take them.
pub(super) fn values(scene: &Scene, own: &Own<'_>, choices: &[Choice], turn: Option<usize>, parts: &mut Parts) {
    let locale = own.show.locale;
    let is_over = scene.known.stage.seat().is_none();
    let customers = places(&scene.known);
    for place in 0..scene.players() {
        let customer = customers.get(place).copied().filter(|_| !is_over);
        let value = customer.map(|(customer, _)| scene.known.value(own.seat, customer));
        let chosen = customer.map(|(customer, _)| Move::Take(customer));
        let takes = choices.iter().find(|choice| Some(choice.chosen) == chosen).map(|choice| choice.chosen);
        parts.keyed(take_id(place), (value, customer, takes.and(turn)), || {
            let Some((value, (_, number))) = value.zip(customer) else { return html! {} };
            let loss = worth::only_for_others(value);
            let is_change = value.points == 0 && loss == 0;
            let badge = html! {
                span .worth .wide[is_change] .good[worth::is_good(value)] aria-hidden="true" {
                    @if loss == 0 { (worth::sign(value)) } @else { (icon("people")) (pad::points(loss)) }
                }
                span .unseen { (worth::sentence(locale, value)) }
            };
            let Some(chosen) = takes else { return badge };
            // Equal customers are one choice and have one key.
            let key = (number == 1).then_some(place + 1);
            html! {
                button .take form=(FORM) name="move" value=(chosen) data-mark data-lift data-takes=(place) data-key=[key] aria-keyshortcuts=[key] {
                    span .unseen { (words(locale, chosen)) ". " }
                    (badge)
                }
            }
        });
    }
}

/// The layout of the row.
pub(super) fn layout(parts: &Parts, own: Option<Seat>, players: usize, show: &Show<'_>) -> Markup {
    html! {
        section .customers aria-label=(show.locale.text("express-row")) {
            ul .row-of-customers .{ "of-" (players) } {
                @for place in 0..players {
                    li {
                        span data-part=(id(place)) { (parts.get(id(place))) }
                        @if own.is_some() { span .value data-part=(take_id(place)) { (parts.get(take_id(place))) } }
                    }
                }
            }
            div .pile-of-customers data-part=(PILE) { (parts.get(PILE)) }
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
