//! The client's own guest, tables and records.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;
use store::Guest;

use crate::guests::ChosenLook;
use crate::protocol::{Me, NewGuest, RecordList, Rename, StatisticsList, TableList};
use crate::rate_limiter::Quota;
use crate::routes::extract::{ClientAddr, JsonBody, RequiredGuest};
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
    let look = ChosenLook { face: new.face, colour: new.colour };
    let (guest, token) = server.welcome(&new.name, look).await?;
    let cookie = cookie(&server, server.token_cookie(), &token);
    let me = Me { token: new.token.then_some(token), ..Me::from(guest) };
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(me)))
}

/// A cookie that scripts and other sites cannot read.
pub(crate) fn cookie(server: &Server, name: &str, value: &str) -> String {
    let secure = if server.is_https() { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={ONE_YEAR}{secure}")
}

/// The client's guest.
pub(crate) async fn me(RequiredGuest(guest): RequiredGuest) -> Json<Me> {
    Json(guest.into())
}

/// Changes the name or the look of the guest. Tables show the old ones until the guest sits down again.
pub(crate) async fn rename(
    State(server): State<Arc<Server>>,
    RequiredGuest(guest): RequiredGuest,
    JsonBody(rename): JsonBody<Rename>,
) -> Result<Json<Me>, ApiError> {
    let look = ChosenLook { face: rename.face, colour: rename.colour };
    Ok(Json(server.rename(&guest, rename.name.as_deref(), look).await?.into()))
}

/// The tables where the guest has a seat.
pub(crate) async fn tables(
    State(server): State<Arc<Server>>,
    RequiredGuest(guest): RequiredGuest,
) -> Result<Json<TableList>, ApiError> {
    Ok(Json(TableList { tables: server.my_tables(&guest, LISTED).await? }))
}

/// The games that the guest has finished.
pub(crate) async fn records(
    State(server): State<Arc<Server>>,
    RequiredGuest(guest): RequiredGuest,
) -> Result<Json<RecordList>, ApiError> {
    Ok(Json(RecordList { records: server.my_games(&guest, LISTED).await? }))
}

/// The guest's statistics.
pub(crate) async fn statistics(
    State(server): State<Arc<Server>>,
    RequiredGuest(guest): RequiredGuest,
) -> Result<Json<StatisticsList>, ApiError> {
    Ok(Json(StatisticsList { games: server.statistics(&guest).await? }))
}

impl From<Guest> for Me {
    fn from(guest: Guest) -> Self {
        Self { name: guest.name, face: guest.face, colour: guest.colour, token: None }
    }
}
