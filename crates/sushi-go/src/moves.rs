//! Moves, and the set of legal moves.

use std::fmt;

use game::{Kinds, MoveSet};

use crate::{Card, Cards};

/// The cards that a player plays in a turn: one card, a second one with chopsticks, and for the dummy's controller the
/// dummy's card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(4))] // A move fits one word, so joint choices are read and written in whole registers.
pub struct Move {
    /// The card played first.
    pub first: Card,
    /// With chopsticks, the card played after it.
    pub second: Option<Card>,
    /// The dummy's card.
    pub dummy: Option<Card>,
}

impl Move {
    /// One card.
    #[inline]
    pub const fn one(card: Card) -> Self {
        Self { first: card, second: None, dummy: None }
    }

    /// Two cards with chopsticks, in this order.
    #[inline]
    pub const fn two(first: Card, second: Card) -> Self {
        Self { first, second: Some(second), dummy: None }
    }

    /// The same move with this card for the dummy.
    #[inline]
    pub const fn and_dummy(self, card: Card) -> Self {
        Self { dummy: Some(card), ..self }
    }

    /// All cards that the move takes from the hand.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        [Some(self.first), self.second, self.dummy].into_iter().flatten()
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The reason why a move is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The seat does not have to choose.
    NotAsked,
    /// The hand has fewer of this card than the move takes.
    NotInHand {
        /// The card.
        card: Card,
        /// The number in the hand.
        held: usize,
    },
    /// Two cards, but the player has no chopsticks on the table.
    NoChopsticks,
    /// Two cards, but the hand has too few cards left.
    TooFewCards,
    /// A card for the dummy in a game without one.
    NoDummy,
    /// A card for the dummy from a player who does not control it.
    NotInControl,
    /// No card for the dummy from the player who controls it.
    NothingForDummy,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => f.write_str("there is nothing to choose"),
            Self::NotInHand { card, held: 0 } => write!(f, "there is no {card} in the hand"),
            Self::NotInHand { card, held: 1 } => write!(f, "there is only 1 {card} in the hand"),
            Self::NotInHand { card, held } => write!(f, "there are only {held} {card} in the hand"),
            Self::NoChopsticks => f.write_str("two cards need chopsticks laid on an earlier turn"),
            Self::TooFewCards => f.write_str("too few cards are left in the hand to use chopsticks"),
            Self::NoDummy => f.write_str("there is no dummy in this game; leave out '/…'"),
            Self::NotInControl => f.write_str("the other player chooses for the dummy this turn; leave out '/…'"),
            Self::NothingForDummy => f.write_str("a card for the dummy is missing; add it as in 'tempura/egg'"),
        }
    }
}

/// The legal moves of a seat: every sequence of as many cards from the hand as the turn allows. Moves without
/// chopsticks come first.
///
/// Both orders of two cards are separate moves, even if they have the same effect.
#[derive(Clone, Copy, Debug)]
pub struct LegalMoves {
    /// The cards to choose from; empty for a seat that does not have to choose.
    cards: Cards,
    /// The kinds of those cards, computed once.
    kinds: Kinds<Card>,
    /// Whether chopsticks can be used.
    chopsticks: bool,
    /// Whether a card for the dummy comes last.
    dummy: bool,
}

impl LegalMoves {
    /// The moves of a seat that does not have to choose.
    pub(crate) const NONE: Self = Self::new(Cards::NONE, false, false);

    /// The moves of a seat with these cards to choose from.
    #[inline]
    pub(crate) const fn new(cards: Cards, chopsticks: bool, dummy: bool) -> Self {
        Self { cards, kinds: cards.kinds(), chopsticks, dummy }
    }

    /// The `index`-th move with chopsticks. This function and the next two are cold, to keep them off the hot path.
    #[cold]
    fn nth_with_chopsticks(self, index: usize) -> Move {
        let (first, second) = nth_pair(self.cards, index);
        Move::two(first, second)
    }

    /// The number of moves of the dummy's controller.
    #[cold]
    fn len_with_dummy(self) -> usize {
        let rests = self.kinds.iter().map(|first| self.cards.minus(Cards::one(first)));
        let trios = if self.chopsticks { rests.map(pairs).sum() } else { 0 };
        pairs(self.cards) + trios
    }

    /// The `index`-th move of the dummy's controller.
    #[cold]
    fn nth_with_dummy(self, index: usize) -> Move {
        let Some(mut index) = index.checked_sub(pairs(self.cards)) else {
            let (own, dummy) = nth_pair(self.cards, index);
            return Move::one(own).and_dummy(dummy);
        };
        for first in self.kinds.iter() {
            let rest = self.cards.minus(Cards::one(first));
            if index < pairs(rest) {
                let (second, dummy) = nth_pair(rest, index);
                return Move::two(first, second).and_dummy(dummy);
            }
            index -= pairs(rest);
        }
        panic!("the index is out of range");
    }
}

/// The number of ordered pairs of cards.
#[inline]
const fn pairs(cards: Cards) -> usize {
    let kinds = cards.kinds().len();
    // Two different kinds in either order, or the same kind twice.
    kinds * kinds - kinds + cards.without_one_of_each().kinds().len()
}

/// The `index`-th ordered pair: first those of different kinds, then those of the same kind.
#[inline]
fn nth_pair(cards: Cards, index: usize) -> (Card, Card) {
    let kinds = cards.kinds();
    let others = kinds.len() - 1;
    let mixed = (others + 1) * others;
    if index >= mixed {
        let card = cards.without_one_of_each().kinds().nth(index - mixed);
        return (card, card);
    }
    let (first, second) = (index / others, index % others);
    // The index of the second kind does not count the first kind.
    (kinds.nth(first), kinds.nth(second + usize::from(second >= first)))
}

impl MoveSet for LegalMoves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        if self.dummy {
            return self.len_with_dummy();
        }
        self.kinds.len() + if self.chopsticks { pairs(self.cards) } else { 0 }
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        debug_assert!(index < self.len(), "the index is out of range");
        if self.dummy {
            return self.nth_with_dummy(index);
        }
        match index.checked_sub(self.kinds.len()) {
            None => Move::one(self.kinds.nth(index)),
            Some(index) => self.nth_with_chopsticks(index),
        }
    }
}
