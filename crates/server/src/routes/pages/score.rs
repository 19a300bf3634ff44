//! The score pad for games with physical cards. The server stores nothing: all entries are in the URL.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::client_queue::Client;
use crate::routes::extract::{ClientAddr, PageRequest};
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, redirect};
use crate::{ApiError, Server};

/// The list of score pads.
pub(crate) async fn shelf(PageRequest { reader, .. }: PageRequest) -> Html {
    Html(web::score_pads(&reader))
}

/// The score pad of a game, with the entries from its URL.
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    Path(game): Path<String>,
    request: PageRequest,
    Query(entered): Query<Vec<(String, String)>>,
) -> Result<Html, ApiError> {
    let (client, reader) = (request.client(), request.reader);
    let page = server.work(client, move || web::score_pad(&reader, &game, &entered)).await?;
    page.map(Html).ok_or(ApiError::NoPage)
}

/// A button press without script: redirects to the URL with the new entries.
pub(crate) async fn enter(
    State(server): State<Arc<Server>>,
    Path(game): Path<String>,
    ClientAddr(from): ClientAddr,
    entered: Fields,
) -> Result<Response, ApiError> {
    let address = server.work(Client::new(from, None), move || web::score_pad_after(&game, entered.all())).await?;
    address.map(|address| redirect(&address)).ok_or(ApiError::NoPage)
}

/// The page that stands in for others without a network.
pub(crate) async fn offline(PageRequest { reader, .. }: PageRequest) -> Html {
    Html(web::offline_page(&reader))
}

/// The service worker that caches pads and rules. It names the cached files, so browsers must revalidate it each time.
pub(crate) async fn worker() -> Response {
    let headers = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
        // It may fetch what it caches, and nothing else.
        (CONTENT_SECURITY_POLICY, "default-src 'none'; connect-src 'self'"),
    ];
    (headers, web::service_worker()).into_response()
}
