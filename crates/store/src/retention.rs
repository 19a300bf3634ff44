//! The retention of data, and the counts of a purge.

/// Cutoffs for a purge: everything older is deleted. Times are in milliseconds since the epoch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Tables without activity since then, with their journals and cards. A running game with a clock
    /// ([`TablePhase::Playing`](crate::TablePhase::Playing) with a time to wake) is always kept.
    pub tables_before: u64,
    /// Records of games that ended before then.
    pub records_before: u64,
    /// Guests not seen since then who sit at no stored table.
    pub guests_before: u64,
    /// The largest share of each kind to delete at once, as one of this many; everything if `None`. At least one item
    /// can be deleted.
    pub one_of: Option<u64>,
}

/// The numbers of tables, records and guests that a purge deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PurgeCounts {
    /// Tables.
    pub tables: u64,
    /// Records of finished games.
    pub records: u64,
    /// Guests.
    pub guests: u64,
}
