//! The rules of Kanji-zushi for two to eight players, and the kanji they are played with.
//!
//! Every player has the same ten neta (left halves of kanji) and draws a hand of five. Six shari (right halves) are on
//! the table. In a turn, a player combines a neta of the hand with a shari of the table. If the pair is one of the
//! 2,136 jōyō kanji, it scores one point per stroke. A player is done after five kanji, and most strokes win.
//!
//! [`KanjiZushi`] implements [`game::Game`]: a plain value without a clock, a file or a random number generator.
//! Everything that a viewer knows is an [`Observation`], and everything that happens is an [`Event`]. Both can be
//! written as JSON and read back, so a client can follow a game with [`Observation::learn`] alone.
//!
//! ```
//! use sushiya_kanji_zushi::game::{FastChance, Game, Joint, Pending, Viewer};
//! use sushiya_kanji_zushi::{DeckChoice, Event, KanjiZushi, Move, Options};
//!
//! let options = Options::new(2, DeckChoice::House).expect("two players can play");
//! let mut chance = FastChance::new(7);
//! let mut game = KanjiZushi::deal(&options, &mut chance, &mut |_| ());
//! let mut known = game.observe(Viewer::Spectator);
//!
//! // Everybody forms the kanji with the most strokes, or passes.
//! while let Pending::Seats(seats) = game.pending() {
//!     let seat = seats.iter().next().expect("one player takes a turn");
//!     let best = game.legal_moves(seat).forming().max_by_key(|(_, kanji)| kanji.strokes());
//!     let mut joint = Joint::new(game.players());
//!     joint[seat] = Some(best.map_or(Move::Pass, |(chosen, _)| chosen));
//!     game.apply(&joint, &mut chance, &mut |event: Event| known.learn(event.redact(Viewer::Spectator)))?;
//! }
//!
//! assert_eq!(known, game.observe(Viewer::Spectator));
//! let outcome = game.outcome().expect("the game is over");
//! assert!(outcome.scores.as_slice().iter().any(|&strokes| strokes > 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | responsible for |
//! |---|---|
//! | `tables` | the data files as tables |
//! | `half` | [`Half`]: the left or right half of a kanji, printed on a card |
//! | `kanji` | [`Kanji`]: the 2,136 in regular use |
//! | `details` | [`Details`]: meanings, readings and strokes |
//! | `verdict` | [`Verdict`]: the kanji that two halves form, or [`Why`] they form none |
//! | `deck` | [`Deck`]: the cards, the kanji of any two of them, and the best [`Pairing`]s |
//! | `deck_file` | custom decks, read from text |
//! | `bits`, `neta`, `shari` | [`Neta`], [`Shari`]: cards as bits of a word |
//! | `pile` | [`Pile`]: the face-down shari, with as much of their order as is known |
//! | `formed` | [`FormedKanji`]: the kanji that a player has formed |
//! | `place` | a player's hand and the part of it that is known |
//! | `moves` | [`Move`] and the set of legal ones |
//! | `notation` | moves as text |
//! | `missed` | [`MissedKanji`]: kanji that a player could have formed |
//! | `options` | [`Options`]: players, deck and help |
//! | `row` | [`Row`]: a few cards of one event |
//! | `event` | [`Event`]: events, and what each viewer sees of them |
//! | `state` | [`KanjiZushi`]: the game itself |
//! | `scoring` | the winner |
//! | `observation` | [`Observation`]: what a viewer knows, and sampling a state from it |
//! | `learn` | folding events into an observation |
//! | `setup_error` | [`SetupError`]: why a scenario or sheet is invalid |
//! | `scenario` | [`Scenario`]: any position as data, checked when it becomes a state |
//! | `sheet` | [`Sheet`]: scoring a game played with real cards |
//! | `puzzle` | [`Puzzle`]: the most strokes that one deal allows |
//!
//! The code has the licence of the workspace. The data in `data/` has other licences: see `data/LICENCE.md`.

mod bits;
mod deck;
mod deck_file;
mod details;
mod event;
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
mod setup_error;
mod shari;
mod sheet;
mod slots;
mod state;
mod tables;
mod verdict;

/// The trait that the game implements, for programs that depend only on this crate.
pub use game;

pub use deck::{Deck, Pairing};
pub use deck_file::{DeckError, Kind};
pub use details::{Details, HalfWords};
pub use event::Event;
pub use formed::{FormedKanji, GOAL};
pub use half::{Half, UnknownHalfError};
pub use kanji::{Kanji, UnknownKanjiError};
pub use missed::MissedKanji;
pub use moves::{Illegal, LegalMoves, Move};
pub use neta::{NETA, Neta};
pub use notation::NotationError;
pub use observation::{Observation, SeenPlace};
pub use options::{DeckChoice, Help, Options};
pub use pile::Pile;
pub use place::HAND;
pub use puzzle::{Difficulty, Puzzle, Solution};
pub use row::Row;
pub use scenario::{Scenario, ScenarioPlace};
pub use setup_error::SetupError;
pub use shari::{SHARI, Shari};
pub use sheet::{Scored, ScoredPlayer, Sheet};
pub use slots::Slots;
pub use state::{KanjiZushi, STUCK, TABLE};
pub use verdict::{Verdict, Why};
