//! Somebody's place: the kanji they have formed, and what is known of their hand.

use game::Seat;
use kanji_zushi::{GOAL, Kanji, Observation};
use maud::{Markup, html};

use crate::Speech;
use crate::drawing::{drawing, icon};
use crate::game_view::Seen;
use crate::kanji_zushi::glyph::{Side, card, dish};
use crate::kanji_zushi::words;

/// The name under which a card that somebody else tries is known to the browser while it moves.
pub(crate) const GUEST: &str = "vt-guest-neta";

/// The others, beginning with the viewer's left neighbour; everybody if nobody sits in front.
pub(crate) fn order(known: &Observation, own: Option<Seat>) -> Vec<Seat> {
    let players = known.places.len();
    let first = own.map_or(0, |seat| seat.index() + 1);
    (0..players - usize::from(own.is_some())).map(|step| Seat::new((first + step) % players)).collect()
}

/// A place. `holds` says whether the card that is tried next is still in the hand.
pub(crate) fn place(known: &Observation, seen: &Seen<'_>, seat: Seat, holds: bool) -> Markup {
    let speech = seen.speech;
    let (own, place) = (seen.is_own(seat), &known.places[seat]);
    let total = words::strokes(speech, place.formed.strokes());
    html! {
        article .place .own[own] .at-turn[known.turn == Some(seat)] #{ "place-" (seat.index()) } {
            header {
                h2 { (seen.names[seat.index()].show()) @if own { " " span .tag { (speech.say("you")) } } }
                p .points { b { (place.formed.strokes()) } span .unseen { " " (total) } }
            }
            @if !own { (held(known, seen, seat, holds)) }
            (served(speech, place.formed.as_slice()))
        }
    }
}

/// What somebody else holds: what everybody has seen, and backs.
fn held(known: &Observation, seen: &Seen<'_>, seat: Seat, holds: bool) -> Markup {
    let speech = seen.speech;
    let (deck, place) = (known.options.deck(), &known.places[seat]);
    let at_turn = known.turn == Some(seat);
    let glide = if at_turn && holds { GUEST } else { "" };
    html! {
        div .held {
            @if place.hidden > 0 {
                span .stack .(glide) {
                    (drawing("card-back"))
                    b { (place.hidden) }
                    span .unseen { (speech.tell("term-card.counted", &[("count", place.hidden.into())])) }
                }
            }
            @if !place.known.is_empty() {
                ul .open-neta aria-label=(speech.tell("hand-of", &[("name", seen.name(seat).into())])) {
                    @for half in deck.neta_of(place.known) {
                        li { (card(half, Side::Left)) span .unseen { (words::half(speech, half, Side::Left)) } }
                    }
                }
            }
            @if at_turn { span .thinking { (icon("hourglass")) span { (speech.say("chooses")) } } }
        }
    }
}

/// The kanji that were formed, and room for those that are not yet.
pub(crate) fn served(speech: &Speech, formed: &[Kanji]) -> Markup {
    html! {
        ol .served {
            @for kanji in formed {
                li title=(words::scored(speech, *kanji)) {
                    (dish(*kanji, false))
                    b aria-hidden="true" { (kanji.strokes()) }
                    span .unseen { (words::scored(speech, *kanji)) }
                }
            }
            @for _ in formed.len()..GOAL { li .free aria-hidden="true" {} }
        }
    }
}
