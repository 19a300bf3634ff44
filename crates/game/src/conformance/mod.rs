//! The laws that every game keeps, as a test kit.
//!
//! A game's tests run [`Battery::run`] for each combination of options, keep a [`playthrough`] and [`sequences`] as
//! golden files, and check with [`assert_frequencies`] on small cases that determinizations have the right
//! distribution. Everything is seeded, so failures are reproducible.

mod json;
mod knowledge;
mod learning;
mod play;
mod rigged;
mod statistics;
mod text;

use std::collections::BTreeSet;
use std::fmt::Debug;

pub use statistics::assert_frequencies;
pub use text::{playthrough, sequences};

use crate::{FastChance, Game, Joint, MoveSet, Pending, Seat, Viewer};

/// The laws, for one combination of options.
#[derive(Debug)]
pub struct Battery<G: Game> {
    /// The options.
    pub options: G::Options,
    /// All cards and pieces, wherever they are. It never changes during a game.
    pub census: fn(&G) -> String,
    /// The number of random games for each law.
    pub games: u64,
}

impl<G: Game> Battery<G> {
    /// Checks every law.
    ///
    /// # Panics
    /// If a law is broken, with its name.
    pub fn run(&self) {
        Self::constant_laws();
        let moves = self.moves_ever_seen();
        for game in 0..self.games {
            self.play_laws(game, &moves);
            self.record_laws(game);
            self.learning_laws(game);
        }
        self.knowledge_laws();
    }

    /// All moves that were legal at some point, to be tried in states where they are illegal.
    fn moves_ever_seen(&self) -> BTreeSet<G::Move> {
        let mut seen = BTreeSet::new();
        for game in 0..self.games {
            self.each_state(game, |state, _| {
                for seat in state.pending().seats().iter() {
                    seen.extend(state.legal_moves(seat).iter());
                }
            });
        }
        seen
    }

    /// Plays a random game and calls `visit` with every state and a fresh source of randomness.
    fn each_state(&self, game: u64, mut visit: impl FnMut(&G, &mut FastChance)) {
        let chance = &mut FastChance::new(game);
        let mut state = G::deal(&self.options, chance, &mut |_| ());
        loop {
            visit(&state, &mut FastChance::new(chance.next_u64()));
            let Pending::Seats(_) = state.pending() else { return };
            let joint = random_joint(&state, chance);
            state.apply_unchecked(&joint, chance, &mut |_| ());
        }
    }

    /// All viewers.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let players = crate::Options::players(&self.options);
        (0..players).map(|index| Viewer::Seat(Seat::new(index))).chain([Viewer::Spectator, Viewer::Omniscient])
    }
}

/// A random legal move for each seat that has to choose.
fn random_joint<G: Game>(state: &G, chance: &mut FastChance) -> Joint<G::Move> {
    let mut joint = Joint::new(state.players());
    for seat in state.pending().seats().iter() {
        joint[seat] = Some(state.legal_moves(seat).pick(chance));
    }
    joint
}

/// Asserts equality with the name of the law.
#[track_caller]
#[allow(clippy::needless_pass_by_value)] // By value, the calls read the same for values and references.
fn law<T: PartialEq + Debug>(left: T, right: T, name: &str) {
    assert!(left == right, "law broken: {name}\n left: {left:?}\nright: {right:?}");
}
