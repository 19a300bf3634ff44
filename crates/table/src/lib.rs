//! One table, without I/O: inputs go in, effects come out, time is given from outside.
//!
//! A [`Table`] is rebuilt from its journal alone: [`Table::handle`] decides what an input comes to as a list of [`Entry`]s,
//! and folding entries is the only way a table changes. Whoever runs a table stores the entries of [`Effects`] *before*
//! anybody is shown anything. So a table runs the same under a server, a terminal, and a simulator with a clock of its own.
//!
//! What is not in the journal is who is connected right now and which bots are thinking; a table that is woken asks again.
//!
//! | module | responsible for |
//! |---|---|
//! | `table` | [`Table`]: what is so, and folding entries into it |
//! | `entry` | [`Entry`]: what has happened, as it is stored |
//! | `action` | [`Action`], [`Input`]: what people and the world do |
//! | `effect` | [`Effects`]: what is to be done about it |
//! | `lobby` | deciding before a game: seats, terms, start |
//! | `play` | deciding during one: choices, leaving, coming back, the next game |
//! | `talk` | chat and reactions |
//! | `due` | what happens by itself when time passes |
//! | `presence` | who is connected, and who is thinking |
//! | `view` | [`View`], [`Frame`]: what somebody may see |
//! | `refusal` | [`Refusal`]: why something is not done, as a sentence |
//! | `person`, `terms`, `sitter` | who, on what terms, in which seat |

mod action;
mod due;
mod effect;
mod entry;
mod lobby;
mod person;
mod play;
mod presence;
mod refusal;
mod sitter;
mod table;
mod talk;
mod terms;
mod view;

pub use action::{Action, Input, Moment};
pub use due::{AWAY_AFTER, BOTS_ANSWER_WITHIN, UNSEATED_AFTER};
pub use effect::{Ask, Changes, Effects, Finished};
pub use entry::Entry;
pub use person::{Person, PersonId};
pub use refusal::Refusal;
pub use sitter::Sitter;
pub use table::{Broken, Phase, Table};
pub use talk::{LONGEST_REMARK, Reaction, Remark, Words};
pub use terms::{Terms, TurnClock};
pub use view::{ChoicesView, Frame, GameView, RemarkView, SeatView, Sits, Summary, TableView, View, You};
