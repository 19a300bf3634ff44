//! The kanji puzzle: today's, or any other.

use axum::extract::RawQuery;

use crate::moment::{fresh_number, now};
use crate::routes::pages::Html;
use crate::routes::read::Reading;

/// A puzzle, and what was done with it as far as the address says.
pub(crate) async fn show(RawQuery(query): RawQuery, Reading { reader, link, .. }: Reading) -> Html {
    let query = query.unwrap_or_default();
    let today = web::Day::of(now());
    Html(web::puzzle(&web::Puzzling { reader: &reader, query: &query, today, fresh: fresh_number(), link: &link }))
}
