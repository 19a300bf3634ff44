//! A decision of a table that is about to be applied.

use menu::LegalChoice;

use crate::Entry;

/// One step of a table: an entry, or a choice that was parsed and checked when it arrived. A choice becomes an entry in
/// the journal too. Only a table that is rebuilt from its journal has to parse and check its text again.
pub(crate) enum Decision {
    Entry(Entry),
    Choice(LegalChoice),
}

impl Decision {
    /// The entry for the journal.
    pub(crate) fn to_entry(&self) -> Entry {
        match self {
            Self::Entry(entry) => entry.clone(),
            Self::Choice(choice) => {
                Entry::Chose { seat: choice.seat().index(), turn: choice.turn(), choice: choice.text().to_owned() }
            }
        }
    }
}

impl From<Entry> for Decision {
    fn from(entry: Entry) -> Self {
        Self::Entry(entry)
    }
}
