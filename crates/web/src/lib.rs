//! The web interface: pure functions from a viewer's knowledge to HTML.
//!
//! This crate does no I/O, reads no clock and knows no rules: every control is a legal move from the engine, and every
//! number comes from a game's own crate.
//!
//! | module | responsible for |
//! |---|---|
//! | `terms` | the messages for the things of tables and games |
//! | `reader` | [`Reader`]: the reader of a page, and their preferences |
//! | `assets` | [`Asset`]: style, script and drawings, named by content hash |
//! | `drawing` | drawings in a page |
//! | `glyphs` | the strokes of halves and kanji, as files that pages refer to |
//! | `page` | the frame of all pages |
//! | `selection` | [`Selection`]: the picks of a reader towards a choice |
//! | `home` | the home page |
//! | `game_card` | a game on the home page, with a form to play it |
//! | `own_games` | the running and finished games of the reader, and their statistics |
//! | `opponents`, `level_choice` | the bots in a quick game, as last chosen, and the control to choose their level |
//! | `settings`, `look_picker` | the settings: preferences, name, face and colour |
//! | `notice` | [`Notice`]: the result of a form, shown on the next page |
//! | `lobby` | a table before a game |
//! | `party` | a table in one room: the big screen, phones as hands, one phone for all |
//! | `table_page` | [`TablePage`]: the page of a table, in parts and as a whole |
//! | `parts` | named parts of a page, rendered only when they have changed |
//! | `snapshot` | [`Update`]: a change of a table, rendered once for everybody |
//! | `session` | [`PageSession`]: an open page, and the messages that bring it up to date |
//! | `step` | those messages as JSON |
//! | `cast`, `status`, `nameplate` | the players at a table, their status and names |
//! | `page_game` | `PageGame`: the pages of a game; the list of games with pages |
//! | `game_scene` | a game outside a table, in a guide or a replay |
//! | `sushi_express` | Sushi Express |
//! | `sushi_go` | Sushi Go! |
//! | `kanji_zushi` | Kanji-zushi |
//! | `chat` | the chat of a table |
//! | `invite` | the link to a table |
//! | `share` | results to share: a text and a button |
//! | `preview` | the preview of a link on other sites |
//! | `pictures` | pictures of results and invitations |
//! | `pad`, `chart` | scores, line by line and over the rounds |
//! | `puzzle` | the kanji puzzle |
//! | `developers` | documents for developers as pages |
//! | `rules_pictures` | pictures for the rules |
//! | `score_pad` | the score pad for games with real cards |
//! | `book` | the rules |
//! | `guide` | a first game, with a few sentences for each choice |
//! | `hint` | the move of the strongest bot, with a reason |
//! | `fair` | fair deals: the exchange of nonces, the page that explains it, the page that checks it |
//! | `replay` | a finished game, turn by turn, with its analysis |
//! | `error_page` | errors as pages and sentences |

// The example game of the tests is written for users of the published crate.
#[cfg(test)]
extern crate game as sushiya_game;

mod assets;
mod book;
mod cast;
mod chart;
mod chat;
mod confetti;
mod developers;
mod drawing;
mod error_page;
mod face;
mod fair;
mod finale;
#[cfg(test)]
mod fourth_game;
mod game_card;
mod game_scene;
mod glyphs;
mod guide;
mod hint;
mod home;
mod invite;
mod kanji_zushi;
mod leaving;
mod level_choice;
mod lobby;
mod look_picker;
mod nameplate;
mod notice;
mod offline_page;
mod opponents;
mod own_games;
mod pad;
mod page;
mod page_game;
mod parts;
mod party;
mod pictures;
mod preview;
mod puzzle;
mod reader;
mod replay;
mod rules_pictures;
mod score_pad;
mod selection;
mod session;
mod settings;
mod share;
mod shorthand;
mod snapshot;
mod status;
mod step;
mod sushi_express;
mod sushi_go;
mod table_page;
mod terms;

pub use assets::{Asset, asset, asset_named, manifest};
pub use book::rules;
pub use developers::{developers, document};
pub use error_page::{error_page, error_text};
pub use fair::{FairCheck, fair, fair_check};
pub use guide::{Steps, guide, guide_on};
pub use hint::may_ask;
pub use home::{Home, home};
pub use invite::qr_code;
pub use notice::Notice;
pub use offline_page::{OFFLINE, offline_page};
pub use opponents::{Opponents, usual_help};
pub use own_games::{FinishedGame, FinishedPlayer, ListedTable, Statistics};
pub use page::POLICY;
pub use party::{PageKind, is_suggested, pass_again, pass_curtain, suggested_players};
pub use pictures::{invite_picture, picture_drawings, result_picture, welcome_picture};
pub use puzzle::{Day, PuzzlePage, puzzle, puzzle_archive};
pub use reader::{PREFERENCES, Reader, Speed, Tap, Theme};
pub use replay::{ReplayPage, replay};
pub use score_pad::{after as score_pad_after, score_pad, score_pads, service_worker};
pub use selection::Selection;
pub use session::{PageMessage, PageSession};
pub use shorthand::expand as expand_shorthand;
pub use snapshot::Update;
pub use table_page::{Extras, TablePage};
use words::locale;
pub use words::{Language, Locale};
