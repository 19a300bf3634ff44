//! What a browser sees: pure functions from what somebody knows to HTML.
//!
//! Nothing here opens a file, a socket or a clock, and nothing knows a rule: every control that can be used is a move that
//! the engine has named, and every number comes from a game's own crate.
//!
//! | module | responsible for |
//! |---|---|
//! | `speech` | [`Language`], [`Speech`]: everything a person reads |
//! | `reader` | [`Reader`]: who reads a page, and how they like it |
//! | `assets` | [`Asset`]: style, script and drawings, named after what is in them |
//! | `drawing` | drawings in a page |
//! | `page` | what all pages have around them |
//! | `look` | [`Look`]: what somebody has opened or picked on a page |
//! | `home` | the first page |
//! | `lobby` | a table before a game |
//! | `table_page` | a table, whatever goes on there, and the steps that lead to what is now |
//! | `game_view` | `GameView`: what a game shows of itself; the list of games that can be seen |
//! | `sushi_express` | Sushi Express |
//! | `sushi_go` | Sushi Go! |
//! | `kanji_zushi` | Kanji-zushi |
//! | `nameplate` | what somebody at a table is called |
//! | `talk` | what people say at a table |
//! | `invite` | the link to a table |
//! | `pad`, `chart` | scores, line by line and over the rounds |
//! | `puzzle` | the kanji puzzle |
//! | `score_pad` | the pad for those who play with the real boxes |
//! | `book` | the rules |
//! | `guide` | a first game, with a few sentences for each choice |
//! | `hint` | what an itamae would play, and why |
//! | `replay` | a finished game, turn by turn, and how the bots judge it |
//! | `sorry` | what could not be done |

mod assets;
mod book;
mod chart;
mod drawing;
mod game_view;
mod guide;
mod hint;
mod home;
mod invite;
mod kanji_zushi;
mod lobby;
mod look;
mod nameplate;
mod pad;
mod page;
mod puzzle;
mod reader;
mod replay;
mod score_pad;
mod sorry;
mod speech;
mod sushi_express;
mod sushi_go;
mod table_page;
mod talk;

pub use assets::{Asset, asset, asset_named, manifest};
pub use book::rules;
pub use guide::{Steps, guide, guide_on};
pub use hint::{hint, may_ask};
pub use home::{Home, home};
pub use look::Look;
pub use page::POLICY;
pub use puzzle::{Day, Puzzling, puzzle};
pub use reader::{PREFERENCES, Reader, Theme};
pub use replay::{Seance, replay};
pub use score_pad::{after as score_pad_after, score_pad, score_pads, service_worker};
pub use sorry::{said, sorry};
pub use speech::{Language, Speech};
pub use table_page::{Beside, Step, Visit, steps, table_page};
