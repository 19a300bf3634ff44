//! The face-down deck of shari.
//!
//! Nobody knows in which order the deck lies, but everybody knows what was put under it when, and that this comes up
//! after everything above. So the pile is a row of bags: the cards of the first come before those of the second, and
//! within a bag there is no order until a card is turned. Cards go under the deck unordered, six at a time.

use std::fmt;

use game::Chance;

use crate::{Deck, Shari};

/// The most bags there can be. At the start there are 40 cards in one bag; all later bags have the six cards of a
/// table, so of 40 cards there are at most the rest of a bag and six whole ones, and for the moment before new cards are
/// turned one more.
const BAGS: usize = 8;

/// The face-down shari, the top of the deck first. Bags that are used up are gone, so equal piles are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile([Shari; BAGS]);

impl Pile {
    /// A pile of which nobody knows any order.
    pub(crate) const fn shuffled(cards: Shari) -> Self {
        let mut bags = [Shari::NONE; BAGS];
        bags[0] = cards;
        Self(bags)
    }

    /// A pile of these bags, the top of the deck first; nothing if there are more than can be, or empty ones.
    pub(crate) fn from_bags(bags: &[Shari]) -> Option<Self> {
        let mut pile = Self::default();
        pile.0.get_mut(..bags.len())?.copy_from_slice(bags);
        (pile.depth() == bags.len()).then_some(pile)
    }

    /// The bags, the top of the deck first.
    pub fn bags(&self) -> &[Shari] {
        &self.0[..self.depth()]
    }

    fn depth(&self) -> usize {
        self.0.iter().position(|bag| bag.is_empty()).unwrap_or(BAGS)
    }

    /// How many cards there are.
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
    /// If there are more bags than can be.
    pub(crate) fn put_under(&mut self, cards: Shari) {
        if !cards.is_empty() {
            self.0[self.depth()] = cards;
        }
    }

    /// Removes cards that were seen being turned together.
    ///
    /// Cards of a lower bag only come up once the bag above them is used up, so a bag that is not larger than what was
    /// turned was turned as a whole. The cards may come in any order.
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

    /// Turns the top card and says which place of the deck it has. An empty pile gives nothing.
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
    fn what_went_under_first_comes_first_and_within_it_every_order_does() {
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
            assert_eq!(pile, Pile::default(), "an empty pile remembers nothing");
        }
        assert_eq!(orders.len(), 6);
    }
}
