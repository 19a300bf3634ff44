//! Kanji that a player could have formed and did not, for the review after a game.

use game::Seat;

use crate::{Event, Kanji, Observation};

/// The best kanji that each player missed, collected turn by turn.
#[derive(Clone, Debug)]
pub struct MissedKanji {
    /// For each seat.
    kanji: Vec<Vec<Kanji>>,
}

impl MissedKanji {
    /// A collection for so many players, before their first turn.
    pub fn new(players: usize) -> Self {
        Self { kanji: vec![Vec::new(); players] }
    }

    /// Compares a turn with the best that its player could have formed.
    ///
    /// `before` is what somebody knew before the turn who sees the player's hand: the player, or an omniscient viewer.
    /// For any other viewer nothing is collected.
    pub fn turn(&mut self, before: &Observation, events: &[Event]) {
        let Some(seat) = before.turn.filter(|&seat| before.viewer.sees(seat)) else { return };
        let formed = events.iter().find_map(|event| match event {
            Event::Formed { strokes, .. } => Some(*strokes),
            _ => None,
        });
        // Of several with as many strokes the first in the order of the moves.
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

    /// The kanji that a player missed and did not form in another turn either, most strokes first.
    pub fn of(&self, seat: Seat, after: &Observation) -> Vec<Kanji> {
        let formed = after.places[seat].formed.as_slice();
        let mut missed: Vec<Kanji> =
            self.kanji[seat.index()].iter().copied().filter(|kanji| !formed.contains(kanji)).collect();
        missed.sort_by_key(|kanji| std::cmp::Reverse(kanji.strokes()));
        missed
    }
}
