//! The clocks, for those below who have none of their own.

use std::time::Duration;

/// Time that this thread has worked: what the machine does beside it does not count, so that a bot with so many
/// milliseconds plays as well on a busy machine as on an idle one.
#[cfg(unix)]
pub(crate) fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    // It is no time before zero that a thread has worked.
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// Time since the program first asked, where threads have no clocks.
#[cfg(not(unix))]
pub(crate) fn worked() -> Duration {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed()
}
