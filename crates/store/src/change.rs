//! What is given to the store: lines of journals, cards, finished games, news of guests.

/// What is to be remembered together or not at all. As a rule it comes from one table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// New lines of the table's journal, in order.
    pub lines: Vec<JournalLine>,
    /// How the table stands in lists from now on; `None` if nothing about that has changed.
    pub card: Option<TableCard>,
    /// Games that have ended with this change.
    pub finished: Vec<StoredRecord>,
    /// What there is to say of guests.
    pub guests: Vec<GuestUpdate>,
}

/// One entry in the journal of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalLine {
    /// The table.
    pub table: String,
    /// The number of the line in its journal: 0, 1, 2 and so on. Whoever writes a number that is not the next one is
    /// refused, so that of two who both think the table is theirs one gets through.
    pub seq: u64,
    /// When it was written.
    pub at: u64,
    /// What it says. (Nowhere may text have the character NUL: not every database takes it.)
    pub text: String,
}

/// A table's entry in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCard {
    /// The table.
    pub id: String,
    /// What is played there.
    pub game: String,
    /// How far the table is.
    pub phase: TablePhase,
    /// Whether it is in the list that everybody sees.
    pub public: bool,
    /// When the table was opened.
    pub created: u64,
    /// When something last happened there.
    pub updated: u64,
    /// When its clock must wake it, though nobody comes; after a restart too.
    pub wake: Option<u64>,
    /// The guests who sit there, by their ids, each once.
    pub people: Vec<String>,
    /// What a list shows of it; the store does not read it.
    pub summary: String,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TablePhase {
    /// People gather.
    Lobby,
    /// A game is played.
    Playing,
    /// The game has ended, or the table was given up.
    Over,
}

/// The record of a game that has ended. Records are kept longer than journals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRecord {
    /// The table it was played at.
    pub table: String,
    /// Which game of that table it was. The same number again replaces the record.
    pub number: u32,
    /// What was played.
    pub game: String,
    /// When it ended.
    pub at: u64,
    /// The record.
    pub record: String,
    /// The guests who played, by their ids, each once.
    pub people: Vec<String>,
}

/// Somebody who has come to the house.
#[derive(Clone, PartialEq, Eq)]
pub struct Guest {
    /// The guest's id.
    pub id: String,
    /// What the guest is called.
    pub name: String,
    /// The hash of the token by which the guest is known again.
    pub token_hash: [u8; 32],
    /// When the guest first came.
    pub created: u64,
    /// When the guest was last seen.
    pub seen: u64,
}

/// What there is to say of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GuestUpdate {
    /// Somebody new. If the id is known already, nothing changes.
    New(Guest),
    /// A guest has another name now.
    Named {
        /// The guest's id.
        id: String,
        /// The new name.
        name: String,
    },
    /// A guest was here. An earlier time than the one that is known changes nothing.
    Seen {
        /// The guest's id.
        id: String,
        /// When.
        at: u64,
    },
}

impl Change {
    /// Whether something in it is about this table.
    pub(crate) fn concerns(&self, table: &str) -> bool {
        self.lines.iter().any(|line| line.table == table)
            || self.card.as_ref().is_some_and(|card| card.id == table)
            || self.finished.iter().any(|finished| finished.table == table)
    }
}

impl TablePhase {
    /// All phases.
    pub const ALL: [Self; 3] = [Self::Lobby, Self::Playing, Self::Over];

    /// The word for it.
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

// The hash of a token is nothing for a log.
impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Guest").field("id", &self.id).field("name", &self.name).finish_non_exhaustive()
    }
}

impl From<GuestUpdate> for Change {
    fn from(news: GuestUpdate) -> Self {
        Self { guests: vec![news], ..Self::default() }
    }
}
