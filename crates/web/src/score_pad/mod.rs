//! The score pad for people who play with the real boxes.
//!
//! A form says what can be entered for a game, and what it is worth, as tables that are made by the game's own rules. Adding up
//! is looking up in these tables. A page carries them along, so that its script can add up where there is no house to ask, and
//! knows no more rules than the page does.
//!
//! | module | responsible for |
//! |---|---|
//! | `form` | [`Form`]: what can be entered, and the tables |
//! | `sushi_go`, `sushi_express`, `kanji_zushi` | the form of each game |
//! | `sheet` | [`Sheet`]: what was entered, as an address and as the fields of a page |
//! | `sum` | [`Sum`]: the points |
//! | `page` | the pad as a page |
//! | `paper` | the sheet as it is printed |
//! | `shelf` | the choice of a game; what a browser keeps for when it is offline |

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
