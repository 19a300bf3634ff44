//! The ranks of one game by entrant.

use game::{MAX_SEATS, Outcome, Seat};

use crate::interval::WHOLE;

/// The ranks of one game: 1 for the winner, equal ranks for ties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ranks {
    ranks: [u8; MAX_SEATS],
    entrants: u8,
}

impl Ranks {
    /// The ranks of a game in which entrant `seating[seat]` had that seat.
    pub(crate) fn of(outcome: &Outcome, seating: &[usize]) -> Self {
        let mut ranks = [0; MAX_SEATS];
        for (seat, &entrant) in seating.iter().enumerate() {
            ranks[entrant] = outcome.ranks[Seat::new(seat)];
        }
        Self { ranks, entrants: seating.len() as u8 }
    }

    /// These ranks, in entry order.
    #[cfg(test)]
    pub(crate) fn new(by_entrant: &[u8]) -> Self {
        let mut ranks = [0; MAX_SEATS];
        ranks[..by_entrant.len()].copy_from_slice(by_entrant);
        Self { ranks, entrants: by_entrant.len() as u8 }
    }

    /// The ranks, in entry order.
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.ranks[..self.entrants as usize]
    }

    /// An entrant's share of the win, in parts of [`WHOLE`].
    pub(crate) fn parts(&self, entrant: usize) -> u64 {
        let winners: u64 = self.as_slice().iter().map(|&rank| u64::from(rank == 1)).sum();
        if self.ranks[entrant] == 1 { WHOLE / winners } else { 0 }
    }
}
