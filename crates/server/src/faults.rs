//! Fault injection for tests of supervision: the real server panics at a chosen point, as a bug would make it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A point at which a test can make the server panic.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultPoint {
    /// A table is woken from its journal.
    Wake,
    /// A table handles an action, before it is stored.
    Act,
    /// A table has stored an action, but not yet replied.
    Stored,
    /// A table is read for a client.
    Read,
    /// A message for one viewer is rendered.
    View,
    /// A bot searches for a move.
    Bot,
    /// A hint is computed.
    Hint,
    /// A position of a finished game is analysed.
    Analysis,
    /// A request is handled.
    Request,
    /// Tables that are due are looked up.
    Retention,
}

const POINTS: usize = FaultPoint::Retention as usize + 1;

/// Fault injection. Disabled by default.
#[doc(hidden)]
#[derive(Clone, Default, Debug)]
pub struct FaultInjection {
    armed: Option<Arc<[AtomicU32; POINTS]>>,
}

impl FaultInjection {
    /// A handle to inject faults while the server runs.
    pub fn enabled() -> Self {
        Self { armed: Some(Arc::default()) }
    }

    /// Makes the next `times` passes of a point panic.
    ///
    /// # Panics
    /// If fault injection is not enabled.
    pub fn panic_at(&self, point: FaultPoint, times: u32) {
        let armed = self.armed.as_ref().expect("fault injection is enabled");
        armed[point as usize].store(times, Ordering::SeqCst);
    }

    /// Passes a point; panics if a fault is armed there.
    pub(crate) fn pass(&self, point: FaultPoint) {
        if let Some(armed) = &self.armed {
            let left = &armed[point as usize];
            let injected = left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
            assert!(injected.is_err(), "injected fault");
        }
    }
}
