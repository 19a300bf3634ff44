//! The page of a table for a big screen: what a stranger sees, for every viewer alike.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;

use crate::bans::Visitor;
use crate::rate_limiter::Quota;
use crate::routes::extract::{ClientAddr, PageRequest, TableCode};
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, redirect};
use crate::{ApiError, Server};

/// Opens a table for the people in one room, and shows it on this screen.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    ClientAddr(from): ClientAddr,
    fields: Fields,
) -> Result<Response, ApiError> {
    server.rate_limiter.admit(from, Quota::Table)?;
    let code = server.open_party(fields.need("game")?).await?;
    Ok(redirect(&format!("/table/{code}/screen")))
}

/// The big screen of a table.
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    PageRequest { reader, link, from, .. }: PageRequest,
) -> Result<Html, ApiError> {
    let shared = server.visit(code, Visitor { person: None, from }, |table| table.view(None, 0)).await?;
    let (code, link) = (code.to_string(), format!("{link}/table/{code}"));
    let page = web::TablePage {
        reader: &reader,
        code: &code,
        link: &link,
        shared: &shared,
        own: &shared,
        selection: &web::Selection::default(),
        kind: web::PageKind::Screen,
    };
    Ok(Html(page.render(web::Extras::default())))
}
