//! How good a move looks at a glance.

use game::{Game as _, Kind as _, Seat};
use sushi_express::{Action, Customer, MAX_PLAYERS, Move, Number, Stage, SushiExpress, Tile, Tiles, Trip};

use super::odds;
use super::worth::{self, Race, UNSEEN_CARD};

/// Nobody who has not bet yet is expected to bet higher than this.
const LATER_BET: f32 = 10.0;

/// So far below that everybody who has not bet yet is expected to bet higher.
const LATER_SPREAD: f32 = 8.0;

/// How likely a higher bet that is still to come is to send off everybody.
const LATER_REACH: f32 = 0.3;

/// How likely the van of a higher bet that is still to come is to come by Sushi Express.
const LATER_VISIT: f32 = 0.4;

/// How much of the customers one would like best those who choose before one take.
const SAME_TASTE: f32 = 0.7;

/// What a player sees before choosing.
pub(super) struct Glance<'a> {
    game: &'a SushiExpress,
    seat: Seat,
    rounds_left: f32,
    /// The tiles where other vans stand.
    occupied: Tiles,
    /// What each kind of customer is worth.
    customers: [f32; 9],
    /// What the customers of the row are worth, the best first.
    row: [f32; MAX_PLAYERS],
    rivals: Rivals,
}

/// What those who have bet do to a bet of one's own, and how many are still to bet.
struct Rivals {
    /// The highest first, for each the number, the chance to miss it, and whether the drive comes by Sushi Express.
    bets: [(u8, f32, bool); MAX_PLAYERS],
    len: usize,
    waiting: i32,
}

impl Rivals {
    /// The rivals of a seat while bets are laid; none later.
    fn of(game: &SushiExpress, seat: Seat) -> Self {
        let mut rivals = Self { bets: [(0, 1.0, false); MAX_PLAYERS], len: 0, waiting: 0 };
        if !matches!(game.stage(), Stage::Betting(_) | Stage::Swapping(_)) {
            return rivals;
        }
        for (other, &tile) in game.vans().iter().filter(|(other, _)| *other != seat) {
            let Some(bet) = game.track().bet(other).map(Number::get) else {
                rivals.waiting += 1;
                continue;
            };
            let visits = Trip::drive(tile, occupied(game, other), bet.into()).visits_sushi_express();
            rivals.bets[rivals.len] = (bet, 1.0 - odds::ahead(bet, 0), visits);
            rivals.len += 1;
        }
        rivals.bets[..rivals.len].sort_unstable_by_key(|(bet, ..)| std::cmp::Reverse(*bet));
        rivals
    }
}

impl<'a> Glance<'a> {
    pub(super) fn of(game: &'a SushiExpress, seat: Seat) -> Self {
        let customers = customers(game, seat, seat);
        let mut row = [0.0; MAX_PLAYERS];
        for (place, customer) in row.iter_mut().zip(game.row().iter()) {
            *place = customers[customer.index()];
        }
        row[..game.row().len()].sort_unstable_by(|a, b| b.total_cmp(a));
        Self {
            game,
            seat,
            rounds_left: worth::rounds_left(game),
            occupied: occupied(game, seat),
            customers,
            row,
            rivals: Rivals::of(game, seat),
        }
    }

    /// How good a move looks.
    pub(super) fn appeal(&self, chosen: Move) -> f32 {
        match chosen {
            Move::Bet(number) => self.bet(number.get()),
            Move::BetSame(number) => self.bet(number.get()) - worth::card(Action::SameBet),
            Move::Swap(lower) => self.swap(lower) - worth::card(Action::Swap),
            Move::Roll | Move::Reroll(_) => self.throw(chosen),
            Move::Go(further) => {
                let cards = f32::from(further) * worth::card(Action::Further);
                let number = self.number();
                self.trip(number + further, 0.0) - cards
            }
            Move::Take(customer) => self.customers[customer.index()],
            Move::Keep => self.advantage(),
            Move::Done | Move::Accept | Move::Discard => 0.0,
        }
    }

    /// The number that the seat has bet on.
    fn number(&self) -> u8 {
        self.game.track().bet(self.seat).map_or(Number::LOWEST.get(), Number::get)
    }

    /// What a drive brings when so many customers are taken before it ends.
    fn trip(&self, distance: u8, taken_before: f32) -> f32 {
        let from = self.game.vans()[self.seat];
        let trip = Trip::drive(from, self.occupied, distance.into());
        let customer = if trip.visits_sushi_express() { self.customer(taken_before) } else { 0.0 };
        let park = if trip.to() == Tile::PARK { UNSEEN_CARD } else { 0.0 };
        customer + park + worth::tile(trip.to(), self.rounds_left) - worth::tile(from, self.rounds_left)
    }

    /// What the customer is worth that one gets after others have taken theirs: they like much the same.
    fn customer(&self, taken_before: f32) -> f32 {
        let place = (SAME_TASTE * taken_before).min(self.game.row().len().saturating_sub(1) as f32);
        let (index, between) = (place as usize, place.fract());
        let next = self.row[(index + 1).min(self.row.len() - 1)];
        self.row[index] + between * (next - self.row[index])
    }

    /// What a pawn on a number promises, on top of those that lie there.
    fn bet(&self, number: u8) -> f32 {
        let (mut missed, mut taken_before) = (1.0, 0.0);
        for &(_, misses, visits) in self.rivals.bets[..self.rivals.len].iter().filter(|(bet, ..)| *bet > number) {
            // Whoever reaches a bet sends off everybody whose bet is not higher.
            missed *= misses;
            taken_before += if visits { 1.0 - missed } else { 0.0 };
        }
        for _ in 0..self.rivals.waiting {
            let higher = (LATER_BET - f32::from(number)).max(0.0) / LATER_SPREAD;
            missed *= 1.0 - LATER_REACH * higher;
            taken_before += LATER_VISIT * higher;
        }
        let cards = self.game.hands()[self.seat].cards();
        let drives = 1.0 - missed * (1.0 - odds::ahead(number, cards.count(Action::Reroll)));
        drives * self.trip(number, taken_before) + (1.0 - drives) * UNSEEN_CARD
    }

    /// What a swap changes for the seat, its pawn being laid.
    fn swap(&self, lower: Number) -> f32 {
        let number = self.number();
        let moved = match number {
            _ if number == lower.get() => number + 1,
            _ if number == lower.get() + 1 => number - 1,
            _ => return 0.0,
        };
        self.bet(moved) - self.bet(number)
    }

    /// What throwing dice again promises beyond a miss.
    fn throw(&self, chosen: Move) -> f32 {
        let (game, number) = (self.game, self.number());
        let cards = game.hands()[self.seat].cards().count(Action::Reroll);
        let (Some(dice), false) = (game.dice(), matches!(game.stage(), Stage::Rolling(_))) else { return 0.0 };
        let second_to_come = matches!(game.stage(), Stage::RollingAgain(_));
        let gain = self.trip(number, 0.0) - UNSEEN_CARD;
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
        let theirs = others.map(|other| customers(game, other, self.seat));
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

/// The tiles where vans stand other than that of a seat.
fn occupied(game: &SushiExpress, seat: Seat) -> Tiles {
    game.vans().iter().filter(|(other, _)| *other != seat).map(|(_, &tile)| tile).collect()
}

/// What each kind of customer is worth to a seat in the eyes of another or its own.
fn customers(game: &SushiExpress, seat: Seat, eyes: Seat) -> [f32; 9] {
    let taken = game.taken()[seat];
    // Of hands that are not one's own only what everybody knows counts.
    let tips = |player: Seat| {
        let hand = game.hands()[player];
        let cards = if player == eyes { hand.cards() } else { hand.open };
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
