//! A player's place: the hand, the part of it that everybody has seen, and the formed kanji.

use game::Chance;

use crate::{FormedKanji, Kanji, Neta, Slots};

/// The number of neta in a hand.
pub const HAND: usize = 5;

/// A player's place. The neta that are neither in the hand nor played are the player's own face-down deck, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Place {
    pub(crate) hand: Neta,
    /// The hand from left to right. Only its owner sees the order.
    pub(crate) order: Slots<HAND>,
    /// Neta of the hand that everybody has seen in a failed attempt.
    pub(crate) shown: Neta,
    /// Neta that were played with a shari.
    pub(crate) laid: Neta,
    pub(crate) formed: FormedKanji,
}

impl Place {
    /// The face-down deck.
    #[inline]
    pub(crate) const fn deck(self) -> Neta {
        Neta::ALL.minus(self.hand).minus(self.laid)
    }

    /// Draws a card into the hand and returns it; `None` if the deck is empty.
    #[inline]
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) -> Option<Neta> {
        let deck = self.deck();
        if deck.is_empty() {
            return None;
        }
        let drawn = deck.pick(chance);
        self.hand = self.hand.plus(drawn);
        Some(drawn)
    }

    /// Plays a neta of the hand, which forms this kanji.
    #[inline]
    pub(crate) fn lay(&mut self, neta: Neta, kanji: Kanji) {
        self.hand = self.hand.minus(neta);
        self.order.take(neta.nth(0));
        self.shown = self.shown.and(self.hand);
        self.laid = self.laid.plus(neta);
        self.formed.push(kanji);
    }
}
