//! What somebody at a table hears, as far as a player without a mind needs it. The rest of a message is skipped unread:
//! there are a hundred thousand a second.

use serde::Deserialize;
use serde::de::IgnoredAny;

/// A message, borrowed.
#[derive(Deserialize)]
pub(super) struct Heard<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    #[serde(default)]
    pub(super) id: u64,
    #[serde(default)]
    pub(super) code: &'a str,
    #[serde(borrow)]
    pub(super) table: Option<Table<'a>>,
    #[serde(borrow)]
    pub(super) game: Option<Game<'a>>,
    pub(super) choices: Option<Choices>,
}

/// Who sits where.
#[derive(Deserialize)]
pub(super) struct Table<'a> {
    pub(super) phase: &'a str,
    pub(super) games: u32,
    pub(super) seats: Vec<Seat>,
    pub(super) you: You,
}

#[derive(Deserialize)]
pub(super) struct Seat {
    pub(super) host: bool,
    pub(super) ready: bool,
}

#[derive(Deserialize)]
pub(super) struct You {
    pub(super) seat: Option<usize>,
    pub(super) host: bool,
}

/// The game.
#[derive(Deserialize)]
pub(super) struct Game<'a> {
    pub(super) number: u32,
    pub(super) turn: usize,
    pub(super) foregone: bool,
    /// Empty for whoever has nothing to choose. No notation needs an escape, so nothing is copied.
    #[serde(borrow)]
    pub(super) moves: Vec<&'a str>,
}

/// Who has chosen.
#[derive(Deserialize)]
pub(super) struct Choices {
    pub(super) yours: Option<IgnoredAny>,
}

impl Table<'_> {
    /// Whether everybody is there and ready, but for the host, who is by starting.
    pub(super) fn may_start(&self) -> bool {
        self.seats.iter().all(|seat| seat.ready || seat.host)
    }

    /// Whether whoever looks has a seat and is not ready.
    pub(super) fn waits_for_you(&self) -> bool {
        self.you.seat.and_then(|seat| self.seats.get(seat)).is_some_and(|seat| !seat.ready)
    }
}
