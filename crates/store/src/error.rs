//! Errors of the store, in sentences for operators.

use std::error::Error;
use std::fmt;

/// The reason why the store failed.
///
/// After a disk error, a refused change may still turn out to be stored. After any error, the caller therefore discards
/// its state and reads the journal again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no space left. After a full disk, SQLite first has to copy its log, so about 10 MB should be freed.
    Full,
    /// The database cannot be written.
    ReadOnly,
    /// Another process holds a lock on the database.
    Busy,
    /// A line is not the next one of its journal: another writer was faster.
    Conflict {
        /// The table.
        table: String,
    },
    /// Stored data is damaged.
    Corrupt(String),
    /// The files of the database were deleted or replaced while it was open.
    Replaced,
    /// The store could not be opened.
    Open {
        /// The path of the database.
        path: String,
        /// The reason, and what to do.
        why: String,
    },
    /// The store is closed.
    Closed,
    /// Anything else, in the words of the database.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Full => f.write_str("no space left; free disk space or raise the size limit"),
            Self::ReadOnly => f.write_str("the database is read-only; make its file and its folder writable"),
            Self::Busy => f.write_str("another program has locked the database; stop that program or try again"),
            Self::Conflict { table } => {
                write!(f, "another writer has changed table '{table}'; read its journal again")
            }
            Self::Corrupt(what) => {
                write!(f, "the database is damaged ({what}); stop the server and restore the file from a backup")
            }
            Self::Replaced => f.write_str(
                "the files of the database were deleted or replaced, so nothing can be stored; restore them and restart the server",
            ),
            Self::Open { path, why } => write!(f, "cannot open the database '{path}': {why}"),
            Self::Closed => f.write_str("the store is closed; restart the server"),
            Self::Other(what) => write!(f, "the database failed ({what}); check the disk and try again"),
        }
    }
}

impl Error for StoreError {}
