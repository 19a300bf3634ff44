//! Extractors for the guest, the client address, the path and the body.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use store::Guest;

use crate::client_queue::Client;
use crate::{ApiError, Code, Server};

/// The guest who sends a request, if it has a valid token.
pub(crate) struct OptionalGuest(pub(crate) Option<Guest>);

/// The guest who sends a request. Without a valid token the request is refused.
pub(crate) struct RequiredGuest(pub(crate) Guest);

impl FromRequestParts<Arc<Server>> for OptionalGuest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        match token(parts, server.token_cookie()) {
            Some(token) => Ok(Self(server.recognise(&token).await?)),
            None => Ok(Self(None)),
        }
    }
}

impl FromRequestParts<Arc<Server>> for RequiredGuest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        OptionalGuest::from_request_parts(parts, server).await?.0.map(Self).ok_or(ApiError::Unknown)
    }
}

/// A request for a page: the preferences of its reader, the guest, and the public address of the server.
#[derive(Clone)]
pub(crate) struct PageRequest {
    pub(crate) reader: web::Reader,
    pub(crate) guest: Option<Guest>,
    /// The prefix of absolute links to this server.
    pub(crate) link: String,
    /// The address of the client.
    pub(crate) from: IpAddr,
}

impl PageRequest {
    /// The client, for queues in which clients take turns.
    pub(crate) fn client(&self) -> Client {
        Client::new(self.from, self.guest.as_ref().and_then(|guest| guest.id.parse().ok()))
    }
}

impl FromRequestParts<Arc<Server>> for PageRequest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let OptionalGuest(guest) = OptionalGuest::from_request_parts(parts, server).await?;
        let name = guest.as_ref().map(|guest| guest.name.clone());
        let look = guest.as_ref().and_then(|guest| table::Look::new(guest.face, guest.colour));
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let link = server.config.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned());
        let link = link.unwrap_or_else(|| format!("http://{host}"));
        let ClientAddr(from) = ClientAddr::from_request_parts(parts, server).await?;
        Ok(Self { reader: web::Reader { name, look, ..reader(&parts.headers) }, guest, link, from })
    }
}

/// The preferences of a reader, from cookies and the browser's languages.
pub(crate) fn reader(headers: &HeaderMap) -> web::Reader {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    web::Reader::of(cookies(headers), accepted)
}

pub(crate) fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// The token of a request: from a program's header, or from a browser's cookie.
fn token(parts: &Parts, cookie: &str) -> Option<String> {
    let bearer = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim().to_owned());
    }
    cookies(&parts.headers).find(|(name, _)| *name == cookie).map(|(_, token)| token.to_owned())
}

/// The address of the client. The admission middleware adds it to the request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddr(pub(crate) IpAddr);

impl FromRequestParts<Arc<Server>> for ClientAddr {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, ApiError> {
        parts.extensions.get::<Self>().copied().ok_or(ApiError::Origin)
    }
}

/// Whether the request comes from this machine, without a proxy in between. The admission middleware adds it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Direct(pub(crate) bool);

impl FromRequestParts<Arc<Server>> for Direct {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Server>) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get::<Self>().copied().unwrap_or(Self(false)))
    }
}

/// The segment of the path that the route calls `name`.
async fn segment(parts: &mut Parts, server: &Arc<Server>, name: &str) -> Option<String> {
    let Path(path) = Path::<Vec<(String, String)>>::from_request_parts(parts, server).await.ok()?;
    path.into_iter().find(|(key, _)| key == name).map(|(_, text)| text)
}

/// The table in the path.
pub(crate) struct TableCode(pub(crate) Code);

impl FromRequestParts<Arc<Server>> for TableCode {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        segment(parts, server, "table").await.ok_or(ApiError::NoTable)?.parse().map(Self)
    }
}

/// The number of the game in the path.
pub(crate) struct GameNumber(pub(crate) u32);

impl FromRequestParts<Arc<Server>> for GameNumber {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let number = segment(parts, server, "number").await.and_then(|text| text.parse().ok());
        number.map(Self).ok_or(ApiError::NoRecord)
    }
}

/// A JSON body.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Server>> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, server: &Arc<Server>) -> Result<Self, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(ApiError::Unreadable("Send JSON, with 'content-type: application/json'.".to_owned()));
        }
        let bytes = axum::body::Bytes::from_request(request, server).await.map_err(|_| ApiError::TooLarge)?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| unreadable(&error))
    }
}

/// The error for malformed JSON.
pub(crate) fn unreadable(error: &serde_json::Error) -> ApiError {
    ApiError::Unreadable(format!("Malformed request: {error}. See /api/openapi.json."))
}
