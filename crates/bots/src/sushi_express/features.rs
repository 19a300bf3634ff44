//! Features of a player at the beginning of a round.

use game::{Game as _, Seat};
use sushi_express::{Action, Customer, Customers, RING, Score, Stage, SushiExpress};

use super::values;
use crate::Features;
use crate::training::Interpolation;

/// Points for customers.
const POINTS: usize = 0;
/// Mean value of a customer of the pile or the row for the player.
const TO_COME: usize = 1;
/// The same for the row alone.
const IN_ROW: usize = 2;
/// Action cards, one feature for each kind.
const CARDS: usize = 3;
/// Position in the betting order.
const BETS_LATE: usize = 7;
/// Whether the player bets first.
const BETS_FIRST: usize = 8;
/// Lead in tips over the opponent with the fewest: from two behind to two ahead, one-hot.
const TIPS_AHEAD: usize = 9;
/// The possible loss, for a player with the fewest tips, alone or tied.
const LOSES_ALONE: usize = 14;
const LOSES_TIED: usize = 15;
/// Tips.
const TIPS: usize = 16;
/// The tile of the van, one-hot, except Sushi Express.
const TILE: usize = 17;
/// Number of features at each point in time.
const KINDS: usize = TILE + RING - 1;

/// Points in time, in rounds left.
const TIMES: [f32; 4] = [0.0, 1.5, 4.0, 9.0];

/// Number of features.
pub(super) const FEATURES: usize = KINDS * TIMES.len();

/// The action cards that are played.
const PLAYED: [Action; BETS_LATE - CARDS] = [Action::SameBet, Action::Swap, Action::Reroll, Action::Further];

impl Features for SushiExpress {
    const FEATURES: usize = FEATURES;

    fn has_features(&self) -> bool {
        matches!(self.stage(), Stage::Betting(_)) && self.track().highest().is_none()
    }

    fn features(&self, seat: Seat, mut emit: impl FnMut(usize, f32)) {
        let time = Interpolation::at(values::rounds_left(self), &TIMES, KINDS);
        let mut emit = |kind: usize, value: f32| time.emit(kind, value, &mut emit);
        let taken = self.taken()[seat];
        emit(POINTS, Score::of(taken).total() as f32 / 4.0);
        emit(TO_COME, mean_value(self.pile().plus(self.row()), taken));
        emit(IN_ROW, mean_value(self.row(), taken));
        let hand = self.hands()[seat].cards();
        for (kind, card) in PLAYED.into_iter().enumerate() {
            emit(CARDS + kind, hand.count(card) as f32);
        }
        let players = self.players();
        let turn = (seat.index() + players - self.first().index()) % players;
        emit(BETS_LATE, turn as f32 / players as f32);
        emit(BETS_FIRST, if turn == 0 { 1.0 } else { 0.0 });
        let tips =
            |player: Seat| self.taken()[player].count(Customer::Tip) + self.hands()[player].cards().count(Action::Tip);
        let others = self.vans().seats().filter(|&other| other != seat).map(tips);
        let (fewest, most) = others.fold((usize::MAX, 0), |(fewest, most), tips| (fewest.min(tips), most.max(tips)));
        let own = tips(seat);
        let ahead = (own + 2).saturating_sub(fewest).min(LOSES_ALONE - TIPS_AHEAD - 1);
        emit(TIPS_AHEAD + ahead, 1.0);
        match ahead {
            0 | 1 => emit(LOSES_ALONE, most as f32 / 4.0),
            2 => emit(LOSES_TIED, most.max(own) as f32 / 4.0),
            _ => {}
        }
        emit(TIPS, own as f32 / 4.0);
        if let Some(tile) = self.vans()[seat].index().checked_sub(1) {
            emit(TILE + tile, 1.0);
        }
    }
}

/// Mean points of these customers for a player who has taken those; tips count nothing.
fn mean_value(customers: Customers, taken: Customers) -> f32 {
    let value = |customer: Customer| match customer {
        Customer::Tip => 0.0,
        Customer::Of(_) if taken.has(customer) => 1.0,
        Customer::Of(_) => 3.0,
    };
    customers.iter().map(value).sum::<f32>() / customers.len().max(1) as f32
}
