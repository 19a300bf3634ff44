//! Everything that people read about games and tables, in every language. Pages and terminals say the same.
//!
//! | module | responsible for |
//! |---|---|
//! | `locale` | [`Language`], [`Locale`]: all texts |
//! | `terms` | the messages for the things of tables and games |
//! | `naming` | [`Naming`]: the names of everybody at a table |
//! | `regulars` | [`Character`]: the regulars that bots play as |
//! | `game_words` | [`GameWords`]: a game in words; the list of games |
//! | `hint` | [`Hint`]: the move of the strongest bot, with a reason |
//! | `result` | the result of a game, as sentences |
//! | `sushi_go`, `sushi_express`, `kanji_zushi` | the games |

mod game_words;
mod hint;
pub mod kanji_zushi;
pub mod locale;
mod naming;
mod regulars;
pub mod result;
pub mod sushi_express;
pub mod sushi_go;
pub mod terms;

pub use game_words::{AnyGameWords, GAME_WORDS, GameWords, game_name, game_words, words_of};
pub use hint::{Hint, hint};
pub use locale::{Language, Locale, PerLanguage, Term, UnknownLanguage, capital};
pub use naming::Naming;
pub use regulars::{Character, Mood, characters, regulars};
