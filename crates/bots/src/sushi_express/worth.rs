//! What customers, cards and tiles are worth in points.
//!
//! All of it follows from what everybody at the table knows, and for tips from the player's own hand.

use game::{Game as _, Kind as _, Seat};
use sushi_express::{Action, Customer, SushiExpress, Tile};

/// What an action card is worth in hand, by its kind.
const CARDS: [f32; 5] = [0.3, 0.3, 0.7, 0.7, 0.0];

/// What an action card is worth that is still to be drawn.
pub(super) const UNSEEN_CARD: f32 = 0.6;

/// What driving a tile further is worth: a customer is worth two points and a half, and is twelve tiles away.
const TILE: f32 = 0.2;

/// How much of the customers that lie face up a round uses, discarded ones included.
const TURNOVER: f32 = 0.7;

pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// What one card of a hand is worth.
pub(super) fn card(card: Action) -> f32 {
    CARDS[card.index()]
}

/// How many rounds are still to come after this one, more or less.
pub(super) fn rounds_left(game: &SushiExpress) -> f32 {
    game.pile().len() as f32 / (TURNOVER * game.players() as f32)
}

/// What it is worth that a van stands on this tile, when so many rounds are still to come.
pub(super) fn tile(tile: Tile, rounds_left: f32) -> f32 {
    TILE * tile.index() as f32 * (rounds_left * 0.7).min(1.0)
}

/// The race for tips as one player sees it.
#[derive(Clone, Copy)]
pub(super) struct Race {
    own: f32,
    fewest: f32,
    most: f32,
    spread: f32,
}

impl Race {
    /// The race as it stands, given everybody's tips.
    pub(super) fn of(game: &SushiExpress, seat: Seat, tips: impl Fn(Seat) -> usize) -> Self {
        let (mut fewest, mut most) = (usize::MAX, 0);
        for other in game.vans().seats().filter(|&other| other != seat) {
            fewest = fewest.min(tips(other));
            most = most.max(tips(other));
        }
        let to_come = (game.pile().count(Customer::Tip) + game.row().count(Customer::Tip)) as f32;
        let each = to_come / game.players() as f32;
        Self {
            own: tips(seat) as f32,
            fewest: fewest as f32 + 0.3,
            most: most as f32 + 0.8 * each,
            spread: 0.25 + 0.5 * each,
        }
    }

    /// What it will cost, more or less, with so many tips more than now.
    pub(super) fn cost(self, more: f32) -> f32 {
        self.most.max(self.own + more) * logistic((self.fewest - self.own - more) / self.spread)
    }
}
