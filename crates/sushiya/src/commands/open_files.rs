//! Every connection is an open file: as many as we may have.

/// Lets this process have as many open files as the operating system allows it, and says how many that is, if it tells.
#[cfg(unix)]
pub(crate) fn raise() -> Option<u64> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    let _ = setrlimit(Resource::Nofile, limit);
    getrlimit(Resource::Nofile).current
}

/// Lets this process have as many open files as the operating system allows it, and says how many that is, if it tells.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<u64> {
    None
}
