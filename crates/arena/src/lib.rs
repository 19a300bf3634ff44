//! Series of games between bots: played on many threads with the same results every time, counted, rated and reported.
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
pub use exec::{ExecTerms, StderrSink, shorten};
pub use ratings::Rating;
pub use report::html_report;
pub use summary::{EntrantSummary, ForfeitSummary, Summary, Verdict, format_milliseconds};
pub use tally::{Account, FirstForfeit, Standing, Tally, Thinking};
pub use until::{Decided, Until, UntilFault};
