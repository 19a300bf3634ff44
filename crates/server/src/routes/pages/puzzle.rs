//! The kanji puzzle: today's, or any other one.

use axum::extract::RawQuery;

use crate::clock::{random_u64, unix_millis};
use crate::routes::extract::PageRequest;
use crate::routes::pages::Html;

/// A puzzle, with its progress from the query string.
pub(crate) async fn show(RawQuery(query): RawQuery, PageRequest { reader, link, .. }: PageRequest) -> Html {
    let query = query.unwrap_or_default();
    let today = web::Day::of(unix_millis());
    Html(web::puzzle(&web::PuzzlePage { reader: &reader, query: &query, today, fresh: random_u64(), link: &link }))
}
