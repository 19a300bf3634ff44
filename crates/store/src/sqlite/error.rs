//! Maps errors of SQLite to errors of the store.

use sqlx::Error;

use crate::StoreError;

/// A NOT NULL constraint failed: in a commit, a line that is not the next one.
pub(super) const NOT_NULL: i32 = 1299;

/// The primary result code SQLITE_FULL.
const FULL: i32 = 13;

/// The extended result code of SQLite.
pub(super) fn code(error: &Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}

/// Whether there was no space left.
pub(super) fn is_full(error: &Error) -> bool {
    code(error).is_some_and(|code| code & 0xff == FULL)
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let Some(code) = code(&error) else {
            return match error {
                Error::PoolClosed => Self::Closed,
                Error::PoolTimedOut => Self::Busy,
                // Without details, which could quote stored data.
                Error::ColumnDecode { .. } | Error::Decode(_) => Self::Corrupt("a value has the wrong form".to_owned()),
                Error::WorkerCrashed => Self::Other("its thread has ended".to_owned()),
                other => Self::Other(other.to_string()),
            };
        };
        let what = || error.as_database_error().map_or_else(String::new, |error| error.message().to_owned());
        // The low byte is the primary result code.
        match code & 0xff {
            FULL => Self::Full,
            8 => Self::ReadOnly,
            5 | 6 => Self::Busy,
            11 | 26 => Self::Corrupt(what()),
            _ => Self::Other(format!("{}, code {code}", what())),
        }
    }
}
