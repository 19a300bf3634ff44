//! Whether the files of an open database are still the ones in its folder.
//!
//! If somebody deletes or replaces a file, the process keeps writing to the old one, which nobody will ever read again. So
//! the writer looks before it acknowledges a commit. On systems other than Unix nothing is checked: there an open file
//! cannot be deleted.

use std::path::{Path, PathBuf};

/// The files of an open database.
pub(super) struct Identity {
    files: [(PathBuf, FileNumber); 2],
}

/// Identifies a file on this machine; `None` if there is none.
type FileNumber = Option<(u64, u64)>;

impl Identity {
    /// The files as they are now: the database, and its log.
    pub(super) fn of(database: &Path) -> Self {
        let mut log = database.as_os_str().to_owned();
        log.push("-wal");
        Self { files: [database.to_owned(), log.into()].map(|path| (path.clone(), number(&path))) }
    }

    /// Whether the same files are still there.
    pub(super) fn is_intact(&self) -> bool {
        self.files.iter().all(|(path, former)| number(path) == *former)
    }
}

#[cfg(unix)]
fn number(path: &Path) -> FileNumber {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn number(_: &Path) -> FileNumber {
    None
}
