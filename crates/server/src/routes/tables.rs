//! Tables over HTTP: opening, looking, acting, and what is left of a game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use menu::RecordRefusal;
use store::{Guest, StoredRecord, TableCard};
use table::{Action, PersonId, Settings};

use crate::doorman::What;
use crate::guests::person;
use crate::routes::read::{Address, At, Body, Known, Number, Visitor};
use crate::wire::{Done, History, ListedTable, NewTable, Opened, Replay, TableList};
use crate::{Fault, House};

/// How many tables are listed.
const LISTED: u32 = 50;

/// The public tables.
pub(crate) async fn list(State(house): State<Arc<House>>) -> Result<Json<TableList>, Fault> {
    let cards = house.store.public_cards(LISTED).await?;
    Ok(Json(TableList { tables: listed(&cards) }))
}

/// Tables as they stand in a list.
pub(crate) fn listed(cards: &[TableCard]) -> Vec<ListedTable> {
    let listed = cards.iter().filter_map(|card| {
        let summary = serde_json::from_str(&card.summary).ok()?;
        Some(ListedTable { table: card.id.clone(), phase: card.phase.name(), summary })
    });
    listed.collect()
}

/// Opens a table; whoever opens it is its host and has the first seat.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Known(guest): Known,
    Body(new): Body<NewTable>,
) -> Result<impl IntoResponse, Fault> {
    house.doorman.admit(from, What::Table)?;
    let terms = Settings { game: new.game, options: new.options, clock: new.clock, public: new.public };
    let (code, table) = house.open_table(person(&guest)?, terms).await?;
    let commitment = table.view(None).table.commitment;
    Ok((StatusCode::CREATED, Json(Opened { table: code.to_string(), commitment })))
}

fn id(visitor: Option<&Guest>) -> Option<PersonId> {
    visitor.and_then(|guest| guest.id.parse().ok())
}

/// All that you may see of a table.
pub(crate) async fn view(
    State(house): State<Arc<House>>,
    At(code): At,
    Visitor(visitor): Visitor,
) -> Result<impl IntoResponse, Fault> {
    let id = id(visitor.as_ref());
    let text = house.look(code, move |table| serde_json::to_string(&table.view(id))).await?;
    Ok(([(CONTENT_TYPE, "application/json")], text.expect("a view can be written as JSON")))
}

/// Does something at a table.
pub(crate) async fn act(
    State(house): State<Arc<House>>,
    At(code): At,
    Known(guest): Known,
    Body(action): Body<Action>,
) -> Result<Json<Done>, Fault> {
    house.act(code, person(&guest)?, action).await?;
    Ok(Json(Done { done: true }))
}

/// What has happened in the game that is played, or has just ended.
pub(crate) async fn history(
    State(house): State<Arc<House>>,
    At(code): At,
    Visitor(visitor): Visitor,
) -> Result<Json<History>, Fault> {
    let id = id(visitor.as_ref());
    let history = house.look(code, move |table| {
        let turns = table.game().map(|game| game.happened(0, table.viewer(id)));
        History { game: table.number(), turns: turns.unwrap_or_default() }
    });
    Ok(Json(history.await?))
}

/// The record of a finished game.
pub(crate) async fn record(
    State(house): State<Arc<House>>,
    At(code): At,
    Number(number): Number,
) -> Result<impl IntoResponse, Fault> {
    let finished = house.finished(code, number).await?;
    Ok(([(CONTENT_TYPE, "application/json")], finished.record))
}

/// A finished game, turn by turn, with everything open.
pub(crate) async fn replay(
    State(house): State<Arc<House>>,
    At(code): At,
    Number(number): Number,
) -> Result<Json<Replay>, Fault> {
    let finished = house.finished(code, number).await?;
    let turns = menu::tell(&finished.record).map_err(|refusal| broken(&finished, &refusal))?;
    Ok(Json(Replay { game: finished.game, turns }))
}

/// A record that was stored and does not hold.
pub(crate) fn broken(StoredRecord { table, number, .. }: &StoredRecord, refusal: &RecordRefusal) -> Fault {
    tracing::error!(table, number, %refusal, "a stored record does not hold");
    Fault::Broken
}
