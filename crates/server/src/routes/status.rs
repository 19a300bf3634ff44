//! Health, metrics, the API description and the list of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::routes::extract::ClientAddr;
use crate::{ApiError, Server};

/// The OpenAPI description.
const OPENAPI: &str = include_str!("../openapi.json");

/// Reports whether the store can be read.
pub(crate) async fn health(State(server): State<Arc<Server>>) -> Result<&'static str, ApiError> {
    server.store.next_wake().await?;
    Ok("well\n")
}

/// The metrics. By default only local clients can read them: the number of stored entries would reveal to players that
/// somebody has changed a choice.
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

/// The OpenAPI description.
pub(crate) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}

/// The games and their options.
pub(crate) async fn games() -> impl IntoResponse {
    Json(menu::GAMES)
}
