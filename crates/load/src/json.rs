//! Messages of the JSON protocol, as far as a client that plays at random needs them. The other fields are skipped
//! without being parsed: there are a hundred thousand messages per second.

use serde::Deserialize;
use serde::de::IgnoredAny;

/// A message, borrowed from its text.
#[derive(Deserialize)]
pub(crate) struct JsonMessage<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    #[serde(default)]
    pub(crate) id: u64,
    #[serde(default)]
    pub(crate) code: &'a str,
    #[serde(borrow)]
    pub(crate) table: Option<TableInfo<'a>>,
    #[serde(borrow)]
    pub(crate) game: Option<GameInfo<'a>>,
    pub(crate) choices: Option<Choices>,
}

/// The seats of the table.
#[derive(Deserialize)]
pub(crate) struct TableInfo<'a> {
    pub(crate) phase: &'a str,
    pub(crate) games: u32,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) you: You,
}

#[derive(Deserialize)]
pub(crate) struct SeatInfo {
    pub(crate) host: bool,
    pub(crate) ready: bool,
}

#[derive(Deserialize)]
pub(crate) struct You {
    pub(crate) seat: Option<usize>,
    pub(crate) host: bool,
}

/// The game.
#[derive(Deserialize)]
pub(crate) struct GameInfo<'a> {
    pub(crate) number: u32,
    pub(crate) turn: u32,
    pub(crate) foregone: bool,
    /// The legal moves of the client's seat. No notation needs JSON escapes, so they can be borrowed.
    #[serde(borrow)]
    pub(crate) moves: Vec<&'a str>,
}

/// Choices that were made in this turn.
#[derive(Deserialize)]
pub(crate) struct Choices {
    pub(crate) yours: Option<IgnoredAny>,
}

impl TableInfo<'_> {
    /// Whether all seats but the host's are ready; the host is ready by starting.
    pub(crate) fn can_start(&self) -> bool {
        self.seats.iter().all(|seat| seat.ready || seat.host)
    }

    /// Whether the client has a seat and is not ready.
    pub(crate) fn waits_for_you(&self) -> bool {
        self.you.seat.and_then(|seat| self.seats.get(seat)).is_some_and(|seat| !seat.ready)
    }
}
