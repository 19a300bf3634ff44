//! Clocks for crates that don't read one themselves.

use std::time::Duration;

/// CPU time of this thread. A bot with a time budget plays equally well on a busy machine and on an idle one.
#[cfg(unix)]
pub(crate) fn thread_cpu_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    // CPU time is never negative.
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// Time since the first call, where CPU time per thread is not available.
#[cfg(not(unix))]
pub(crate) fn thread_cpu_time() -> Duration {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed()
}
