//! A hand on its way round the table.
//!
//! Beside its cards a hand carries one thing that everybody at the table knows about it, also those who have never held
//! it: how many chopsticks were seen going back into it. When chopsticks are played from such a hand they count as
//! those, so the number says how many chopsticks everybody can still be sure of.

use std::fmt;

use crate::{Card, Cards};

/// A hand. One word, so that passing hands round is moving words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand(u64);

/// Where the known chopsticks are counted: above the twelve counts of the cards.
const RETURNED: u32 = 48;

impl Hand {
    /// A hand that nobody has put chopsticks back into.
    #[inline]
    pub const fn new(cards: Cards) -> Self {
        Self(cards.word())
    }

    /// A hand into which so many chopsticks were seen to go, and have not come out again.
    #[inline]
    pub(crate) fn with_returned(cards: Cards, returned: usize) -> Self {
        debug_assert!(returned <= cards.count(Card::Chopsticks));
        Self(cards.word() | (returned as u64) << RETURNED)
    }

    /// Its cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards::from_word(self.0 & ((1 << RETURNED) - 1))
    }

    /// How many chopsticks everybody knows to be in it.
    #[inline]
    pub const fn returned(self) -> usize {
        (self.0 >> RETURNED) as usize
    }

    /// Takes a card out.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        debug_assert!(self.cards().has(card), "{card} is not in the hand");
        self.0 -= Cards::one(card).word();
        if card == Card::Chopsticks && self.returned() > 0 {
            self.0 -= 1 << RETURNED;
        }
    }

    /// Puts a card in that nobody else sees.
    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.0 += Cards::one(card).word();
    }

    /// Puts chopsticks back, before everybody's eyes.
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
