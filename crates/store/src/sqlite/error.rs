//! What SQLite says went wrong, as the house understands it.

use sqlx::Error;

use crate::StoreError;

/// Something was NULL that must not be: in a commit, a line that is not the next one.
pub(super) const NOT_NULL: i32 = 1299;

/// The kind of fault when there is no room.
const FULL: i32 = 13;

/// The database's own number for what went wrong, in full.
pub(super) fn code(error: &Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}

/// Whether there was no room.
pub(super) fn is_full(error: &Error) -> bool {
    code(error).is_some_and(|code| code & 0xff == FULL)
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let Some(code) = code(&error) else {
            return match error {
                Error::PoolClosed => Self::Closed,
                Error::PoolTimedOut => Self::Busy,
                // Only the kind of thing: the whole error could quote what was stored.
                Error::ColumnDecode { .. } | Error::Decode(_) => Self::Corrupt("a value has the wrong form".to_owned()),
                Error::WorkerCrashed => Self::Other("its thread has ended".to_owned()),
                other => Self::Other(other.to_string()),
            };
        };
        let what = || error.as_database_error().map_or_else(String::new, |error| error.message().to_owned());
        // The low byte is the kind, the rest says more about it.
        match code & 0xff {
            FULL => Self::Full,
            8 => Self::ReadOnly,
            5 | 6 => Self::Busy,
            11 | 26 => Self::Corrupt(what()),
            _ => Self::Other(format!("{}, code {code}", what())),
        }
    }
}
