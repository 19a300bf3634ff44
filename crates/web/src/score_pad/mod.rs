//! The score pad for people who play with the real boxes.
//!
//! A form lists everything that can be counted for a game, with the functions of the game's crate that score it. The server adds
//! up with these functions. For the script, which must work without a connection, the form writes all results that a sheet can
//! need into tables; the script looks them up and knows no game. `crates/browser/tests/modules/score_pad.rs` holds it to the
//! rules with thousands of random sheets.
//!
//! | module | responsible for |
//! |---|---|
//! | `form` | [`Form`]: the cells, lines and limits of a pad, and the tables for the script |
//! | `sushi_go`, `sushi_express`, `kanji_zushi` | the form of each game |
//! | `sheet` | [`Sheet`]: the entered counts, as an address and as the fields of a page |
//! | `sum` | [`Sum`]: the points |
//! | `page` | the pad as a page |
//! | `paper` | the sheet as it is printed |
//! | `shelf` | the choice of a game; the files that a browser keeps for when it is offline |

mod form;
mod kanji_zushi;
mod page;
mod paper;
mod sheet;
mod shelf;
mod sum;
mod sushi_express;
mod sushi_go;
#[cfg(test)]
mod tests;

use form::{Cell, Form, Label, Limit, Line, Prize, Tie};
use sheet::Sheet;
use sum::Sum;

pub use page::{after, score_pad};
pub use shelf::{score_pads, service_worker};
