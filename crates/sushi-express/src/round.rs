//! The four phases of a round: bets, dice, vans, orders.
//!
//! Forced steps happen without a choice: a van drives if its player cannot hold a card to drive further, a customer is
//! taken if all face-up customers are alike, the row is filled. The game stops when a player has a choice, or might
//! have one judging by public information.

use game::{Chance, Options as _, Seat};

use crate::{Action, Actions, Customer, Customers, Dice, Event, Move, Number, Reason, Stage, SushiExpress, Tile, Trip};

impl SushiExpress {
    /// Plays a legal move of the seat whose choice it is.
    #[inline]
    pub(crate) fn choose(&mut self, seat: Seat, chosen: Move, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        match chosen {
            Move::Bet(number) => self.lay_pawn(seat, number, false, sink),
            Move::BetSame(number) => self.lay_pawn(seat, number, true, sink),
            Move::Swap(lower) => self.swap(seat, lower, sink),
            Move::Done => {
                sink(Event::EndedBet { seat });
                self.next_bettor(seat, sink);
            }
            Move::Roll => self.roll(seat, chance, sink),
            Move::Reroll(pips) => self.reroll(seat, pips, chance, sink),
            Move::Accept => self.fail(seat, chance, sink),
            Move::Go(further) => {
                if self.drive(seat, further, sink) {
                    self.arrive(seat, chance, sink);
                    self.drive_on(chance, sink);
                }
            }
            Move::Take(customer) => {
                self.take(seat, customer, sink);
                self.arrive(seat, chance, sink);
                self.drive_on(chance, sink);
            }
            Move::Keep => {
                sink(Event::Kept { seat });
                self.begin_round(chance, sink);
            }
            Move::Discard => {
                self.discard_row(Some(seat), sink);
                self.begin_round(chance, sink);
            }
        }
    }

    /// Uses up an action card.
    #[inline]
    fn play_card(&mut self, seat: Seat, card: Action) {
        self.hands[seat].take(card);
        self.used = self.used.plus(Actions::one(card));
    }

    /// Draws an action card, if there is one.
    #[inline]
    fn draw(&mut self, seat: Seat, reason: Reason, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        if self.actions.is_empty() {
            return sink(Event::NothingToDraw { seat, reason });
        }
        let card = self.actions.draw(chance);
        self.hands[seat].add(card);
        sink(Event::Drew { seat, reason, card: Some(card) });
    }

    /// Bets: places a pawn.
    #[inline]
    fn lay_pawn(&mut self, seat: Seat, number: Number, same: bool, sink: &mut impl FnMut(Event)) {
        if same {
            self.play_card(seat, Action::SameBet);
        }
        self.track.lay(seat, number);
        sink(Event::BetPlaced { seat, number, same });
        self.end_bet_or_swap(seat, sink);
    }

    /// Bets: exchanges two stacks, before or after the player has bet.
    #[cold]
    fn swap(&mut self, seat: Seat, lower: Number, sink: &mut impl FnMut(Event)) {
        self.play_card(seat, Action::Swap);
        self.track.swap(lower);
        let higher = lower.next().expect("the lower number of a swap is not the highest");
        sink(Event::Swapped { seat, lower, higher });
        if self.stage == Stage::Swapping(seat) {
            self.end_bet_or_swap(seat, sink);
        }
    }

    /// Bets: moves on to the next player unless this one might still swap.
    #[inline]
    fn end_bet_or_swap(&mut self, seat: Seat, sink: &mut impl FnMut(Event)) {
        if self.might_swap(seat) {
            self.stage = Stage::Swapping(seat);
        } else {
            self.next_bettor(seat, sink);
        }
    }

    /// Bets: moves on to the next player, and after the last one to the dice.
    #[inline]
    fn next_bettor(&mut self, seat: Seat, sink: &mut impl FnMut(Event)) {
        let next = seat.left(self.options.players());
        if next != self.first {
            self.stage = Stage::Betting(next);
            return;
        }
        self.first = self.track.lowest().expect("everybody has bet");
        sink(Event::BetsClosed { lowest: self.first });
        self.stage = Stage::Rolling(self.track.highest().expect("everybody has bet"));
    }

    /// The number that a seat on the track has bet on.
    #[inline]
    fn bet(&self, seat: Seat) -> Number {
        self.track.bet(seat).expect("a player who rolls or drives has a pawn on the track")
    }

    /// Dice: rolls both.
    #[inline]
    fn roll(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        let (bet, dice) = (self.bet(seat), Dice::throw(chance));
        self.dice = Some(dice);
        let reached = dice.total() >= bet.get();
        sink(Event::Rolled { seat, bet, dice, reached });
        if reached {
            self.drive_on(chance, sink);
        } else if self.stage == Stage::Rolling(seat) {
            self.stage = Stage::RollingAgain(seat);
        } else {
            self.fail_or_reroll(seat, chance, sink);
        }
    }

    /// Dice: rolls one of them again.
    #[cold]
    fn reroll(&mut self, seat: Seat, pips: u8, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        self.play_card(seat, Action::Reroll);
        let (bet, mut dice) = (self.bet(seat), self.dice.expect("a re-roll follows a roll"));
        let to = dice.throw_again(pips, chance);
        self.dice = Some(dice);
        let reached = dice.total() >= bet.get();
        sink(Event::Rerolled { seat, bet, from: pips, to, dice, reached });
        if reached {
            self.drive_on(chance, sink);
        } else if self.stage == Stage::Failing(seat) {
            self.fail_or_reroll(seat, chance, sink);
        }
    }

    /// Dice: both rolls were below the bet. The player fails unless a re-roll is possible.
    #[inline]
    fn fail_or_reroll(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        if self.might_hold(seat, Action::Reroll) {
            self.stage = Stage::Failing(seat);
        } else {
            self.fail(seat, chance, sink);
        }
    }

    /// Dice: the player draws a card and takes the pawn off, and the next highest bettor rolls. If everybody has
    /// failed, the row is discarded.
    #[inline]
    fn fail(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        sink(Event::Failed { seat });
        self.draw(seat, Reason::Failed, chance, sink);
        self.track.take_off(seat);
        if let Some(next) = self.track.highest() {
            self.stage = Stage::Rolling(next);
        } else {
            self.discard_row(None, sink);
            self.begin_round(chance, sink);
        }
    }

    /// Vans: drives the remaining vans until somebody has to choose. After the last one the orders follow.
    #[inline]
    fn drive_on(&mut self, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        while let Some(seat) = self.track.highest() {
            if self.might_hold(seat, Action::Further) {
                self.stage = Stage::Driving(seat);
                return;
            }
            if !self.drive(seat, 0, sink) {
                return;
            }
            self.arrive(seat, chance, sink);
        }
        self.take_orders(chance, sink);
    }

    /// Vans: drives one van. Returns `false` if the player has to choose a customer first.
    #[inline]
    fn drive(&mut self, seat: Seat, further: u8, sink: &mut impl FnMut(Event)) -> bool {
        for _ in 0..further {
            self.play_card(seat, Action::Further);
        }
        let bet = self.bet(seat);
        let trip = Trip::of(seat, &self.vans, (bet.get() + further).into());
        self.vans[seat] = trip.to();
        sink(Event::Drove { seat, bet, further, trip });
        if !trip.visits_sushi_express() {
            return true;
        }
        // The round began with a customer for each player, and nobody takes two, so the row is not empty.
        if self.row.kinds().len() > 1 {
            self.stage = Stage::Taking(seat);
            return false;
        }
        let only = self.row.iter().next().expect("there is a customer for everybody");
        self.take(seat, only, sink);
        true
    }

    /// Vans: takes a customer.
    #[inline]
    fn take(&mut self, seat: Seat, customer: Customer, sink: &mut impl FnMut(Event)) {
        self.row = self.row.minus(Customers::one(customer));
        self.taken[seat] = self.taken[seat].plus(Customers::one(customer));
        sink(Event::Took { seat, customer });
    }

    /// Vans: draws a card at the Park, and takes the pawn off.
    #[inline]
    fn arrive(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        if self.vans[seat] == Tile::PARK {
            self.draw(seat, Reason::Park, chance, sink);
        }
        self.track.take_off(seat);
    }

    /// The number of customers missing in the row.
    #[inline]
    fn missing(&self) -> usize {
        self.options.players() - self.row.len()
    }

    /// Orders: asks the lowest bettor about the remaining customers, unless the game is over either way because the row
    /// cannot be filled even if all of them stay.
    #[inline]
    fn take_orders(&mut self, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        if self.row.is_empty() || self.pile.len() < self.missing() {
            self.begin_round(chance, sink);
        } else {
            self.stage = Stage::Ordering(self.first);
        }
    }

    /// Orders: discards the row.
    #[inline]
    fn discard_row(&mut self, seat: Option<Seat>, sink: &mut impl FnMut(Event)) {
        sink(Event::Discarded { seat, customers: self.row });
        self.discarded = self.discarded.plus(self.row);
        self.row = Customers::NONE;
    }

    /// Orders: fills the row and begins the next round, or ends the game if there are not enough customers.
    #[inline]
    pub(crate) fn begin_round(&mut self, chance: &mut impl Chance, sink: &mut impl FnMut(Event)) {
        let missing = self.missing();
        if self.pile.len() < missing {
            return self.end(sink);
        }
        let mut customers = Customers::NONE;
        for _ in 0..missing {
            customers = customers.plus(Customers::one(self.pile.draw(chance)));
        }
        if missing > 0 {
            self.row = self.row.plus(customers);
            sink(Event::RowFilled { customers });
        }
        self.round = self.round.saturating_add(1);
        sink(Event::RoundBegan { first: self.first });
        self.stage = Stage::Betting(self.first);
    }
}
