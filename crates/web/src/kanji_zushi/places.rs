//! A player's place: the kanji they have formed, and the public view of their hand.

use game::{Seat, Viewer};
use kanji_zushi::{GOAL, Half, Kanji, Neta, Observation};
use maud::{Markup, html};

use crate::Locale;
use crate::drawing::drawing;
use crate::kanji_zushi::cards::from_hand;
use crate::kanji_zushi::glyph::{Side, card, dish};
use crate::kanji_zushi::words;
use crate::page_game::Show;
use crate::parts::{PartId, Parts};

/// The part with a player's name and strokes.
pub(crate) const fn id(seat: Seat) -> PartId {
    PartId::of_seat("seat", seat)
}

/// The parts with a player's kanji, one each: they are added one by one and never change.
pub(crate) fn kanji_ids(seat: Seat) -> [PartId; GOAL] {
    ["kanji-1", "kanji-2", "kanji-3", "kanji-4", "kanji-5"].map(|name| PartId::of_seat(name, seat))
}

/// The part with a player's hand as everybody sees it.
pub(crate) const fn hand_id(seat: Seat) -> PartId {
    PartId::of_seat("held", seat)
}

/// The parts of a place.
pub(crate) fn place(known: &Observation, show: &Show<'_>, seat: Seat, parts: &mut Parts) {
    let (locale, name, formed) = (show.locale, &show.names[seat.index()], &known.places[seat].formed);
    let strokes = formed.strokes();
    parts.keyed(id(seat), (name, strokes), || {
        html! {
            header {
                h2 { (name.show()) }
                p .points { b { (strokes) } span .unseen { " " (words::strokes(locale, strokes)) } }
            }
        }
    });
    for (index, id) in kanji_ids(seat).into_iter().enumerate() {
        let kanji = formed.as_slice().get(index).copied();
        parts.keyed(id, kanji, || html! { @if let Some(kanji) = kanji { (served(locale, kanji)) } });
    }
    let hand = Hand::of(known, seat);
    parts.keyed(hand_id(seat), (&name.name, &hand), || hand.render(locale, seat, &name.name));
}

/// The public view of a hand: cards that were seen, and backs.
#[derive(Hash)]
struct Hand {
    open: Vec<Half>,
    hidden: usize,
}

impl Hand {
    fn of(known: &Observation, seat: Seat) -> Self {
        let place = &known.places[seat];
        let held = place.known.len() + usize::from(place.hidden);
        // Only players know their own hands; everybody does once the player's deck is used up.
        let used_up = held + place.laid.len() == Neta::ALL.len();
        let open = if known.viewer == Viewer::Seat(seat) && !used_up { place.shown } else { place.known };
        Self { open: known.options.deck().neta_of(open).collect(), hidden: held - open.len() }
    }

    fn render(&self, locale: &Locale, seat: Seat, name: &str) -> Markup {
        html! {
            @if self.hidden > 0 {
                span .stack data-fly=(from_hand(seat)) {
                    (drawing("card-back"))
                    b { (self.hidden) }
                    span .unseen { (locale.format("term-card.counted", &[("count", self.hidden.into())])) }
                }
            }
            @if !self.open.is_empty() {
                ul .open-neta aria-label=(locale.format("hand-of", &[("name", name.into())])) {
                    @for half in &self.open {
                        li { (card(*half, Side::Left)) span .unseen { (words::half(locale, *half, Side::Left)) } }
                    }
                }
            }
        }
    }
}

/// A formed kanji.
fn served(locale: &Locale, kanji: Kanji) -> Markup {
    let scored = words::scored(locale, kanji);
    html! {
        span title=(scored) {
            (dish(kanji, false))
            b aria-hidden="true" { (kanji.strokes()) }
            span .unseen { (scored) }
        }
    }
}
