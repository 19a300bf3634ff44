//! The JSON messages and bodies. Types that are not here are in `table`.

use std::collections::BTreeMap;

use game::Commitment;
use menu::Json;
use serde::{Deserialize, Serialize};
use table::{Action, Frame, Summary, TurnClock, View};

use crate::ApiError;

/// The WebSocket subprotocol of the public API.
pub(crate) const JSON_PROTOCOL: &str = "sushiya.v1.json";

/// The subprotocol of our own pages: updates as fragments of HTML. It is private and changes with the pages.
pub(crate) const PAGE_PROTOCOL: &str = "sushiya.v2.html";

/// A message from a client: an action, and a number that the answer repeats.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The number of the request.
    #[serde(default)]
    pub id: u64,
    /// The action.
    #[serde(flatten)]
    pub action: Action,
}

/// A message from a page over its WebSocket: a submitted form, or a selection.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum PageRequest {
    /// A form with a number that the answer repeats. `form` is the URL-encoded body.
    Form { id: u64, form: String },
    /// A selection, as the query string of a URL.
    Select { select: String },
}

/// The answer to a form.
#[derive(Debug, Serialize)]
pub(crate) struct PageAnswer<'a> {
    pub(crate) id: u64,
    /// The error in the reader's language, if it failed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) error: Option<String>,
    /// HTML to show as the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) html: Option<&'a str>,
}

/// A message to a client.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Sent<'a> {
    /// The whole view: sent first after connecting, and whenever the table was reloaded from the store.
    View(&'a View),
    /// The changes since the last message.
    Frame(&'a Frame),
    /// A request was carried out and stored.
    Done { id: u64 },
    /// A request was refused.
    Refused {
        id: u64,
        #[serde(flatten)]
        why: Why,
    },
}

/// The code and message of an error.
#[derive(Debug, Serialize)]
pub(crate) struct Why {
    code: &'static str,
    message: String,
}

/// The body of an error response.
#[derive(Debug, Serialize)]
pub(crate) struct ErrorBody {
    error: Why,
}

impl From<&ApiError> for Why {
    fn from(error: &ApiError) -> Self {
        Self { code: error.code(), message: error.to_string() }
    }
}

impl From<&ApiError> for ErrorBody {
    fn from(error: &ApiError) -> Self {
        Self { error: error.into() }
    }
}

/// The body that creates a guest.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    pub(crate) name: String,
    /// The face; random if absent.
    #[serde(default)]
    pub(crate) face: Option<u8>,
    /// The colour; random if absent.
    #[serde(default)]
    pub(crate) colour: Option<u8>,
    /// Whether the response should contain the token, for programs without cookies.
    #[serde(default)]
    pub(crate) token: bool,
}

/// The body that changes the name or the look of a guest. Absent fields stay as they are.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rename {
    #[serde(default)]
    pub(crate) name: Option<String>,
    #[serde(default)]
    pub(crate) face: Option<u8>,
    #[serde(default)]
    pub(crate) colour: Option<u8>,
}

/// The client's own guest.
#[derive(Debug, Serialize)]
pub(crate) struct Me {
    pub(crate) name: String,
    pub(crate) face: u8,
    pub(crate) colour: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) token: Option<String>,
}

/// The body that opens a table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) clock: TurnClock,
    #[serde(default)]
    pub(crate) public: bool,
    #[serde(default)]
    pub(crate) fixed: bool,
}

/// The response after opening a table.
#[derive(Debug, Serialize)]
pub(crate) struct Opened {
    pub(crate) table: String,
    pub(crate) commitment: Commitment,
}

/// A list of tables.
#[derive(Debug, Serialize)]
pub(crate) struct TableList {
    pub(crate) tables: Vec<ListedTable>,
}

/// A table in a list.
#[derive(Debug, Serialize)]
pub(crate) struct ListedTable {
    pub(crate) table: String,
    pub(crate) phase: &'static str,
    /// The guest's seat, in the list of their own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<usize>,
    /// Whether the table waits for the guest's choice, in the list of their own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) your_turn: Option<bool>,
    /// The time of the last change.
    pub(crate) updated: u64,
    #[serde(flatten)]
    pub(crate) summary: Summary,
}

/// A list of finished games.
#[derive(Debug, Serialize)]
pub(crate) struct RecordList {
    pub(crate) records: Vec<ListedRecord>,
}

/// A finished game in a list.
#[derive(Debug, Serialize)]
pub(crate) struct ListedRecord {
    pub(crate) table: String,
    pub(crate) number: u32,
    pub(crate) game: String,
    pub(crate) at: u64,
    /// The guest's seat; `None` in games from before it was stored.
    pub(crate) seat: Option<u32>,
    /// The guest's rank, from 1.
    pub(crate) rank: Option<u32>,
    /// The guest's points.
    pub(crate) score: Option<i64>,
    /// All players, by seat.
    pub(crate) players: Vec<RecordedPlayer>,
}

/// A player of a finished game.
#[derive(Debug, Serialize)]
pub(crate) struct RecordedPlayer {
    pub(crate) name: String,
    /// Whether it was a bot; `None` in games from before it was stored.
    pub(crate) bot: Option<bool>,
    pub(crate) score: i64,
}

/// The guest's statistics.
#[derive(Debug, Serialize)]
pub(crate) struct StatisticsList {
    pub(crate) games: Vec<GameStatistics>,
}

/// The guest's statistics in one game.
#[derive(Debug, Serialize)]
pub(crate) struct GameStatistics {
    pub(crate) game: String,
    pub(crate) played: u64,
    pub(crate) won: u64,
    pub(crate) best: Option<i64>,
    pub(crate) streak: u64,
}

/// The events of the current game, as the viewer saw them.
#[derive(Debug, Serialize)]
pub(crate) struct History {
    /// The number of the game.
    pub(crate) game: u32,
    /// A list of events for each turn; the first is the deal.
    pub(crate) turns: Vec<Json>,
}

/// A finished game turn by turn, with all cards open.
#[derive(Debug, Serialize)]
pub(crate) struct Replay {
    /// The game's name.
    pub(crate) game: String,
    /// The deal, and the result of each joint choice.
    pub(crate) turns: Vec<menu::ReplayTurn>,
}

/// The response to an action that was carried out.
#[derive(Debug, Serialize)]
pub(crate) struct Done {
    pub(crate) done: bool,
}
