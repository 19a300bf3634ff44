//! What lies in front of somebody: in sets, with what they score now.

use game::Seat;
use maud::{Markup, html};
use sushi_go::{Card, Tableau};

use crate::drawing::{drawing, icon};
use crate::game_view::Seen;
use crate::pad;
use crate::sushi_go::cards::{family, small};
use crate::sushi_go::counter::Counter;

/// Cards that score together.
struct Set {
    family: &'static str,
    /// The cards, each with whether it lies on wasabi.
    cards: Vec<(Card, bool)>,
    /// What they score now, where that can be said.
    points: Option<i32>,
}

/// The sets of a tableau, in the order of the box.
fn sets(counter: &Counter, seat: Seat) -> Vec<Set> {
    let tableau = counter.tableau(seat);
    let score = counter.score(seat);
    let families = [
        ("tempura", Some(score.tempura)),
        ("sashimi", Some(score.sashimi)),
        ("gyoza", Some(score.gyoza)),
        ("maki", Some(score.maki)),
        ("nigiri", Some(score.nigiri)),
        ("wasabi", None),
        ("chopsticks", None),
        ("pudding", None),
    ];
    let sets = families.into_iter().map(|(family, points)| Set {
        family,
        cards: cards_of(tableau, family),
        points: points.map(i32::from),
    });
    sets.filter(|set| !set.cards.is_empty()).collect()
}

fn cards_of(tableau: Tableau, wanted: &str) -> Vec<(Card, bool)> {
    let kinds = Card::ALL.into_iter().filter(|card| family(*card) == wanted);
    let mut cards = Vec::new();
    for card in kinds {
        if card.is_nigiri() {
            cards.extend(std::iter::repeat_n((card, true), tableau.on_wasabi(card)));
        }
        cards.extend(std::iter::repeat_n((card, false), tableau.bare(card)));
    }
    cards
}

/// Somebody's place at the counter.
pub(crate) fn place(counter: &Counter, seen: &Seen<'_>, seat: Seat) -> Markup {
    let speech = seen.speech;
    let own = seen.is_own(seat);
    let now = counter.score(seat).total();
    let is_player = seat.index() < counter.players();
    html! {
        article .place .own[own] #{ "place-" (seat.index()) } {
            header {
                h2 { (seen.names[seat.index()].show()) @if own { " " span .tag { (speech.say("you")) } } }
                @if own || !is_player { (race(counter, seen, seat)) }
                p .points {
                    b { (counter.total(seat)) }
                    @if now > 0 { " " span .now { "+" (now) } }
                    span .unseen { " " (speech.tell("points-now", &[("total", counter.total(seat).into()), ("now", now.into())])) }
                }
            }
            @if is_player && !own { (held(counter, seen, seat)) }
            (laid(counter, seen, seat))
        }
    }
}

/// How somebody stands with puddings: how many, and what they would bring if the game ended now.
fn race(counter: &Counter, seen: &Seen<'_>, seat: Seat) -> Markup {
    let (count, points) = counter.puddings(seat);
    let signed = if points > 0 { format!("+{points}") } else { pad::points(points) };
    let puddings = seen.speech.tell("card-pudding.counted", &[("count", count.into())]);
    let words = seen.speech.tell("puddings-now", &[("puddings", puddings.into()), ("points", signed.clone().into())]);
    html! {
        p .race title=(words) {
            span aria-hidden="true" { (drawing("pudding")) "×" (count) @if points != 0 { " " b { (signed) } } }
            span .unseen { (words) }
        }
    }
}

/// What somebody else holds: backs, or in a replay the cards.
fn held(counter: &Counter, seen: &Seen<'_>, seat: Seat) -> Markup {
    let speech = seen.speech;
    let (size, known) = (counter.hand_size(seat), counter.hand(seat));
    let open = seen.viewer == game::Viewer::Omniscient && known.len() == size && size > 0;
    let chosen = seen.chosen.contains(seat);
    let controls = counter.controller() == Some(seat);
    html! {
        div .held {
            @if open {
                ul .open-hand .{ "vt-hand-" (counter.hand_number(seat)) } aria-label=(speech.tell("hand-of", &[("name", seen.name(seat).into())])) {
                    @for card in known.iter() { li { (small(card, false, "")) span .unseen { (speech.say(&format!("card-{card}"))) } } }
                }
            } @else {
                @if size > 0 { span .stack .{ "vt-hand-" (counter.hand_number(seat)) } {
                    (drawing("card-back"))
                    b { (size) }
                    span .unseen { (speech.tell("term-card.counted", &[("count", size.into())])) }
                } }
            }
            @if chosen && !counter.is_laying() && size > 0 {
                span .choice .{ "vt-laid-" (seat.index()) "-0" } { (drawing("card-back")) (icon("check")) span .unseen { (speech.say("has-chosen")) } }
            } @else if !chosen && size > 0 && seen.controls.is_some() {
                span .thinking { (icon("hourglass")) span { (speech.say("chooses")) } }
            }
            @if controls { span .tag { (speech.say("chooses-for-dummy")) } }
            (race(counter, seen, seat))
        }
    }
}

fn laid(counter: &Counter, seen: &Seen<'_>, seat: Seat) -> Markup {
    let speech = seen.speech;
    let sets = sets(counter, seat);
    let mut fresh: Vec<_> = counter.fresh(seat).enumerate().collect();
    // What glides must be the only one of its name: if the next choice lies ready already, it is that.
    let glides = counter.is_laying() || !seen.chosen.contains(seat);
    // Each card that was laid just now marks one card of its set.
    let mut mark = |card: Card, on_wasabi: bool| {
        let found = fresh.iter().position(|(_, laid)| laid.card == card && laid.on_wasabi == on_wasabi);
        found.map_or_else(String::new, |index| {
            let (number, laid) = fresh.remove(index);
            if glides { format!("fresh vt-laid-{}-{number}", laid.seat.index()) } else { "fresh".to_owned() }
        })
    };
    html! {
        @if sets.is_empty() {
            p .empty { (speech.say("nothing-laid")) }
        } @else {
            ul .sets {
                @for set in &sets {
                    li .set .(set.family) {
                        span .cards aria-hidden="true" {
                            @for (card, on_wasabi) in &set.cards { (small(*card, *on_wasabi, &mark(*card, *on_wasabi))) }
                        }
                        span .sum aria-hidden="true" {
                            (short(counter, seat, set))
                            @if let Some(points) = set.points { b { (points) } }
                        }
                        span .unseen { (spoken(seen, set)) }
                    }
                }
            }
        }
    }
}

/// How many there are; of maki, how many rolls.
fn short(counter: &Counter, seat: Seat, laid: &Set) -> Markup {
    let count = if laid.family == "maki" { counter.tableau(seat).maki() } else { laid.cards.len() };
    html! { @if laid.family == "maki" { "●" } "×" (count) " " }
}

/// The set in words: what lies there, and what it scores now.
fn spoken(seen: &Seen<'_>, set: &Set) -> String {
    let speech = seen.speech;
    let mut kinds: Vec<(Card, bool, usize)> = Vec::new();
    for &(card, on_wasabi) in &set.cards {
        match kinds.iter_mut().find(|(kind, dipped, _)| (*kind, *dipped) == (card, on_wasabi)) {
            Some((_, _, count)) => *count += 1,
            None => kinds.push((card, on_wasabi, 1)),
        }
    }
    let counted = kinds.into_iter().map(|(card, on_wasabi, count)| {
        let counted = speech.tell(&format!("card-{card}.counted"), &[("count", count.into())]);
        if on_wasabi { speech.tell("on-wasabi", &[("card", counted.into())]) } else { counted }
    });
    let cards = speech.list(&counted.collect::<Vec<_>>());
    match set.points {
        Some(points) => format!("{cards}: {}", speech.tell("term-point.counted", &[("count", points.into())])),
        None => cards,
    }
}
