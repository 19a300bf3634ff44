//! A player's place: the kanji they have formed, and what everybody knows of their hand.

use game::{Seat, Viewer};
use kanji_zushi::{GOAL, Half, Kanji, Neta, Observation};
use maud::{Markup, html};

use crate::Speech;
use crate::drawing::drawing;
use crate::kanji_zushi::glyph::{Side, card, dish};
use crate::kanji_zushi::words;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};

/// The part with a player's kanji.
pub(crate) const fn id(seat: Seat) -> PartId {
    PartId::of_seat("seat", seat)
}

/// The part with a player's hand as everybody sees it.
pub(crate) const fn hand_id(seat: Seat) -> PartId {
    PartId::of_seat("held", seat)
}

/// The parts of a place. Its hand is a part of its own, because it changes in other turns than its kanji.
pub(crate) fn place(known: &Observation, show: &Show<'_>, seat: Seat, parts: &mut Parts) {
    let (speech, name, formed) = (show.speech, &show.names[seat.index()], &known.places[seat].formed);
    parts.keyed(id(seat), (name, formed), || {
        html! {
            header {
                h2 { (name.show()) }
                p .points { b { (formed.strokes()) } span .unseen { " " (words::strokes(speech, formed.strokes())) } }
            }
            (served(speech, formed.as_slice()))
        }
    });
    let hand = Hand::of(known, seat);
    parts.keyed(hand_id(seat), (&name.name, &hand), || hand.render(speech, &name.name));
}

/// A hand as everybody sees it: cards that were seen, and backs.
#[derive(Hash)]
struct Hand {
    open: Vec<Half>,
    hidden: usize,
}

impl Hand {
    fn of(known: &Observation, seat: Seat) -> Self {
        let place = &known.places[seat];
        let held = place.known.len() + usize::from(place.hidden);
        // Players know their own hands; everybody does once the player's own deck is used up.
        let used_up = held + place.laid.len() == Neta::ALL.len();
        let open = if known.viewer == Viewer::Seat(seat) && !used_up { place.shown } else { place.known };
        Self { open: known.options.deck().neta_of(open).collect(), hidden: held - open.len() }
    }

    fn render(&self, speech: &Speech, name: &str) -> Markup {
        html! {
            @if self.hidden > 0 {
                span .stack {
                    (drawing("card-back"))
                    b { (self.hidden) }
                    span .unseen { (speech.tell("term-card.counted", &[("count", self.hidden.into())])) }
                }
            }
            @if !self.open.is_empty() {
                ul .open-neta aria-label=(speech.tell("hand-of", &[("name", name.into())])) {
                    @for half in &self.open {
                        li { (card(*half, Side::Left)) span .unseen { (words::half(speech, *half, Side::Left)) } }
                    }
                }
            }
        }
    }
}

/// The kanji that were formed, and room for those that are not yet.
fn served(speech: &Speech, formed: &[Kanji]) -> Markup {
    html! {
        ol .served {
            @for kanji in formed {
                @let scored = words::scored(speech, *kanji);
                li title=(scored) {
                    (dish(*kanji, false))
                    b aria-hidden="true" { (kanji.strokes()) }
                    span .unseen { (scored) }
                }
            }
            @for _ in formed.len()..GOAL { li .free aria-hidden="true" {} }
        }
    }
}
