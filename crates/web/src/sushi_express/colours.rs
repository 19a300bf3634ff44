//! The colours of vans and pawns: people have the colour of their look, and bots those that are left. The emblem on a van and
//! its pawn is that of the seat.

use game::Seat;
use table::Look;

use crate::face::Face;
use crate::nameplate::Nameplate;
use crate::parts::hash;

/// The colours, in the order in which bots get them: those that stand out from the road come first.
const FOR_BOTS: [u8; Look::COLOURS as usize] = [1, 2, 6, 5, 4, 0, 3, 7];

/// The names at a table, and the colours that follow from them.
pub(super) struct Colours {
    /// A hash of all names.
    pub(super) names: u64,
    seats: Vec<u8>,
}

impl Colours {
    /// The colours of these players.
    pub(super) fn of(names: &[Nameplate]) -> Self {
        Self { names: hash(&names), seats: colours(names) }
    }

    /// The class that gives the things of a seat its colour.
    pub(super) fn class(&self, seat: Seat) -> String {
        format!("player-{}", self.seats.get(seat.index()).copied().unwrap_or_default() + 1)
    }
}

/// The colour of each seat. In a record two people may have the same look; then the first one has the colour.
fn colours(names: &[Nameplate]) -> Vec<u8> {
    let mut colours: Vec<Option<u8>> = Vec::with_capacity(names.len());
    for plate in names {
        let chosen = match plate.face {
            Some(Face::Animal { colour, .. }) => Some(colour),
            _ => None,
        };
        colours.push(chosen.filter(|colour| !colours.contains(&Some(*colour))));
    }
    let free: Vec<u8> = FOR_BOTS.into_iter().filter(|colour| !colours.contains(&Some(*colour))).collect();
    let mut free = free.into_iter();
    colours.into_iter().map(|colour| colour.or_else(|| free.next()).unwrap_or_default()).collect()
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    fn person(colour: u8) -> Nameplate {
        Nameplate::person("Ana", Look { face: 0, colour })
    }

    #[test]
    fn people_keep_their_colours_and_nobody_shares_one() {
        let bot = || Err(Level::Cook);
        let sitting = vec![bot(), Ok(person(1)), bot(), Ok(person(2)), Ok(person(1)), bot()];
        let colours = colours(&Nameplate::everybody("", sitting));
        assert_eq!((colours[1], colours[3]), (1, 2));
        for (seat, colour) in colours.iter().enumerate() {
            assert!(!colours[..seat].contains(colour), "{colours:?}");
        }
    }
}
