//! The cards on the table and in a hand, and the public view of the table.

use game::Seat;
use kanji_zushi::{Half, Observation, TABLE};
use maud::{Markup, html};

use crate::Locale;
use crate::drawing::drawing;
use crate::kanji_zushi::glyph::{Side, card};
use crate::kanji_zushi::words;
use crate::parts::{PartId, Parts};

/// The parts with the shari as everybody sees them, one for each place, because most turns replace one card.
const fn shari_id(place: usize) -> PartId {
    PartId::numbered("shari", place as u8)
}

/// The part with the face-down shari.
pub(crate) const PILE: PartId = PartId::new("pile");

/// The name of the pile while cards come from it.
const FROM_PILE: &str = "shari-pile";

/// A card: its half, and its index in the deck, which is unique for its side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Card {
    pub(crate) side: Side,
    pub(crate) half: Half,
    place: usize,
}

impl Card {
    /// The name of the card in URLs, where not every half can be written.
    pub(crate) fn address(self) -> String {
        format!("{}-{}", self.side.name(), self.place)
    }

    /// The name of the card while it moves. Every player has the same neta, so theirs are named by their seats, too.
    pub(crate) fn mover(self, seat: Seat) -> String {
        match self.side {
            Side::Left => format!("{}-of-{}", self.address(), seat.index()),
            Side::Right => self.address(),
        }
    }

    /// The card without a control. `seat` is its owner if it is a neta.
    pub(crate) fn still(self, seat: Seat, locale: &Locale) -> Markup {
        html! { span .lying data-fly=(self.mover(seat)) { (self.face(locale)) span .unseen { (words::half(locale, self.half, self.side)) } } }
    }

    /// The drawing with the meaning below it, so that nobody has to know the halves.
    pub(crate) fn face(self, locale: &Locale) -> Markup {
        html! {
            (card(self.half, self.side))
            @if let Some(meaning) = words::half_meaning(locale, self.half) { span .gloss aria-hidden="true" { (meaning) } }
        }
    }

    /// The place of a card in a row, with the name of its half for everybody who points at it. A new card comes from `origin`; the id tells the script which card is which.
    pub(crate) fn slot(locale: &Locale, card: Option<Self>, row: &str, show: impl FnOnce(Self) -> Markup) -> Markup {
        html! {
            @if let Some(card) = card { li id={ (row) "-" (card.address()) } title=(words::half_in_full(locale, card.half, card.side)) { (show(card)) } }
            @else { li {} }
        }
    }
}

/// The name of the place that a seat's tried neta comes from: a picked card, or the pile of backs.
pub(crate) fn from_hand(seat: Seat) -> String {
    format!("hand-{}", seat.index())
}

/// Cards from left to right, each with its own index.
fn cards(side: Side, deck: &[Half], halves: Vec<Option<Half>>) -> Vec<Option<Card>> {
    let mut cards: Vec<Option<Card>> = Vec::new();
    for half in halves {
        let card = half.map(|half| {
            let before = cards.iter().flatten().filter(|other| other.half == half).count();
            let place = deck.iter().position(|other| *other == half).unwrap_or(0) + before;
            Card { side, half, place }
        });
        cards.push(card);
    }
    cards
}

/// The open shari, from left to right.
pub(crate) fn shari(known: &Observation) -> Vec<Option<Card>> {
    let deck = known.options.deck();
    cards(Side::Right, deck.shari(), deck.shari_row(&known.row))
}

/// A hand that the viewer sees, from left to right.
pub(crate) fn neta(known: &Observation, seat: Seat) -> Vec<Option<Card>> {
    let deck = known.options.deck();
    cards(Side::Left, deck.neta(), deck.neta_row(&known.places[seat].order))
}

/// A neta of the deck.
pub(crate) fn one_neta(known: &Observation, half: Half) -> Option<Card> {
    cards(Side::Left, known.options.deck().neta(), vec![Some(half)]).pop().flatten()
}

/// The shari as everybody sees them.
pub(crate) fn table(known: &Observation, locale: &Locale, parts: &mut Parts) {
    let cards = shari(known);
    let face_down: usize = known.pile.bags().iter().map(|bag| bag.len()).sum();
    parts.keyed(PILE, face_down, || {
        html! {
            @if face_down > 0 { span .stack data-fly=(FROM_PILE) { (drawing("card-back")) b { (face_down) } } }
            span .unseen { (locale.format("shari-left", &[("count", face_down.into())])) }
        }
    });
    for (place, card) in cards.into_iter().enumerate() {
        parts.keyed(shari_id(place), card, || html! {
            @if let Some(card) = card {
                // The id tells the script that another card is another element, which comes from the pile.
                span id={ "lies-" (card.address()) } data-from=(FROM_PILE) title=(words::half_in_full(locale, card.half, card.side)) { (card.still(Seat::new(0), locale)) }
            }
        });
    }
}

/// The places of the shari.
pub(crate) fn layout(parts: &Parts) -> Markup {
    html! {
        div .lies { ul .pieces { @for id in (0..TABLE).map(shari_id) { li data-part=(id) { (parts.get(id)) } } } }
    }
}
