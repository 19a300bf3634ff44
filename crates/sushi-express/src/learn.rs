//! Folding events into an observation.

use game::Seat;

use crate::{Action, Actions, Customers, Event, Observation, SeenHand, Stage};

impl Observation {
    /// Adds an event, as [`Event::redact`] shows it to the viewer.
    ///
    /// In the middle of a turn `stage` is still the choice that began the turn; [`Event::Asked`] or the end of the game
    /// changes it.
    pub fn learn(&mut self, event: Event) {
        match event {
            Event::Dealt { seat, cards } => self.hands[seat] = SeenHand::revealed(cards),
            Event::Revealed { seat, cards } => {
                self.stage = Stage::Over;
                self.hands[seat] = SeenHand::revealed(cards);
            }
            Event::RowFilled { customers } => self.row = self.row.plus(customers),
            Event::RoundBegan { first } => {
                self.round = self.round.saturating_add(1);
                self.first = first;
            }
            Event::BetPlaced { seat, number, same } => {
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
                // A van that visits Sushi Express keeps its pawn on the track until it has taken a customer.
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
            Event::Asked { stage } => self.stage = stage,
            Event::EndedBet { .. } | Event::NothingToDraw { .. } | Event::Kept { .. } | Event::Scored { .. } => {}
        }
    }

    /// Removes a played action card from the hand: a known one if there is one, otherwise a hidden one.
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
