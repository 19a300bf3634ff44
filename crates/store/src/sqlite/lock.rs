//! One house, one set of books: while a store is open, nobody else opens it.
//!
//! Two servers on one file would not spoil it (a journal takes a line only if it is the next one), but each would wake the
//! other's tables and be refused all the time; whoever starts the second one should hear of it at once. The lock is on a file
//! of its own: the one with the data belongs to SQLite, and a process that closes it twice loses its locks. The system lets go
//! of the lock when the process ends, however it ends. Where there is no such lock (outside of Unix) the fence must do.

use std::fs::File;
use std::io;
use std::path::Path;

/// Held while the store is open.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock; `None` if somebody else has it.
    pub(super) fn take(path: &Path) -> io::Result<Option<Self>> {
        let file = File::options().create(true).truncate(false).write(true).open(path)?;
        #[cfg(unix)]
        match rustix::fs::flock(&file, rustix::fs::FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => {}
            Err(rustix::io::Errno::WOULDBLOCK) => return Ok(None),
            Err(fault) => return Err(fault.into()),
        }
        Ok(Some(Self { _file: file }))
    }
}
