//! What a reader likes, and what they are called.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::Response;
use table::Action;

use crate::guests::person;
use crate::routes::guests::cookie;
use crate::routes::pages::form::Fields;
use crate::routes::pages::home::known;
use crate::routes::pages::lead_to;
use crate::routes::read::{Address, Reading};
use crate::{Code, Fault, House};

/// Keeps what a reader likes, in their browser.
pub(crate) async fn prefer(
    State(house): State<Arc<House>>,
    Reading { mut reader, .. }: Reading,
    fields: Fields,
) -> Response {
    let mut response = lead_to(back(&fields));
    for name in web::PREFERENCES {
        let Some(value) = fields.get(name).filter(|value| reader.prefer(name, value)) else { continue };
        if let Ok(cookie) = cookie(&house, name, value).parse() {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

/// Somebody says what they are called, and perhaps sits down.
pub(crate) async fn name(
    State(house): State<Arc<House>>,
    Address(from): Address,
    reading: Reading,
    fields: Fields,
) -> Result<Response, Fault> {
    let name = fields.need("name")?;
    let mut response = lead_to(back(&fields));
    let (mut guest, cookie) = known(&house, from, &reading, Some(name)).await?;
    if reading.guest.is_some() {
        guest.name = house.rename(&guest, name).await?;
    }
    if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    if let Some(code) = fields.get("sit") {
        let code: Code = code.parse()?;
        // If there is no seat left they watch; the page says so.
        let _ = house.act(code, person(&guest)?, Action::Sit { seat: None, nonce: None }).await;
    }
    Ok(response)
}

/// Where somebody came from: a page of ours, or the first one.
fn back(fields: &Fields) -> &str {
    fields
        .get("back")
        .filter(|path| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\'))
        .unwrap_or("/")
}
