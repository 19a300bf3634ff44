//! A seat at the table: its face, van and points, what it has collected, and the cards it holds.

use game::Seat;
use maud::{Markup, html};
use sushi_express::{Action, Customer, Customers, Score, SeenHand};

use crate::drawing::{drawing, icon};
use crate::face::{Face, Mood};
use crate::page_game::{Own, Seating, Show};
use crate::parts::{PartId, Parts};
use crate::sushi_express::colours::Colours;
use crate::sushi_express::scene::{Moment, Role, Scene, TakenCustomer};
use crate::sushi_express::{row, terms, track};
use crate::{Locale, pad, status};

/// How long a customer walks to the player who takes them, in milliseconds.
const WALK: u32 = 800;

/// The parts of a place.
const fn face_id(seat: Seat) -> PartId {
    PartId::of_seat("face", seat)
}
const fn name_id(seat: Seat) -> PartId {
    PartId::of_seat("name", seat)
}
const fn points_id(seat: Seat) -> PartId {
    PartId::of_seat("points", seat)
}
const fn pawn_id(seat: Seat) -> PartId {
    PartId::of_seat("pawn", seat)
}
const fn role_id(seat: Seat) -> PartId {
    PartId::of_seat("role", seat)
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
const fn moment_id(seat: Seat) -> PartId {
    PartId::of_seat("moment", seat)
}

/// The points and the tips of the viewer, if they have drawn tips that the others don't know of.
const OWN_POINTS: PartId = PartId::new("own-points");
const OWN_TIPS: PartId = PartId::new("own-tips");
/// The acting seat; the style sheet marks its place.
const ACTOR: PartId = PartId::new("actor");

/// All places.
pub(super) fn places(scene: &Scene, show: &Show<'_>, colours: &Colours, parts: &mut Parts) {
    let names = colours.names;
    let (known, locale) = (&scene.known, show.locale);
    let (tips, scores) = (known.tips(), known.scores());
    for seat in known.vans.seats() {
        let plate = &show.names[seat.index()];
        let moment = scene.moment_at(seat);
        let mood = match moment.and_then(Moment::is_good) {
            Some(true) => Mood::Glad,
            Some(false) => Mood::Glum,
            None => Mood::Calm,
        };
        parts.keyed(face_id(seat), (names, mood), || {
            html! {
                span .portrait .(colours.class(seat)) {
                    (plate.portrait(mood))
                    span .own-van aria-hidden="true" { (drawing(&format!("van-{}", seat.index() + 1))) }
                }
            }
        });
        parts.keyed(name_id(seat), plate, || plate.label(locale));
        let score = scores[seat];
        parts.keyed(points_id(seat), score.total(), || points(score, locale));
        let is_betting = known.track.bet(seat).is_none();
        parts.keyed(pawn_id(seat), (is_betting, names), || {
            html! { @if is_betting { (track::pawn(seat, show, colours)) } }
        });
        let role = scene.role_of(seat);
        parts.keyed(role_id(seat), role, || role.map_or_else(|| html! {}, |role| role_tag(role, locale)));
        let (customers, new) = (known.taken[seat], scene.taken.filter(|taken| taken.seat == seat));
        parts.keyed(taken_id(seat), (customers, new), || taken(customers, new, locale));
        let counts = (tips[seat], score.tips);
        parts.keyed(tips_id(seat), (counts, new), || tips_of(counts, new, locale));
        let hand = known.hands[seat];
        parts.keyed(held_id(seat), (hand, names), || held(hand, seat, show));
        parts.keyed(moment_id(seat), (moment, plate), || {
            html! { @if let Some(moment) = moment { (word(moment, plate.face, show)) } }
        });
    }
    parts.keyed(ACTOR, scene.actor, || html! { @if let Some(seat) = scene.actor { i .{ "acts-" (seat.index()) } {} } });
}

/// The viewer's own points and tips; empty if everybody knows of all their tips.
pub(super) fn own_tips(scene: &Scene, own: &Own<'_>, parts: &mut Parts) {
    let (hand, locale) = (scene.known.hands[own.seat], own.show.locale);
    let is_secret = hand.known.count(Action::Tip) > hand.open.count(Action::Tip);
    let secret = is_secret.then(|| (scene.known.tips()[own.seat], scene.score(own.seat)));
    parts.keyed(OWN_POINTS, secret, || secret.map_or_else(|| html! {}, |(_, score)| points(score, locale)));
    parts.keyed(OWN_TIPS, secret, || {
        secret.map_or_else(|| html! {}, |(tips, score)| tips_of((tips, score.tips), None, locale))
    });
}

/// The layout of a place.
pub(super) fn layout(parts: &Parts, seating: Seating, seat: Seat) -> Markup {
    let own = seating.own == Some(seat);
    html! {
        article .place .own[own] #{ "place-" (seat.index()) } {
            header .plate {
                div data-part=(face_id(seat)) { (parts.get(face_id(seat))) }
                h2 data-part=(name_id(seat)) { (parts.get(name_id(seat))) }
                p .points data-part=(points_id(seat)) { (parts.get(points_id(seat))) }
                @if own { p .points .own-points data-part=(OWN_POINTS) { (parts.get(OWN_POINTS)) } }
            }
            p .moment data-part=(moment_id(seat)) { (parts.get(moment_id(seat))) }
            div .beside {
                span .at-home data-part=(pawn_id(seat)) { (parts.get(pawn_id(seat))) }
                span .role data-part=(role_id(seat)) { (parts.get(role_id(seat))) }
                div .status data-part=(status::id(seat)) { (parts.get(status::id(seat))) }
                @if !own {
                    div .remedy data-part=(status::remedy_id(seat)) { (parts.get(status::remedy_id(seat))) }
                }
            }
            div .belongings {
                ul .taken data-part=(taken_id(seat)) { (parts.get(taken_id(seat))) }
                p .tips data-part=(tips_id(seat)) { (parts.get(tips_id(seat))) }
                @if own { p .tips .own-tips data-part=(OWN_TIPS) { (parts.get(OWN_TIPS)) } }
            }
            // The viewer's own cards are shown next to their place.
            div .held-cards data-part=(held_id(seat)) hidden[own] { (parts.get(held_id(seat))) }
        }
    }
}

/// The layout of the acting seat's mark.
pub(super) fn actor_layout(parts: &Parts) -> Markup {
    html! { div .actor data-part=(ACTOR) { (parts.get(ACTOR)) } }
}

/// The points if the game ended now.
fn points(score: Score, locale: &Locale) -> Markup {
    html! {
        b aria-hidden="true" { (pad::points(score.total())) }
        span .unseen { (locale.format("term-point.counted", &[("count", score.total().into())])) }
    }
}

fn role_tag(role: Role, locale: &Locale) -> Markup {
    let id = match role {
        Role::First => "express-first",
        Role::Lowest => "express-lowest",
    };
    html! { span .tag { (locale.text(id)) } }
}

/// Where a new customer comes from.
fn origin(new: Option<TakenCustomer>, customer: Customer) -> Option<String> {
    new.filter(|new| new.customer == customer).map(|new| row::mover(customer, new.number))
}

/// The customers of one kind: each is drawn, and their points are written on them.
fn taken(customers: Customers, new: Option<TakenCustomer>, locale: &Locale) -> Markup {
    html! {
        @for (customer, count) in customers.counts().filter(|(customer, _)| *customer != Customer::Tip) {
            @let origin = origin(new, customer);
            @let points = Score::of(std::iter::repeat_n(customer, count).collect()).total();
            li {
                span .walkers aria-hidden="true" {
                    @for number in 1..=count {
                        @let is_new = origin.is_some() && number == count;
                        span .walks[is_new] data-from=[origin.clone().filter(|_| is_new)] data-time=[is_new.then_some(WALK)] { (drawing(&row::art(customer))) }
                    }
                }
                b .worth .good aria-hidden="true" { (points) }
                span .unseen { (terms::customer(customer).counted(locale, count)) ": " (locale.format("term-point.counted", &[("count", points.into())])) }
            }
        }
    }
}

/// Tips, with their cost if the game ended now.
fn tips_of((tips, points): (u8, i32), new: Option<TakenCustomer>, locale: &Locale) -> Markup {
    html! {
        @let origin = origin(new, Customer::Tip);
        span .coin .walks[origin.is_some()] data-from=[origin.clone()] data-time=[origin.is_some().then_some(WALK)] aria-hidden="true" { (drawing("tip")) b { "×" (tips) } }
        span .unseen { (locale.format("term-tip.counted", &[("count", tips.into())])) }
        @if points < 0 {
            span .cost title=(locale.text("line-sushi-express-tips.about")) {
                span aria-hidden="true" { (pad::points(points)) }
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
                    li title=(terms::action(action).label(locale)) {
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

/// A word about what just happened to a player, and what a regular says to it. The narration says the same to screen readers.
fn word(moment: Moment, face: Option<Face>, show: &Show<'_>) -> Markup {
    let said = match (face, moment) {
        (Some(Face::Regular(character)), Moment::Points(3)) => Some(character.says(Mood::Glad)),
        (Some(Face::Regular(character)), Moment::Missed) => Some(character.says(Mood::Glum)),
        _ => None,
    };
    html! {
        span .burst .good[moment.is_good() == Some(true)] .bad[moment.is_good() == Some(false)] aria-hidden="true" {
            @match moment {
                Moment::Points(points) => b { "+" (points) },
                Moment::Tip => { (drawing("tip")) b { "+1" } },
                Moment::Reached => (icon("check")),
                Moment::Missed => (icon("close")),
                Moment::Card => { (drawing("action-back")) b { "+1" } },
                Moment::Swap => (drawing("action-swap")),
            }
        }
        @if let Some(said) = said { span .speech aria-hidden="true" { (said.text(show.locale)) } }
    }
}
