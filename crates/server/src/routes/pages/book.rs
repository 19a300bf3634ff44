//! Rules and guided first games.

use axum::extract::{Path, RawQuery};
use axum::response::Response;

use crate::ApiError;
use crate::routes::extract::PageRequest;
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, redirect};

/// The rules of a game.
pub(crate) async fn rules(Path(game): Path<String>, PageRequest { reader, .. }: PageRequest) -> Result<Html, ApiError> {
    web::rules(&reader, &game).map(Html).ok_or(ApiError::NoPage)
}

/// The list of documents for developers.
pub(crate) async fn developers(PageRequest { reader, .. }: PageRequest) -> Html {
    Html(web::developers(&reader))
}

/// A document for developers.
pub(crate) async fn document(
    Path(name): Path<String>,
    PageRequest { reader, .. }: PageRequest,
) -> Result<Html, ApiError> {
    web::document(&reader, &name).map(Html).ok_or(ApiError::NoPage)
}

/// The guided first game.
pub(crate) async fn guide(
    Path(game): Path<String>,
    PageRequest { reader, .. }: PageRequest,
    RawQuery(query): RawQuery,
) -> Result<Html, ApiError> {
    let query = query.unwrap_or_default();
    let (steps, selection) = (web::Steps::read(&query), web::Selection::read(&query));
    web::guide(&reader, &game, &steps, &selection).map(Html).ok_or(ApiError::NoPage)
}

/// A choice in the guided game. An invalid choice leads back to the same step.
pub(crate) async fn guide_on(
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
    fields: Fields,
) -> Result<Response, ApiError> {
    let query = query.unwrap_or_default();
    let next = web::guide_on(&game, &web::Steps::read(&query), fields.need("move")?);
    Ok(redirect(&next.unwrap_or_else(|| format!("/learn/{game}?{query}"))))
}
