//! The menu: the one list of games, and how generic code reaches a game by its name.
//!
//! A game comes onto the menu by a file beside this one that implements [`Dish`] for it, and by its name in the list below.
//! Nothing else in the workspace lists games.

mod analysis;
mod any;
mod choice;
mod dish;
mod kanji_zushi;
mod records;
mod sushi_express;
mod sushi_go;
mod words;

pub use analysis::{Analysis, JudgedChoice, Moment, THOROUGH, analyse, mistakes};
pub use any::{Agreed, AnyGame, Json, Played, Question, agree, deal};
pub use bots::{JudgedMove, Judgement};
pub use choice::LegalChoice;
pub use dish::{Dish, Entry, ScoreCard, UnknownGame};
pub use records::{RecordRefusal, Relived, Told, read_record, record_game, relive, tell};
pub use words::Words;

/// Something to do with a game that is only known by its name.
pub trait Order {
    /// What comes of it.
    type Served;

    /// Does it, with the game's own type.
    fn serve<G: Dish>(self) -> Self::Served;
}

macro_rules! menu {
    ($($game:ty),+ $(,)?) => {
        /// Every game there is.
        pub const GAMES: &[Entry] = &[$(Entry::of::<$game>()),+];

        /// Does something with the game of this name.
        ///
        /// # Errors
        /// If there is no such game.
        pub fn serve<O: Order>(name: &str, order: O) -> Result<O::Served, UnknownGame> {
            match name {
                $(<$game as game::Game>::NAME => Ok(order.serve::<$game>()),)+
                _ => Err(UnknownGame(name.to_owned())),
            }
        }
    };
}

menu![::sushi_go::SushiGo, ::sushi_express::SushiExpress, ::kanji_zushi::KanjiZushi];
