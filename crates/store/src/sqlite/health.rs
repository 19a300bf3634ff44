//! Whether the stored data is intact, as far as that is known.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::SqlitePool;

use crate::StoreError;

/// Time between two checks of the whole database.
const CHECK_INTERVAL: Duration = Duration::from_mins(1);

/// A larger database is not checked as a whole, because that would take seconds. Damage is found when a page is used.
const CHECKED_BYTES: i64 = 64 * 1024 * 1024;

/// What is known about damage.
#[derive(Default)]
pub(super) struct Health(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// The first damage that was found. It does not go away while the database is open.
    damage: Option<StoreError>,
    checked: Option<Instant>,
}

impl Health {
    /// Remembers damage that an operation has found.
    pub(super) fn note<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error @ StoreError::Corrupt(_)) = &result {
            self.known().damage.get_or_insert_with(|| error.clone());
        }
        result
    }

    /// Reports known damage, and looks for more if the last check was a while ago.
    pub(super) async fn check(&self, readers: &SqlitePool) -> Result<(), StoreError> {
        {
            let mut known = self.known();
            if let Some(damage) = &known.damage {
                return Err(damage.clone());
            }
            if known.checked.is_some_and(|checked| checked.elapsed() < CHECK_INTERVAL) {
                return Ok(());
            }
            known.checked = Some(Instant::now());
        }
        self.note(check_all(readers).await)
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn check_all(readers: &SqlitePool) -> Result<(), StoreError> {
    let size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    let bytes: i64 = sqlx::query_scalar(size).fetch_one(readers).await?;
    if bytes > CHECKED_BYTES {
        return Ok(());
    }
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(readers).await?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Corrupt("a check of its pages failed".to_owned())) }
}
