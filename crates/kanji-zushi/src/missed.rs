//! What somebody could have formed and did not, to be told when a game is over.

use game::{Game as _, Seat};

use crate::{Event, Kanji, KanjiZushi};

/// The best kanji that everybody missed, gathered turn by turn.
#[derive(Clone, Debug)]
pub struct Missed {
    /// For each seat.
    kanji: Vec<Vec<Kanji>>,
}

impl Missed {
    /// Before the first turn of so many players.
    pub fn new(players: usize) -> Self {
        Self { kanji: vec![Vec::new(); players] }
    }

    /// Looks at a turn: the game before it, and what came of it. If something better could have been formed, the best of
    /// it is remembered.
    pub fn turn(&mut self, before: &KanjiZushi, events: &[Event]) {
        let Some(seat) = before.pending().seats().iter().next() else { return };
        let formed = events.iter().find_map(|event| match event {
            Event::Formed { strokes, .. } => Some(*strokes),
            _ => None,
        });
        let moves = before.legal_moves(seat);
        // Of several with as many strokes the first in the order of the moves.
        let best = moves
            .forming()
            .map(|(_, kanji)| kanji)
            .reduce(|best, kanji| if kanji.strokes() > best.strokes() { kanji } else { best });
        if let Some(best) = best.filter(|best| Some(best.strokes()) > formed)
            && !self.kanji[seat.index()].contains(&best)
        {
            self.kanji[seat.index()].push(best);
        }
    }

    /// What a seat missed for good, most strokes first: not what it formed in another turn.
    pub fn of(&self, seat: Seat, after: &KanjiZushi) -> Vec<Kanji> {
        let formed = after.formed_by(seat).as_slice();
        let mut missed: Vec<Kanji> =
            self.kanji[seat.index()].iter().copied().filter(|kanji| !formed.contains(kanji)).collect();
        missed.sort_by_key(|kanji| std::cmp::Reverse(kanji.strokes()));
        missed
    }
}
