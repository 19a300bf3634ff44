//! Reading requests: who sends them, and what is in them. What cannot be read is refused with a sentence.

use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use store::Guest;

use crate::routes::door;
use crate::{Code, Fault, House, guests};

/// Whoever sends a request: a guest, or a stranger.
pub(crate) struct Visitor(pub(crate) Option<Guest>);

/// A guest. Strangers are sent to say their name first.
pub(crate) struct Known(pub(crate) Guest);

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fault> {
        match token(parts) {
            Some(token) => Ok(Self(house.recognise(&token).await?)),
            None => Ok(Self(None)),
        }
    }
}

impl FromRequestParts<Arc<House>> for Known {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fault> {
        Visitor::from_request_parts(parts, house).await?.0.map(Self).ok_or(Fault::Unknown)
    }
}

/// Whoever reads a page: what they like, who they are, and where they think the house is.
pub(crate) struct Reading {
    pub(crate) reader: web::Reader,
    pub(crate) guest: Option<Guest>,
    /// The beginning of every link to here.
    pub(crate) link: String,
}

impl FromRequestParts<Arc<House>> for Reading {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fault> {
        let Visitor(guest) = Visitor::from_request_parts(parts, house).await?;
        let name = guest.as_ref().map(|guest| guest.name.clone());
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let link = house.config.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned());
        let link = link.unwrap_or_else(|| format!("http://{host}"));
        Ok(Self { reader: web::Reader { name, ..reader(&parts.headers) }, guest, link })
    }
}

/// What a browser says of its reader.
pub(crate) fn reader(headers: &HeaderMap) -> web::Reader {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    web::Reader::of(cookies(headers), accepted)
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// The token of a request: a program's, or a browser's cookie.
fn token(parts: &Parts) -> Option<String> {
    let bearer = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim().to_owned());
    }
    cookies(&parts.headers).find(|(name, _)| *name == guests::COOKIE).map(|(_, token)| token.to_owned())
}

/// The address a request comes from.
pub(crate) struct Address(pub(crate) std::net::IpAddr);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Self, Fault> {
        parts.extensions.get::<door::From>().map(|from| Self(from.0)).ok_or(Fault::Origin)
    }
}

/// The part of a request's path that a route calls `name`.
async fn segment(parts: &mut Parts, house: &Arc<House>, name: &str) -> Option<String> {
    let Path(path) = Path::<Vec<(String, String)>>::from_request_parts(parts, house).await.ok()?;
    path.into_iter().find(|(called, _)| called == name).map(|(_, text)| text)
}

/// The table a request is about.
pub(crate) struct At(pub(crate) Code);

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fault> {
        segment(parts, house, "table").await.ok_or(Fault::NoTable)?.parse().map(Self)
    }
}

/// The game at a table a request is about.
pub(crate) struct Number(pub(crate) u32);

impl FromRequestParts<Arc<House>> for Number {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Fault> {
        let number = segment(parts, house, "number").await.and_then(|text| text.parse().ok());
        number.map(Self).ok_or(Fault::NoRecord)
    }
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Fault> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
        if kind.split(';').next().map(str::trim) != Some("application/json") {
            return Err(Fault::Unreadable("Send JSON, with 'content-type: application/json'.".to_owned()));
        }
        let bytes = axum::body::Bytes::from_request(request, house).await.map_err(|_| Fault::TooLarge)?;
        serde_json::from_slice(&bytes).map(Self).map_err(|fault| unreadable(&fault))
    }
}

/// What is wrong with JSON, without repeating it.
pub(crate) fn unreadable(fault: &serde_json::Error) -> Fault {
    Fault::Unreadable(format!("That cannot be read: {fault}. See /api/openapi.json."))
}
