//! The one clock, for those below who have none of their own.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// Time since the program first asked.
pub(crate) fn now() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}
