//! Queries, and the conversion of rows.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, SqliteExecutor, SqlitePool};

use crate::{
    Guest, JournalLine, RecentJournal, Statistics, StoreCounts, StoreError, StoredRecord, TableCard, TablePhase,
};

/// Walks from the table to its last line, and from each line to the one before, down to number `?2`. The last row has that
/// number if none is missing.
const JOURNAL: &str = "\
    WITH RECURSIVE chain (seq, prev, at, text) AS (
        SELECT next, last, at, '' FROM tables WHERE id = ?1
        UNION ALL
        SELECT seq - 1, line.prev, line.at, line.text FROM chain JOIN line ON line.row = chain.prev WHERE seq > ?2
    )
    SELECT seq, at, text FROM chain";

/// The lines of a journal from number `from` on.
async fn lines(readers: impl SqliteExecutor<'_>, table: &str, from: i64) -> Result<Vec<JournalLine>, StoreError> {
    let rows: Vec<(i64, i64, String)> = sqlx::query_as(JOURNAL).bind(table).bind(from).fetch_all(readers).await?;
    if rows.last().is_some_and(|(seq, ..)| *seq != from) {
        return Err(StoreError::Corrupt(format!("lines are missing in the journal of table '{table}'")));
    }
    // The first row is the table itself.
    let lines = rows.into_iter().skip(1).rev();
    Ok(lines
        .map(|(seq, at, text)| JournalLine { table: table.to_owned(), seq: seq as u64, at: at as u64, text })
        .collect())
}

pub(super) async fn journal(readers: &SqlitePool, table: &str) -> Result<Vec<JournalLine>, StoreError> {
    lines(readers, table, 0).await
}

pub(super) async fn recent(readers: &SqlitePool, table: &str) -> Result<RecentJournal, StoreError> {
    // In one transaction, because a newer snapshot may come in between.
    let mut transaction = readers.begin().await?;
    let query = "SELECT snapshot.next, text FROM tables JOIN snapshot USING (no) WHERE id = ?1";
    let found: Option<(i64, String)> = sqlx::query_as(query).bind(table).fetch_optional(&mut *transaction).await?;
    let (next, snapshot) = found.unzip();
    let lines = lines(&mut *transaction, table, next.unwrap_or(0)).await?;
    transaction.commit().await?;
    Ok(RecentJournal { snapshot, lines })
}

/// A query for cards; the macro takes the part after `FROM`.
macro_rules! cards {
    ($from:literal) => {
        concat!("SELECT id, game, phase, public, created, updated, wake, people, summary FROM ", $from)
    };
}

pub(super) async fn card(readers: &SqlitePool, table: &str) -> Result<Option<TableCard>, StoreError> {
    let query = cards!("tables JOIN card USING (no) WHERE id = ?1");
    Ok(sqlx::query_as(query).bind(table).fetch_optional(readers).await?)
}

/// Every host's newest table comes before anybody's second one, so that nobody can fill the list alone. The host is usually
/// the first of the people; tables without people come last.
pub(super) async fn public_cards(readers: &SqlitePool, limit: u32) -> Result<Vec<TableCard>, StoreError> {
    let query = cards!(
        "(SELECT *, row_number() OVER (PARTITION BY coalesce(people ->> 0, no) ORDER BY created DESC, no DESC) AS nth \
          FROM card WHERE phase <> 'over' AND public) JOIN tables USING (no) \
          ORDER BY people = '[]', nth, created DESC, no DESC LIMIT ?1"
    );
    Ok(sqlx::query_as(query).bind(limit).fetch_all(readers).await?)
}

pub(super) async fn cards_of(readers: &SqlitePool, guest: &str, limit: u32) -> Result<Vec<TableCard>, StoreError> {
    let query = cards!(
        "sitting JOIN card USING (no) JOIN tables USING (no) WHERE guest = ?1 ORDER BY updated DESC, no DESC LIMIT ?2"
    );
    Ok(sqlx::query_as(query).bind(guest).bind(limit).fetch_all(readers).await?)
}

pub(super) async fn unfinished(readers: &SqlitePool, guest: &str) -> Result<u64, StoreError> {
    let query = "SELECT count(*) FROM sitting JOIN card USING (no) WHERE guest = ?1 AND phase <> 'over'";
    let count: i64 = sqlx::query_scalar(query).bind(guest).fetch_one(readers).await?;
    Ok(count as u64)
}

pub(super) async fn due(readers: &SqlitePool, before: u64, limit: u32) -> Result<Vec<TableCard>, StoreError> {
    let query = cards!("card JOIN tables USING (no) WHERE wake <= ?1 ORDER BY wake, no LIMIT ?2");
    Ok(sqlx::query_as(query).bind(before as i64).bind(limit).fetch_all(readers).await?)
}

pub(super) async fn next_wake(readers: &SqlitePool) -> Result<Option<u64>, StoreError> {
    let query = "SELECT min(wake) FROM card WHERE wake IS NOT NULL";
    let wake: Option<i64> = sqlx::query_scalar(query).fetch_one(readers).await?;
    Ok(wake.map(|wake| wake as u64))
}

pub(super) async fn record(readers: &SqlitePool, table: &str, number: u32) -> Result<Option<StoredRecord>, StoreError> {
    let query = "SELECT id, number, game, at, people, results, record FROM finished WHERE id = ?1 AND number = ?2";
    Ok(sqlx::query_as(query).bind(table).bind(number).fetch_optional(readers).await?)
}

pub(super) async fn records_of(readers: &SqlitePool, guest: &str, limit: u32) -> Result<Vec<StoredRecord>, StoreError> {
    let query = "\
        SELECT id, number, finished.game, finished.at, people, results, record FROM played JOIN finished USING (no) \
        WHERE guest = ?1 ORDER BY played.at DESC, no DESC LIMIT ?2";
    Ok(sqlx::query_as(query).bind(guest).bind(limit).fetch_all(readers).await?)
}

/// A streak has all games after the last one that the guest did not win.
const STATISTICS: &str = "\
    SELECT game, count(*) AS played, count(*) FILTER (WHERE rank = 1) AS won, max(score) AS best, (
        SELECT count(*) FROM played AS later
        WHERE later.guest = ?1 AND later.game = played.game AND later.at > coalesce((
            SELECT max(lost.at) FROM played AS lost
            WHERE lost.guest = ?1 AND lost.game = played.game AND lost.rank IS NOT 1
        ), -1)
    ) AS streak
    FROM played WHERE guest = ?1 AND game IS NOT NULL GROUP BY game ORDER BY game";

pub(super) async fn statistics(readers: &SqlitePool, guest: &str) -> Result<Vec<Statistics>, StoreError> {
    Ok(sqlx::query_as(STATISTICS).bind(guest).fetch_all(readers).await?)
}

pub(super) async fn guest_by_token(readers: &SqlitePool, token_hash: [u8; 32]) -> Result<Option<Guest>, StoreError> {
    let query = "SELECT id, name, face, colour, token_hash, created, seen FROM guest WHERE token_hash = ?1";
    Ok(sqlx::query_as(query).bind(token_hash.to_vec()).fetch_optional(readers).await?)
}

/// Tables that are over are counted as the rest, because the index has only the other two phases, which are few.
const COUNTS: &str = "\
    SELECT lobby, playing, cards - lobby - playing AS over, records, guests, bytes FROM (
        SELECT
            (SELECT count(*) FROM card WHERE phase <> 'over' AND phase = 'lobby') AS lobby,
            (SELECT count(*) FROM card WHERE phase <> 'over' AND phase = 'playing') AS playing,
            (SELECT count(*) FROM card) AS cards,
            (SELECT count(*) FROM finished) AS records,
            (SELECT count(*) FROM guest) AS guests,
            (SELECT page_count * page_size FROM pragma_page_count, pragma_page_size) AS bytes
    )";

pub(super) async fn counts(readers: &SqlitePool) -> Result<StoreCounts, StoreError> {
    Ok(sqlx::query_as(COUNTS).fetch_one(readers).await?)
}

fn number(row: &SqliteRow, column: &str) -> Result<u64, sqlx::Error> {
    row.try_get::<i64, _>(column).map(|number| number as u64)
}

fn people(row: &SqliteRow) -> Result<Vec<String>, sqlx::Error> {
    let people: &str = row.try_get("people")?;
    serde_json::from_str(people).map_err(|error| sqlx::Error::Decode(error.into()))
}

impl FromRow<'_, SqliteRow> for TableCard {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let name: &str = row.try_get("phase")?;
        let phase = TablePhase::ALL.into_iter().find(|phase| phase.name() == name);
        Ok(Self {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            phase: phase.ok_or_else(|| sqlx::Error::Decode("no such phase".into()))?,
            public: row.try_get("public")?,
            created: number(row, "created")?,
            updated: number(row, "updated")?,
            wake: row.try_get::<Option<i64>, _>("wake")?.map(|wake| wake as u64),
            people: people(row)?,
            summary: row.try_get("summary")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for StoredRecord {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            table: row.try_get("id")?,
            number: row.try_get("number")?,
            game: row.try_get("game")?,
            at: number(row, "at")?,
            record: row.try_get("record")?,
            people: people(row)?,
            results: serde_json::from_str(row.try_get("results")?)
                .map_err(|error| sqlx::Error::Decode(error.into()))?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Statistics {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            game: row.try_get("game")?,
            played: number(row, "played")?,
            won: number(row, "won")?,
            best: row.try_get("best")?,
            streak: number(row, "streak")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Guest {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let token_hash: &[u8] = row.try_get("token_hash")?;
        Ok(Self {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            face: row.try_get("face")?,
            colour: row.try_get("colour")?,
            token_hash: token_hash.try_into().map_err(|_| sqlx::Error::Decode("not 32 bytes".into()))?,
            created: number(row, "created")?,
            seen: number(row, "seen")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for StoreCounts {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            lobby: number(row, "lobby")?,
            playing: number(row, "playing")?,
            over: number(row, "over")?,
            records: number(row, "records")?,
            guests: number(row, "guests")?,
            bytes: number(row, "bytes")?,
        })
    }
}
