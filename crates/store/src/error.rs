//! What can go wrong with a store, in words for whoever runs the house.

use std::error::Error;
use std::fmt;

/// Why the store did not do what it was asked.
///
/// After a fault of the disk it can happen that a refused change is found stored nevertheless. Whoever is told of a fault
/// therefore forgets what it had in mind and reads the journal again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no room left. After a full disk the log wants to be copied before anything else: some 10 MB should be freed.
    Full,
    /// The database cannot be written.
    ReadOnly,
    /// Somebody else holds the database.
    Busy,
    /// The line does not follow the last one of its journal: somebody else has written there.
    Conflict {
        /// The table.
        table: String,
    },
    /// What is stored is damaged.
    Corrupt(String),
    /// The store could not be opened.
    Open {
        /// Where it was looked for.
        path: String,
        /// What is wrong, and what to do.
        why: String,
    },
    /// It was closed before.
    Closed,
    /// Anything else, in the words of the database.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("there is no room left to store this; free disk space or raise the size limit"),
            Self::ReadOnly => f.write_str("the database cannot be written; make its file and its folder writable"),
            Self::Busy => f.write_str("another program holds the database; end that program or try again"),
            Self::Conflict { table } => {
                write!(f, "table '{table}' was written by somebody else; read its journal again before going on")
            }
            Self::Corrupt(what) => {
                write!(f, "the database is damaged ({what}); stop the house and restore the file from a backup")
            }
            Self::Open { path, why } => write!(f, "cannot open the database '{path}': {why}"),
            Self::Closed => f.write_str("the store is closed; start the house again"),
            Self::Other(what) => write!(f, "the database refused this ({what}); look at the disk and try again"),
        }
    }
}

impl Error for StoreError {}
