//! The games in a terminal: pure functions from a perspective to a screen or to lines, and from keys to choices.
//!
//! This crate does no I/O, reads no clock and knows no rules: every control is a legal move or leads to one, every number
//! comes from a game's own crate, and every text from `words`.
//!
//! | module | responsible for |
//! |---|---|
//! | `screen` | [`Table`]: the bars, the game, log, chat and panels |
//! | `lobby` | [`Lobby`]: a table before a game |
//! | `plain` | [`Choices`]: the same in lines |
//! | `terminal_game` | `TerminalGame`: a game on the screen; [`Control`]; the list of games |
//! | `sushi_go`, `sushi_express`, `kanji_zushi` | the games |
//! | `card` | large and small cards |
//! | `pad` | the score pad |
//! | `style` | [`Look`]: colours and glyphs, as far as the terminal has them |
//! | `canvas` | drawing on cells |
//! | `text` | text in columns: cut and wrapped |

mod canvas;
mod card;
mod kanji_zushi;
mod lobby;
mod pad;
pub mod plain;
mod screen;
mod style;
mod sushi_express;
mod sushi_go;
mod terminal_game;
mod text;

pub use lobby::{Lobby, LobbySeat};
pub use plain::Choices;
pub use screen::{ChatLine, Keys, Panel, SMALLEST, Spots, Table};
pub use style::{Colours, Look};
pub use terminal_game::{Act, ChoiceGroup, Control};
