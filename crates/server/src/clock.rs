//! Now, and luck that nobody has seen.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime};

use table::Now;

/// Milliseconds since 1970.
pub(crate) fn unix_millis() -> u64 {
    let passed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    passed.map_or(0, |passed| passed.as_millis() as u64)
}

/// Bytes from the operating system.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has luck to give");
    bytes
}

/// This moment.
pub(crate) fn now() -> Now {
    Now { at: unix_millis(), entropy: random_bytes() }
}

/// A number of its own for whatever needs one.
pub(crate) fn random_u64() -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&random_bytes()[..8]);
    u64::from_le_bytes(bytes)
}

/// Time that has passed, for bots: it never goes back.
pub(crate) fn monotonic() -> Duration {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGAN.elapsed()
}
