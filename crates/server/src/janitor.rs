//! Waking tables in time, and forgetting old ones.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use store::Retention;

use crate::moment::now;
use crate::{Code, Fault, House};

/// How often is looked for tables whose time has come.
const ROUND: Duration = Duration::from_secs(1);

/// How many tables are woken at once. After a restart there may be many.
const AT_ONCE: u32 = 256;

/// How often old things are forgotten.
const SWEEP: Duration = Duration::from_secs(60 * 60);

/// Keeps house until it closes.
pub(crate) async fn keep_house(house: Arc<House>) {
    let mut round = tokio::time::interval(ROUND);
    let mut sweep = tokio::time::interval(SWEEP);
    // Those that cannot be read: trying again each second would help nobody.
    let mut broken = HashSet::new();
    loop {
        tokio::select! {
            () = house.closing.cancelled() => return,
            _ = round.tick() => wake_due(&house, &mut broken).await,
            _ = sweep.tick() => clear_out(&house).await,
        }
    }
}

/// Wakes the tables that a clock, or a bot, has to move on.
async fn wake_due(house: &Arc<House>, broken: &mut HashSet<Code>) {
    let due = match house.store.due(now(), AT_ONCE).await {
        Ok(due) => due,
        Err(fault) => return tracing::error!(%fault, "tables that are due cannot be looked up"),
    };
    for code in due.iter().filter_map(|card| card.id.parse::<Code>().ok()) {
        // One that is awake knows by itself.
        if house.hall.is_awake(code) || broken.contains(&code) {
            continue;
        }
        if house.look(code, |_| ()).await == Err(Fault::Broken) {
            broken.insert(code);
        }
    }
}

async fn clear_out(house: &House) {
    house.doorman.sweep();
    let before = |keep: Duration| now().saturating_sub(keep.as_millis() as u64);
    let keep = house.config.keep;
    let what = Retention {
        tables_before: before(keep.tables),
        records_before: before(keep.records),
        guests_before: before(keep.guests),
    };
    match house.store.purge(what).await {
        Ok(forgotten) => tracing::info!(?forgotten, "what was old is forgotten"),
        Err(fault) => tracing::error!(%fault, "what is old cannot be forgotten"),
    }
}
