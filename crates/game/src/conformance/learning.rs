//! The law of learning: events are all a viewer needs to keep up with a game.

use super::{Battery, law, random_joint};
use crate::{FastChance, Game, Pending};

impl<G: Game> Battery<G> {
    /// Plays a random game. For every viewer, folding the redacted events of a turn into the observation before it must
    /// give the observation after it.
    ///
    /// Observations in the middle of a turn must be serializable too, because a view may render each of them.
    pub(super) fn learning_laws(&self, game: u64) {
        let chance = &mut FastChance::new(game ^ 0x1ea2);
        let mut state = G::deal(&self.options, chance, &mut |_| ());
        while let Pending::Seats(_) = state.pending() {
            let before = state.clone();
            let joint = random_joint(&state, chance);
            let mut events = Vec::new();
            state.apply_unchecked(&joint, chance, &mut |event| events.push(event));
            for viewer in self.viewers() {
                let mut known = before.observe(viewer);
                for event in &events {
                    G::learn(&mut known, &G::redact(event, viewer));
                    serde_json::to_string(&known).expect("an observation can be written");
                }
                law(known, state.observe(viewer), &format!("{viewer:?} learns everything from events\n{events:?}"));
            }
        }
    }
}
