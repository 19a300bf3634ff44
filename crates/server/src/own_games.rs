//! The tables, finished games and statistics of one guest.

use std::sync::Arc;

use serde::Deserialize;
use store::{Guest, StoredRecord, TableCard, TablePhase};
use table::{PersonId, SeatKind};

use crate::protocol::{GameStatistics, ListedRecord, ListedTable, RecordedPlayer};
use crate::routes::listed;
use crate::{ApiError, Code, Server};

/// Maximum number of running games for which the list says whose turn it is, because a sleeping table has to be woken.
const LIVE: usize = 20;

impl Server {
    /// The tables where a guest has a seat, most recently used first.
    pub(crate) async fn my_tables(self: &Arc<Self>, guest: &Guest, limit: u32) -> Result<Vec<ListedTable>, ApiError> {
        let cards = self.store.cards_of(&guest.id, limit).await?;
        let id: PersonId = guest.id.parse().map_err(|_| ApiError::Unknown)?;
        let mut tables = listed(&cards);
        let mut live = 0;
        for table in &mut tables {
            table.seat = cards.iter().find(|card| card.id == table.table).and_then(|card| seat(card, table, &guest.id));
            table.your_turn = Some(false);
            if table.phase == TablePhase::Playing.name() && live < LIVE {
                live += 1;
                let code: Code = table.table.parse()?;
                // A table that cannot be read is listed anyway.
                table.your_turn = self.read(code, move |table| table.waits_for(id)).await.ok();
            }
        }
        Ok(tables)
    }

    /// The games that a guest has finished, latest first.
    pub(crate) async fn my_games(&self, guest: &Guest, limit: u32) -> Result<Vec<ListedRecord>, ApiError> {
        let records = self.store.records_of(&guest.id, limit).await?;
        Ok(records.into_iter().map(|finished| listed_record(finished, &guest.id)).collect())
    }

    /// The statistics of a guest, by game.
    pub(crate) async fn statistics(&self, guest: &Guest) -> Result<Vec<GameStatistics>, ApiError> {
        let games = self.store.statistics(&guest.id).await?.into_iter().map(|statistics| {
            let store::Statistics { game, played, won, best, streak } = statistics;
            GameStatistics { game, played, won, best, streak }
        });
        Ok(games.collect())
    }
}

/// The seat of a guest. A card lists people in the order of their seats.
fn seat(card: &TableCard, table: &ListedTable, guest: &str) -> Option<usize> {
    let place = card.people.iter().position(|id| id == guest)?;
    let kinds = table.summary.kinds.iter().enumerate();
    kinds.filter(|(_, kind)| **kind == SeatKind::Person).map(|(seat, _)| seat).nth(place)
}

/// The parts of a record that are shown in a list.
#[derive(Default, Deserialize)]
struct RecordHead {
    seats: Vec<String>,
    #[serde(default)]
    kinds: Vec<String>,
    result: ResultHead,
}

#[derive(Default, Deserialize)]
struct ResultHead {
    scores: Vec<i64>,
}

fn listed_record(finished: StoredRecord, guest: &str) -> ListedRecord {
    let head: RecordHead = serde_json::from_str(&finished.record).unwrap_or_default();
    let own = finished.results.iter().find(|result| result.guest == guest);
    let players = head.seats.into_iter().zip(head.result.scores).enumerate().map(|(seat, (name, score))| {
        let bot = head.kinds.get(seat).map(|kind| kind != "person");
        RecordedPlayer { name, bot, score }
    });
    ListedRecord {
        seat: own.map(|own| own.seat),
        rank: own.map(|own| own.rank),
        score: own.map(|own| own.score),
        players: players.collect(),
        table: finished.table,
        number: finished.number,
        game: finished.game,
        at: finished.at,
    }
}
