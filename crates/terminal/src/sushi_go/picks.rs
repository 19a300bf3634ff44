//! The picks towards a move: whether chopsticks are used, and cards in order.

use sushi_go::{Card, Cards, Move};

/// The first pick of a player who uses chopsticks.
const TWO: &str = "two";

/// The picks so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Picks {
    /// Whether chopsticks are used.
    pub(super) two: bool,
    pub(super) cards: Vec<Card>,
}

impl Picks {
    /// No card yet, with chopsticks.
    pub(super) fn with_two() -> Self {
        Self { two: true, cards: Vec::new() }
    }

    /// Parses picks; those without a legal move are dropped.
    pub(super) fn read(picks: &[String], moves: &[Move]) -> Self {
        let two = picks.first().is_some_and(|first| first == TWO);
        let cards: Option<Vec<Card>> = picks[usize::from(two)..].iter().map(|name| name.parse().ok()).collect();
        let read = Self { two, cards: cards.unwrap_or_default() };
        if read.leads_on(moves) { read } else { Self::default() }
    }

    /// The picks as texts that parse back.
    pub(super) fn to_texts(&self) -> Vec<String> {
        let cards = self.cards.iter().map(|card| card.name().to_owned());
        self.two.then(|| TWO.to_owned()).into_iter().chain(cards).collect()
    }

    /// The same with another card.
    pub(super) fn and(&self, card: Card) -> Self {
        Self { two: self.two, cards: self.cards.iter().copied().chain([card]).collect() }
    }

    /// Whether some legal move begins with these picks.
    pub(super) fn leads_on(&self, moves: &[Move]) -> bool {
        moves.iter().any(|chosen| self.fits(*chosen))
    }

    /// The move that these picks complete.
    pub(super) fn complete(&self, moves: &[Move]) -> Option<Move> {
        moves.iter().copied().find(|chosen| self.fits(*chosen) && cards(*chosen).len() == self.cards.len())
    }

    /// The cards of a hand, each with its number among the picks.
    pub(super) fn numbers(&self, hand: Cards) -> Vec<(Card, Option<usize>)> {
        let mut numbered: Vec<(Card, Option<usize>)> = hand.iter().map(|card| (card, None)).collect();
        for (number, card) in (1..).zip(&self.cards) {
            if let Some((_, free)) = numbered.iter_mut().find(|(kind, now)| kind == card && now.is_none()) {
                *free = Some(number);
            }
        }
        numbered
    }

    fn fits(&self, chosen: Move) -> bool {
        chosen.second.is_some() == self.two && cards(chosen).starts_with(&self.cards)
    }
}

/// The cards of a move in the order of picks.
fn cards(chosen: Move) -> Vec<Card> {
    [Some(chosen.first), chosen.second, chosen.dummy].into_iter().flatten().collect()
}
