//! The time, and random bytes from the operating system.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime};

use table::Now;

/// Milliseconds since 1970. The system's clock is read once, and only monotonic time counts from then on: if somebody sets
/// the clock while the server runs, no turn ends early, nothing freezes and nothing is deleted.
pub(crate) fn unix_millis() -> u64 {
    static START: LazyLock<(u64, Instant)> = LazyLock::new(|| {
        let passed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        (passed.map_or(0, |passed| passed.as_millis() as u64), Instant::now())
    });
    let (unix, since) = *START;
    unix + since.elapsed().as_millis() as u64
}

/// Random bytes from the operating system.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system provides random bytes");
    bytes
}

/// The time and fresh entropy for a table's input.
pub(crate) fn now() -> Now {
    Now { at: unix_millis(), entropy: random_bytes() }
}

/// A random number, unique for all practical purposes.
pub(crate) fn random_u64() -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&random_bytes()[..8]);
    u64::from_le_bytes(bytes)
}

/// Monotonic time since the first call, for searches with a time budget.
pub(crate) fn monotonic() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// The computing time of this thread: other threads do not count.
#[cfg(target_os = "linux")]
pub(crate) fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The time, where a thread's computing time is unknown.
#[cfg(not(target_os = "linux"))]
pub(crate) fn thread_time() -> Duration {
    monotonic()
}
