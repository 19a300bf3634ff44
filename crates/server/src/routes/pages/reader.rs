//! The preferences, the name and the look of a reader.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use store::{Guest, TablePhase};
use table::{Action, ActionError};
use web::Notice;

use crate::guests::{ChosenLook, person};
use crate::routes::extract::{ClientAddr, PageRequest};
use crate::routes::guests::cookie;
use crate::routes::pages::form::Fields;
use crate::routes::pages::home::guest_or_new;
use crate::routes::pages::{back, by_script, redirect, set_cookies};
use crate::{ApiError, Code, Server};

/// Maximum number of tables at which a new name is shown at once.
const RENAMED_AT: u32 = 20;

/// Stores preferences in cookies.
pub(crate) async fn prefer(
    State(server): State<Arc<Server>>,
    headers: HeaderMap,
    PageRequest { mut reader, .. }: PageRequest,
    fields: Fields,
) -> Response {
    let mut response = if by_script(&headers) {
        StatusCode::NO_CONTENT.into_response()
    } else {
        redirect(back(&fields).unwrap_or("/"))
    };
    let chosen = web::PREFERENCES.into_iter().filter_map(|name| Some((name, fields.get(name)?)));
    let valid = chosen.filter(|(name, value)| reader.prefer(name, value));
    set_cookies(&mut response, valid.map(|(name, value)| cookie(&server, name, value)).collect::<Vec<_>>());
    response
}

/// Sets the name or the look of the guest, also at the tables where they sit. Takes a seat if the form says so.
pub(crate) async fn name(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    headers: HeaderMap,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    let (name, look) = (fields.get("name"), fields.look()?);
    let (mut guest, new_guest) = guest_or_new(&server, from, &request, name, look).await?;
    let mut notice = Some(Notice::Saved);
    if request.guest.is_some() {
        let refused = rename_at_tables(&server, from, &guest, name, look).await?;
        guest = server.rename(&guest, name, look).await?;
        notice = Some(if refused { Notice::SavedElsewhere } else { Notice::Saved });
    }
    if let Some(code) = fields.get("sit") {
        let code: Code = code.parse()?;
        notice = match server.act(code, from, person(&guest)?, Action::Sit { seat: None, nonce: None }).await {
            Ok(()) => None,
            Err(error) => Notice::new(error.code()),
        };
    }
    let mut response = if by_script(&headers) {
        let text = notice.map_or_else(String::new, |notice| notice.text(request.reader.locale()));
        ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
    } else {
        let mut response = redirect(back(&fields).unwrap_or("/"));
        set_cookies(&mut response, notice.map(|notice| cookie(&server, Notice::COOKIE, notice.code())));
        response
    };
    set_cookies(&mut response, new_guest);
    Ok(response)
}

/// Changes the name and the look at the tables where a guest sits. Returns whether somebody at one of them already has
/// the name; the guest keeps the old one there.
async fn rename_at_tables(
    server: &Arc<Server>,
    from: IpAddr,
    guest: &Guest,
    name: Option<&str>,
    look: ChosenLook,
) -> Result<bool, ApiError> {
    let mut is_taken = false;
    let cards = server.store.cards_of(&guest.id, RENAMED_AT).await?;
    for card in cards.iter().filter(|card| card.phase != TablePhase::Over) {
        let ChosenLook { face, colour } = look;
        let rename = Action::Rename { name: name.map(ToOwned::to_owned), face, colour };
        match server.act(card.id.parse()?, from, person(guest)?, rename).await {
            Err(ApiError::Refused(ActionError::NameTaken { .. })) => is_taken = true,
            // The guest may have lost the seat just now.
            Ok(()) | Err(ApiError::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(is_taken)
}
