//! The signs by which it is known how a player stands when a round begins.

use game::{Game as _, Seat};
use sushi_express::{Action, Customer, Customers, RING, Score, Stage, SushiExpress};

use super::worth;
use crate::Signs;
use crate::learning::Moment;

/// Points of customers.
const POINTS: usize = 0;
/// What a customer of the pile or the row is worth to the player, on average.
const TO_COME: usize = 1;
/// The same of the row alone.
const IN_ROW: usize = 2;
/// Action cards, one sign for each kind.
const CARDS: usize = 3;
/// How late the player bets.
const BETS_LATE: usize = 7;
/// Whether it bets first.
const BETS_FIRST: usize = 8;
/// By how many tips it is ahead of the one with the fewest: two behind to two ahead.
const TIPS_AHEAD: usize = 9;
/// What is to be lost by it, for a player who has fewest tips alone, and for one who has as few as another.
const LOSES_ALONE: usize = 14;
const LOSES_TIED: usize = 15;
/// Tips.
const TIPS: usize = 16;
/// Where its van is, Sushi Express apart: one sign for each tile.
const TILE: usize = 17;
/// How many kinds of signs there are.
const KINDS: usize = TILE + RING - 1;

/// The times of a game, in rounds still to come.
const TIMES: [f32; 4] = [0.0, 1.5, 4.0, 9.0];

/// How many signs there are in all.
pub(super) const SIGNS: usize = KINDS * TIMES.len();

/// The action cards that are played.
const PLAYED: [Action; BETS_LATE - CARDS] = [Action::SameBet, Action::Swap, Action::Reroll, Action::Further];

impl Signs for SushiExpress {
    const SIGNS: usize = SIGNS;

    fn tells(&self) -> bool {
        matches!(self.stage(), Stage::Betting(_)) && self.track().highest().is_none()
    }

    fn signs(&self, seat: Seat, mut note: impl FnMut(usize, f32)) {
        let moment = Moment::at(worth::rounds_left(self), &TIMES, KINDS);
        let mut note = |kind: usize, much: f32| moment.note(kind, much, &mut note);
        let taken = self.taken()[seat];
        note(POINTS, Score::of(taken).total() as f32 / 4.0);
        note(TO_COME, worth_of_each(self.pile().plus(self.row()), taken));
        note(IN_ROW, worth_of_each(self.row(), taken));
        let hand = self.hands()[seat].cards();
        for (kind, card) in PLAYED.into_iter().enumerate() {
            note(CARDS + kind, hand.count(card) as f32);
        }
        let players = self.players();
        let turn = (seat.index() + players - self.first().index()) % players;
        note(BETS_LATE, turn as f32 / players as f32);
        note(BETS_FIRST, if turn == 0 { 1.0 } else { 0.0 });
        let tips =
            |player: Seat| self.taken()[player].count(Customer::Tip) + self.hands()[player].cards().count(Action::Tip);
        let others = self.vans().seats().filter(|&other| other != seat).map(tips);
        let (fewest, most) = others.fold((usize::MAX, 0), |(fewest, most), tips| (fewest.min(tips), most.max(tips)));
        let own = tips(seat);
        let ahead = (own + 2).saturating_sub(fewest).min(LOSES_ALONE - TIPS_AHEAD - 1);
        note(TIPS_AHEAD + ahead, 1.0);
        match ahead {
            0 | 1 => note(LOSES_ALONE, most as f32 / 4.0),
            2 => note(LOSES_TIED, most.max(own) as f32 / 4.0),
            _ => {}
        }
        note(TIPS, own as f32 / 4.0);
        if let Some(tile) = self.vans()[seat].index().checked_sub(1) {
            note(TILE + tile, 1.0);
        }
    }
}

/// What a customer of these scores on average for somebody who has taken those, tips apart.
fn worth_of_each(customers: Customers, taken: Customers) -> f32 {
    let worth = |customer: Customer| match customer {
        Customer::Tip => 0.0,
        Customer::Of(_) if taken.has(customer) => 1.0,
        Customer::Of(_) => 3.0,
    };
    customers.iter().map(worth).sum::<f32>() / customers.len().max(1) as f32
}
