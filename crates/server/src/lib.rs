//! The Sushiya server: tables over HTTP and WebSocket, for people and programs.
//!
//! Every event at a table is stored before anybody sees it. The rules are in `table` and the games; this crate handles
//! connections, threads and time.
//!
//! | module | responsible for |
//! |---|---|
//! | `server` | [`Server`]: the state that all parts share, and the operations on tables |
//! | `serve` | [`Server::serve`]: accepting connections, and an orderly shutdown |
//! | `config` | [`Config`]: the settings of an operator |
//! | `code` | [`Code`]: the code of a table |
//! | `clock` | the time, and random bytes from the operating system |
//! | `registry` | the awake tables by code |
//! | `table_actor` | one awake table: its mailbox, its journal, its viewers |
//! | `bans` | people whom the host removed |
//! | `viewers` | the connections that watch a table, and their messages |
//! | `backlog` | the bytes that wait for slow readers |
//! | `metered` | a limit on what a connection sends |
//! | `pages` | pages on threads of their own, paid for by the client |
//! | `worker_pool` | threads for long computations |
//! | `client_queue` | a queue in which clients take turns |
//! | `bot_moves` | bot moves, on the worker pool |
//! | `analyses` | analyses of finished games, on the worker pool |
//! | `pictures` | pictures to share, on the worker pool |
//! | `panics` | containing, counting and logging panics |
//! | `faults` | fault injection for tests |
//! | `guests` | guests, their looks and their tokens |
//! | `own_games` | the tables, games and statistics of one guest |
//! | `rate_limiter` | limits per client address |
//! | `readiness` | whether changes can be stored |
//! | `retention` | waking tables when they are due, deleting old data |
//! | `protocol` | the JSON messages and bodies |
//! | `error` | [`ApiError`]: every error a client can get, with its code, status and message |
//! | `routes` | the route table and the handlers |
//! | `socket` | one WebSocket |
//! | `metrics` | metrics for operators |

mod analyses;
mod backlog;
mod bans;
mod bot_moves;
mod client_queue;
mod clock;
mod code;
mod config;
mod error;
mod faults;
mod guests;
mod metered;
mod metrics;
mod own_games;
mod pages;
mod panics;
mod pictures;
mod protocol;
mod rate_limiter;
mod readiness;
mod registry;
mod retention;
mod routes;
mod serve;
mod server;
mod socket;
mod table_actor;
mod viewers;
mod websocket;
mod worker_pool;

pub use code::Code;
pub use config::{Config, Keep, Limits};
pub use error::ApiError;
#[doc(hidden)]
pub use faults::{FaultInjection, FaultPoint};
pub use panics::log_panics;
pub use protocol::Request;
pub use routes::routes;
pub use server::Server;
