//! The pages about fair deals.

use std::sync::Arc;

use axum::extract::State;

use crate::routes::extract::{GameNumber, PageRequest, TableCode};
use crate::routes::pages::Html;
use crate::{ApiError, Server};

/// How a deal is made fair.
pub(crate) async fn explain(PageRequest { reader, .. }: PageRequest) -> Html {
    Html(web::fair(&reader))
}

/// The check of a finished game, which the reader's browser makes.
pub(crate) async fn check(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    GameNumber(number): GameNumber,
    PageRequest { reader, .. }: PageRequest,
) -> Result<Html, ApiError> {
    let game = server.finished(code, number).await?.game;
    let check = web::FairCheck { reader: &reader, code: &code.to_string(), number, game: &game };
    Ok(Html(web::fair_check(&check)))
}
