//! Values of customers, cards and tiles in points.
//!
//! They depend only on public information and, for tips, on the player's own hand.

use game::{Game as _, Kind as _, Seat};
use sushi_express::{Action, Customer, SushiExpress, Tile};

/// Values of action cards in hand, by kind.
const CARDS: [f32; 5] = [0.3, 0.3, 0.7, 0.7, 0.0];

/// Value of an action card that is still to be drawn.
pub(super) const UNSEEN_CARD: f32 = 0.6;

/// Value of driving one tile further: a customer is worth two and a half points and is twelve tiles away.
const TILE: f32 = 0.2;

/// Share of the face-up customers that a round uses up, including discarded ones.
const TURNOVER: f32 = 0.7;

pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Value of a card in hand.
pub(super) fn card(card: Action) -> f32 {
    CARDS[card.index()]
}

/// Estimated number of rounds after this one.
pub(super) fn rounds_left(game: &SushiExpress) -> f32 {
    game.pile().len() as f32 / (TURNOVER * game.players() as f32)
}

/// Value of a van's position with this number of rounds left.
pub(super) fn tile(tile: Tile, rounds_left: f32) -> f32 {
    TILE * tile.index() as f32 * (rounds_left * 0.7).min(1.0)
}

/// The race for tips from one player's point of view.
#[derive(Clone, Copy)]
pub(super) struct Race {
    own: f32,
    fewest: f32,
    most: f32,
    spread: f32,
}

impl Race {
    /// The race, given everybody's tips.
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

    /// The expected loss with this number of additional tips.
    pub(super) fn cost(self, more: f32) -> f32 {
        self.most.max(self.own + more) * logistic((self.fewest - self.own - more) / self.spread)
    }
}
