//! What a player knows of Sushi Go!

mod endgame;

use game::{Chance, FastChance, Game, PerSeat, Seat};
use sushi_go::{Card, Cards, Move, Observation, PerPlace, ROUNDS, SushiGo, Tableau, pudding_points};

use crate::Insight;
use crate::insight::{Solved, lead, logistic, promise, shares};
use crate::learning::softmax;

/// Which of a seat's moves are decided by instinct and which by chance: one in so many is drawn.
const WHIM: u32 = 6;

impl Insight for SushiGo {
    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.hand(seat);
        let mine = self.tableaus()[seat];
        let chopsticks = mine.bare(Card::Chopsticks) > 0 && self.turns_left() >= 2;
        let controls = hand.len() > self.turns_left();
        if !chopsticks && !controls {
            // By far most turns.
            return moves.extend(hand.kinds().iter().map(Move::one));
        }
        for first in hand.kinds().iter() {
            let rest = hand.minus(Cards::one(first));
            if controls {
                moves.extend(rest.kinds().iter().map(|dummy| Move::one(first).and_dummy(dummy)));
            } else {
                moves.push(Move::one(first));
            }
            for second in rest.kinds().iter().filter(|&second| chopsticks && in_order(mine, first, second)) {
                if controls {
                    let rest = rest.minus(Cards::one(second));
                    moves.extend(rest.kinds().iter().map(|dummy| Move::two(first, second).and_dummy(dummy)));
                } else {
                    moves.push(Move::two(first, second));
                }
            }
        }
    }

    fn appeal(&self, seat: Seat, chosen: Move) -> f32 {
        let glance = Glance::of(self, seat);
        let mut worth = glance.worth(chosen.first);
        if let Some(second) = chosen.second {
            worth += glance.after(chosen.first).worth(second) - glance.worth(Card::Chopsticks);
        }
        if let Some(card) = chosen.dummy {
            // What the dummy gets the other player does not.
            worth += 0.3 * Glance::of(self, seat.left(2)).worth(card);
        }
        worth
    }

    fn instinct(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let hand = self.hand(seat);
        let controls = hand.len() > self.turns_left();
        let glance = Glance::of(self, seat);
        let first = if chance.below(WHIM) == 0 { draw(hand, chance) } else { glance.best(hand).0 };
        let mut chosen = Move::one(first);
        let mut rest = hand.minus(Cards::one(first));
        if glance.mine.bare(Card::Chopsticks) > 0 && self.turns_left() >= 2 {
            let (second, worth) = glance.after(first).best(rest);
            if worth > 2.0 {
                chosen = if in_order(glance.mine, first, second) {
                    Move::two(first, second)
                } else {
                    Move::two(second, first)
                };
                rest = rest.minus(Cards::one(second));
            }
        }
        if controls { chosen.and_dummy(Glance::of(self, seat.left(2)).best(rest).0) } else { chosen }
    }

    fn solve(known: &Observation, seat: Seat, also: Option<Move>, chance: &mut FastChance) -> Option<Solved<Move>> {
        endgame::solve(known, seat, also, chance)
    }

    fn settled(&self) -> bool {
        // A round has ended: what the next one brings is the same for everybody.
        self.turns_left() == 0 || self.turns_left() == self.options().hand_size()
    }

    fn prospects(&self) -> PerSeat<f32> {
        let players = self.players();
        let estimates = estimates(self);
        let rounds_left = (ROUNDS - self.pad().rounds().len()) as f32;
        let outcome = self.outcome();
        PerSeat::from_fn(players, |seat| {
            let smooth = logistic(lead(&estimates, players, seat) / (5.0 + 3.0 * rounds_left));
            promise(outcome.as_ref(), seat, smooth)
        })
    }

    fn chances(&self) -> PerSeat<f32> {
        let players = self.players();
        if let Some(outcome) = self.outcome() {
            return shares(&outcome, players);
        }
        let spread = SPREADS[usize::from(self.options().places() > 2)][usize::from(self.pad().rounds().len() < 2)];
        let estimates = estimates(self);
        softmax(PerSeat::from_fn(players, |seat| estimates[seat] / spread))
    }
}

/// By how many points somebody must be ahead to be e times as likely to win: for two players and for more (or with a
/// dummy), after two rounds and after one. Two keep a close eye on each other, and what one is ahead the other hardly gets back. These made
/// the results of games between searches likeliest.
const SPREADS: [[f32; 2]; 2] = [[2.0, 2.6], [3.1, 6.2]];

/// Everybody's points after the rounds that have ended, and what the puddings will bring.
fn estimates(game: &SushiGo) -> PerPlace<f32> {
    let totals = game.pad().totals();
    let puddings = game.tableaus().map(|tableau| tableau.puddings() as u8);
    let rounds_left = ROUNDS - game.pad().rounds().len();
    if rounds_left == 0 {
        let dessert = pudding_points(&puddings);
        return PerPlace::from_fn(totals.len(), |seat| (totals[seat] + dessert[seat]) as f32);
    }
    let spread = 0.5 + rounds_left as f32;
    PerPlace::from_fn(totals.len(), |seat| {
        let own = f32::from(puddings[seat]);
        let others = || puddings.iter().filter(move |(other, _)| *other != seat).map(|(_, &count)| f32::from(count));
        let most = others().fold(0.0, f32::max);
        let fewest = others().fold(f32::INFINITY, f32::min);
        let gain = 6.0 * logistic((own - most) / spread);
        let loss = if totals.len() > 2 { 6.0 * logistic((fewest - own) / spread) } else { 0.0 };
        totals[seat] as f32 + gain - loss
    })
}

/// Of two cards laid in one turn, whether this order is worth thinking about: of two nigiri the better one first; wasabi
/// and nigiri both ways, unless there is an empty wasabi already; and of all others, where it comes to the same, one.
fn in_order(mine: Tableau, first: Card, second: Card) -> bool {
    if first.is_nigiri() && second == Card::Wasabi {
        return mine.bare(Card::Wasabi) == 0;
    }
    let rank = |card: Card| match card {
        Card::Wasabi => 0,
        Card::Squid => 1,
        Card::Salmon => 2,
        Card::Egg => 3,
        other => 4 + other as u8,
    };
    rank(first) <= rank(second)
}

/// Any card of a hand, each kind equally likely.
fn draw(hand: Cards, chance: &mut impl Chance) -> Card {
    let kinds = hand.kinds();
    kinds.nth(chance.below(kinds.len() as u32) as usize)
}

/// What a player sees at a glance before choosing.
#[derive(Clone, Copy)]
struct Glance {
    mine: Tableau,
    /// Turns after this one.
    turns: usize,
    /// The most rolls anybody else has.
    rolls: usize,
}

impl Glance {
    fn of(game: &SushiGo, seat: Seat) -> Self {
        let others = game.tableaus().iter().filter(|(other, _)| *other != seat);
        let rolls = others.map(|(_, tableau)| tableau.maki()).max().unwrap_or(0);
        Self { mine: game.tableaus()[seat], turns: game.turns_left() - 1, rolls }
    }

    /// The same after a card was laid.
    fn after(self, card: Card) -> Self {
        Self { mine: self.mine.with(card), ..self }
    }

    /// Roughly how many points a card brings, with what it may still become.
    fn worth(&self, card: Card) -> f32 {
        let have = self.mine.bare(card);
        let turns = self.turns as f32;
        match card {
            Card::Tempura if have % 2 == 1 => 5.0,
            Card::Tempura => (0.5 * turns).min(2.3),
            Card::Sashimi => match have % 3 {
                2 => 10.0,
                1 => (0.7 * turns).min(3.6),
                _ => (0.5 * (turns - 2.0)).clamp(0.0, 2.6),
            },
            Card::Gyoza => [1.6, 2.4, 3.2, 4.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0][have.min(10)],
            Card::Maki1 | Card::Maki2 | Card::Maki3 => {
                let rolls = (card as usize - Card::Maki1 as usize + 1) as f32;
                let behind = self.rolls as f32 - self.mine.maki() as f32;
                // Worth most where it decides who leads.
                rolls * if behind.abs() <= 4.0 { 1.1 } else { 0.5 }
            }
            Card::Squid | Card::Salmon | Card::Egg => {
                let points = match card {
                    Card::Squid => 3.0,
                    Card::Salmon => 2.0,
                    _ => 1.0,
                };
                if self.mine.bare(Card::Wasabi) > 0 { 3.0 * points } else { points }
            }
            Card::Pudding => 2.2,
            Card::Wasabi if self.mine.bare(Card::Wasabi) == 0 => (0.6 * turns).min(2.8),
            Card::Wasabi => (0.2 * turns).min(1.0),
            Card::Chopsticks if have == 0 => (0.4 * (turns - 1.0)).clamp(0.0, 1.8),
            Card::Chopsticks => 0.2,
        }
    }

    /// The card of a hand that is worth most, and how much.
    fn best(&self, hand: Cards) -> (Card, f32) {
        let worth = hand.kinds().iter().map(|card| (card, self.worth(card)));
        worth.max_by(|a, b| a.1.total_cmp(&b.1)).expect("a hand with cards")
    }
}
