//! Folding events into an observation.

use game::Seat;

use crate::{Card, Cards, Event, Observation, PerPlace, SeenHand, Variant};

impl Observation {
    /// Adds an event, as [`Event::redact`] shows it to the viewer.
    pub fn learn(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round } => {
                self.turn = 0;
                self.passes_left = !(self.options.variant() == Variant::BothWays && round == 2);
            }
            Event::Dealt { seat, count, cards } => {
                let known = cards.unwrap_or(Cards::NONE);
                self.hands[seat] = SeenHand { known, hidden: count - known.len() as u8, returned: 0 };
            }
            Event::TookControl { seat } => self.controller = Some(seat),
            Event::Drew { card, .. } => self.drawn = card,
            Event::Laid { seat, card, .. } => {
                self.reveal();
                self.tableaus[seat] = self.tableaus[seat].with(card);
                let is_dummy = seat.index() >= self.hands.len();
                if let Some(hand) = if is_dummy { self.controller } else { Some(seat) } {
                    self.take(hand, card);
                }
            }
            Event::ReturnedChopsticks { seat } => {
                self.tableaus[seat].take_chopsticks();
                let hand = &mut self.hands[seat];
                hand.known = hand.known.plus(Cards::one(Card::Chopsticks));
                hand.returned += 1;
            }
            Event::Passed { from, to, cards, .. } => {
                // Hands move all at once, with the first of these events.
                if from.index() == 0 {
                    self.end_turn();
                    self.pass();
                }
                if let Some(cards) = cards {
                    (self.hands[to].known, self.hands[to].hidden) = (cards, 0);
                }
            }
            Event::RoundScored { round, seat, score } => {
                if seat.index() == 0 {
                    self.end_turn();
                }
                self.pad.set(round, seat, score);
                if seat.index() + 1 == self.tableaus.len() {
                    for tableau in self.tableaus.as_mut_slice() {
                        self.discard = self.discard.plus(tableau.clear());
                    }
                }
            }
            Event::PuddingScored { .. } => self.controller = None,
        }
    }

    /// Begins the reveal: from here on the card drawn for the dummy is part of the controller's hand.
    fn reveal(&mut self) {
        if self.revealing {
            return;
        }
        self.revealing = true;
        if let Some(controller) = self.controller {
            let hand = &mut self.hands[controller];
            match self.drawn.take() {
                Some(card) => hand.known = hand.known.plus(Cards::one(card)),
                None => hand.hidden += 1,
            }
        }
    }

    /// Removes a card from a hand, in public.
    fn take(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat];
        if hand.known.has(card) {
            hand.known = hand.known.minus(Cards::one(card));
        } else {
            hand.hidden -= 1;
        }
        if card == Card::Chopsticks {
            hand.returned = hand.returned.saturating_sub(1);
        }
    }

    fn end_turn(&mut self) {
        self.revealing = false;
        self.turn += 1;
    }

    fn pass(&mut self) {
        let (players, hands) = (self.hands.len(), self.hands);
        let giver = |seat: Seat| if self.passes_left { seat.right(players) } else { seat.left(players) };
        self.hands = PerPlace::from_fn(players, |seat| hands[giver(seat)]);
    }
}
