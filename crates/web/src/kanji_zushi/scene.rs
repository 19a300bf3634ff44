//! The table at one moment as a viewer knows it, also in the middle of a turn, while an attempt lies on the bench.

use game::Seat;
use kanji_zushi::{Event, Half, Kanji, Observation, Why};

/// The table at one moment.
pub(crate) struct Scene {
    /// What is known; in the middle of a turn, what was known before it.
    pub(crate) known: Observation,
    /// The turn that is being played; nothing between two turns.
    pub(crate) happening: Option<Happening>,
}

impl Scene {
    /// Where in the row of shari the one lies that is being tried, counted from 1.
    pub(crate) fn tried_shari(&self) -> Option<usize> {
        let (attempt, _) = self.happening.as_ref()?.attempt?;
        let deck = self.known.options.deck();
        let place = deck.shari_of(self.known.table).position(|half| half == attempt.shari)?;
        Some(place + 1)
    }
}

/// A turn that is being played.
pub(crate) struct Happening {
    pub(crate) attempt: Option<(Attempt, Stage)>,
    /// What else happens, as sentences.
    pub(crate) news: Vec<String>,
}

/// How far an attempt is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stage {
    /// The halves have been laid down.
    Tried,
    /// It is known what they are.
    Judged,
}

/// A neta and a shari that a player has laid side by side.
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
