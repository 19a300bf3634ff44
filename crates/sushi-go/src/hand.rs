//! A hand of cards, which is passed around the table.
//!
//! Besides its cards, a hand has one piece of public information: how many chopsticks were seen going back into it.
//! Chopsticks played from the hand are counted as those first, so the number is how many chopsticks are certainly in
//! it.

use std::fmt;

use crate::{Card, Cards};

/// A hand, in one word, so that passing hands is cheap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand(u64);

/// The bit offset of the count of returned chopsticks: above the twelve counts of the cards.
const RETURNED: u32 = 48;

impl Hand {
    /// A hand without returned chopsticks.
    #[inline]
    pub const fn new(cards: Cards) -> Self {
        Self(cards.word())
    }

    /// A hand with this number of returned chopsticks.
    #[inline]
    pub(crate) fn with_returned(cards: Cards, returned: usize) -> Self {
        debug_assert!(returned <= cards.count(Card::Chopsticks));
        Self(cards.word() | (returned as u64) << RETURNED)
    }

    /// The cards of the hand.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards::from_word(self.0 & ((1 << RETURNED) - 1))
    }

    /// The number of chopsticks publicly known to be in it.
    #[inline]
    pub const fn returned(self) -> usize {
        (self.0 >> RETURNED) as usize
    }

    /// Removes a card.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        debug_assert!(self.cards().has(card), "{card} is not in the hand");
        self.0 -= Cards::one(card).word();
        if card == Card::Chopsticks && self.returned() > 0 {
            self.0 -= 1 << RETURNED;
        }
    }

    /// Adds a card that only the holder sees.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.0 += Cards::one(card).word();
    }

    /// Returns chopsticks to the hand, in public.
    #[inline]
    pub(crate) fn return_chopsticks(&mut self) {
        self.0 += Cards::one(Card::Chopsticks).word() + (1 << RETURNED);
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.cards())?;
        match self.returned() {
            0 => Ok(()),
            returned => write!(f, " ({returned} chopsticks returned)"),
        }
    }
}
