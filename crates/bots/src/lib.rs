//! Bots for the sushi games: from random moves to Monte Carlo tree search.
//!
//! A bot sees only the [`Observation`](game::Game::Observation) of its seat and the legal moves. Bots that search
//! sample complete states from the observation (determinization).
//!
//! ```
//! use std::time::Duration;
//!
//! use game::{FastChance, Game, Joint, Pending, Viewer};
//! use sushi_go::{Options, SushiGo, Variant};
//! use sushiya_bots::{Bot, Player};
//!
//! // Four iterations per choice, so no clock is needed.
//! let mut bot = "itamae@4".parse::<Player>().unwrap().seat::<SushiGo>(|| Duration::ZERO);
//! let chance = &mut FastChance::new(1);
//! let mut state = SushiGo::deal(&Options::new(2, Variant::Standard).unwrap(), chance, &mut |_| ());
//! while let Pending::Seats(seats) = state.pending() {
//!     let mut joint = Joint::new(state.players());
//!     for seat in seats.iter() {
//!         let (known, moves) = (state.observe(Viewer::Seat(seat)), state.legal_moves(seat));
//!         joint[seat] = Some(bot.choose(seat, &known, &moves, chance).unwrap());
//!     }
//!     state.apply(&joint, chance, &mut |_| ()).unwrap();
//! }
//! assert!(state.outcome().is_some());
//! ```
//!
//! | module | responsible for |
//! |---|---|
//! | `bot` | [`Bot`]: the interface of bots |
//! | `level` | [`Player`], [`Level`]: the built-in bots by name |
//! | `heuristics` | [`Heuristics`]: candidate moves, priors, rollout policy and evaluation of a game |
//! | `sushi_go`, `sushi_express`, `kanji_zushi` | the heuristics of each game |
//! | `greedy`, `apprentice`, `cook` | bots that search little or not at all |
//! | `search` | [`Searcher`]: decoupled UCT over information sets; [`Judgement`]: win probabilities of moves |
//! | `training` | [`train`]: fits the weights of features to the results of games |
//! | `matrix` | zero-sum matrix games |
//!
//! The crate `sushiya-arena` plays series of games between bots.

mod apprentice;
mod bot;
mod cook;
mod greedy;
mod heuristics;
mod kanji_zushi;
mod level;
mod matrix;
mod search;
mod sushi_express;
mod sushi_go;
mod training;

pub use apprentice::ApprenticeBot;
pub use bot::{Bot, Forfeit, RandomBot};
pub use cook::CookBot;
pub use greedy::GreedyBot;
pub use heuristics::{ExactMove, ExactSolution, Heuristics};
pub use level::{BotNameError, Level, Player};
pub use search::{Budget, BudgetError, Clock, Effort, JudgedMove, Judgement, Searcher, Settings, SettingsError};
pub use sushi_express::{chance_to_drive, chance_to_reach};
pub use training::{Features, Trained, train};
