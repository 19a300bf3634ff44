//! The table at one moment as a viewer knows it, also during a turn, when cards are revealed and hands not passed yet.

use game::Seat;
use sushi_go::{Card, Event, Observation, Pad, RoundScore, pudding_points};

/// A card that was just played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlayedCard {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) on_wasabi: bool,
}

/// The table at one moment.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) known: Observation,
    /// The cards played in the latest turn, if they are still on the table.
    pub(crate) fresh: Vec<PlayedCard>,
    /// The score pad of a round that has just ended, while it is shown.
    pub(crate) tally: Option<Pad>,
}

impl Scene {
    /// The table between two turns; `latest` are the events of the previous one.
    pub(crate) fn between(known: Observation, latest: &[Event]) -> Self {
        let ended = latest.iter().any(|event| matches!(event, Event::RoundScored { .. }));
        let fresh = if ended { Vec::new() } else { fresh(latest) };
        Self { known, fresh, tally: None }
    }

    /// The table after the reveal, given the observation before the turn.
    pub(crate) fn revealed(before: &Observation, events: &[Event]) -> Self {
        let mut known = before.clone();
        let is_reveal = |event: &&Event| matches!(event, Event::Laid { .. } | Event::ReturnedChopsticks { .. });
        for event in events.iter().take_while(is_reveal) {
            known.learn(*event);
        }
        Self { known, fresh: fresh(events), tally: None }
    }

    /// The cards that a seat has just played.
    pub(crate) fn played_by(&self, seat: Seat) -> Vec<PlayedCard> {
        self.fresh.iter().copied().filter(|fresh| fresh.seat == seat).collect()
    }

    /// The number of players.
    pub(crate) fn players(&self) -> usize {
        self.known.hands.len()
    }

    /// The score of a place if the round ended now.
    pub(crate) fn score(&self, seat: Seat) -> RoundScore {
        RoundScore::of_round(&self.known.tableaus)[seat]
    }

    /// The points of finished rounds.
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.known.pad.totals()[seat]
    }

    /// The puddings of a seat, and their points if the game ended now.
    pub(crate) fn puddings(&self, seat: Seat) -> (usize, i32) {
        let puddings = self.known.tableaus.map(|tableau| tableau.puddings() as u8);
        (puddings[seat].into(), pudding_points(&puddings)[seat])
    }
}

fn fresh(events: &[Event]) -> Vec<PlayedCard> {
    let played = events.iter().filter_map(|event| match *event {
        Event::Laid { seat, card, on_wasabi } => Some(PlayedCard { seat, card, on_wasabi }),
        _ => None,
    });
    played.collect()
}
