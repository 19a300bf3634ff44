//! The table at one moment as a viewer knows it, also during a turn, while an attempt is on the bench.

use game::Seat;
use kanji_zushi::{Event, Half, Kanji, Observation, Why};

/// The table at one moment.
pub(crate) struct Scene {
    /// The observation; during a turn, the one before it.
    pub(crate) known: Observation,
    /// The turn that is being shown; `None` between two turns.
    pub(crate) happening: Option<ShownTurn>,
}

impl Scene {
    /// The position of the tried shari in the row, from 1.
    pub(crate) fn tried_shari(&self) -> Option<usize> {
        let (attempt, _) = self.happening.as_ref()?.attempt?;
        let row = self.known.options.deck().shari_row(&self.known.row);
        Some(row.iter().position(|half| *half == Some(attempt.shari))? + 1)
    }

    /// Whether the shari are about to go under the deck.
    pub(crate) fn is_swept(&self) -> bool {
        self.happening.as_ref().is_some_and(|happening| happening.sweeps)
    }
}

/// A turn that is being shown.
pub(crate) struct ShownTurn {
    pub(crate) attempt: Option<(Attempt, Stage)>,
    /// The other events, as sentences.
    pub(crate) news: Vec<String>,
    /// Whether the shari leave the table.
    pub(crate) sweeps: bool,
}

/// The stage of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    /// The halves have been laid down.
    Tried,
    /// The result is known.
    Judged,
    /// The cards have left the bench, and the result stays.
    Past,
}

/// A neta and a shari that a player has combined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attempt {
    pub(crate) seat: Seat,
    pub(crate) neta: Half,
    pub(crate) shari: Half,
    pub(crate) found: Result<Kanji, Why>,
}

impl Attempt {
    /// The attempt of a turn, if there was one.
    pub(crate) fn of(events: &[Event]) -> Option<Self> {
        events.iter().find_map(|event| match *event {
            Event::Formed { seat, neta, shari, kanji, .. } => Some(Self { seat, neta, shari, found: Ok(kanji) }),
            Event::Failed { seat, neta, shari, why } => Some(Self { seat, neta, shari, found: Err(why) }),
            _ => None,
        })
    }
}
