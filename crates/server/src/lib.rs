//! The Sushiya server: tables over HTTP and WebSocket, for people and programs.
//!
//! Everything that happens at a table is stored before anybody is told about it. The rules live below, in `table` and the
//! games; this crate is about connections, threads and time.
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
//! | `viewers` | the connections that watch a table, and what they are sent |
//! | `analysts` | analyses of finished games, in the background |
//! | `thinkers` | threads for bot searches |
//! | `guests` | guests and their tokens |
//! | `rate_limiter` | limits per client address |
//! | `retention` | waking tables when they are due, deleting old data |
//! | `protocol` | the JSON messages and bodies |
//! | `error` | [`ApiError`]: every error a client can get, with its code, status and message |
//! | `routes` | the route table and the handlers |
//! | `socket` | one WebSocket |
//! | `metrics` | metrics for operators |

mod analysts;
mod clock;
mod code;
mod config;
mod error;
mod guests;
mod metrics;
mod protocol;
mod rate_limiter;
mod registry;
mod retention;
mod routes;
mod serve;
mod server;
mod socket;
mod table_actor;
mod thinkers;
mod viewers;

pub use code::Code;
pub use config::{Config, Keep, Limits};
pub use error::ApiError;
pub use protocol::Request;
pub use routes::routes;
pub use server::Server;
