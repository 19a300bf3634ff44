//! How long things are remembered.

/// What may be forgotten: whatever is older than these times, in milliseconds since the epoch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Tables where nothing has happened since: their journals and cards. A game that a clock keeps going
    /// ([`TablePhase::Playing`](crate::TablePhase::Playing) with a time to wake) is not forgotten, however old.
    pub tables_before: u64,
    /// Records of games that ended before.
    pub records_before: u64,
    /// Guests not seen since who sit at no table that is remembered.
    pub guests_before: u64,
}

/// How much was forgotten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PurgeCounts {
    /// Tables.
    pub tables: u64,
    /// Records of finished games.
    pub records: u64,
    /// Guests.
    pub guests: u64,
}
