//! Tables over HTTP: opening, viewing and acting, and the records of finished games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use menu::RecordReadError;
use store::{Guest, StoredRecord, TableCard};
use table::{Action, PersonId, Settings};

use crate::bans::Visitor;
use crate::client_queue::Client;
use crate::guests::person;
use crate::protocol::{Done, History, ListedTable, NewTable, Opened, Replay, TableList};
use crate::routes::extract::{ClientAddr, GameNumber, JsonBody, OptionalGuest, RequiredGuest, TableCode};
use crate::{ApiError, Server};

/// Maximum number of tables listed.
const LISTED: u32 = 50;

/// The public tables.
pub(crate) async fn list(State(server): State<Arc<Server>>) -> Result<Json<TableList>, ApiError> {
    let cards = server.store.public_cards(LISTED).await?;
    Ok(Json(TableList { tables: listed(&cards) }))
}

/// Cards as rows of a list.
pub(crate) fn listed(cards: &[TableCard]) -> Vec<ListedTable> {
    let listed = cards.iter().filter_map(|card| {
        let summary = serde_json::from_str(&card.summary).ok()?;
        Some(ListedTable {
            table: card.id.clone(),
            phase: card.phase.name(),
            seat: None,
            your_turn: None,
            updated: card.updated,
            summary,
        })
    });
    listed.collect()
}

/// Opens a table. The guest becomes its host and gets the first seat.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    RequiredGuest(guest): RequiredGuest,
    JsonBody(new): JsonBody<NewTable>,
) -> Result<impl IntoResponse, ApiError> {
    let host = person(&guest)?;
    server.admit_table(from, &host, new.public).await?;
    let terms =
        Settings { game: new.game, options: new.options, clock: new.clock, public: new.public, fixed: new.fixed };
    let (code, table) = server.open_table(host, terms).await?;
    let commitment = table.view(None, menu::NO_HISTORY).table.commitment;
    Ok((StatusCode::CREATED, Json(Opened { table: code.to_string(), commitment })))
}

fn id(visitor: Option<&Guest>) -> Option<PersonId> {
    visitor.and_then(|guest| guest.id.parse().ok())
}

/// The client's view of a table.
pub(crate) async fn view(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    ClientAddr(from): ClientAddr,
    OptionalGuest(visitor): OptionalGuest,
) -> Result<impl IntoResponse, ApiError> {
    let id = id(visitor.as_ref());
    let text = server
        .load(code, Visitor { person: id, from }, move |table| serde_json::to_string(&table.view(id, menu::NO_HISTORY)))
        .await?;
    Ok(([(CONTENT_TYPE, "application/json")], text.expect("a view serializes to JSON")))
}

/// Acts at a table.
pub(crate) async fn act(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    ClientAddr(from): ClientAddr,
    RequiredGuest(guest): RequiredGuest,
    JsonBody(action): JsonBody<Action>,
) -> Result<Json<Done>, ApiError> {
    server.act(code, from, person(&guest)?, action).await?;
    Ok(Json(Done { done: true }))
}

/// The events of the current game, also after it has ended.
pub(crate) async fn history(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    ClientAddr(from): ClientAddr,
    OptionalGuest(visitor): OptionalGuest,
) -> Result<Json<History>, ApiError> {
    let id = id(visitor.as_ref());
    let history = server.visit(code, Visitor { person: id, from }, move |table| {
        let turns = table.game().map(|game| game.perspective(table.viewer(id), 0).events());
        History { game: table.number(), turns: turns.unwrap_or_default() }
    });
    Ok(Json(history.await?))
}

/// The record of a finished game.
pub(crate) async fn record(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    GameNumber(number): GameNumber,
) -> Result<impl IntoResponse, ApiError> {
    let finished = server.finished(code, number).await?;
    Ok(([(CONTENT_TYPE, "application/json")], finished.record))
}

/// A finished game turn by turn, with all cards open.
pub(crate) async fn replay(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    GameNumber(number): GameNumber,
    ClientAddr(from): ClientAddr,
) -> Result<Json<Replay>, ApiError> {
    let finished = server.finished(code, number).await?;
    let replay = move || {
        let turns = menu::replay_json(&finished.record).map_err(|refusal| broken(&finished, &refusal))?;
        Ok(Json(Replay { game: finished.game, turns }))
    };
    server.work(Client::new(from, None), replay).await?
}

/// Logs a stored record that is invalid.
pub(crate) fn broken(StoredRecord { table, number, .. }: &StoredRecord, refusal: &RecordReadError) -> ApiError {
    tracing::error!(table, number, %refusal, "a stored record is invalid");
    ApiError::Broken
}
