//! The score pad for people who play with the real boxes. The house keeps nothing of it: what is entered is in the address.

use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::Fault;
use crate::routes::pages::form::Fields;
use crate::routes::pages::{Html, lead_to};
use crate::routes::read::Reading;

/// The choice of a pad.
pub(crate) async fn shelf(Reading { reader, .. }: Reading) -> Html {
    Html(web::score_pads(&reader))
}

/// The pad of a game, with what its address says.
pub(crate) async fn show(
    Path(game): Path<String>,
    Reading { reader, .. }: Reading,
    Query(entered): Query<Vec<(String, String)>>,
) -> Result<Html, Fault> {
    web::score_pad(&reader, &game, &entered).map(Html).ok_or(Fault::NoPage)
}

/// Somebody without script has pressed a button: leads to the address of what is entered now.
pub(crate) async fn enter(Path(game): Path<String>, entered: Fields) -> Result<Response, Fault> {
    web::score_pad_after(&game, entered.all()).map(|address| lead_to(&address)).ok_or(Fault::NoPage)
}

/// The script that keeps pads and rules in a browser. It names what it keeps, so a browser asks for it anew each time.
pub(crate) async fn worker() -> Response {
    let headers = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
        // It may ask for what it keeps, and do nothing else.
        (CONTENT_SECURITY_POLICY, "default-src 'none'; connect-src 'self'"),
    ];
    (headers, web::service_worker()).into_response()
}
