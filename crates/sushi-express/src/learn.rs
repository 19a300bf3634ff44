//! Following a game event by event: what a viewer knows in the middle of a turn, while one thing happens after another.

use game::Seat;

use crate::{Action, Actions, Customers, Event, Observation};

impl Observation {
    /// Takes in what the viewer experiences next, as [`Event::redact`] shows it to them.
    ///
    /// After all events of a turn the viewer knows what they know then, except for `stage`: what is to be chosen next no
    /// event tells.
    pub fn learn(&mut self, event: Event) {
        match event {
            Event::Dealt { seat, cards } | Event::Revealed { seat, cards } => {
                let hand = &mut self.hands[seat];
                (hand.known, hand.open, hand.hidden) = (cards, cards, 0);
            }
            Event::RowFilled { customers } => self.row = self.row.plus(customers),
            Event::RoundBegan { first } => self.first = first,
            Event::Betted { seat, number, same } => {
                if same {
                    self.see_played(seat, Action::SameBet);
                }
                self.track.lay(seat, number);
            }
            Event::Swapped { seat, lower, .. } => {
                self.see_played(seat, Action::Swap);
                self.track.swap(lower);
            }
            Event::BetsClosed { lowest } => self.first = lowest,
            Event::Rolled { dice, .. } => self.dice = Some(dice),
            Event::Rerolled { seat, dice, .. } => {
                self.see_played(seat, Action::Reroll);
                self.dice = Some(dice);
            }
            Event::Failed { seat } => self.track.take_off(seat),
            Event::Drew { seat, card, .. } => {
                let hand = &mut self.hands[seat];
                match card {
                    Some(card) => hand.known = hand.known.plus(Actions::one(card)),
                    None => hand.hidden += 1,
                }
            }
            Event::Drove { seat, further, trip, .. } => {
                for _ in 0..further {
                    self.see_played(seat, Action::Further);
                }
                self.vans[seat] = trip.to();
                // Whoever takes a customer takes the pawn off after that.
                if !trip.visits_sushi_express() {
                    self.track.take_off(seat);
                }
            }
            Event::Took { seat, customer } => {
                self.row = self.row.minus(Customers::one(customer));
                self.taken[seat] = self.taken[seat].plus(Customers::one(customer));
                self.track.take_off(seat);
            }
            Event::Discarded { customers, .. } => {
                self.row = Customers::NONE;
                self.discarded = self.discarded.plus(customers);
            }
            Event::EndedBet { .. } | Event::NothingToDraw { .. } | Event::Kept { .. } | Event::Scored { .. } => {}
        }
    }

    /// Sees an action card played: one that is known to be in the hand if there is one, otherwise a hidden one.
    fn see_played(&mut self, seat: Seat, card: Action) {
        let (hand, one) = (&mut self.hands[seat], Actions::one(card));
        if hand.known.has(card) {
            hand.known = hand.known.minus(one);
        } else {
            hand.hidden -= 1;
        }
        if hand.open.has(card) {
            hand.open = hand.open.minus(one);
        }
        self.used = self.used.plus(one);
    }
}
