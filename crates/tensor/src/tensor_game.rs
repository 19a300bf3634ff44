//! A game as numbers.

use bots::Heuristics;
use game::{Game, MoveSet, Seat};
use serde::de::DeserializeOwned;

use crate::Layout;

/// A game whose observations and moves have numbers.
///
/// Observations are written from what a seat knows, so they cannot contain more. Fields of players go clockwise from
/// the viewer, so that one policy can play every seat.
pub trait TensorGame: Heuristics<Options: 'static, Observation: DeserializeOwned> + Sync {
    /// The version of the layout and of the numbers of moves. It changes whenever one of them does.
    const LAYOUT_VERSION: u32;

    /// The layout of observations.
    fn layout(options: &Self::Options) -> Layout;

    /// The number of actions. Each move that can ever be legal has its own number below it.
    fn actions(options: &Self::Options) -> usize;

    /// Writes the knowledge of a seat. The row is as wide as the layout.
    fn write_features(known: &Self::Observation, seat: Seat, row: &mut [u8]);

    /// The number of a move, which must be one that can be legal with these options.
    fn action(options: &Self::Options, chosen: Self::Move) -> usize;

    /// The move with this number; `None` if there is none.
    fn chosen(options: &Self::Options, action: usize) -> Option<Self::Move>;

    /// Writes which moves are legal. The row has a place for each action.
    #[inline]
    fn write_mask(options: &Self::Options, moves: &Self::Moves, row: &mut [bool]) {
        row.fill(false);
        for chosen in moves.iter() {
            row[Self::action(options, chosen)] = true;
        }
    }
}

/// The seats of a table clockwise, beginning with `seat`.
#[inline]
pub(crate) fn clockwise(seat: Seat, players: usize) -> impl Iterator<Item = Seat> {
    (0..players).scan(seat, move |next, _| {
        let this = *next;
        *next = next.left(players);
        Some(this)
    })
}

/// The number of seats clockwise from `seat` to `other`.
#[inline]
pub(crate) fn distance(seat: Seat, other: Seat, players: usize) -> usize {
    (other.index() + players - seat.index()) % players
}

/// The legal moves of a seat by number, in ascending order.
pub fn legal_actions<G: TensorGame>(state: &G, seat: Seat) -> Vec<usize> {
    let mut actions: Vec<usize> =
        state.legal_moves(seat).iter().map(|chosen| G::action(Game::options(state), chosen)).collect();
    actions.sort_unstable();
    actions
}
