//! The page of a table for a big screen: what a stranger sees, whoever asks.

use std::sync::Arc;

use axum::extract::State;

use crate::routes::extract::{PageRequest, TableCode};
use crate::routes::pages::Html;
use crate::{ApiError, Server};

/// The big screen of a table.
pub(crate) async fn show(
    State(server): State<Arc<Server>>,
    TableCode(code): TableCode,
    PageRequest { reader, link, .. }: PageRequest,
) -> Result<Html, ApiError> {
    let shared = server.read(code, |table| table.view(None, 0)).await?;
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
