//! Who came where in one game, by entrant: what ratings and bets are made of.

use game::{MAX_SEATS, Outcome, Seat};

use crate::interval::WHOLE;

/// The places of one game: 1 for the winner, equal numbers for a shared place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ranks {
    places: [u8; MAX_SEATS],
    entrants: u8,
}

impl Ranks {
    /// The places of a game in which entrant `sits[seat]` had that seat.
    pub(crate) fn of(outcome: &Outcome, sits: &[usize]) -> Self {
        let mut places = [0; MAX_SEATS];
        for (seat, &entrant) in sits.iter().enumerate() {
            places[entrant] = outcome.ranks[Seat::new(seat)];
        }
        Self { places, entrants: sits.len() as u8 }
    }

    /// These places, in the order of the entrants.
    #[cfg(test)]
    pub(crate) fn new(by_entrant: &[u8]) -> Self {
        let mut places = [0; MAX_SEATS];
        places[..by_entrant.len()].copy_from_slice(by_entrant);
        Self { places, entrants: by_entrant.len() as u8 }
    }

    /// The places, in the order of the entrants.
    pub(crate) fn as_slice(&self) -> &[u8] {
        &self.places[..self.entrants as usize]
    }

    /// How much of the victory is the entrant's, in parts of [`WHOLE`].
    pub(crate) fn parts(&self, entrant: usize) -> u64 {
        let winners: u64 = self.as_slice().iter().map(|&place| u64::from(place == 1)).sum();
        if self.places[entrant] == 1 { WHOLE / winners } else { 0 }
    }
}
