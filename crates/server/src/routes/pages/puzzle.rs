//! The kanji puzzle: today's, or any other one; and the archive.

use axum::extract::{Query, RawQuery};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use web::Day;

use crate::clock::{random_u64, unix_millis};
use crate::routes::extract::PageRequest;
use crate::routes::pages::Html;

/// A puzzle, with its progress from the query string. Puzzles of days to come are not found.
pub(crate) async fn show(RawQuery(query): RawQuery, PageRequest { reader, link, .. }: PageRequest) -> Response {
    let query = query.unwrap_or_default();
    let today = Day::of(unix_millis());
    let input = web::PuzzlePage { reader: &reader, query: &query, today, fresh: random_u64(), link: &link };
    match web::puzzle(&input) {
        Ok(page) => Html(page).into_response(),
        Err(too_early) => (StatusCode::NOT_FOUND, Html(too_early)).into_response(),
    }
}

/// The query of the archive.
#[derive(Deserialize)]
pub(crate) struct Archive {
    month: Option<String>,
}

/// The calendar of puzzles.
pub(crate) async fn archive(PageRequest { reader, .. }: PageRequest, Query(archive): Query<Archive>) -> Html {
    Html(web::puzzle_archive(&reader, archive.month.as_deref(), Day::of(unix_millis())))
}
