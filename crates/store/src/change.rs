//! The data that is written to the store: journal lines, table cards, records, updates of guests.

/// Data that is stored together or not at all, usually from one table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// New lines of the table's journal, in order.
    pub lines: Vec<JournalLine>,
    /// The new card of the table; `None` if it has not changed.
    pub card: Option<TableCard>,
    /// A new snapshot of the table, which replaces the former one.
    pub snapshot: Option<TableSnapshot>,
    /// Records of games that ended with this change.
    pub finished: Vec<StoredRecord>,
    /// Updates of guests.
    pub guests: Vec<GuestUpdate>,
}

/// One line in the journal of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalLine {
    /// The table.
    pub table: String,
    /// The number of the line in its journal, from 0. A line that is not the next one is refused, so that only one of
    /// two writers that both believe they own the table succeeds.
    pub seq: u64,
    /// When it was written.
    pub at: u64,
    /// The text of the line. No text in the store can contain NUL, which not every database accepts.
    pub text: String,
}

/// The state of a table after a part of its journal; opaque to the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSnapshot {
    /// The table.
    pub table: String,
    /// The number of the first line after it.
    pub next: u64,
    /// The state.
    pub text: String,
}

/// What is needed to wake a table: its latest snapshot, if there is one, and the lines after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentJournal {
    /// The state of the snapshot.
    pub snapshot: Option<String>,
    /// The lines after it, or all lines.
    pub lines: Vec<JournalLine>,
}

/// A table as lists show it, with the data that is needed to find and wake it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCard {
    /// The table.
    pub id: String,
    /// The game.
    pub game: String,
    /// The phase of the table.
    pub phase: TablePhase,
    /// Whether the table is listed publicly.
    pub public: bool,
    /// When the table was opened.
    pub created: u64,
    /// The time of the last change.
    pub updated: u64,
    /// When the table must be woken even if nobody connects, also after a restart.
    pub wake: Option<u64>,
    /// The ids of the guests who sit there, each once.
    pub people: Vec<String>,
    /// Details for lists; opaque to the store.
    pub summary: String,
}

/// The phase of a table, as far as lists and retention need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TablePhase {
    /// People gather.
    Lobby,
    /// A game is played.
    Playing,
    /// The game has ended.
    Over,
}

/// The record of a game that has ended. Records are kept longer than journals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRecord {
    /// The table it was played at.
    pub table: String,
    /// The number of the game at that table. The same number again replaces the record.
    pub number: u32,
    /// The game.
    pub game: String,
    /// When it ended.
    pub at: u64,
    /// The record.
    pub record: String,
    /// The ids of the guests who played, each once.
    pub people: Vec<String>,
    /// The results of the guests, if they are known.
    pub results: Vec<GuestResult>,
}

/// The result of a guest in a game. In the database it is an array.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(from = "(String, u32, i64, u32)", into = "(String, u32, i64, u32)")]
pub struct GuestResult {
    /// The guest's id.
    pub guest: String,
    /// The guest's seat, from 0.
    pub seat: u32,
    /// The points.
    pub score: i64,
    /// The rank, from 1.
    pub rank: u32,
}

impl From<(String, u32, i64, u32)> for GuestResult {
    fn from((guest, seat, score, rank): (String, u32, i64, u32)) -> Self {
        Self { guest, seat, score, rank }
    }
}

impl From<GuestResult> for (String, u32, i64, u32) {
    fn from(GuestResult { guest, seat, score, rank }: GuestResult) -> Self {
        (guest, seat, score, rank)
    }
}

/// The statistics of a guest in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// The number of finished games.
    pub played: u64,
    /// The number of games that the guest won, alone or with others.
    pub won: u64,
    /// The best score.
    pub best: Option<i64>,
    /// The number of wins since the last game that the guest did not win.
    pub streak: u64,
}

/// A person who visited the server.
#[derive(Clone, PartialEq, Eq)]
pub struct Guest {
    /// The guest's id.
    pub id: String,
    /// The name of the guest.
    pub name: String,
    /// The face of the guest.
    pub face: u8,
    /// The colour of the guest.
    pub colour: u8,
    /// The hash of the token that identifies the guest.
    pub token_hash: [u8; 32],
    /// When the guest was created.
    pub created: u64,
    /// When the guest was last seen.
    pub seen: u64,
}

/// An update of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestUpdate {
    /// A new guest. Changes nothing if the id exists.
    New(Guest),
    /// A guest changed the name.
    Named {
        /// The guest's id.
        id: String,
        /// The new name.
        name: String,
    },
    /// A guest has a new look.
    Look {
        /// The guest's id.
        id: String,
        /// The new face.
        face: u8,
        /// The new colour.
        colour: u8,
    },
    /// A guest was seen. An earlier time than the stored one changes nothing.
    Seen {
        /// The guest's id.
        id: String,
        /// The time.
        at: u64,
    },
}

impl Change {
    /// Whether it contains data of this table.
    pub(crate) fn concerns(&self, table: &str) -> bool {
        self.lines.iter().any(|line| line.table == table)
            || self.card.as_ref().is_some_and(|card| card.id == table)
            || self.snapshot.as_ref().is_some_and(|snapshot| snapshot.table == table)
            || self.finished.iter().any(|finished| finished.table == table)
    }
}

impl TablePhase {
    /// All phases.
    pub const ALL: [Self; 3] = [Self::Lobby, Self::Playing, Self::Over];

    /// Its name in the database.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

impl std::fmt::Display for TablePhase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

// The hash of a token must not appear in logs.
impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guest").field("id", &self.id).field("name", &self.name).finish_non_exhaustive()
    }
}

impl From<GuestUpdate> for Change {
    fn from(update: GuestUpdate) -> Self {
        Self { guests: vec![update], ..Self::default() }
    }
}
