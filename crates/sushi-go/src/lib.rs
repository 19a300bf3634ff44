#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! | module | responsible for |
//! |---|---|
//! | `card` | [`Card`], [`Cards`]: the twelve kinds of card |
//! | `hand` | [`Hand`]: a hand, and the chopsticks publicly known to be in it |
//! | `tableau` | [`Tableau`]: the cards in front of a player |
//! | `scoring` | points of a round, maki and pudding |
//! | `moves` | [`Move`] and the set of legal ones |
//! | `notation` | moves as text |
//! | `pad` | [`Pad`]: the score pad |
//! | `options` | [`Options`]: players and variant |
//! | `event` | [`Event`]: events, and what each viewer sees of them |
//! | `state` | [`SushiGo`]: the game itself |
//! | `observation` | [`Observation`]: what a viewer knows, and sampling a state from it |
//! | `learn` | folding events into an observation |
//! | `setup_error` | [`SetupError`]: why a scenario or sheet is invalid |
//! | `scenario` | [`Scenario`]: any position as data, checked when it becomes a state |
//! | `sheet` | [`Sheet`]: scoring a game played with real cards |

/// The example for authors of bots is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/writing-a-bot.md")]
struct WritingABot;

mod card;
mod event;
mod hand;
mod learn;
mod moves;
mod notation;
mod observation;
mod options;
mod pad;
mod scenario;
mod scoring;
mod setup_error;
mod sheet;
mod state;
mod tableau;

/// The trait that the game implements, for programs that depend only on this crate.
pub use game;

pub use card::{Card, Cards, UnknownCardError};
pub use event::Event;
pub use hand::Hand;
pub use moves::{Illegal, LegalMoves, Move};
pub use notation::NotationError;
pub use observation::{Observation, SeenHand};
pub use options::{Options, Variant};
pub use pad::Pad;
pub use scenario::Scenario;
pub(crate) use scoring::settle;
pub use scoring::{LINES, PerPlace, RoundScore, maki_points, pudding_points};
pub use setup_error::{Place, SetupError};
pub use sheet::{Scored, ScoredRound, Sheet, ShortRound};
pub use state::{ROUNDS, SushiGo};
pub use tableau::Tableau;
