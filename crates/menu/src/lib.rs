//! The menu: the list of games, and dispatch to a game by its name.
//!
//! To add a game, implement [`PlayableGame`] for it in a file next to this one, and add it to the list below. Nothing
//! else in the workspace lists games, except for the pages (`web`), which define how each game is drawn.

mod analysis;
mod any;
mod choice;
mod kanji_zushi;
mod playable;
mod records;
mod remote;
mod sushi_express;
mod sushi_go;
mod translations;

pub use analysis::{Analysis, JudgedChoice, JudgedPosition, THOROUGH, analyse, mistakes};
pub use any::{
    AnyGame, AnyPerspective, Json, NO_HISTORY, ParsedOptions, RunningGame, SavedGame, deal, deal_from, parse_options,
    resume,
};
pub use bots::{JudgedMove, Judgement};
pub use choice::LegalChoice;
pub use playable::{GameInfo, PlayableGame, ScoreCard, UnknownGame};
pub use records::{
    RecordReadError, RecordedPosition, ReplayTurn, read_record, record_game, recorded_position, replay_json,
};
pub use remote::{RemoteGame, remote_perspective};
pub use translations::{LOCALES, LocaleFiles, Translations};

/// An operation on a game whose type is chosen by its name.
pub trait GameVisitor {
    /// The result.
    type Output;

    /// Runs the operation with the type of the game.
    fn visit<G: PlayableGame>(self) -> Self::Output;
}

macro_rules! menu {
    ($($game:ty),+ $(,)?) => {
        /// All games.
        pub const GAMES: &[GameInfo] = &[$(GameInfo::of::<$game>()),+];

        /// Runs an operation with the game of this name.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn with_game<V: GameVisitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            match name {
                $(<$game as game::Game>::NAME => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGame(name.to_owned())),
            }
        }
    };
}

menu![::sushi_go::SushiGo, ::sushi_express::SushiExpress, ::kanji_zushi::KanjiZushi];
