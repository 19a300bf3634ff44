//! A player's place: the hand, what everybody has seen of it, and what was formed.

use game::Chance;

use crate::{Formed, Kanji, Neta};

/// How many neta a hand has.
pub const HAND: usize = 5;

/// A player's place. What is neither in the hand nor laid is the player's own face-down deck, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Place {
    pub(crate) hand: Neta,
    /// Neta of the hand that everybody has seen in an attempt that failed.
    pub(crate) shown: Neta,
    /// Neta that were laid with a shari.
    pub(crate) laid: Neta,
    pub(crate) formed: Formed,
}

impl Place {
    /// The face-down deck.
    #[inline]
    pub(crate) const fn deck(self) -> Neta {
        Neta::ALL.minus(self.hand).minus(self.laid)
    }

    /// Draws a card into the hand and says which. An empty deck gives nothing.
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

    /// Lays a neta of the hand for good.
    #[inline]
    pub(crate) fn lay(&mut self, neta: Neta, kanji: Kanji) {
        self.hand = self.hand.minus(neta);
        self.shown = self.shown.and(self.hand);
        self.laid = self.laid.plus(neta);
        self.formed.push(kanji);
    }
}
