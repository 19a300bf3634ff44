//! The cards in front of a seat: customers by colour and shape, tips, and known action cards.

use game::Seat;
use maud::{Markup, html};
use sushi_express::{Action, Customer, Customers, Number, SeenHand};
use words::sushi_express::points::points;

use crate::drawing::{drawing, icon};
use crate::page_game::{Own, Seating, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_express::scene::{Phase, Scene, TakenCustomer};
use crate::sushi_express::{row, terms};
use crate::{Locale, status};

/// The parts of a place: the name, the points, the bet, and the cards.
const fn name_id(seat: Seat) -> PartId {
    PartId::of_seat("seat", seat)
}
const fn points_id(seat: Seat) -> PartId {
    PartId::of_seat("points", seat)
}
const fn standing_id(seat: Seat) -> PartId {
    PartId::of_seat("standing", seat)
}
const fn taken_id(seat: Seat) -> PartId {
    PartId::of_seat("taken", seat)
}
const fn tips_id(seat: Seat) -> PartId {
    PartId::of_seat("tips", seat)
}
const fn held_id(seat: Seat) -> PartId {
    PartId::of_seat("held", seat)
}

/// The tips of the viewer, if they have drawn some that the others don't know of.
const OWN_TIPS: PartId = PartId::new("own-tips");
/// The acting seat; the style sheet marks its place.
const ACTOR: PartId = PartId::new("actor");

/// All places. `names` is a hash of all names.
pub(super) fn places(scene: &Scene, show: &Show<'_>, names: u64, parts: &mut Parts) {
    let (known, locale) = (&scene.known, show.locale);
    let (tips, tip_points) = (scene.tips(), scene.tip_points());
    for seat in known.vans.seats() {
        let plate = &show.names[seat.index()];
        parts.keyed(name_id(seat), plate, || html! { (drawing(&format!("van-{}", seat.index() + 1))) (plate.show()) });
        let points = points(known, seat);
        parts.keyed(points_id(seat), points, || {
            html! { b { (points) } span .unseen { " " (locale.format("express-points", &[("points", points.into())])) } }
        });
        let bet = known.track.bet(seat).map(Number::get);
        let first = scene.phase.filter(|_| known.first == seat).map(first_id);
        parts.keyed(standing_id(seat), (bet, first), || {
            html! {
                @if let Some(bet) = bet {
                    span .bet { (drawing(&format!("pawn-{}", seat.index() + 1))) (locale.format("express-bet", &[("number", bet.into())])) }
                }
                @if let Some(id) = first { span .tag { (locale.text(id)) } }
            }
        });
        let (customers, new) = (known.taken[seat], scene.taken.filter(|taken| taken.seat == seat));
        parts.keyed(taken_id(seat), (customers, new), || taken(customers, new, locale));
        let counts = (tips[seat], tip_points[seat]);
        parts.keyed(tips_id(seat), (counts, new), || tips_of(counts, new, locale));
        let hand = known.hands[seat];
        parts.keyed(held_id(seat), (hand, names), || held(hand, seat, show));
    }
    parts.keyed(ACTOR, scene.actor, || html! { @if let Some(seat) = scene.actor { i .{ "acts-" (seat.index()) } {} } });
}

/// The viewer's own count of tips; empty if everybody knows of all of them.
pub(super) fn own_tips(scene: &Scene, own: &Own<'_>, parts: &mut Parts) {
    let hand = scene.known.hands[own.seat];
    let secret = hand.known.count(Action::Tip) > hand.open.count(Action::Tip);
    let counts = secret.then(|| (scene.tips()[own.seat], scene.tip_points()[own.seat]));
    parts.keyed(OWN_TIPS, counts, || counts.map_or_else(|| html! {}, |counts| tips_of(counts, None, own.show.locale)));
}

/// The layout of a place.
pub(super) fn layout(parts: &Parts, seating: Seating, show: &Show<'_>, seat: Seat) -> Markup {
    let own = seating.own == Some(seat);
    html! {
        article .place .own[own] #{ "place-" (seat.index()) } {
            header {
                h2 {
                    span .seat-name data-part=(name_id(seat)) { (parts.get(name_id(seat))) }
                    @if own { " " span .tag { (show.locale.text("you")) } }
                }
                p .points data-part=(points_id(seat)) { (parts.get(points_id(seat))) }
            }
            p .standing data-part=(standing_id(seat)) { (parts.get(standing_id(seat))) }
            @if !own {
                div .status data-part=(status::id(seat)) { (parts.get(status::id(seat))) }
                div .remedy data-part=(status::remedy_id(seat)) { (parts.get(status::remedy_id(seat))) }
            }
            div .belongings {
                ul .taken data-part=(taken_id(seat)) { (parts.get(taken_id(seat))) }
                p .tips data-part=(tips_id(seat)) { (parts.get(tips_id(seat))) }
                @if own { p .tips .own-tips data-part=(OWN_TIPS) { (parts.get(OWN_TIPS)) } }
            }
            // The viewer's own cards are shown next to their place.
            div data-part=(held_id(seat)) hidden[own] { (parts.get(held_id(seat))) }
        }
    }
}

/// The layout of the acting seat's mark.
pub(super) fn actor_layout(parts: &Parts) -> Markup {
    html! { div .actor data-part=(ACTOR) { (parts.get(ACTOR)) } }
}

/// The meaning of being first: the start player before the dice, the one who decides about customers after them.
const fn first_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Bets => "express-first",
        Phase::Dice | Phase::Vans | Phase::Orders => "express-lowest",
    }
}

/// Where a new customer comes from.
fn origin(new: Option<TakenCustomer>, customer: Customer) -> Option<String> {
    new.filter(|new| new.customer == customer).map(|new| row::mover(customer, new.number))
}

/// The customers, counted by kind.
fn taken(customers: Customers, new: Option<TakenCustomer>, locale: &Locale) -> Markup {
    html! {
        @for (customer, count) in customers.counts().filter(|(customer, _)| *customer != Customer::Tip) {
            @let origin = origin(new, customer);
            li .fresh[origin.is_some()] data-from=[origin] {
                (counted(&row::art(customer), count, &terms::customer(customer).counted(locale, count)))
            }
        }
    }
}

/// Tips, with their cost if the game ended now.
fn tips_of((tips, points): (u8, i32), new: Option<TakenCustomer>, locale: &Locale) -> Markup {
    html! {
        @let origin = origin(new, Customer::Tip);
        span .fresh[origin.is_some()] data-from=[origin] aria-hidden="true" { (drawing("tip")) b { "×" (tips) } }
        span .unseen { (locale.format("term-tip.counted", &[("count", tips.into())])) }
        @if points < 0 {
            span .cost title=(locale.text("line-sushi-express-tips.about")) {
                (icon("arrow-down")) span aria-hidden="true" { "−" (-points) }
                span .unseen { (locale.format("express-tips-cost", &[("points", (-points).into())])) }
            }
        }
    }
}

/// The action cards of a seat: the known ones, and the number of the others.
fn held(hand: SeenHand, seat: Seat, show: &Show<'_>) -> Markup {
    let locale = show.locale;
    html! {
        @if !hand.known.is_empty() || hand.hidden > 0 {
            ul .actions aria-label=(locale.format("hand-of", &[("name", show.name(seat).into())])) {
                @for (action, count) in hand.known.counts() {
                    li title=(terms::action(action).about(locale)) {
                        (counted(&format!("action-{action}"), count, &terms::action(action).counted(locale, count)))
                    }
                }
                @if hand.hidden > 0 {
                    li .hidden-cards {
                        (counted("action-back", hand.hidden.into(), &locale.format("express-hidden", &[("count", hand.hidden.into())])))
                    }
                }
            }
        }
    }
}

/// A drawing with a count, and the same as text.
fn counted(name: &str, count: usize, words: &str) -> Markup {
    html! {
        span aria-hidden="true" { (drawing(name)) @if count > 1 { b { "×" (count) } } }
        span .unseen { (words) }
    }
}
