//! Series of games between bots: played on many threads with reproducible results, counted, rated and reported.
//!
//! ```
//! use std::convert::Infallible;
//! use std::sync::atomic::AtomicBool;
//! use std::time::Instant;
//!
//! use bots::Player;
//! use sushi_go::{Options, SushiGo, Variant};
//! use sushiya_arena::Arena;
//!
//! let names = ["greedy", "random"];
//! let arena = Arena {
//!     options: Options::new(names.len(), Variant::Standard).unwrap(),
//!     entrants: names.map(str::to_owned).to_vec(),
//!     oracles: Vec::new(),
//!     games: 200,
//!     seed: 1,
//!     threads: 2,
//!     record: false,
//!     until: None,
//! };
//! let began = Instant::now();
//! let seat = |index: usize| names[index].parse::<Player>().unwrap().seat(|| std::time::Duration::ZERO);
//! let Ok(results) =
//!     arena.run::<SushiGo, Infallible>(seat, || began.elapsed(), &AtomicBool::new(false), |_| Ok(()));
//! let [greedy, random] = &results.tally.standings()[..] else { unreachable!() };
//! assert!(greedy.win_rate > 0.8 && random.win_rate < 0.2);
//! ```
//!
//! | module | responsible for |
//! |---|---|
//! | `arena`, `rotation` | [`Arena`]: plays the games of a series |
//! | `entrant` | [`Entrant`]: a bot as it is named on the command line |
//! | `exec` | bots that are programs (docs/bot-protocol.md) |
//! | `tally` | [`Tally`]: the results, added up in any order |
//! | `interval` | confidence intervals of win rates |
//! | `ranks`, `ratings` | [`Rating`]: Weng-Lin ratings |
//! | `until` | [`Until`]: a sequential test that stops a series early |
//! | `summary` | [`Summary`]: the results of a series as JSON |
//! | `report` | [`html_report`]: the same as an HTML page with charts |

mod arena;
mod entrant;
mod exec;
mod interval;
mod ranks;
mod ratings;
mod report;
mod rotation;
mod summary;
mod tally;
mod until;

pub use arena::{Arena, Progress, Results};
pub use entrant::{EXEC, Entrant};
pub use exec::{ExecSettings, StderrSink, shorten};
pub use ratings::Rating;
pub use report::html_report;
pub use summary::{EntrantSummary, ForfeitSummary, Summary, Verdict, format_milliseconds};
pub use tally::{Account, FirstForfeit, Standing, Tally, Thinking};
pub use until::{ClaimError, Decided, Until};
