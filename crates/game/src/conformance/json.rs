//! The law of JSON: every value survives a round trip.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Battery, law, random_joint};
use crate::{FastChance, Game, Pending};

impl<G: Game<Event: DeserializeOwned, Observation: DeserializeOwned>> Battery<G> {
    /// Plays random games and checks that the events and observations of every viewer survive a round trip through
    /// JSON.
    ///
    /// # Panics
    /// If one does not.
    pub fn json_laws(&self) {
        for game in 0..self.games {
            let chance = &mut FastChance::new(game ^ 0x150e);
            let mut events = Vec::new();
            let mut state = G::deal(&self.options, chance, &mut |event| events.push(event));
            loop {
                for viewer in self.viewers() {
                    reads_back(&state.observe(viewer));
                    for event in &events {
                        reads_back(&G::redact(event, viewer));
                    }
                }
                let Pending::Seats(_) = state.pending() else { break };
                let joint = random_joint(&state, chance);
                events.clear();
                state.apply_unchecked(&joint, chance, &mut |event| events.push(event));
            }
        }
    }
}

fn reads_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).expect("a value can be written as JSON");
    let read: T = serde_json::from_str(&json).unwrap_or_else(|error| panic!("law broken: {json} can be read: {error}"));
    law(&read, value, "a value reads back as it was written");
}
