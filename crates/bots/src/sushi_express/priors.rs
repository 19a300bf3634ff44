//! Priors of moves.

use game::{Game as _, Kind as _, Seat};
use sushi_express::{Action, Customer, MAX_PLAYERS, Move, Number, Stage, SushiExpress, Tile, Tiles, Trip};

use super::odds;
use super::values::{self, Race, UNSEEN_CARD};

/// Players who have not bet yet are expected to bet at most this.
const LATER_BET: f32 = 10.0;

/// For a bet that is lower by this, all of them are expected to bet higher.
const LATER_SPREAD: f32 = 8.0;

/// Probability that a later, higher bet is reached.
const LATER_REACH: f32 = 0.3;

/// Probability that the van of a later, higher bet passes Sushi Express.
const LATER_VISIT: f32 = 0.4;

/// Share of the best customers among those that earlier players take.
const SAME_TASTE: f32 = 0.7;

/// The data that the priors of a seat depend on.
pub(super) struct Priors<'a> {
    game: &'a SushiExpress,
    seat: Seat,
    rounds_left: f32,
    /// Tiles with other vans.
    occupied: Tiles,
    /// Value of each kind of customer.
    customers: [f32; 9],
    /// Values of the customers in the row, descending.
    row: [f32; MAX_PLAYERS],
    rivals: Rivals,
}

/// The opponents' bets, and the number of opponents who have not bet yet.
struct Rivals {
    /// The highest first: number, probability of missing it, and whether the drive passes Sushi Express.
    bets: [(u8, f32, bool); MAX_PLAYERS],
    len: usize,
    waiting: i32,
}

impl Rivals {
    /// The opponents of a seat during the bets; empty later.
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

impl<'a> Priors<'a> {
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
            rounds_left: values::rounds_left(game),
            occupied: occupied(game, seat),
            customers,
            row,
            rivals: Rivals::of(game, seat),
        }
    }

    /// The prior of a move.
    pub(super) fn prior(&self, chosen: Move) -> f32 {
        match chosen {
            Move::Bet(number) => self.bet(number.get()),
            Move::BetSame(number) => self.bet(number.get()) - values::card(Action::SameBet),
            Move::Swap(lower) => self.swap(lower) - values::card(Action::Swap),
            Move::Roll | Move::Reroll(_) => self.throw(chosen),
            Move::Go(further) => {
                let cards = f32::from(further) * values::card(Action::Further);
                let number = self.number();
                self.trip(number + further, 0.0) - cards
            }
            Move::Take(customer) => self.customers[customer.index()],
            Move::Keep => self.advantage(),
            Move::Done | Move::Accept | Move::Discard => 0.0,
        }
    }

    /// The seat's bet.
    fn number(&self) -> u8 {
        self.game.track().bet(self.seat).map_or(Number::LOWEST.get(), Number::get)
    }

    /// Value of a drive if this number of customers is taken before it ends.
    fn trip(&self, distance: u8, taken_before: f32) -> f32 {
        let from = self.game.vans()[self.seat];
        let trip = Trip::drive(from, self.occupied, distance.into());
        let customer = if trip.visits_sushi_express() { self.customer(taken_before) } else { 0.0 };
        let park = if trip.to() == Tile::PARK { UNSEEN_CARD } else { 0.0 };
        customer + park + values::tile(trip.to(), self.rounds_left) - values::tile(from, self.rounds_left)
    }

    /// Value of the customer that is left after others have taken theirs. Players prefer much the same customers.
    fn customer(&self, taken_before: f32) -> f32 {
        let place = (SAME_TASTE * taken_before).min(self.game.row().len().saturating_sub(1) as f32);
        let (index, between) = (place as usize, place.fract());
        let next = self.row[(index + 1).min(self.row.len() - 1)];
        self.row[index] + between * (next - self.row[index])
    }

    /// Expected value of a bet, on top of the pawns already there.
    fn bet(&self, number: u8) -> f32 {
        let (mut missed, mut taken_before) = (1.0, 0.0);
        for &(_, misses, visits) in self.rivals.bets[..self.rivals.len].iter().filter(|(bet, ..)| *bet > number) {
            // When a player reaches a bet, everybody whose bet is not higher drives.
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

    /// Change of the value of the seat's bet by a swap.
    fn swap(&self, lower: Number) -> f32 {
        let number = self.number();
        let moved = match number {
            _ if number == lower.get() => number + 1,
            _ if number == lower.get() + 1 => number - 1,
            _ => return 0.0,
        };
        self.bet(moved) - self.bet(number)
    }

    /// Expected gain of another throw over a miss.
    fn throw(&self, chosen: Move) -> f32 {
        let (game, number) = (self.game, self.number());
        let cards = game.hands()[self.seat].cards().count(Action::Reroll);
        let (Some(dice), false) = (game.dice(), matches!(game.stage(), Stage::Rolling(_))) else { return 0.0 };
        let second_to_come = matches!(game.stage(), Stage::RollingAgain(_));
        let gain = self.trip(number, 0.0) - UNSEEN_CARD;
        match chosen {
            Move::Reroll(pips) => {
                let kept = dice.total() - pips;
                gain * odds::again(number, cards, kept, second_to_come) - values::card(Action::Reroll)
            }
            _ => gain * odds::second(number, cards),
        }
    }

    /// The advantage of the row over a new row, for the seat compared with its opponents.
    fn advantage(&self) -> f32 {
        let game = self.game;
        let others = game.vans().seats().filter(|&other| other != self.seat);
        let theirs = others.map(|other| customers(game, other, self.seat));
        let mut margins = self.customers;
        for values in theirs {
            for (margin, value) in margins.iter_mut().zip(values) {
                *margin -= value / (game.players() - 1) as f32;
            }
        }
        let pile = game.pile();
        let usual = pile.iter().map(|customer| margins[customer.index()]).sum::<f32>() / pile.len().max(1) as f32;
        game.row().iter().map(|customer| margins[customer.index()] - usual).sum()
    }
}

/// Tiles with vans other than the seat's.
fn occupied(game: &SushiExpress, seat: Seat) -> Tiles {
    game.vans().iter().filter(|(other, _)| *other != seat).map(|(_, &tile)| tile).collect()
}

/// Value of each kind of customer for a seat, from the knowledge of the seat `viewer`.
fn customers(game: &SushiExpress, seat: Seat, viewer: Seat) -> [f32; 9] {
    let taken = game.taken()[seat];
    // Only the public cards of the opponents' hands count.
    let tips = |player: Seat| {
        let hand = game.hands()[player];
        let cards = if player == viewer { hand.cards() } else { hand.open };
        game.taken()[player].count(Customer::Tip) + cards.count(Action::Tip)
    };
    let race = Race::of(game, seat, tips);
    let mut values = [1.0; 9];
    for (value, &customer) in values.iter_mut().zip(Customer::ALL) {
        if customer == Customer::Tip {
            *value = race.cost(0.0) - race.cost(1.0);
        } else if !taken.has(customer) {
            // More customers of a common colour may come.
            *value = if customer.in_box() > 2 { 2.7 } else { 3.0 };
        }
    }
    values
}
