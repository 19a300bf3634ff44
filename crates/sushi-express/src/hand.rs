//! A hand of action cards, and the publicly known part of it.
//!
//! The starting cards are public; cards drawn later are hidden. When a card is played of a kind that is publicly known
//! to be in the hand, the known one counts as played. That loses no information: cards of a kind are alike, so the rest
//! of the hand is the same either way, and the number of hidden cards does not change. Only a card of a kind that is
//! not publicly known comes out of the hidden ones.

use crate::{Action, Actions};

/// A hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Hand {
    /// The publicly known cards.
    pub open: Actions,
    /// The cards that only the owner knows.
    pub hidden: Actions,
}

impl Hand {
    /// The starting hand, which is public.
    pub(crate) fn starting() -> Self {
        Self { open: [Action::SameBet, Action::Further].into_iter().collect(), hidden: Actions::NONE }
    }

    /// All cards of the hand.
    #[inline]
    pub fn cards(self) -> Actions {
        self.open.plus(self.hidden)
    }

    /// Removes a card to play it.
    #[inline]
    pub(crate) fn take(&mut self, card: Action) {
        let from = if self.open.has(card) { &mut self.open } else { &mut self.hidden };
        *from = from.minus(Actions::one(card));
    }

    /// Adds a card that only the owner sees.
    #[inline]
    pub(crate) fn add(&mut self, card: Action) {
        self.hidden = self.hidden.plus(Actions::one(card));
    }

    /// The same hand with all cards public.
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
