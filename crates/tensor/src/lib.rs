//! The sushi games as numbers, for machine learning: observations, action masks and batches of games.
//!
//! An observation is a row of small numbers, written from what one seat knows ([`game::Game::Observation`]), so it
//! cannot contain more. [`Layout`] says what each number means; `docs/python.md` lists the fields. Moves have numbers,
//! too. [`Batch`] plays many games at once and writes into memory of the caller.
//!
//! ```
//! use std::time::Duration;
//!
//! use sushi_go::{Options, SushiGo};
//! use sushiya_tensor::{Arrays, Batch, Reward, Settings};
//!
//! let settings = Settings {
//!     options: Options::default(),
//!     envs: 8,
//!     seed: 1,
//!     opponents: vec![None, Some("greedy".parse().unwrap())],
//!     reward: Reward::Win,
//!     auto_reset: true,
//!     threads: 1,
//! };
//! let mut batch = Batch::<SushiGo>::new(settings, || Duration::ZERO).unwrap();
//! let shape = batch.shape();
//! let mut actions = vec![0; shape.envs * shape.seats];
//! let (mut rewards, mut done) = (vec![0.0; actions.len()], vec![false; shape.envs]);
//! for _ in 0..30 {
//!     batch.random_actions(&mut actions).unwrap();
//!     let arrays = Arrays { rewards: Some(&mut rewards), done: Some(&mut done), ..Arrays::default() };
//!     batch.step(Some(&actions), arrays).unwrap();
//! }
//! assert!(done.iter().all(|&done| done));
//! assert!(rewards.chunks(2).filter(|rewards| rewards[0] < 0.0).count() > 4, "greedy wins most games");
//! ```
//!
//! | module | responsible for |
//! |---|---|
//! | `tensor_game` | [`TensorGame`]: a game whose observations and moves have numbers |
//! | `layout` | [`Layout`]: the fields of an observation |
//! | `sushi_go`, `sushi_express`, `kanji_zushi` | the numbers of each game |
//! | `writer` | writing features |
//! | `arrays` | [`Arrays`]: memory of the caller |
//! | `reward` | [`Reward`]: what players get at the end |
//! | `batch`, `env` | [`Batch`]: many games at once |
//! | `games` | [`with_game`]: dispatch to a game by its name |
//! | `explicit` | [`ExplicitGame`]: a game in which the caller chooses the random numbers |
//! | `episode` | seeds and records of episodes |

mod arrays;
mod batch;
mod env;
mod episode;
mod explicit;
mod games;
mod kanji_zushi;
mod layout;
mod reward;
mod sushi_express;
mod sushi_go;
mod tensor_game;
mod writer;

pub use arrays::{Arrays, Shape, SizeError};
pub use batch::{Batch, BatchError, Settings};
pub use explicit::{ExplicitGame, Node};
pub use games::{GAMES, GameVisitor, UnknownGameError, with_game};
pub use layout::{Field, Layout};
pub use reward::{Reward, UnknownRewardError};
pub use tensor_game::{TensorGame, legal_actions};
