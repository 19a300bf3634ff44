//! A lock file: while a store is open, no other process opens it.
//!
//! Two servers on one file would not corrupt it (a journal takes a line only if it is the next one), but each would
//! wake the other's tables and get conflicts all the time, so the second one should fail to start. The lock is on a
//! separate file: SQLite locks the database file itself, and a process that closes a file descriptor of it loses these
//! locks. The system releases the lock when the process ends for any reason. On systems other than Unix there is no
//! lock, only the check of line numbers.

use std::fs::File;
use std::io;
use std::path::Path;

use super::private;

/// A lock that is held while the store is open.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock; `None` if another process has it.
    pub(super) fn take(path: &Path) -> io::Result<Option<Self>> {
        let file = private::create_file(path)?;
        #[cfg(unix)]
        match rustix::fs::flock(&file, rustix::fs::FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => {}
            Err(rustix::io::Errno::WOULDBLOCK) => return Ok(None),
            Err(error) => return Err(error.into()),
        }
        Ok(Some(Self { _file: file }))
    }
}
