#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! Read [`Game`] first; it fits on one screen.
//!
//! | module | responsible for |
//! |---|---|
//! | `contract` | [`Game`], [`Pending`], [`Viewer`], checked play |
//! | `seat` | [`Seat`], [`SeatSet`], [`PerSeat`]: typed instead of bare indices |
//! | `moves` | [`MoveSet`]: the legal moves of a seat |
//! | `bag` | [`Bag`]: a bag of cards in one machine word |
//! | `chance` | [`Chance`]: sources of randomness, and the specified shuffle |
//! | `outcome` | [`Outcome`], [`ScoreLine`]: who won, why, and the score sheet |
//! | `perspective` | [`Perspective`]: a game as one viewer knows it, the only thing views are given |
//! | `options` | [`Options`]: options of a game, valid by construction |
//! | `fairness` | [`Deal`], [`Secret`], [`Nonce`], [`Commitment`], [`NonceHash`]: provably fair deals |
//! | `record` | [`Record`]: a whole game as data; [`Recorder`] writes one, [`Replay`] plays it again |
//! | `player_kind` | [`PlayerKind`]: person or bot |
//! | `playout` | random play |
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
pub use contract::{ApplyError, Game, Joint, Pending, Viewer};
pub use fairness::{Commitment, Deal, HexError, Nonce, NonceHash, Secret, Seed};
pub use moves::MoveSet;
pub use options::{OptionError, OptionSpec, OptionValue, Options};
pub use outcome::{Decision, Outcome, ScoreLine, Section};
pub use perspective::{HeardTurn, Perspective};
pub use player_kind::{PlayerKind, PlayerKindError};
pub use playout::playout;
pub use record::{RECORD_FORMAT, Record, RecordError, RecordResult, RecordSeat, Recorder, Replay};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
