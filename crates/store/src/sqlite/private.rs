//! Files and folders that only the owner can read: the database contains the secrets of running games.

use std::fs::{DirBuilder, File};
use std::io;
use std::path::Path;

/// Creates a folder and those above it, as far as they are missing.
pub(super) fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Opens a file for writing, and creates it if it is missing. SQLite gives the files next to the database the same
/// permissions. An existing file that everybody can read is closed to others, but not to its group: an operator may have
/// opened it for backups.
pub(super) fn create_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mut permissions = file.metadata()?.permissions();
        if permissions.mode() & 0o007 != 0 {
            permissions.set_mode(permissions.mode() & !0o007);
            // Only the owner may do this. Somebody else who can write the file can still use it.
            let _ = file.set_permissions(permissions);
        }
    }
    Ok(file)
}
