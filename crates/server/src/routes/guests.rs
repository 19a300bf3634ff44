//! Who you are, and where you play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::IntoResponse;

use crate::doorman::What;
use crate::guests::COOKIE;
use crate::routes::read::{Address, Body, Known};
use crate::routes::tables::listed;
use crate::wire::{ListedRecord, Me, NewGuest, RecordList, Rename, TableList};
use crate::{Fault, House};

/// How many tables or records are listed.
const LISTED: u32 = 50;

/// How long a browser keeps the cookie, in seconds.
const A_YEAR: u32 = 365 * 24 * 60 * 60;

/// Somebody says their name.
pub(crate) async fn welcome(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Body(new): Body<NewGuest>,
) -> Result<impl IntoResponse, Fault> {
    house.doorman.admit(from, What::Guest)?;
    let (guest, token) = house.welcome(&new.name).await?;
    let cookie = cookie(&house, COOKIE, &token);
    let me = Me { name: guest.name, token: new.token.then_some(token) };
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(me)))
}

/// A cookie that only we can read.
pub(crate) fn cookie(house: &House, name: &str, value: &str) -> String {
    let secure = if house.is_https() { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={A_YEAR}{secure}")
}

/// Who you are.
pub(crate) async fn me(Known(guest): Known) -> Json<Me> {
    Json(Me { name: guest.name, token: None })
}

/// You want to be called otherwise. At tables where you sit you keep your name until you sit down anew.
pub(crate) async fn rename(
    State(house): State<Arc<House>>,
    Known(guest): Known,
    Body(rename): Body<Rename>,
) -> Result<Json<Me>, Fault> {
    Ok(Json(Me { name: house.rename(&guest, &rename.name).await?, token: None }))
}

/// The tables where you sit.
pub(crate) async fn tables(State(house): State<Arc<House>>, Known(guest): Known) -> Result<Json<TableList>, Fault> {
    let cards = house.store.cards_of(&guest.id, LISTED).await?;
    Ok(Json(TableList { tables: listed(&cards) }))
}

/// The games you have finished.
pub(crate) async fn records(State(house): State<Arc<House>>, Known(guest): Known) -> Result<Json<RecordList>, Fault> {
    let records = house.store.records_of(&guest.id, LISTED).await?;
    let records = records.into_iter().map(|finished| ListedRecord {
        table: finished.table,
        number: finished.number,
        game: finished.game,
        at: finished.at,
    });
    Ok(Json(RecordList { records: records.collect() }))
}
