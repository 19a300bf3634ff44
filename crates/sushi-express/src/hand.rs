//! A hand of action cards, and how much of it everybody knows.
//!
//! Everybody has seen everybody's starting cards; what is drawn later only its owner has seen. When a card is played of
//! which one is known and another may be hidden, the known one counts as played. Nothing is lost by that: cards of a
//! kind are alike, so what stays in the hand is the same bag either way, and whoever looks on knows the same about it —
//! as many cards nobody has seen as before. Only a card that was not known to be there comes out of the hidden ones, and
//! makes them one fewer.

use crate::{Action, Actions};

/// A hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Hand {
    /// Cards everybody knows to be in it.
    pub open: Actions,
    /// Cards only its owner knows.
    pub hidden: Actions,
}

impl Hand {
    /// What everybody starts with, before everybody's eyes.
    pub(crate) fn starting() -> Self {
        Self { open: [Action::SameBet, Action::Further].into_iter().collect(), hidden: Actions::NONE }
    }

    /// All its cards.
    #[inline]
    pub fn cards(self) -> Actions {
        self.open.plus(self.hidden)
    }

    /// Takes out a card to play it.
    #[inline]
    pub(crate) fn take(&mut self, card: Action) {
        let from = if self.open.has(card) { &mut self.open } else { &mut self.hidden };
        *from = from.minus(Actions::one(card));
    }

    /// Puts in a card that nobody else sees.
    #[inline]
    pub(crate) fn add(&mut self, card: Action) {
        self.hidden = self.hidden.plus(Actions::one(card));
    }

    /// The same hand laid open.
    #[inline]
    pub(crate) fn revealed(self) -> Self {
        Self { open: self.cards(), hidden: Actions::NONE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_cards_are_played_before_hidden_ones() {
        let mut hand = Hand::starting();
        hand.add(Action::SameBet);
        hand.take(Action::SameBet);
        assert_eq!((hand.open, hand.hidden), (Actions::one(Action::Further), Actions::one(Action::SameBet)));
        hand.take(Action::SameBet);
        assert_eq!((hand.open, hand.hidden), (Actions::one(Action::Further), Actions::NONE));
    }
}
