//! Small pages to test the harness with.

use std::net::SocketAddr;

use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Html;
use axum::routing::get;
use tokio::net::TcpListener;

/// A site with one page that has this body.
pub(crate) async fn site(body: &str) -> String {
    serve(page("", body)).await
}

/// A site with one page under this content security policy.
pub(crate) async fn strict_site(policy: &str, body: &str) -> String {
    serve(page(&format!(r#"<meta http-equiv="Content-Security-Policy" content="{policy}">"#), body)).await
}

fn page(head: &str, body: &str) -> String {
    format!(
        r#"<!doctype html><html lang="en"><head>{head}<title>A page</title>
        <meta name="viewport" content="width=device-width"></head><body><main><h1>A page</h1>{body}</main></body></html>"#
    )
}

async fn serve(page: String) -> String {
    let page = Router::new()
        .route("/", get(async || Html(page)))
        .route("/languages", get(async |headers: HeaderMap| headers["accept-language"].to_str().unwrap().to_owned()))
        // Browsers request it by themselves.
        .route("/favicon.ico", get(StatusCode::NO_CONTENT));
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async { axum::serve(listener, page).await });
    format!("http://{address}/")
}
