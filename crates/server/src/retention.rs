//! Waking tables in time, and forgetting old ones.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use store::Retention;

use crate::clock::unix_millis;
use crate::faults::FaultPoint;
use crate::panics::Place;
use crate::{ApiError, Code, Server};

/// How often is looked for tables whose time has come.
const ROUND: Duration = Duration::from_secs(1);

/// How many tables are woken at once. After a restart there may be many.
const AT_ONCE: u32 = 256;

/// How often old things are forgotten.
const SWEEP: Duration = Duration::from_secs(60 * 60);

/// Wakes tables and deletes old data until the server closes. A panic is contained, and the work goes on.
pub(crate) async fn supervise(server: Arc<Server>) {
    while server.panics.contain(Place::Retention, None, run(Arc::clone(&server))).await.is_err() {
        tokio::time::sleep(ROUND).await;
    }
}

async fn run(server: Arc<Server>) {
    let mut round = tokio::time::interval(ROUND);
    let mut sweep = tokio::time::interval(SWEEP);
    // Those that cannot be read: trying again each second would help nobody.
    let mut broken = HashSet::new();
    loop {
        tokio::select! {
            () = server.closing.cancelled() => return,
            _ = round.tick() => wake_due(&server, &mut broken).await,
            _ = sweep.tick() => clear_out(&server).await,
        }
    }
}

/// Wakes the tables that a clock, or a bot, has to move on.
async fn wake_due(server: &Arc<Server>, broken: &mut HashSet<Code>) {
    server.config.faults.pass(FaultPoint::Retention);
    let due = match server.store.due(unix_millis(), AT_ONCE).await {
        Ok(due) => due,
        Err(error) => return tracing::error!(%error, "tables that are due cannot be looked up"),
    };
    for code in due.iter().filter_map(|card| card.id.parse::<Code>().ok()) {
        // One that is awake knows by itself.
        if server.registry.is_awake(code) || broken.contains(&code) {
            continue;
        }
        if server.read(code, |_| ()).await == Err(ApiError::Broken) {
            broken.insert(code);
        }
    }
}

async fn clear_out(server: &Server) {
    server.rate_limiter.sweep();
    server.registry.sweep();
    let before = |keep: Duration| unix_millis().saturating_sub(keep.as_millis() as u64);
    let keep = server.config.keep;
    let what = Retention {
        tables_before: before(keep.tables),
        records_before: before(keep.records),
        guests_before: before(keep.guests),
    };
    match server.store.purge(what).await {
        Ok(forgotten) => tracing::info!(?forgotten, "what was old is forgotten"),
        Err(error) => tracing::error!(%error, "what is old cannot be forgotten"),
    }
}
