//! The background task that wakes tables when they are due, and deletes old data.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use store::Retention;

use crate::clock::unix_millis;
use crate::faults::FaultPoint;
use crate::panics::Place;
use crate::{ApiError, Code, Server};

/// Time between checks for tables that are due.
const WAKE_INTERVAL: Duration = Duration::from_secs(1);

/// Maximum number of tables woken per round. After a restart many may be due.
const AT_ONCE: u32 = 256;

/// Time between sweeps that delete old data.
const SWEEP_INTERVAL: Duration = Duration::from_hours(1);

/// Each sweep deletes at most one of this many tables, records and guests. If the clock is wrong, an operator has days to
/// notice.
const GENTLY: u64 = 50;

/// If the latest activity is older than this when the server starts, or in the future, its clock is probably wrong.
const LIKELY_IDLE: Duration = Duration::from_hours(336);

/// Wakes tables and deletes old data until the server shuts down. Restarts after a panic.
pub(crate) async fn supervise(server: Arc<Server>) {
    while server.panics.contain(Place::Retention, None, run(Arc::clone(&server))).await.is_err() {
        tokio::time::sleep(WAKE_INTERVAL).await;
    }
}

async fn run(server: Arc<Server>) {
    let mut round = tokio::time::interval(WAKE_INTERVAL);
    let mut sweep = tokio::time::interval(SWEEP_INTERVAL);
    // Damaged tables, so that they aren't tried again every second.
    let mut broken = HashSet::new();
    let may_delete = is_clock_plausible(&server).await;
    loop {
        tokio::select! {
            () = server.closing.cancelled() => return,
            _ = round.tick() => wake_due(&server, &mut broken).await,
            _ = sweep.tick() => {
                server.rate_limiter.sweep();
                server.registry.sweep();
                if may_delete {
                    delete_old(&server).await;
                }
            }
        }
    }
}

/// Wakes tables whose timer has expired or where a bot has to move.
async fn wake_due(server: &Arc<Server>, broken: &mut HashSet<Code>) {
    server.config.faults.pass(FaultPoint::Retention);
    let due = match server.store.due(unix_millis(), AT_ONCE).await {
        Ok(due) => due,
        Err(error) => return tracing::error!(%error, "could not look up tables that are due"),
    };
    for code in due.iter().filter_map(|card| card.id.parse::<Code>().ok()) {
        // An awake table has its own timer.
        if server.registry.is_awake(code) || broken.contains(&code) {
            continue;
        }
        if server.read(code, |_| ()).await == Err(ApiError::Broken) {
            broken.insert(code);
        }
    }
}

/// Whether the clock agrees with the stored data. If it doesn't, nothing is deleted until the next start.
async fn is_clock_plausible(server: &Server) -> bool {
    let latest = match server.store.latest().await {
        Ok(Some(latest)) => Duration::from_millis(latest),
        Ok(None) => return true,
        Err(error) => {
            tracing::error!(%error, "could not read the time of the latest activity; old data is kept");
            return false;
        }
    };
    let started = Duration::from_millis(server.started);
    let is_plausible = latest <= started + SWEEP_INTERVAL && started <= latest + LIKELY_IDLE;
    if !is_plausible {
        tracing::warn!(
            "the clock is far from the time of the latest activity; old data is kept until the next start with a plausible clock"
        );
    }
    is_plausible
}

async fn delete_old(server: &Server) {
    let before = |keep: Duration| unix_millis().saturating_sub(keep.as_millis() as u64);
    let keep = server.config.keep;
    let what = Retention {
        tables_before: before(keep.tables),
        records_before: before(keep.records),
        guests_before: before(keep.guests),
        one_of: Some(GENTLY),
    };
    match server.store.purge(what).await {
        Ok(forgotten) => tracing::info!(?forgotten, "deleted old data"),
        Err(error) => tracing::error!(%error, "could not delete old data"),
    }
}
