#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! | module | responsible for |
//! |---|---|
//! | `card` | [`Card`], [`Cards`]: the twelve kinds of card, their names and how many there are |
//! | `hand` | [`Hand`]: a hand, and the chopsticks everybody knows to be in it |
//! | `tableau` | [`Tableau`]: what lies in front of a player |
//! | `scoring` | points of a round, maki and pudding |
//! | `moves` | [`Move`] and the set of legal ones |
//! | `notation` | moves as text |
//! | `pad` | [`Pad`]: the score pad |
//! | `options` | [`Options`]: players and variant |
//! | `event` | [`Event`]: what happens, and who may see which part of it |
//! | `state` | [`SushiGo`]: the game itself |
//! | `observation` | [`Observation`]: what a viewer knows, and drawing a state that fits it |
//! | `setup_error` | [`SetupError`]: what can be wrong with a described table |
//! | `scenario` | [`Scenario`]: any position as data, through one checked door |
//! | `sheet` | [`Sheet`]: a finished table somebody played with real cards |

/// The example in the README is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

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

/// The contract that the game keeps, for programs that depend on the rules alone.
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
pub use sheet::{Scored, ScoredRound, Sheet};
pub use state::{ROUNDS, SushiGo};
pub use tableau::Tableau;
