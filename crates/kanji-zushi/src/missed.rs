//! Kanji that a player could have formed and did not, for the review after a game.

use game::Seat;

use crate::{Event, Kanji, Observation};

/// The best kanji that each player missed, collected turn by turn.
#[derive(Clone, Debug)]
pub struct MissedKanji {
    /// The missed kanji, by seat.
    kanji: Vec<Vec<Kanji>>,
}

impl MissedKanji {
    /// An empty collection for this number of players.
    pub fn new(players: usize) -> Self {
        Self { kanji: vec![Vec::new(); players] }
    }

    /// Compares a turn with the best kanji that the player could have formed.
    ///
    /// `before` is the observation before the turn, by a viewer who sees the hand: the player or the omniscient viewer.
    /// For other viewers, nothing is collected.
    pub fn turn(&mut self, before: &Observation, events: &[Event]) {
        let Some(seat) = before.turn.filter(|&seat| before.viewer.sees(seat)) else { return };
        let formed = events.iter().find_map(|event| match event {
            Event::Formed { strokes, .. } => Some(*strokes),
            _ => None,
        });
        // The first in the order of the moves, if several have equally many strokes.
        let best = before
            .forming(seat)
            .map(|(_, kanji)| kanji)
            .reduce(|best, kanji| if kanji.strokes() > best.strokes() { kanji } else { best });
        if let Some(best) = best.filter(|best| Some(best.strokes()) > formed)
            && !self.kanji[seat.index()].contains(&best)
        {
            self.kanji[seat.index()].push(best);
        }
    }

    /// The kanji that a player missed and did not form in another turn, most strokes first.
    pub fn of(&self, seat: Seat, after: &Observation) -> Vec<Kanji> {
        let formed = after.places[seat].formed.as_slice();
        let mut missed: Vec<Kanji> =
            self.kanji[seat.index()].iter().copied().filter(|kanji| !formed.contains(kanji)).collect();
        missed.sort_by_key(|kanji| std::cmp::Reverse(kanji.strokes()));
        missed
    }
}
