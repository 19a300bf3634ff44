//! Styles, scripts and drawings, which browsers may cache for ever, the icon and the web app manifest.

use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Redirect, Response};

use crate::ApiError;
use crate::routes::extract::PageRequest;

/// A style, script or drawing.
pub(crate) async fn asset(uri: Uri, headers: HeaderMap) -> Result<Response, ApiError> {
    let asset = web::asset(uri.path()).ok_or(ApiError::NoPage)?;
    let kept =
        [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable"), (VARY, "accept-encoding")];
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    if accepted.contains("gzip") {
        return Ok((kept, [(CONTENT_ENCODING, "gzip")], asset.gzip).into_response());
    }
    Ok((kept, asset.text).into_response())
}

/// The icon. Browsers ask for it here when what they show is no page of ours, such as a picture or a record.
pub(crate) async fn icon() -> Redirect {
    Redirect::temporary(web::asset_named("emblem.svg").path)
}

/// The web app manifest.
pub(crate) async fn manifest(PageRequest { reader, .. }: PageRequest) -> Response {
    let headers = [(CONTENT_TYPE, "application/manifest+json")];
    (headers, web::manifest(reader.locale())).into_response()
}
