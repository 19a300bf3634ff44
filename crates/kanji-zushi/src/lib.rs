//! The rules of Kanji-zushi for two to eight players, and its kanji.
//!
//! | module | responsible for |
//! |---|---|
//! | `tables` | the data files as tables |
//! | `half` | [`Half`]: what is printed on a card |
//! | `kanji` | [`Kanji`]: the 2,136 in regular use |
//! | `details` | [`Details`]: meanings, readings and drawings |
//! | `verdict` | [`Verdict`]: what two halves make, and if nothing, [`Why`] |
//! | `deck` | [`Deck`]: the cards, what any two of them make, and the best [`Pairing`]s |
//! | `deck_file` | decks that people bring |
//! | `bits`, `neta`, `shari` | [`Neta`], [`Shari`]: cards as bits of a word |
//! | `pile` | [`Pile`]: the face-down shari, in as much order as anybody knows |
//! | `formed` | [`Formed`]: the kanji that a player has formed |
//! | `place` | a player's hand and what is known of it |
//! | `moves` | [`Move`] and the set of legal ones |
//! | `notation` | moves as text |
//! | `missed` | [`Missed`]: what somebody could have formed and did not |
//! | `options` | [`Options`]: players, deck and help |
//! | `row` | [`Row`]: a few cards that came together |
//! | `event` | [`Event`]: what happens, and who may see which part of it |
//! | `state` | [`KanjiZushi`]: the game itself |
//! | `scoring` | who has won |
//! | `observation` | [`Observation`]: what a viewer knows, and drawing a state that fits it |
//! | `fault` | [`Fault`]: what can be wrong with a described table |
//! | `scenario` | [`Scenario`]: any position as data, through one checked door |
//! | `sheet` | [`Sheet`]: a finished table somebody played with real cards |
//! | `puzzle` | [`Puzzle`]: the best that can be made of one deal |

mod bits;
mod deck;
mod deck_file;
mod details;
mod event;
mod fault;
mod formed;
mod half;
mod kanji;
mod learn;
mod missed;
mod moves;
mod neta;
mod notation;
mod observation;
mod options;
mod pile;
mod place;
mod puzzle;
mod row;
mod scenario;
mod scoring;
mod shari;
mod sheet;
mod state;
mod tables;
mod verdict;

pub use deck::{Deck, Pairing};
pub use deck_file::{DeckFault, Kind};
pub use details::Details;
pub use event::Event;
pub use fault::Fault;
pub use formed::{Formed, GOAL};
pub use half::{Half, UnknownHalf};
pub use kanji::{Kanji, UnknownKanji};
pub use missed::Missed;
pub use moves::{Illegal, LegalMoves, Move};
pub use neta::{NETA, Neta};
pub use notation::NotationFault;
pub use observation::{Observation, SeenPlace};
pub use options::{DeckChoice, Help, Options};
pub use pile::Pile;
pub use place::HAND;
pub use puzzle::{Puzzle, Solution};
pub use row::Row;
pub use scenario::{Scenario, ScenarioPlace};
pub use shari::{SHARI, Shari};
pub use sheet::{Scored, ScoredPlayer, Sheet};
pub use state::{KanjiZushi, STUCK, TABLE};
pub use verdict::{Verdict, Why};
