//! The laws that every game keeps, as a kit for its tests.
//!
//! A game's tests run [`Battery::run`] for each way it can be played, pin a [`playthrough`] and [`sequences`] as text,
//! and show with [`assert_frequencies`] on small cases that determinizations are drawn rightly. Everything is seeded:
//! a failure happens again.

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

/// The laws, for one way a game can be played.
#[derive(Debug)]
pub struct Battery<G: Game> {
    /// Which way.
    pub options: G::Options,
    /// All cards and pieces, wherever they are; the same at every moment.
    pub census: fn(&G) -> String,
    /// How many random games each law is tried on.
    pub games: u64,
}

impl<G: Game> Battery<G> {
    /// Tries every law.
    ///
    /// # Panics
    /// If one does not hold, naming it.
    pub fn run(&self) {
        self.constant_laws();
        let moves = self.moves_ever_seen();
        for game in 0..self.games {
            self.play_laws(game, &moves);
            self.record_laws(game);
            self.learning_laws(game);
        }
        self.knowledge_laws();
    }

    /// Moves that were legal somewhere in some game: to be tried where they are not.
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

    /// Plays a random game, showing every state with more luck to spend on it.
    fn each_state(&self, game: u64, mut look: impl FnMut(&G, &mut FastChance)) {
        let chance = &mut FastChance::new(game);
        let mut state = G::deal(&self.options, chance, &mut |_| ());
        loop {
            look(&state, &mut FastChance::new(chance.next_u64()));
            let Pending::Seats(_) = state.pending() else { return };
            let joint = random_joint(&state, chance);
            state.apply_unchecked(&joint, chance, &mut |_| ());
        }
    }

    /// Everybody who can look on.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let players = crate::Options::players(&self.options);
        (0..players).map(|index| Viewer::Seat(Seat::new(index))).chain([Viewer::Spectator, Viewer::Omniscient])
    }
}

/// A choice for everybody who must choose, each legal move equally likely.
fn random_joint<G: Game>(state: &G, chance: &mut FastChance) -> Joint<G::Move> {
    let mut joint = Joint::new(state.players());
    for seat in state.pending().seats().iter() {
        joint[seat] = Some(state.legal_moves(seat).pick(chance));
    }
    joint
}

/// Asserts equality, naming the law.
#[track_caller]
#[allow(clippy::needless_pass_by_value)] // Reads as the law does, for values and references alike.
fn law<T: PartialEq + Debug>(left: T, right: T, says: &str) {
    assert!(left == right, "law broken: {says}\n left: {left:?}\nright: {right:?}");
}
