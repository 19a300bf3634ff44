//! The route table.

mod admission;
mod extract;
mod guests;

pub(crate) mod pages;

mod status;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, get, post};

use crate::{ApiError, Server};

pub(crate) use admission::Peer;
pub(crate) use extract::{ClientAddr, PageRequest, TableCode, unreadable};
pub(crate) use tables::listed;

/// The largest body of a request, in bytes.
const MAX_BODY_BYTES: usize = 64 * 1024;

/// A route: its path, its methods, and their handlers.
type Route = (&'static str, &'static [&'static str], fn() -> MethodRouter<Arc<Server>>);

/// All routes of the API. The router is built from this table, and a test compares the OpenAPI description with it.
const TABLE: &[Route] = &[
    ("/healthz", &["get"], || get(status::health)),
    ("/readyz", &["get"], || get(status::readiness)),
    ("/metrics", &["get"], || get(status::metrics)),
    ("/api/openapi.json", &["get"], || get(status::openapi)),
    ("/api/games", &["get"], || get(status::games)),
    ("/api/guests", &["post"], || post(guests::welcome)),
    ("/api/me", &["get", "patch"], || get(guests::me).patch(guests::rename)),
    ("/api/me/tables", &["get"], || get(guests::tables)),
    ("/api/me/records", &["get"], || get(guests::records)),
    ("/api/me/statistics", &["get"], || get(guests::statistics)),
    ("/api/tables", &["get", "post"], || get(tables::list).post(tables::open)),
    ("/api/tables/{table}", &["get"], || get(tables::view)),
    ("/api/tables/{table}/actions", &["post"], || post(tables::act)),
    ("/api/tables/{table}/history", &["get"], || get(tables::history)),
    ("/api/tables/{table}/ws", &["get"], || get(crate::socket::upgrade)),
    ("/api/tables/{table}/games/{number}/record", &["get"], || get(tables::record)),
    ("/api/tables/{table}/games/{number}/replay", &["get"], || get(tables::replay)),
];

/// All routes of the pages.
const PAGES: &[Route] = &[
    ("/", &["get"], || get(pages::home::home)),
    ("/play", &["post"], || post(pages::home::play)),
    ("/pass", &["post"], || post(pages::pass::open)),
    ("/party", &["post"], || post(pages::screen::open)),
    ("/tables", &["post"], || post(pages::home::open)),
    ("/join", &["get"], || get(pages::home::join)),
    ("/name", &["post"], || post(pages::reader::name)),
    ("/preferences", &["post"], || post(pages::reader::prefer)),
    ("/puzzle", &["get"], || get(pages::puzzle::show)),
    ("/puzzle/archive", &["get"], || get(pages::puzzle::archive)),
    ("/rules/{game}", &["get"], || get(pages::book::rules)),
    ("/developers", &["get"], || get(pages::book::developers)),
    ("/developers/{document}", &["get"], || get(pages::book::document)),
    ("/learn/{game}", &["get", "post"], || get(pages::book::guide).post(pages::book::guide_on)),
    ("/table/{table}/game/{number}", &["get", "post"], || get(pages::replay::show).post(pages::replay::judge)),
    ("/table/{table}/game/{number}/fair", &["get"], || get(pages::fair::check)),
    ("/fair", &["get"], || get(pages::fair::explain)),
    ("/picture.png", &["get"], || get(pages::picture::welcome)),
    ("/table/{table}/qr.svg", &["get"], || get(pages::picture::qr_code)),
    ("/table/{table}/picture.png", &["get"], || get(pages::picture::invite)),
    ("/table/{table}/game/{number}/picture.png", &["get"], || get(pages::picture::result)),
    ("/score", &["get"], || get(pages::score::shelf)),
    ("/score/{game}", &["get", "post"], || get(pages::score::show).post(pages::score::enter)),
    ("/table/{table}/pass", &["get", "post"], || get(pages::pass::show).post(pages::pass::act)),
    ("/table/{table}/screen", &["get"], || get(pages::screen::show)),
    ("/table/{table}", &["get", "post"], || get(pages::table::show).post(pages::table::act)),
    ("/assets/{file}", &["get"], || get(pages::assets::asset)),
    ("/favicon.ico", &["get"], || get(pages::assets::icon)),
    ("/manifest.webmanifest", &["get"], || get(pages::assets::manifest)),
    (web::OFFLINE, &["get"], || get(pages::score::offline)),
    ("/sw.js", &["get"], || get(pages::score::worker)),
];

/// The router of the address for operators.
pub(crate) fn operator_router(server: Arc<Server>) -> Router {
    let router = Router::new().route("/healthz", get(status::health)).route("/readyz", get(status::readiness));
    router.route("/metrics", get(status::private_metrics)).with_state(server)
}

/// The paths of the API with their methods.
pub fn routes() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    TABLE.iter().map(|(path, methods, _)| (*path, *methods))
}

/// The router with its middleware.
pub(crate) fn router(server: Arc<Server>) -> Router {
    let mut router = Router::new();
    for (path, _, methods) in TABLE.iter().chain(PAGES) {
        router = router.route(path, methods());
    }
    router
        .fallback(|| async { ApiError::NoPage })
        .method_not_allowed_fallback(|| async { ApiError::Method })
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&server), admission::contain))
        .layer(axum::middleware::from_fn(pages::show_errors))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&server), admission::pass))
        .with_state(server)
}
