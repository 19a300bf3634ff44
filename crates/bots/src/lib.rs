//! Players that see only an observation.
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

mod apprentice;
mod bot;
mod cook;
mod greedy;
mod insight;
mod kanji_zushi;
mod learning;
mod lineup;
mod matrix;
mod search;
mod sushi_express;
mod sushi_go;

pub use apprentice::ApprenticeBot;
pub use bot::{Bot, Forfeit, RandomBot};
pub use cook::CookBot;
pub use greedy::GreedyBot;
pub use insight::{Insight, Solved, SolvedMove};
pub use learning::{Learnt, Signs, weigh};
pub use lineup::{Level, Player, UnknownBot};
pub use search::{Budget, BudgetFault, Clock, Effort, JudgedMove, Judgement, Searcher, Settings, SettingsFault};
pub use sushi_express::{chance_to_drive, chance_to_reach};
