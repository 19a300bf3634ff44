//! Players that see only an observation, and the arena that pits them against each other.
//!
//! | module | responsible for |
//! |---|---|
//! | `bot` | [`Bot`]: what a player is asked and what it answers |
//! | `lineup` | [`Player`], [`Level`]: the bots there are, by name |
//! | `insight` | [`Insight`]: what a player knows of a game beyond its rules |
//! | `sushi_go`, `sushi_express`, `kanji_zushi` | that, for each game |
//! | `greedy`, `apprentice` | bots that judge at a glance |
//! | `cook` | [`CookBot`]: a bot that is no master |
//! | `search` | [`Searcher`]: a bot that thinks ahead; [`Judgement`]: what it thinks of moves |
//! | `learning` | [`weigh`]: what the signs of a position are worth, learnt from games |
//! | `matrix` | games in which two choose at once, solved |
//! | `arena`, `table` | [`Arena`]: many games between bots, on many threads, the same every time |
//! | `tally` | [`Tally`]: who won how often, added up in any order |
//! | `interval` | how sure a win rate is |
//! | `ranks`, `ratings` | [`Rating`]: what the entrants are worth |
//! | `until` | [`Until`]: a claim, and when it is decided |

mod apprentice;
mod arena;
mod bot;
mod cook;
mod greedy;
mod insight;
mod interval;
mod kanji_zushi;
mod learning;
mod lineup;
mod matrix;
mod ranks;
mod ratings;
mod search;
mod sushi_express;
mod sushi_go;
mod table;
mod tally;
mod until;

pub use apprentice::ApprenticeBot;
pub use arena::{Arena, Progress, Results};
pub use bot::{Bot, Forfeit, RandomBot};
pub use cook::CookBot;
pub use greedy::GreedyBot;
pub use insight::{Insight, Solved, SolvedMove};
pub use learning::{Learnt, Signs, weigh};
pub use lineup::{Level, Player, UnknownBot};
pub use ratings::Rating;
pub use search::{Budget, BudgetFault, Clock, Effort, JudgedMove, Judgement, Searcher, Settings, SettingsFault};
pub use sushi_express::{chance_to_drive, chance_to_reach};
pub use tally::{Account, FirstForfeit, Standing, Tally, Thinking};
pub use until::{Decided, Until, UntilFault};
