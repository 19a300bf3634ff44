//! What lies in front of somebody: customers by colour and shape, tips, action cards as far as they are known.

use game::Seat;
use maud::{Markup, html};
use sushi_express::{Customer, Stage};

use crate::drawing::{drawing, icon};
use crate::game_view::Seen;
use crate::sushi_express::street::{Phase, Street};
use crate::sushi_express::{counted, row, waits};

/// Somebody's place.
pub(super) fn place(street: &Street, seen: &Seen<'_>, seat: Seat) -> Markup {
    let (speech, own, points) = (seen.speech, seen.is_own(seat), street.points(seat));
    let asked = street.known.stage != Stage::Over && street.actor == Some(seat);
    html! {
        article .place .own[own] .acts[street.actor == Some(seat)] #{ "place-" (seat.index()) } {
            header {
                h2 { (drawing(&format!("van-{}", seat.index() + 1))) (seen.names[seat.index()].show()) @if own { " " span .tag { (speech.say("you")) } } }
                p .points { b { (points) } span .unseen { " " (speech.tell("express-points", &[("points", points.into())])) } }
            }
            p .standing {
                @if let Some(bet) = street.known.track.bet(seat) {
                    span .bet { (drawing(&format!("pawn-{}", seat.index() + 1))) (speech.tell("express-bet", &[("number", bet.get().into())])) }
                }
                @if street.phase.is_some() && street.known.first == seat { span .tag { (speech.say(if street.phase == Some(Phase::Bets) { "express-first" } else { "express-lowest" })) } }
                @if asked && !own { (waits(seen)) }
            }
            (taken(street, seen, seat))
            @if !own { (held(street, seen, seat)) }
        }
    }
}

/// The customers, each kind with how many there are; tips with what they would cost.
fn taken(street: &Street, seen: &Seen<'_>, seat: Seat) -> Markup {
    let speech = seen.speech;
    let (tips, cost) = (street.tips(seat), street.tips_cost(seat));
    let fresh = |customer: Customer| match street.took {
        Some((by, what, number)) if (by, what) == (seat, customer) => {
            format!("fresh {}", row::glide(customer, number))
        }
        _ => String::new(),
    };
    let kinds = street.known.taken[seat].counts();
    html! {
        ul .taken {
            @for (customer, count) in kinds.filter(|(customer, count)| *customer != Customer::Tip && *count > 0) {
                li .(fresh(customer)) { (counted(&row::art(customer), count, &speech.tell(&format!("customer-{customer}.counted"), &[("count", count.into())]))) }
            }
            li .tips .(fresh(Customer::Tip)) {
                span aria-hidden="true" { (drawing("tip")) b { "×" (tips) } }
                span .unseen { (speech.tell("term-tip.counted", &[("count", tips.into())])) }
                @if cost < 0 {
                    span .cost title=(speech.say("line-sushi-express-tips.about")) {
                        (icon("arrow-down")) span aria-hidden="true" { "−" (-cost) }
                        span .unseen { (speech.tell("express-tips-cost", &[("points", (-cost).into())])) }
                    }
                }
            }
        }
    }
}

/// The action cards of somebody else: those that are known, and how many more there are.
fn held(street: &Street, seen: &Seen<'_>, seat: Seat) -> Markup {
    let (speech, hand) = (seen.speech, street.known.hands[seat]);
    html! {
        ul .actions aria-label=(speech.tell("hand-of", &[("name", seen.name(seat).into())])) {
            @for (action, count) in hand.known.counts().filter(|(_, count)| *count > 0) {
                li title=(speech.say(&format!("action-{action}.about"))) {
                    (counted(&format!("action-{action}"), count, &speech.tell(&format!("action-{action}.counted"), &[("count", count.into())])))
                }
            }
            @if hand.hidden > 0 {
                li .hidden-cards {
                    (counted("action-back", hand.hidden.into(), &speech.tell("express-hidden", &[("count", hand.hidden.into())])))
                }
            }
        }
    }
}
