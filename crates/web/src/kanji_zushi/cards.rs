//! The cards on the table and in a hand, and the public view of the table.

use game::Seat;
use kanji_zushi::{Half, Observation};
use maud::{Markup, html};

use crate::Locale;
use crate::kanji_zushi::glyph::{Side, card};
use crate::kanji_zushi::words;
use crate::parts::{PartId, Parts};

/// The part with the shari as everybody sees them.
pub(crate) const SHARI: PartId = PartId::new("shari");

/// A card: its half, and its index in the deck, which is unique for its side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Card {
    pub(crate) side: Side,
    pub(crate) half: Half,
    place: usize,
}

impl Card {
    /// The name of the card in URLs, where not every half can be written, and while it moves.
    pub(crate) fn address(self) -> String {
        format!("{}-{}", self.side.name(), self.place)
    }

    /// The card without a control.
    pub(crate) fn still(self, locale: &Locale) -> Markup {
        html! {
            span .lying data-fly=(self.address()) {
                (card(self.half, self.side))
                span .unseen { (words::half(locale, self.half, self.side)) }
            }
        }
    }
}

/// The name of the place that a seat's tried neta comes from: a picked card, or the pile of backs.
pub(crate) fn from_hand(seat: Seat) -> String {
    format!("hand-{}", seat.index())
}

/// Cards in the order of the deck, each with its own index.
fn cards(side: Side, deck: &[Half], halves: impl Iterator<Item = Half>) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    for half in halves {
        let before = cards.iter().filter(|other| other.half == half).count();
        let place = deck.iter().position(|other| *other == half).unwrap_or(0) + before;
        cards.push(Card { side, half, place });
    }
    cards
}

/// The open shari.
pub(crate) fn shari(known: &Observation) -> Vec<Card> {
    let deck = known.options.deck();
    cards(Side::Right, deck.shari(), deck.shari_of(known.table))
}

/// The neta that a player is known to hold.
pub(crate) fn neta(known: &Observation, seat: Seat) -> Vec<Card> {
    let deck = known.options.deck();
    cards(Side::Left, deck.neta(), deck.neta_of(known.places[seat].known))
}

/// The shari as everybody sees them.
pub(crate) fn table(known: &Observation, locale: &Locale, parts: &mut Parts) {
    let cards = shari(known);
    let face_down: usize = known.pile.bags().iter().map(|bag| bag.len()).sum();
    parts.keyed(SHARI, (&cards, face_down), || {
        html! {
            header {
                h2 #shari-title { (locale.label("term-shari")) }
                p .fine { (locale.format("shari-left", &[("count", face_down.into())])) }
            }
            ul .pieces { @for card in &cards { li { (card.still(locale)) } } }
        }
    });
}
