#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! Read [`Game`] first; it fits on one screen.
//!
//! | module | responsible for |
//! |---|---|
//! | `contract` | [`Game`], [`Pending`], [`Viewer`], the checked way to play |
//! | `seat` | [`Seat`], [`SeatSet`], [`PerSeat`]: no naked indices |
//! | `moves` | [`MoveSet`]: the legal moves as a value that counts and lists them |
//! | `bag` | [`Bag`]: a bag of cards in one machine word |
//! | `chance` | [`Chance`]: where luck comes from, and the specified shuffle |
//! | `outcome` | [`Outcome`], [`ScoreLine`]: who won, why, and the score sheet |
//! | `perspective` | [`Perspective`]: a game as one viewer knows it, the only thing views are given |
//! | `options` | [`Options`]: what can be agreed before a game, valid by construction |
//! | `fairness` | [`Secret`], [`Nonce`], [`Commitment`]: a deal nobody could choose |
//! | `record` | [`Record`]: a whole game as data; [`Recorder`] writes one, [`Replay`] plays it again |
//! | `player_kind` | [`PlayerKind`]: person or bot |
//! | `playout` | random play through the contract |
//! | `conformance` | the laws, as a test kit (feature `conformance`) |

mod bag;
mod chance;
#[cfg(feature = "conformance")]
pub mod conformance;
mod contract;
mod fairness;
mod moves;
mod options;
mod outcome;
mod perspective;
mod player_kind;
mod playout;
mod record;
mod seat;

pub use bag::{Bag, Kind, Kinds};
pub use chance::{Chance, DealChance, FastChance, SHUFFLE_VERSION, deal_card};
pub use contract::{Game, Joint, Pending, Refusal, Viewer};
pub use fairness::{Commitment, HexFault, Nonce, Secret, Seed};
pub use moves::MoveSet;
pub use options::{OptionFault, OptionSpec, OptionValue, Options};
pub use outcome::{Decision, Outcome, ScoreLine, Section};
pub use perspective::{HeardTurn, Perspective};
pub use player_kind::{PlayerKind, PlayerKindError};
pub use playout::playout;
pub use record::{RECORD_FORMAT, Record, RecordFault, RecordResult, RecordSeat, Recorder, Replay};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
