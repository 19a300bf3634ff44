//! What the server says of itself.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::routes::extract::ClientAddr;
use crate::{ApiError, Server};

/// The description of the API.
const OPENAPI: &str = include_str!("../openapi.json");

/// Whether everything is well: whether the store can be read.
pub(crate) async fn health(State(server): State<Arc<Server>>) -> Result<&'static str, ApiError> {
    server.store.next_wake().await?;
    Ok("well\n")
}

/// What operators watch. Counting what is stored would tell players that somebody has chosen anew, so it is not for them.
pub(crate) async fn metrics(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
) -> Result<impl IntoResponse, ApiError> {
    if !from.to_canonical().is_loopback() && !server.config.open_metrics {
        return Err(ApiError::NoPage);
    }
    let text = server.metrics().await?;
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
