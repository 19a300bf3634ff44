//! The home page, and its forms to open or join a table.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::{Guest, TableCard, TablePhase};
use table::{Action, Settings, Table};

use crate::guests::{COOKIE, ChosenLook, person};
use crate::rate_limiter::Quota;
use crate::routes::extract::{ClientAddr, PageRequest};
use crate::routes::guests::cookie;
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, redirect};
use crate::routes::tables::listed;
use crate::{ApiError, Code, Server};

/// Maximum number of tables listed.
const LISTED: u32 = 12;

/// The home page.
pub(crate) async fn home(
    State(server): State<Arc<Server>>,
    PageRequest { reader, guest, link }: PageRequest,
) -> Result<Html, ApiError> {
    let mut home = web::Home { open: shown(&server.store.public_cards(LISTED).await?), link, ..web::Home::default() };
    if let Some(guest) = guest {
        let own = server.store.cards_of(&guest.id, LISTED).await?;
        home.own = shown(&own.into_iter().filter(|card| card.phase != TablePhase::Over).collect::<Vec<_>>());
        let finished = server.store.records_of(&guest.id, LISTED).await?;
        home.finished = finished.into_iter().map(|game| (game.table, game.number, game.game)).collect();
    }
    Ok(Html(web::home(&reader, &home, None)))
}

fn shown(cards: &[TableCard]) -> Vec<(String, bool, table::Summary)> {
    listed(cards)
        .into_iter()
        .map(|listed| (listed.table, listed.phase == TablePhase::Playing.name(), listed.summary))
        .collect()
}

/// The guest who sends a request. A new one is created for a client without a token, with the cookie to set.
pub(crate) async fn guest_or_new(
    server: &Server,
    from: IpAddr,
    request: &PageRequest,
    name: Option<&str>,
    look: ChosenLook,
) -> Result<(Guest, Option<String>), ApiError> {
    if let Some(guest) = &request.guest {
        return Ok((guest.clone(), None));
    }
    server.rate_limiter.admit(from, Quota::Guest)?;
    let default_name = request.reader.locale().text("guest-name");
    let name = name.filter(|name| !name.trim().is_empty()).unwrap_or(&default_name);
    let (guest, token) = server.welcome(name, look).await?;
    Ok((guest, Some(cookie(server, COOKIE, &token))))
}

/// Redirects to a table, and sets the cookie of a new guest.
fn redirect_to_table(code: Code, cookie: Option<String>) -> Response {
    let mut response = redirect(&format!("/table/{code}"));
    if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// Starts a game against bots.
pub(crate) async fn play(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    server.rate_limiter.admit(from, Quota::Table)?;
    let (guest, cookie) = guest_or_new(&server, from, &request, None, ChosenLook::default()).await?;
    let players = fields.get("players").unwrap_or("3").to_owned();
    let options = BTreeMap::from([("players".to_owned(), players)]);
    let terms = Settings {
        game: fields.need("game")?.to_owned(),
        options,
        clock: table::TurnClock::Unlimited,
        public: false,
        fixed: false,
    };
    let host = person(&guest)?;
    let level = fields.get("level").unwrap_or("cook");
    let bots_and_start = |table: &Table| {
        let bots = (1..table.seats().len()).map(|seat| Action::Bot { seat, level: level.to_owned() });
        bots.chain([Action::Start { nonce: None, empty: None, level: None }]).collect()
    };
    let (code, _) = server.open_table_and(host, terms, bots_and_start).await?;
    Ok(redirect_to_table(code, cookie))
}

/// Opens a table for friends.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    request: PageRequest,
    fields: Fields,
) -> Result<Response, ApiError> {
    server.rate_limiter.admit(from, Quota::Table)?;
    let (guest, cookie) = guest_or_new(&server, from, &request, fields.get("name"), fields.look()?).await?;
    let terms = Settings {
        game: fields.need("game")?.to_owned(),
        options: fields.options(),
        clock: fields.clock()?.unwrap_or_default(),
        public: fields.public().unwrap_or(false),
        fixed: fields.fixed().unwrap_or(false),
    };
    let (code, _) = server.open_table(person(&guest)?, terms).await?;
    Ok(redirect_to_table(code, cookie))
}

/// The query of the form for a table code.
#[derive(Deserialize)]
pub(crate) struct JoinQuery {
    code: String,
}

/// Redirects to a table by its code, or by its link.
pub(crate) async fn join(Query(JoinQuery { code }): Query<JoinQuery>) -> Result<Response, ApiError> {
    let last = code.trim().trim_end_matches('/').rsplit('/').next().unwrap_or("");
    let code: Code = last.parse()?;
    Ok(redirect(&format!("/table/{code}")).into_response())
}
