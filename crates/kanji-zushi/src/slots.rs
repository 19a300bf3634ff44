//! The places where open cards lie. A card stays where it is until it is played, so that players find it again; the card
//! that replaces it takes its place.

/// Cards in a row of `N` places, by their places in the deck. Of equal cards, each is named by the first of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slots<const N: usize>([u8; N]);

/// An empty place.
const EMPTY: u8 = u8::MAX;

impl<const N: usize> Default for Slots<N> {
    fn default() -> Self {
        Self([EMPTY; N])
    }
}

impl<const N: usize> Slots<N> {
    /// The cards from left to right; `None` for an empty place.
    pub fn iter(&self) -> impl Iterator<Item = Option<usize>> + '_ {
        self.0.iter().map(|&card| (card != EMPTY).then_some(card.into()))
    }

    /// Whether no card lies here.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&card| card == EMPTY)
    }

    /// Lays a card into the first empty place. If there is none, nothing happens.
    #[inline]
    pub(crate) fn lay(&mut self, card: usize) {
        if let Some(free) = self.0.iter_mut().find(|slot| **slot == EMPTY) {
            *free = card as u8;
        }
    }

    /// Takes a card away. Its place stays empty.
    #[inline]
    pub(crate) fn take(&mut self, card: usize) {
        if let Some(slot) = self.0.iter_mut().find(|slot| usize::from(**slot) == card) {
            *slot = EMPTY;
        }
    }

    /// Lays several cards, one after the other.
    #[inline]
    pub(crate) fn lay_all(&mut self, cards: impl Iterator<Item = usize>) {
        for card in cards {
            self.lay(card);
        }
    }

    /// Reads cards from left to right. `None` if there are too many.
    pub(crate) fn from_cards(cards: &[Option<usize>]) -> Option<Self> {
        let mut slots = Self::default();
        for (index, card) in cards.iter().enumerate() {
            *slots.0.get_mut(index)? = card.map_or(EMPTY, |card| card as u8);
        }
        Some(slots)
    }

    /// Whether these are the same cards in any order.
    pub(crate) fn has_same(&self, other: &Self) -> bool {
        let sorted = |slots: &Self| {
            let mut cards = slots.0;
            cards.sort_unstable();
            cards
        };
        sorted(self) == sorted(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cards: &[usize]) -> Slots<3> {
        let mut slots = Slots::default();
        slots.lay_all(cards.iter().copied());
        slots
    }

    #[test]
    fn a_new_card_takes_the_place_of_the_old_one() {
        let mut slots = row(&[0, 1, 3]);
        slots.take(1);
        assert_eq!(slots.iter().collect::<Vec<_>>(), [Some(0), None, Some(3)]);
        slots.lay(9);
        assert_eq!(slots.iter().collect::<Vec<_>>(), [Some(0), Some(9), Some(3)]);
        assert!(slots.has_same(&row(&[9, 0, 3])));
    }

    #[test]
    fn equal_cards_have_one_name() {
        let mut slots = row(&[0, 0]);
        slots.take(0);
        assert_eq!(slots.iter().collect::<Vec<_>>(), [None, Some(0), None]);
    }
}
