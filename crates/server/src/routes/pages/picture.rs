//! Pictures of finished games and tables, for previews of links on other sites and to share.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use web::Language;

use crate::pictures::PictureFile;
use crate::routes::PageRequest;
use crate::routes::extract::{ClientAddr, GameNumber, TableCode};
use crate::routes::tables::broken;
use crate::{ApiError, Server};

/// The query of a picture. The language is part of the address, because caches are shared.
pub(crate) struct PictureQuery {
    language: Language,
}

impl FromRequestParts<Arc<Server>> for PictureQuery {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, Infallible> {
        let query = form_urlencoded::parse(parts.uri.query().unwrap_or_default().as_bytes());
        let language = query.filter(|(name, _)| name == "language").find_map(|(_, code)| code.parse().ok());
        Ok(Self { language: language.unwrap_or_default() })
    }
}

/// How long a browser or another site may show a picture without asking again: an hour for a result, which can only change
/// in its people's looks, and a minute for a table, where people sit down.
const RESULT: &str = "public, max-age=3600";
const TABLE: &str = "public, max-age=60";

/// A browser that opens a picture by itself shows it in a page of its own, which has inline styles.
const POLICY: &str = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The result of a finished game.
pub(crate) async fn result(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    GameNumber(number): GameNumber,
    ClientAddr(from): ClientAddr,
    query: PictureQuery,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let finished = server.finished(code, number).await?;
    let position =
        menu::recorded_position(&finished.record, usize::MAX).map_err(|refusal| broken(&finished, &refusal))?;
    // People may have left their seats since, and tables are deleted before records are.
    let seats = server.read(code, |table| table.view(None, menu::NO_HISTORY).table.seats).await;
    let seats = match seats {
        Err(ApiError::NoTable) => Vec::new(),
        seats => seats?,
    };
    let look = |seat: usize, name: &str| seats.get(seat).filter(|seat| seat.name == name).and_then(|seat| seat.look);
    let picture = web::result_picture(query.language, &code.to_string(), &finished.game, &position, look);
    Ok(respond(server.picture(picture, Some(code), from).await?, RESULT, &headers))
}

/// An invitation to a table.
pub(crate) async fn invite(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    ClientAddr(from): ClientAddr,
    query: PictureQuery,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let view = server.read(code, |table| table.view(None, menu::NO_HISTORY)).await?;
    let picture = web::invite_picture(query.language, &code.to_string(), &view);
    Ok(respond(server.picture(picture, Some(code), from).await?, TABLE, &headers))
}

/// The link to a table as a QR code. It tells nothing but the address, so the table need not exist.
pub(crate) async fn qr_code(TableCode(code): TableCode, request: PageRequest) -> Result<Response, ApiError> {
    let picture = web::qr_code(&format!("{}/table/{code}", request.link)).ok_or(ApiError::NoTable)?;
    let headers =
        [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "private, max-age=86400"), (CONTENT_SECURITY_POLICY, POLICY)];
    Ok((headers, picture).into_response())
}

/// The house.
pub(crate) async fn welcome(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    query: PictureQuery,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let picture = web::welcome_picture(query.language);
    Ok(respond(server.picture(picture, None, from).await?, RESULT, &headers))
}

/// The file, or nothing if the client has it already.
fn respond(PictureFile { png, tag }: PictureFile, caching: &'static str, headers: &HeaderMap) -> Response {
    let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or("");
    let is_known = known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag);
    let kept = [
        (CACHE_CONTROL, caching.to_owned()),
        (ETAG, tag),
        // Other sites show these pictures beside links.
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin".to_owned()),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    (kept, [(CONTENT_TYPE, "image/png"), (CONTENT_SECURITY_POLICY, POLICY)], png).into_response()
}
