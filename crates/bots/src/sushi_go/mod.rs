//! Heuristics for Sushi Go!

mod endgame;

use game::{Chance, FastChance, Game, PerSeat, Seat};
use sushi_go::{Card, Cards, Move, Observation, PerPlace, ROUNDS, SushiGo, Tableau, pudding_points};

use crate::Heuristics;
use crate::heuristics::{ExactSolution, lead, logistic, shares, with_margin};
use crate::training::softmax;

/// One in this number of rollout moves is random.
const NOISE: u32 = 6;

impl Heuristics for SushiGo {
    fn candidates(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.hand(seat);
        let mine = self.tableaus()[seat];
        let chopsticks = mine.bare(Card::Chopsticks) > 0 && self.turns_left() >= 2;
        let controls = hand.len() > self.turns_left();
        if !chopsticks && !controls {
            // The common case.
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

    fn prior(&self, seat: Seat, chosen: Move) -> f32 {
        let priors = Priors::of(self, seat);
        let mut value = priors.value(chosen.first);
        if let Some(second) = chosen.second {
            value += priors.after(chosen.first).value(second) - priors.value(Card::Chopsticks);
        }
        if let Some(card) = chosen.dummy {
            // A card for the dummy is a card less for the opponent.
            value += 0.3 * Priors::of(self, seat.left(2)).value(card);
        }
        value
    }

    fn rollout_move(&self, seat: Seat, chance: &mut impl Chance) -> Move {
        let hand = self.hand(seat);
        let controls = hand.len() > self.turns_left();
        let priors = Priors::of(self, seat);
        let first = if chance.below(NOISE) == 0 { draw(hand, chance) } else { priors.best(hand).0 };
        let mut chosen = Move::one(first);
        let mut rest = hand.minus(Cards::one(first));
        if priors.mine.bare(Card::Chopsticks) > 0 && self.turns_left() >= 2 {
            let (second, value) = priors.after(first).best(rest);
            if value > 2.0 {
                chosen = if in_order(priors.mine, first, second) {
                    Move::two(first, second)
                } else {
                    Move::two(second, first)
                };
                rest = rest.minus(Cards::one(second));
            }
        }
        if controls { chosen.and_dummy(Priors::of(self, seat.left(2)).best(rest).0) } else { chosen }
    }

    fn solve(
        known: &Observation,
        seat: Seat,
        also: Option<Move>,
        chance: &mut FastChance,
    ) -> Option<ExactSolution<Move>> {
        endgame::solve(known, seat, also, chance)
    }

    fn is_settled(&self) -> bool {
        // A round is over. The next deal favours nobody.
        self.turns_left() == 0 || self.turns_left() == self.options().hand_size()
    }

    fn evaluate(&self) -> PerSeat<f32> {
        let players = self.players();
        let estimates = estimates(self);
        let rounds_left = (ROUNDS - self.pad().rounds().len()) as f32;
        let outcome = self.outcome();
        PerSeat::from_fn(players, |seat| {
            let smooth = logistic(lead(&estimates, players, seat) / (5.0 + 3.0 * rounds_left));
            with_margin(outcome.as_ref(), seat, smooth)
        })
    }

    fn win_probabilities(&self) -> PerSeat<f32> {
        let players = self.players();
        if let Some(outcome) = self.outcome() {
            return shares(&outcome, players);
        }
        let spread = SPREADS[usize::from(self.options().places() > 2)][usize::from(self.pad().rounds().len() < 2)];
        let estimates = estimates(self);
        softmax(PerSeat::from_fn(players, |seat| estimates[seat] / spread))
    }
}

/// Scale of the softmax in points: a lead of this size makes a win e times as likely. The rows are for two players and
/// for more (or with a dummy), the columns for after two rounds and after one. Fitted by maximum likelihood to games
/// between searchers. With two players, a lead is hard to catch up with.
const SPREADS: [[f32; 2]; 2] = [[2.0, 2.6], [3.1, 6.2]];

/// Estimated final scores: the points so far and the expected points for puddings.
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

/// Whether this order of two cards in one turn is a candidate. The better of two nigiri comes first. Wasabi and nigiri
/// are candidates in both orders unless there is already a free wasabi. Other pairs have only one order, because both
/// are equivalent.
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

/// A random card of a hand, uniform over kinds.
fn draw(hand: Cards, chance: &mut impl Chance) -> Card {
    let kinds = hand.kinds();
    kinds.nth(chance.below(kinds.len() as u32) as usize)
}

/// The data that the priors of a seat depend on.
#[derive(Clone, Copy)]
struct Priors {
    mine: Tableau,
    /// Turns after this one.
    turns: usize,
    /// The most maki rolls of an opponent.
    rolls: usize,
}

impl Priors {
    fn of(game: &SushiGo, seat: Seat) -> Self {
        let others = game.tableaus().iter().filter(|(other, _)| *other != seat);
        let rolls = others.map(|(_, tableau)| tableau.maki()).max().unwrap_or(0);
        Self { mine: game.tableaus()[seat], turns: game.turns_left() - 1, rolls }
    }

    /// The same after a card was played.
    fn after(self, card: Card) -> Self {
        Self { mine: self.mine.with(card), ..self }
    }

    /// Roughly the points that a card is worth, including its potential.
    fn value(&self, card: Card) -> f32 {
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
                // Worth most in a close race.
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

    /// The most valuable card of a hand, and its value.
    fn best(&self, hand: Cards) -> (Card, f32) {
        let values = hand.kinds().iter().map(|card| (card, self.value(card)));
        values.max_by(|a, b| a.1.total_cmp(&b.1)).expect("the hand has cards")
    }
}
