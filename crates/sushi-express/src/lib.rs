#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! | module | responsible for |
//! |---|---|
//! | `customer` | customers, their colours and shapes |
//! | `action` | the five kinds of action card |
//! | `hand` | [`Hand`]: a hand of action cards, and the publicly known part of it |
//! | `track` | [`Track`]: the bet track and the pawns on it |
//! | `dice` | [`Dice`]: two dice |
//! | `ring` | [`Tile`], [`Trip`]: the ring of tiles, and driving around it |
//! | `scoring` | points of customers and tips |
//! | `moves` | [`Move`] and the set of legal ones |
//! | `notation` | moves as text |
//! | `legal` | legal moves, and the reasons why other moves are illegal |
//! | `options` | [`Options`]: the number of players |
//! | `event` | [`Event`]: events, and what each viewer sees of them |
//! | `stage` | [`Stage`]: the current choice, and who has to make it |
//! | `state` | [`SushiExpress`]: the game itself |
//! | `table` | read access to the state |
//! | `round` | the four phases: bets, dice, vans, orders |
//! | `observation` | [`Observation`]: what a viewer knows, and sampling a state from it |
//! | `forecast` | what would follow: scores now, the value of a customer, the table after a swap |
//! | `learn` | folding events into an observation |
//! | `setup_error` | [`SetupError`]: why a scenario or sheet is invalid |
//! | `scenario` | [`Scenario`]: any position as data, checked when it becomes a state |
//! | `sheet` | [`Sheet`]: scoring a game played with real cards |

mod action;
mod customer;
mod dice;
mod event;
mod forecast;
mod hand;
mod learn;
mod legal;
mod moves;
mod notation;
mod observation;
mod options;
mod ring;
mod round;
mod scenario;
mod scoring;
mod setup_error;
mod sheet;
mod stage;
mod state;
mod table;
mod track;

/// The trait that the game implements, for programs that depend only on this crate.
pub use game;

pub use action::{Action, Actions};
pub use customer::{Colour, Customer, Customers, Shape, UnknownCustomerError};
pub use dice::Dice;
pub use event::{Event, Reason};
pub use forecast::CustomerValue;
pub use hand::Hand;
pub use legal::Illegal;
pub use moves::{LegalMoves, Move};
pub use notation::NotationError;
pub use observation::{Observation, SeenHand};
pub use options::{MAX_PLAYERS, MIN_PLAYERS, Options, PerPlayer};
pub use ring::{RING, Tile, Tiles, Trip};
pub use scenario::Scenario;
pub(crate) use scoring::settle;
pub use scoring::{LINES, Score, tip_points};
pub use setup_error::{Deck, Place, SetupError};
pub use sheet::{Scored, ScoredPlayer, Sheet, SheetPlayer};
pub use stage::Stage;
pub use state::SushiExpress;
pub use track::{Number, Track};
