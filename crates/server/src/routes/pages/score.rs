//! The score pad for people who play with the real boxes. The server keeps nothing of it: what is entered is in the address.

use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::ApiError;
use crate::routes::extract::PageRequest;
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, lead_to};

/// The choice of a pad.
pub(crate) async fn shelf(PageRequest { reader, .. }: PageRequest) -> Html {
    Html(web::score_pads(&reader))
}

/// The pad of a game, with what its address says.
pub(crate) async fn show(
    Path(game): Path<String>,
    PageRequest { reader, .. }: PageRequest,
    Query(entered): Query<Vec<(String, String)>>,
) -> Result<Html, ApiError> {
    web::score_pad(&reader, &game, &entered).map(Html).ok_or(ApiError::NoPage)
}

/// Somebody without script has pressed a button: leads to the address of what is entered now.
pub(crate) async fn enter(Path(game): Path<String>, entered: Fields) -> Result<Response, ApiError> {
    web::score_pad_after(&game, entered.all()).map(|address| lead_to(&address)).ok_or(ApiError::NoPage)
}

/// The script that keeps pads and rules in a browser. It names what it keeps, so a browser asks for it anew each time.
pub(crate) async fn worker() -> Response {
    let headers = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
        // It may ask for what it keeps, and do nothing else.
        (CONTENT_SECURITY_POLICY, "default-src 'none'; connect-src 'self'"),
    ];
    (headers, web::service_worker()).into_response()
}
