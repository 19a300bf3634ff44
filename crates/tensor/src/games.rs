//! The list of games, and dispatch to a game by its name.

use std::fmt;

use game::Game as _;

use crate::TensorGame;

/// An operation on a game whose type is chosen by its name.
pub trait GameVisitor {
    /// The result.
    type Output;

    /// Runs the operation with the type of the game.
    fn visit<G: TensorGame>(self) -> Self::Output;
}

/// There is no game with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGameError(String);

impl fmt::Display for UnknownGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game '{}'; there are: {}", self.0, GAMES.join(", "))
    }
}

impl std::error::Error for UnknownGameError {}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games.
        pub const GAMES: &[&str] = &[$(<$game>::NAME),+];

        /// Runs an operation with the game of this name.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn with_game<V: GameVisitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGameError> {
            match name {
                $(<$game>::NAME => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGameError(name.to_owned())),
            }
        }
    };
}

games![::sushi_go::SushiGo, ::sushi_express::SushiExpress, ::kanji_zushi::KanjiZushi];
