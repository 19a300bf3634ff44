//! Health, metrics, the API description and the list of games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::routes::extract::Direct;
use crate::{ApiError, Server};

/// The OpenAPI description.
const OPENAPI: &str = include_str!("../openapi.json");

/// Reports that the process is alive.
pub(crate) async fn health() -> &'static str {
    "well\n"
}

/// Reports whether changes can be stored.
pub(crate) async fn readiness(State(server): State<Arc<Server>>) -> Result<&'static str, ApiError> {
    if server.closing.is_cancelled() {
        return Err(ApiError::Busy);
    }
    server.readiness.check(&*server.store).await?;
    Ok("ready\n")
}

/// The metrics, on the public address. By default only programs on this machine can read them: the number of stored
/// entries would reveal to players that somebody has changed a choice.
pub(crate) async fn metrics(
    State(server): State<Arc<Server>>,
    Direct(is_direct): Direct,
) -> Result<impl IntoResponse, ApiError> {
    if !is_direct && !server.config.open_metrics {
        return Err(ApiError::NoPage);
    }
    private_metrics(State(server)).await
}

/// The metrics, on the address for operators.
pub(crate) async fn private_metrics(State(server): State<Arc<Server>>) -> Result<impl IntoResponse, ApiError> {
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
