//! What the house says of itself.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::routes::read::Address;
use crate::{Fault, House};

/// The description of the API.
const OPENAPI: &str = include_str!("../openapi.json");

/// Whether everything is well: whether the store can be read.
pub(crate) async fn health(State(house): State<Arc<House>>) -> Result<&'static str, Fault> {
    house.store.next_wake().await?;
    Ok("well\n")
}

/// What operators watch. Counting what is stored would tell players that somebody has chosen anew, so it is not for them.
pub(crate) async fn metrics(
    State(house): State<Arc<House>>,
    Address(from): Address,
) -> Result<impl IntoResponse, Fault> {
    if !from.to_canonical().is_loopback() && !house.config.open_metrics {
        return Err(Fault::NoPage);
    }
    let text = house.metrics().await?;
    Ok(([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text))
}

/// The description of the API.
pub(crate) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}

/// The menu.
pub(crate) async fn games() -> impl IntoResponse {
    Json(menu::GAMES)
}
