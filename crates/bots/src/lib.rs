//! Players that see only an observation, and the arena that pits them against each other.
//!
//! | module | responsible for |
//! |---|---|
//! | `bot` | [`Bot`]: what a player is asked and what it answers |
//! | `lineup` | [`Level`]: the bots there are, by name |
//! | `arena` | [`Arena`]: many games between bots, on many threads, the same every time |
//! | `tally` | [`Tally`]: who won how often, added up in any order |

mod arena;
mod bot;
mod greedy;
mod insight;
mod lineup;
mod search;
mod sushi_express;
mod sushi_go;
mod tally;

pub use arena::{Arena, ArenaBatch};
pub use bot::{Bot, RandomBot};
pub use greedy::GreedyBot;
pub use insight::Insight;
pub use lineup::{Level, UnknownBot};
pub use search::{Budget, BudgetFault, Clock, Searcher};
pub use tally::{Standing, Tally};
