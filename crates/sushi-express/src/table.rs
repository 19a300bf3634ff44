//! Read access to the state.
//!
//! A state includes hidden information. A player's program gets an [`crate::Observation`] and samples states from it.

use game::Seat;

use crate::{Actions, Customers, Dice, Hand, PerPlayer, Stage, SushiExpress, Tile, Track};

impl SushiExpress {
    /// The current choice, and who has to make it.
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The first bettor; after the bets, the lowest bettor, who bets first in the next round.
    #[inline]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The last roll.
    #[inline]
    pub const fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// The pawns on the track.
    #[inline]
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// The tiles of the vans.
    #[inline]
    pub const fn vans(&self) -> &PerPlayer<Tile> {
        &self.vans
    }

    /// The hands.
    #[inline]
    pub const fn hands(&self) -> &PerPlayer<Hand> {
        &self.hands
    }

    /// The pile of action cards.
    #[inline]
    pub const fn actions(&self) -> Actions {
        self.actions
    }

    /// The pile of customers.
    #[inline]
    pub const fn pile(&self) -> Customers {
        self.pile
    }

    /// The customers that are face up.
    #[inline]
    pub const fn row(&self) -> Customers {
        self.row
    }

    /// The customers that each player has taken.
    #[inline]
    pub const fn taken(&self) -> &PerPlayer<Customers> {
        &self.taken
    }
}
