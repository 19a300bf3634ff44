//! How good a move looks at a glance.

use game::{Game as _, Kind as _, Seat};
use sushi_express::{Action, Customer, Move, Number, Stage, SushiExpress, Tile, Tiles, Trip};

use super::odds;
use super::worth::{self, Race, UNSEEN_CARD};

/// How likely a player who has not bet yet is to send off a van that comes by Sushi Express.
const LATER_VISIT: f32 = 0.4;

/// How likely a player who bets higher later is to reach it.
const LATER_REACH: f32 = 0.6;

/// What a player sees before choosing.
pub(super) struct Glance<'a> {
    game: &'a SushiExpress,
    seat: Seat,
    rounds_left: f32,
    /// What each kind of customer is worth.
    customers: [f32; 9],
    /// What the customers of the row are worth, the best first.
    row: [f32; 6],
}

impl<'a> Glance<'a> {
    pub(super) fn of(game: &'a SushiExpress, seat: Seat) -> Self {
        let customers = customers(game, seat);
        let mut row = [0.0; 6];
        for (place, customer) in row.iter_mut().zip(game.row().iter()) {
            *place = customers[customer.index()];
        }
        row.sort_unstable_by(|a, b| b.total_cmp(a));
        Self { game, seat, rounds_left: worth::rounds_left(game), customers, row }
    }

    /// How good a move looks.
    pub(super) fn appeal(&self, chosen: Move) -> f32 {
        match chosen {
            Move::Bet(number) => self.bet(number.get(), false),
            Move::BetSame(number) => self.bet(number.get(), true) - worth::card(Action::SameBet),
            Move::Swap(lower) => self.swap(lower) - worth::card(Action::Swap),
            Move::Done | Move::Accept => 0.0,
            Move::Roll | Move::Reroll(_) => self.throw(chosen),
            Move::Go(further) => {
                let cards = f32::from(further) * worth::card(Action::Further);
                let number = self.number();
                self.trip(self.game.vans()[self.seat], self.others(), number + further, 0.0) - cards
            }
            Move::Take(customer) => self.customers[customer.index()],
            Move::Keep => self.advantage(),
            Move::Discard => 0.0,
        }
    }

    /// The number that the seat has bet on.
    fn number(&self) -> u8 {
        self.game.track().bet(self.seat).map_or(Number::LOWEST.get(), Number::get)
    }

    /// The tiles where other vans stand.
    fn others(&self) -> Tiles {
        self.game.vans().iter().filter(|(other, _)| *other != self.seat).map(|(_, &tile)| tile).collect()
    }

    /// What a drive brings when so many customers are taken before it ends.
    fn trip(&self, from: Tile, others: Tiles, distance: u8, taken_before: f32) -> f32 {
        let trip = Trip::drive(from, others, distance.into());
        let customer = if trip.visits_sushi_express() { self.customer(taken_before) } else { 0.0 };
        let park = if trip.to() == Tile::PARK { UNSEEN_CARD } else { 0.0 };
        customer + park + worth::tile(trip.to(), self.rounds_left) - worth::tile(from, self.rounds_left)
    }

    /// What the customer is worth that one gets after others have taken theirs: they like much the same.
    fn customer(&self, taken_before: f32) -> f32 {
        let place = (0.7 * taken_before).min(self.game.row().len().saturating_sub(1) as f32);
        let (index, between) = (place as usize, place.fract());
        let next = self.row[(index + 1).min(self.row.len() - 1)];
        self.row[index] + between * (next - self.row[index])
    }

    /// What a pawn on a number promises.
    fn bet(&self, number: u8, same: bool) -> f32 {
        let game = self.game;
        let cards = game.hands()[self.seat].cards();
        // Those who act before: whoever has bet higher, and in a stack whoever lies above.
        let mut missed = 1.0;
        let mut taken_before = 0.0;
        let mut waiting = 0;
        for other in game.vans().seats().filter(|&other| other != self.seat) {
            match game.track().bet(other).map(Number::get) {
                Some(bet) if bet > number || (bet == number && !same) => {
                    let miss = 1.0 - odds::ahead(bet, 0);
                    missed *= miss;
                    let drives = 1.0 - missed;
                    if Trip::drive(game.vans()[other], self.others_of(other), bet.into()).visits_sushi_express() {
                        taken_before += drives;
                    }
                }
                Some(_) => {}
                None => waiting += 1,
            }
        }
        if self.is_betting() {
            let higher = ((10.0 - f32::from(number)) / 8.0).clamp(0.0, 1.0) * waiting as f32;
            missed *= (1.0 - LATER_REACH * 0.5f32).powf(higher);
            taken_before += LATER_VISIT * higher;
        }
        let drives = 1.0 - missed * (1.0 - odds::ahead(number, cards.count(Action::Reroll)));
        let trip = self.trip(game.vans()[self.seat], self.others(), number, taken_before);
        drives * trip + (1.0 - drives) * UNSEEN_CARD
    }

    fn others_of(&self, seat: Seat) -> Tiles {
        self.game.vans().iter().filter(|(other, _)| *other != seat).map(|(_, &tile)| tile).collect()
    }

    fn is_betting(&self) -> bool {
        matches!(self.game.stage(), Stage::Betting(_) | Stage::Swapping(_))
    }

    /// What a swap changes for the seat, its pawn being laid.
    fn swap(&self, lower: Number) -> f32 {
        let number = self.number();
        let moved = match number {
            _ if number == lower.get() => number + 1,
            _ if number == lower.get() + 1 => number - 1,
            _ => return 0.0,
        };
        self.bet(moved, false) - self.bet(number, false)
    }

    /// What throwing dice again promises beyond a miss.
    fn throw(&self, chosen: Move) -> f32 {
        let (game, number) = (self.game, self.number());
        let cards = game.hands()[self.seat].cards().count(Action::Reroll);
        let (Some(dice), false) = (game.dice(), matches!(game.stage(), Stage::Rolling(_))) else { return 0.0 };
        let second_to_come = matches!(game.stage(), Stage::RollingAgain(_));
        let gain = self.trip(game.vans()[self.seat], self.others(), number, 0.0) - UNSEEN_CARD;
        match chosen {
            Move::Reroll(pips) => {
                let kept = dice.total() - pips;
                gain * odds::again(number, cards, kept, second_to_come) - worth::card(Action::Reroll)
            }
            _ => gain * odds::second(number, cards),
        }
    }

    /// How much better the row suits the seat than it suits the others, and than what would come instead.
    fn advantage(&self) -> f32 {
        let game = self.game;
        let others = game.vans().seats().filter(|&other| other != self.seat);
        let theirs = others.map(|other| customers(game, other));
        let mut margins = self.customers;
        for worths in theirs {
            for (margin, worth) in margins.iter_mut().zip(worths) {
                *margin -= worth / (game.players() - 1) as f32;
            }
        }
        let pile = game.pile();
        let usual = pile.iter().map(|customer| margins[customer.index()]).sum::<f32>() / pile.len().max(1) as f32;
        game.row().iter().map(|customer| margins[customer.index()] - usual).sum()
    }
}

/// What each kind of customer is worth to a seat.
fn customers(game: &SushiExpress, seat: Seat) -> [f32; 9] {
    let taken = game.taken()[seat];
    // Of the others only what lies open counts.
    let tips = |player: Seat| {
        let hand = game.hands()[player];
        let cards = if player == seat { hand.cards() } else { hand.open };
        game.taken()[player].count(Customer::Tip) + cards.count(Action::Tip)
    };
    let race = Race::of(game, seat, tips);
    let mut worths = [1.0; 9];
    for (worth, &customer) in worths.iter_mut().zip(Customer::ALL) {
        if customer == Customer::Tip {
            *worth = race.cost(0.0) - race.cost(1.0);
        } else if !taken.has(customer) {
            // Of a colour with many customers another one may come.
            *worth = if customer.in_box() > 2 { 2.7 } else { 3.0 };
        }
    }
    worths
}
