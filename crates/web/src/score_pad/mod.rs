//! The score pad for games with physical cards.
//!
//! A form lists everything that can be counted in a game, with the functions of the game's crate that score it. The server
//! uses these functions. For the script, which must work offline, the form writes all results that a sheet can need into
//! tables; the script only looks them up. `crates/browser/tests/modules/score_pad.rs` compares it with the rules on
//! thousands of random sheets.
//!
//! | module | responsible for |
//! |---|---|
//! | `form` | [`Form`]: the cells, lines and limits of a pad, and the tables for the script |
//! | `sushi_go`, `sushi_express`, `kanji_zushi` | the form of each game |
//! | `sheet` | [`Sheet`]: the entered counts, as a query string and as form fields |
//! | `sum` | [`Sum`]: the points |
//! | `page` | the pad as a page |
//! | `podium` | the end: who has won |
//! | `player` | a player's column |
//! | `paper` | the printed sheet |
//! | `shelf` | the list of score pads and of past games; the files to cache for offline use |

mod form;
mod kanji_zushi;
mod page;
mod paper;
mod player;
mod podium;
mod sheet;
mod shelf;
mod sum;
mod sushi_express;
mod sushi_go;
#[cfg(test)]
mod tests;

use form::{Cell, Entry, Form, Label, Limit, Line, Prize, Tie};
use sheet::{Sheet, Stage};
use sum::Sum;

pub use page::{after, score_pad};
pub use shelf::{score_pads, service_worker};
