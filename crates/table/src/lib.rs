//! One table as a state machine without I/O: inputs go in, effects come out. The caller supplies time and randomness.
//!
//! A [`Table`] is event-sourced. [`Table::handle`] turns an input into a list of [`Entry`]s, and applying entries is
//! the only way a table changes, so the journal alone is enough to rebuild it. The caller stores the entries of
//! [`Effects`] *before* it notifies anybody. The same table therefore runs in a server, in a terminal, and in a
//! simulator with its own clock.
//!
//! Connections and pending bots are not in the journal. A rebuilt table asks its bots again.
//!
//! | module | responsible for |
//! |---|---|
//! | `table` | [`Table`]: the state, and applying entries to it |
//! | `entry` | [`Entry`]: an entry of the journal |
//! | `action` | [`Action`], [`Input`]: inputs from people, bots and the clock |
//! | `now` | [`Now`]: the time and the randomness of an input |
//! | `decision` | an entry or a checked choice that is about to be applied |
//! | `effect` | [`Effects`]: what the caller has to do after an input |
//! | `lobby` | decisions before a game: seats, settings |
//! | `start` | starting games, and playing again |
//! | `dealing` | the exchange of nonces before a deal: committing, revealing, giving up |
//! | `play` | decisions during and after a game: choices, leaving, returning, rematch |
//! | `chat` | chat messages and reactions |
//! | `timers` | timed events |
//! | `presence` | who is connected, and which bots are thinking |
//! | `snapshot` | [`Snapshot`]: the whole state, to wake a table without its whole journal |
//! | `view` | [`View`], [`Frame`]: the table as one viewer sees it |
//! | `error` | [`ActionError`]: why an action is refused; [`JournalError`]: why a journal cannot be replayed |
//! | `person`, `settings`, `occupant` | people, the settings of a table, who is in a seat |

mod action;
mod chat;
mod dealing;
mod decision;
mod effect;
mod entry;
mod error;
mod lobby;
mod now;
mod occupant;
mod person;
mod play;
mod presence;
mod settings;
mod snapshot;
mod start;
mod table;
mod timers;
mod view;

pub use action::{Action, EmptySeats, Input};
pub use chat::{ChatBody, ChatMessage, MAX_CHAT_CHARS, Notice, Reaction};
pub use dealing::EXCHANGE_WITHIN;
pub use effect::{Ask, Changes, Effects, FinishedGame, PersonResult};
pub use entry::Entry;
pub use error::{ActionError, JournalError};
pub use now::Now;
pub use occupant::{AwayReason, Occupant, Pledge};
pub use person::{Look, Person, PersonId, is_invisible};
pub use presence::RECONNECT_WITHIN;
pub use settings::{SettingChange, Settings, TurnClock};
pub use snapshot::Snapshot;
pub use table::{Phase, Table};
pub use timers::{AWAY_AFTER, BOT_TIMEOUT, GONE_AFTER, STAND_IN_FACTOR, UNSEATED_AFTER};
pub use view::{
    ChatMessageView, ChoicesView, DealingView, Frame, GameView, SeatKind, SeatView, Summary, TableView, View, You,
};
