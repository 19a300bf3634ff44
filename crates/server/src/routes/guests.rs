//! The client's own guest, tables and records.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;

use crate::guests::COOKIE;
use crate::protocol::{ListedRecord, Me, NewGuest, RecordList, Rename, TableList};
use crate::rate_limiter::Quota;
use crate::routes::extract::{ClientAddr, JsonBody, RequiredGuest};
use crate::routes::tables::listed;
use crate::{ApiError, Server};

/// Maximum number of tables or records listed.
const LISTED: u32 = 50;

/// Lifetime of cookies, in seconds.
const ONE_YEAR: u32 = 365 * 24 * 60 * 60;

/// Creates a guest.
pub(crate) async fn welcome(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    JsonBody(new): JsonBody<NewGuest>,
) -> Result<impl IntoResponse, ApiError> {
    server.rate_limiter.admit(from, Quota::Guest)?;
    let (guest, token) = server.welcome(&new.name).await?;
    let cookie = cookie(&server, COOKIE, &token);
    let me = Me { name: guest.name, token: new.token.then_some(token) };
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(me)))
}

/// A cookie that scripts and other sites cannot read.
pub(crate) fn cookie(server: &Server, name: &str, value: &str) -> String {
    let secure = if server.is_https() { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={ONE_YEAR}{secure}")
}

/// The client's guest.
pub(crate) async fn me(RequiredGuest(guest): RequiredGuest) -> Json<Me> {
    Json(Me { name: guest.name, token: None })
}

/// Renames the guest. Tables show the old name until the guest sits down again.
pub(crate) async fn rename(
    State(server): State<Arc<Server>>,
    RequiredGuest(guest): RequiredGuest,
    JsonBody(rename): JsonBody<Rename>,
) -> Result<Json<Me>, ApiError> {
    Ok(Json(Me { name: server.rename(&guest, &rename.name).await?, token: None }))
}

/// The tables where the guest has a seat.
pub(crate) async fn tables(
    State(server): State<Arc<Server>>,
    RequiredGuest(guest): RequiredGuest,
) -> Result<Json<TableList>, ApiError> {
    let cards = server.store.cards_of(&guest.id, LISTED).await?;
    Ok(Json(TableList { tables: listed(&cards) }))
}

/// The games that the guest has finished.
pub(crate) async fn records(
    State(server): State<Arc<Server>>,
    RequiredGuest(guest): RequiredGuest,
) -> Result<Json<RecordList>, ApiError> {
    let records = server.store.records_of(&guest.id, LISTED).await?;
    let records = records.into_iter().map(|finished| ListedRecord {
        table: finished.table,
        number: finished.number,
        game: finished.game,
        at: finished.at,
    });
    Ok(Json(RecordList { records: records.collect() }))
}
