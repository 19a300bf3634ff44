//! Deletes old data in batches. The read connections find each batch, so writers wait only for its deletion.

use super::SqliteStore;
use crate::{PurgeCounts, Retention, StoreError};

/// One kind of data that can be purged. `?2` in a query is the cutoff.
struct Kind {
    /// The number of items.
    count: &'static str,
    /// The number of items deleted in one transaction. The lines of a journal are on many pages, so a table is
    /// expensive.
    batch: i64,
    /// A JSON array with the next `?3` numbers after number `?1`, in order.
    find: &'static str,
    /// Those of the numbers `?1` that can still be deleted, because some may have been used since they were found.
    check: &'static str,
    /// Deletes the numbers `?1`.
    delete: &'static str,
}

/// The condition for tables that can be deleted.
macro_rules! old_tables {
    () => {
        "max(tables.at, coalesce(updated, 0)) < ?2 AND NOT (coalesce(phase, '') = 'playing' AND wake IS NOT NULL)"
    };
}

const TABLES: Kind = Kind {
    count: "SELECT count(*) FROM tables",
    batch: 4,
    find: concat!(
        "SELECT json_group_array(no) FROM (SELECT no FROM tables LEFT JOIN card USING (no) WHERE no > ?1 AND ",
        old_tables!(),
        " ORDER BY no LIMIT ?3)"
    ),
    check: concat!(
        "SELECT json_group_array(no) FROM json_each(?1) JOIN tables ON no = value LEFT JOIN card USING (no) WHERE ",
        old_tables!()
    ),
    delete: "\
        BEGIN IMMEDIATE;
        DELETE FROM line WHERE row IN (
            WITH RECURSIVE chain (row) AS (
                SELECT last FROM tables WHERE no IN (SELECT value FROM json_each(?1))
                UNION ALL
                SELECT line.prev FROM chain JOIN line USING (row)
            )
            SELECT row FROM chain
        );
        DELETE FROM sitting WHERE (guest, no) IN (
            SELECT person.value, no FROM json_each(?1) AS old JOIN card ON no = old.value JOIN json_each(people) AS person
        );
        DELETE FROM card WHERE no IN (SELECT value FROM json_each(?1));
        DELETE FROM snapshot WHERE no IN (SELECT value FROM json_each(?1));
        DELETE FROM tables WHERE no IN (SELECT value FROM json_each(?1));
        COMMIT;",
};

const RECORDS: Kind = Kind {
    count: "SELECT count(*) FROM finished",
    batch: 32,
    find: "SELECT json_group_array(no) FROM (SELECT no FROM finished WHERE no > ?1 AND at < ?2 ORDER BY no LIMIT ?3)",
    check: "SELECT json_group_array(no) FROM json_each(?1) JOIN finished ON no = value WHERE finished.at < ?2",
    delete: "\
        BEGIN IMMEDIATE;
        DELETE FROM played WHERE (guest, at, no) IN (
            SELECT person.value, at, no FROM json_each(?1) AS old JOIN finished ON no = old.value JOIN json_each(people) AS person
        );
        DELETE FROM finished WHERE no IN (SELECT value FROM json_each(?1));
        COMMIT;",
};

/// The condition for guests that can be deleted.
macro_rules! old_guests {
    () => {
        "seen < ?2 AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.guest = guest.id)"
    };
}

const GUESTS: Kind = Kind {
    count: "SELECT count(*) FROM guest",
    batch: 100,
    find: concat!(
        "SELECT json_group_array(no) FROM (SELECT no FROM guest WHERE no > ?1 AND ",
        old_guests!(),
        " ORDER BY no LIMIT ?3)"
    ),
    check: concat!("SELECT json_group_array(no) FROM json_each(?1) JOIN guest ON no = value WHERE ", old_guests!()),
    delete: "\
        BEGIN IMMEDIATE;
        DELETE FROM guest WHERE no IN (SELECT value FROM json_each(?1));
        COMMIT;",
};

pub(super) async fn purge(store: &SqliteStore, what: Retention) -> Result<PurgeCounts, StoreError> {
    // Tables first, because guests who sat only at deleted tables can be deleted too.
    Ok(PurgeCounts {
        tables: purge_kind(store, &TABLES, what.tables_before, what.one_of).await?,
        records: purge_kind(store, &RECORDS, what.records_before, what.one_of).await?,
        guests: purge_kind(store, &GUESTS, what.guests_before, what.one_of).await?,
    })
}

async fn purge_kind(store: &SqliteStore, kind: &Kind, before: u64, one_of: Option<u64>) -> Result<u64, StoreError> {
    let (mut purged, mut after) = (0, 0);
    let limit = match one_of {
        Some(part) => {
            let count: i64 = sqlx::query_scalar(kind.count).fetch_one(&store.readers).await?;
            (count as u64 / part).max(1)
        }
        None => u64::MAX,
    };
    while purged < limit {
        let batch = kind.batch.min(i64::try_from(limit - purged).unwrap_or(i64::MAX));
        let find = sqlx::query_scalar(kind.find).bind(after).bind(before as i64).bind(batch);
        let found: String = find.fetch_one(&store.readers).await?;
        let Some(last) = numbers(&found)?.last().copied() else { return Ok(purged) };
        after = last;

        let mut writer = store.writer.lock().await;
        let writer = writer.as_mut().ok_or(StoreError::Closed)?;
        let deletable = writer.filter_numbers(kind.check, &found, before).await?;
        let count = numbers(&deletable)?.len();
        if count > 0 {
            writer.transact(kind.delete, [deletable]).await?;
        }
        purged += count as u64;
    }
    Ok(purged)
}

fn numbers(list: &str) -> Result<Vec<i64>, StoreError> {
    serde_json::from_str(list).map_err(|_| StoreError::Corrupt("a list of numbers is not one".to_owned()))
}
