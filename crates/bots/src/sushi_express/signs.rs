//! The signs by which it is known how a player stands when a round begins.

use game::{Game as _, Seat};
use sushi_express::{Action, Customer, RING, Score, Stage, SushiExpress};

use super::worth;
use crate::Signs;

/// How many signs there are of one time.
const KINDS: usize = 28;

/// The times of a game, in rounds still to come: signs mean something else early than late.
const TIMES: [f32; 4] = [0.0, 1.5, 4.0, 9.0];

/// How many signs there are in all.
pub(super) const SIGNS: usize = KINDS * TIMES.len();

impl Signs for SushiExpress {
    const SIGNS: usize = SIGNS;

    fn tells(&self) -> bool {
        matches!(self.stage(), Stage::Betting(_)) && self.track().highest().is_none()
    }

    fn signs(&self, seat: Seat, note: impl FnMut(usize, f32)) {
        signs(self, seat, note);
    }
}

fn signs(game: &SushiExpress, seat: Seat, mut note: impl FnMut(usize, f32)) {
    let rounds = worth::rounds_left(game).min(TIMES[TIMES.len() - 1]);
    let later = TIMES.iter().position(|&time| rounds <= time).unwrap_or(TIMES.len() - 1).max(1);
    let late = (rounds - TIMES[later - 1]) / (TIMES[later] - TIMES[later - 1]);
    let mut both = |kind: usize, much: f32| {
        if much != 0.0 {
            note((later - 1) * KINDS + kind, much * (1.0 - late));
            note(later * KINDS + kind, much * late);
        }
    };
    let (taken, hand) = (game.taken()[seat], game.hands()[seat].cards());
    let worth = |customer: Customer| match customer {
        Customer::Tip => 0.0,
        colour if taken.has(colour) => 1.0,
        _ => 3.0,
    };
    both(0, Score::of(taken).total() as f32 / 4.0);
    let to_come = game.pile().plus(game.row());
    both(1, to_come.iter().map(worth).sum::<f32>() / to_come.len().max(1) as f32);
    both(2, game.row().iter().map(worth).sum::<f32>() / game.row().len().max(1) as f32);
    let cards = [Action::SameBet, Action::Swap, Action::Reroll, Action::Further];
    for (kind, card) in cards.into_iter().enumerate() {
        both(3 + kind, hand.count(card) as f32);
    }
    let players = game.players();
    let turn = (seat.index() + players - game.first().index()) % players;
    both(7, turn as f32 / players as f32);
    if turn == 0 {
        both(8, 1.0);
    }
    // The race for tips: what is to be lost, by how far the player is from being last.
    let tips =
        |player: Seat| game.taken()[player].count(Customer::Tip) + game.hands()[player].cards().count(Action::Tip);
    let others = game.vans().seats().filter(|&other| other != seat).map(tips);
    let (fewest, most) = others.fold((usize::MAX, 0), |(fewest, most), tips| (fewest.min(tips), most.max(tips)));
    let own = tips(seat);
    let ahead = (own + 2).saturating_sub(fewest).min(4);
    both(9 + ahead, 1.0);
    both(14, if ahead <= 1 { most as f32 / 4.0 } else { 0.0 });
    both(15, if ahead == 2 { most.max(own) as f32 / 4.0 } else { 0.0 });
    both(16, own as f32 / 4.0);
    let tile = game.vans()[seat].index();
    if tile > 0 {
        both(16 + tile, 1.0);
    }
    const { assert!(16 + RING == KINDS) };
}
