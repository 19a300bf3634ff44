//! The face-down shari.
//!
//! The order of the shuffled pile is unknown, but everybody knows which cards went under it and when, and that they
//! come up after all cards above. So the pile is a list of bags: the cards of the first come before those of the
//! second, and a bag has no order until a card is turned. Cards go under the pile unordered, six at a time.

use std::fmt;

use game::Chance;

use crate::{Deck, Shari};

/// The maximum number of bags. The pile starts as one bag of 40 cards; all later bags have six. So 40 cards are at most
/// the rest of the first bag and six whole ones, plus one more until new cards are turned.
const BAGS: usize = 8;

/// The face-down shari, top bag first. Empty bags come last, so that equal piles are equal in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile([Shari; BAGS]);

impl Pile {
    /// A pile in unknown order.
    pub(crate) const fn shuffled(cards: Shari) -> Self {
        let mut bags = [Shari::NONE; BAGS];
        bags[0] = cards;
        Self(bags)
    }

    /// A pile of these bags, top bag first; `None` if there are too many, or an empty one.
    pub(crate) fn from_bags(bags: &[Shari]) -> Option<Self> {
        let mut pile = Self::default();
        pile.0.get_mut(..bags.len())?.copy_from_slice(bags);
        (pile.depth() == bags.len()).then_some(pile)
    }

    /// The bags, top bag first.
    pub fn bags(&self) -> &[Shari] {
        &self.0[..self.depth()]
    }

    fn depth(&self) -> usize {
        self.0.iter().position(|bag| bag.is_empty()).unwrap_or(BAGS)
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        self.bags().iter().map(|bag| bag.len()).sum()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_empty()
    }

    /// Puts cards under all others.
    ///
    /// # Panics
    /// If there are too many bags.
    pub(crate) fn put_under(&mut self, cards: Shari) {
        if !cards.is_empty() {
            self.0[self.depth()] = cards;
        }
    }

    /// Removes cards that were seen being turned together.
    ///
    /// Cards of a lower bag come up only after the bag above them is empty, so a bag that is not larger than `turned`
    /// was turned as a whole. The cards can come in any order.
    pub(crate) fn remove_turned(&mut self, deck: &Deck, mut turned: Shari) {
        while !turned.is_empty() && !self.is_empty() {
            let top = self.0[0];
            if top.len() > turned.len() {
                turned.places().for_each(|place| self.0[0].take(deck, place));
                return;
            }
            top.places().for_each(|place| turned.take(deck, place));
            self.0[0] = Shari::NONE;
            self.0.rotate_left(1);
        }
    }

    /// Turns the top card and returns its place in the deck; `None` if the pile is empty.
    #[inline]
    pub(crate) fn turn(&mut self, deck: &Deck, chance: &mut impl Chance) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let place = self.0[0].draw(deck, chance);
        if self.0[0].is_empty() {
            self.0.rotate_left(1);
        }
        Some(place)
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.bags()).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::FastChance;

    use super::*;

    /// The cards at these places.
    fn bag(places: std::ops::Range<usize>) -> Shari {
        let mut bag = Shari::NONE;
        for place in places {
            bag.add(Deck::classic(), place);
        }
        bag
    }

    #[test]
    fn bags_come_up_in_order_and_their_cards_in_any_order() {
        let chance = &mut FastChance::new(4);
        let mut orders = BTreeSet::new();
        for _ in 0..200 {
            let mut pile = Pile::shuffled(bag(40..46));
            pile.put_under(bag(3..6));
            pile.put_under(bag(0..3));
            assert_eq!((pile.len(), pile.bags().len()), (12, 3));
            let turned: Vec<usize> = std::iter::from_fn(|| pile.turn(Deck::classic(), chance)).collect();
            assert!(turned[..6].iter().all(|place| (40..46).contains(place)));
            assert!(turned[6..9].iter().all(|place| (3..6).contains(place)));
            assert_eq!(turned[9..].iter().sum::<usize>(), 3);
            orders.insert(turned[9..].to_vec());
            assert_eq!(pile, Pile::default(), "all empty piles are equal");
        }
        assert_eq!(orders.len(), 6);
    }
}
