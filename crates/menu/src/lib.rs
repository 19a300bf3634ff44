//! The menu: the one list of games, and how generic code reaches a game by its name.
//!
//! A game comes onto the menu by a file beside this one that implements [`PlayableGame`] for it, and by its name in the list
//! below. Nothing else in the workspace lists games, except the pages (`web`), which say how each is drawn.

mod analysis;
mod any;
mod choice;
mod kanji_zushi;
mod playable;
mod records;
mod sushi_express;
mod sushi_go;
mod translations;

pub use analysis::{Analysis, JudgedChoice, JudgedPosition, THOROUGH, analyse, mistakes};
pub use any::{AnyGame, AnyPerspective, Json, NO_HISTORY, ParsedOptions, RunningGame, deal, parse_options};
pub use bots::{JudgedMove, Judgement};
pub use choice::LegalChoice;
pub use playable::{GameInfo, PlayableGame, ScoreCard, UnknownGame};
pub use records::{
    RecordReadError, RecordedPosition, ReplayTurn, read_record, record_game, recorded_position, replay_json,
};
pub use translations::{LOCALES, LocaleFiles, Translations};

/// Something to do with a game that is only known by its name.
pub trait GameVisitor {
    /// The result.
    type Output;

    /// Does it, with the game's own type.
    fn visit<G: PlayableGame>(self) -> Self::Output;
}

macro_rules! menu {
    ($($game:ty),+ $(,)?) => {
        /// Every game there is.
        pub const GAMES: &[GameInfo] = &[$(GameInfo::of::<$game>()),+];

        /// Does something with the game of this name.
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
