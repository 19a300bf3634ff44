//! What lies on the table at a moment, also in the middle of a turn: cards are laid, and hands not passed on yet.

use game::Seat;
use sushi_go::{Card, Cards, Event, Observation, PerPlace, RoundScore, Tableau, pudding_points};

/// A card that was laid just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fresh {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) on_wasabi: bool,
}

/// The table as somebody knows it.
pub(crate) struct Counter {
    known: Observation,
    tableaus: PerPlace<Tableau>,
    fresh: Vec<Fresh>,
    /// Whether a turn is just being laid.
    laying: bool,
    /// How many cards have left each hand since, or come back into it.
    gone: [i32; 5],
}

impl Counter {
    /// The table between two turns.
    pub(crate) fn of(known: Observation) -> Self {
        Self { tableaus: known.tableaus, known, fresh: Vec::new(), laying: false, gone: [0; 5] }
    }

    /// Lays what was laid in a turn; hands stay where they are.
    pub(crate) fn lay(&mut self, events: &[Event]) {
        self.laying = true;
        for event in events {
            match *event {
                Event::Laid { seat, card, on_wasabi } => {
                    self.tableaus[seat] = self.tableaus[seat].with(card);
                    self.fresh.push(Fresh { seat, card, on_wasabi });
                    // The dummy has no hand: its card comes from its controller's.
                    let from = if seat.index() < self.players() { Some(seat) } else { self.known.controller };
                    if let Some(from) = from {
                        self.gone[from.index()] += 1;
                        self.take(from, card);
                    }
                }
                Event::ReturnedChopsticks { seat } => {
                    let cards = self.tableaus[seat].cards().minus(Cards::one(Card::Chopsticks));
                    self.tableaus[seat] = without_chopsticks(self.tableaus[seat], cards);
                    self.gone[seat.index()] -= 1;
                    self.known.hands[seat].known = self.known.hands[seat].known.plus(Cards::one(Card::Chopsticks));
                }
                Event::RoundBegan { .. }
                | Event::Dealt { .. }
                | Event::TookControl { .. }
                | Event::Drew { .. }
                | Event::Passed { .. }
                | Event::RoundScored { .. }
                | Event::PuddingScored { .. } => {}
            }
        }
        self.known.drawn = None;
    }

    /// Takes a card out of what is known of a hand.
    fn take(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.known.hands[seat];
        if hand.known.has(card) {
            hand.known = hand.known.minus(Cards::one(card));
        }
    }

    /// Marks what was laid in the turn before, as long as it still lies there.
    pub(crate) fn remember(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Laid { seat, card, on_wasabi } => self.fresh.push(Fresh { seat, card, on_wasabi }),
                Event::RoundScored { .. } => self.fresh.clear(),
                _ => {}
            }
        }
    }

    /// How many are scored.
    pub(crate) fn places(&self) -> usize {
        self.tableaus.len()
    }

    /// How many choose.
    pub(crate) fn players(&self) -> usize {
        self.known.hands.len()
    }

    /// The others, beginning with the viewer's left neighbour; everybody if nobody sits in front.
    pub(crate) fn order(&self, own: Option<Seat>) -> Vec<Seat> {
        let players = self.players();
        let first = own.map_or(0, |seat| seat.index() + 1);
        let count = players - usize::from(own.is_some());
        let others = (0..count).map(|step| Seat::new((first + step) % players));
        others.chain((players..self.places()).map(Seat::new)).collect()
    }

    /// Whether hands pass to the left.
    pub(crate) fn passes_left(&self) -> bool {
        self.known.passes_left
    }

    /// What lies in front of somebody.
    pub(crate) fn tableau(&self, seat: Seat) -> Tableau {
        self.tableaus[seat]
    }

    /// What was laid just now in front of somebody.
    pub(crate) fn fresh(&self, seat: Seat) -> impl Iterator<Item = Fresh> {
        self.fresh.iter().copied().filter(move |fresh| fresh.seat == seat)
    }

    /// Whether a turn is just being laid; otherwise what is fresh is from the turn before.
    pub(crate) fn is_laying(&self) -> bool {
        self.laying
    }

    /// What a place would score if the round ended now.
    pub(crate) fn score(&self, seat: Seat) -> RoundScore {
        RoundScore::of_round(&self.tableaus)[seat]
    }

    /// The points of the rounds that have ended.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.known.pad.totals()[seat]
    }

    /// How many puddings lie in front of somebody, and what they would bring if the game ended now.
    pub(crate) fn puddings(&self, seat: Seat) -> (usize, i32) {
        let puddings = self.tableaus.map(|tableau| tableau.puddings() as u8);
        (puddings[seat].into(), pudding_points(&puddings)[seat])
    }

    /// How many cards somebody holds.
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        let size = self.known.options.hand_size() as i32 - i32::from(self.known.turn);
        (size - self.gone[seat.index()] + i32::from(self.draws(seat))).max(0) as usize
    }

    /// Whether somebody holds one card more, for the dummy.
    fn draws(&self, seat: Seat) -> bool {
        self.known.controller == Some(seat)
    }

    /// Who chooses for the dummy.
    pub(crate) fn controller(&self) -> Option<Seat> {
        self.known.controller
    }

    /// The card drawn for the dummy, if the viewer knows it.
    pub(crate) fn drawn(&self) -> Option<Card> {
        self.known.drawn
    }

    /// The cards that somebody holds, as far as the viewer knows.
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.known.cards_of(seat)
    }

    /// Which of the hands dealt in this round somebody holds: a hand keeps its number while it wanders.
    pub(crate) fn hand_number(&self, seat: Seat) -> usize {
        let (players, turn) = (self.players(), self.known.turn as usize);
        let back = if self.passes_left() { players - turn % players } else { turn % players };
        (seat.index() + back) % players
    }
}

/// The tableau that is left when chopsticks go back into a hand.
fn without_chopsticks(tableau: Tableau, cards: Cards) -> Tableau {
    let dipped: Vec<Card> = [Card::Salmon, Card::Squid, Card::Egg]
        .into_iter()
        .flat_map(|nigiri| std::iter::repeat_n(nigiri, tableau.on_wasabi(nigiri)))
        .collect();
    let bare =
        dipped.iter().fold(cards, |rest, nigiri| rest.minus(Cards::one(*nigiri)).minus(Cards::one(Card::Wasabi)));
    let empty = bare.count(Card::Wasabi);
    let others = bare.minus(Cards::several(Card::Wasabi, empty));
    let pairs = dipped.into_iter().flat_map(|nigiri| [Card::Wasabi, nigiri]);
    // Nigiri that lie alone were laid before any wasabi could wait for them.
    Tableau::laid(others.iter().chain(pairs).chain(std::iter::repeat_n(Card::Wasabi, empty)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_chopsticks_everything_else_lies_as_it_did() {
        use Card::{Chopsticks, Egg, Maki2, Salmon, Squid, Wasabi};
        let tableau = Tableau::laid([Squid, Chopsticks, Wasabi, Wasabi, Salmon, Maki2, Wasabi, Egg]);
        let rest = without_chopsticks(tableau, tableau.cards().minus(Cards::one(Chopsticks)));
        assert_eq!(rest, Tableau::laid([Squid, Wasabi, Wasabi, Salmon, Maki2, Wasabi, Egg]));
    }
}
