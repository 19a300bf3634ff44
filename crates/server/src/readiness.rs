//! Whether the server can store what people do.

use std::time::{Duration, Instant};

use store::{Store, StoreError};
use tokio::sync::Mutex;

/// A result is kept for this time: a probe is a real commit, and anybody may ask.
const KEPT: Duration = Duration::from_secs(1);

/// A probe that takes longer has failed.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The last probe of the store.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Readiness {
    /// Probes the store, unless it was probed just now. Everybody who asks meanwhile gets the same result.
    pub(crate) async fn check(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        if let Some((at, result)) = &*last
            && at.elapsed() < KEPT
        {
            return result.clone();
        }
        let result = tokio::time::timeout(TIMEOUT, store.probe()).await.unwrap_or(Err(StoreError::Busy));
        *last = Some((Instant::now(), result.clone()));
        result
    }
}
