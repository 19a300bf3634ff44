//! The preferences and the name of a reader.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::Response;
use table::Action;

use crate::guests::person;
use crate::routes::extract::{ClientAddr, PageRequest};
use crate::routes::guests::cookie;
use crate::routes::pages::form::Fields;
use crate::routes::pages::home::guest_or_new;
use crate::routes::pages::redirect;
use crate::{ApiError, Code, Server};

/// Stores preferences in cookies.
pub(crate) async fn prefer(
    State(server): State<Arc<Server>>,
    PageRequest { mut reader, .. }: PageRequest,
    fields: Fields,
) -> Response {
    let mut response = redirect(back(&fields));
    for name in web::PREFERENCES {
        let Some(value) = fields.get(name).filter(|value| reader.prefer(name, value)) else { continue };
        if let Ok(cookie) = cookie(&server, name, value).parse() {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

/// Sets the name of the guest, and takes a seat if the form says so.
pub(crate) async fn name(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    let name = fields.need("name")?;
    let mut response = redirect(back(&fields));
    let (mut guest, cookie) = guest_or_new(&server, from, &request, Some(name), fields.look()?).await?;
    if request.guest.is_some() {
        guest = server.rename(&guest, Some(name), fields.look()?).await?;
    }
    if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    if let Some(code) = fields.get("sit") {
        let code: Code = code.parse()?;
        // If no seat is free the guest watches; the page says so.
        let _ = server.act(code, person(&guest)?, Action::Sit { seat: None, nonce: None }).await;
    }
    Ok(response)
}

/// The page to go back to: one of this server, or the home page.
fn back(fields: &Fields) -> &str {
    fields
        .get("back")
        .filter(|path| path.starts_with('/') && !path.starts_with("//") && !path.contains('\\'))
        .unwrap_or("/")
}
