//! What lies on the table, to look at.
//!
//! A whole state shows also what no player may see; whoever plays has only states drawn from an [`crate::Observation`].

use game::Seat;

use crate::{Actions, Customers, Dice, Hand, PerPlayer, Stage, SushiExpress, Tile, Track};

impl SushiExpress {
    /// What is to be chosen now, and by whom.
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Who bets first; once all have bet the lowest bettor, who bets first in the next round.
    #[inline]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The dice as they lie since they were last thrown.
    #[inline]
    pub const fn dice(&self) -> Option<Dice> {
        self.dice
    }

    /// The pawns on the track.
    #[inline]
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// Where the vans stand.
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

    /// The customers that lie face up.
    #[inline]
    pub const fn row(&self) -> Customers {
        self.row
    }

    /// The customers everybody has taken.
    #[inline]
    pub const fn taken(&self) -> &PerPlayer<Customers> {
        &self.taken
    }
}
