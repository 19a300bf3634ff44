//! The limit of open files; every connection is one.

/// Raises the limit of open files to the maximum, and returns it if it is known.
#[cfg(unix)]
pub(crate) fn raise() -> Option<u64> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    let _ = setrlimit(Resource::Nofile, limit);
    getrlimit(Resource::Nofile).current
}

/// Raises the limit of open files to the maximum, and returns it if it is known.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<u64> {
    None
}
