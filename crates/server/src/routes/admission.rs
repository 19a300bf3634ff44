//! The middleware for all requests: client address, rate limit, origin check, timeout, security headers and panics.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderValue, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    UPGRADE, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::faults::FaultPoint;
use crate::panics::Place;
use crate::rate_limiter::Quota;
use crate::routes::extract::{ClientAddr, Direct};
use crate::{ApiError, Server};

/// The time limit of a request.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The peer address of the connection. The accept loop adds it to the request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Admits a request, or refuses it.
pub(crate) async fn pass(State(server): State<Arc<Server>>, mut request: Request, next: Next) -> Response {
    server.metrics.requests.inc();
    let (method, path, began) = (request.method().clone(), request.uri().path().to_owned(), Instant::now());
    let mut response = match check(&server, &request) {
        Ok(from) => {
            let direct = Direct(is_direct(&server, &request));
            request.extensions_mut().insert(direct);
            request.extensions_mut().insert(ClientAddr(from));
            let answered = tokio::time::timeout(TIMEOUT, next.run(request)).await;
            answered.unwrap_or_else(|_| ApiError::Busy.into_response())
        }
        Err(error) => {
            server.metrics.refused_requests.inc();
            error.into_response()
        }
    };
    secure(&server, response.headers_mut());
    let (status, took) = (response.status().as_u16(), began.elapsed());
    // Client addresses, tokens and bodies are not logged.
    tracing::debug!(%method, path, status, ?took, "answered");
    response
}

/// Runs the handler, and responds even if it panics.
pub(crate) async fn contain(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let handle = async {
        server.config.faults.pass(FaultPoint::Request);
        next.run(request).await
    };
    let handled = server.panics.contain(Place::Request, None, handle).await;
    handled.unwrap_or_else(|panicked| ApiError::from(panicked).into_response())
}

fn check(server: &Server, request: &Request) -> Result<IpAddr, ApiError> {
    let from = address(server, request).ok_or(ApiError::Origin)?;
    server.rate_limiter.admit(from, Quota::Request)?;
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (!safe || request.headers().contains_key(UPGRADE)) && !is_ours(server, request.headers()) {
        return Err(ApiError::Origin);
    }
    Ok(from)
}

/// The client address. Behind a trusted proxy it is the last address in the list, which the proxy has added.
fn address(server: &Server, request: &Request) -> Option<IpAddr> {
    let Peer(peer) = request.extensions().get::<Peer>()?;
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.filter(|_| server.config.behind_proxy).and_then(|list| list.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|address| address.trim().parse().ok());
    Some(last.unwrap_or(peer.ip()))
}

/// Headers that proxies add.
const PROXY_HEADERS: [&str; 6] =
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/// Whether a request comes from this machine without a proxy in between. A proxy on this machine that adds no header is
/// recognised by the host that people ask it for. Behind a proxy that the operator has told us about, nothing is direct.
fn is_direct(server: &Server, request: &Request) -> bool {
    let is_local = request.extensions().get::<Peer>().is_some_and(|Peer(peer)| peer.ip().to_canonical().is_loopback());
    let is_forwarded = PROXY_HEADERS.iter().any(|name| request.headers().contains_key(*name));
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
    let host = host.rsplit_once(':').map_or(host, |(host, _)| host);
    let asks_for_local = host == "localhost"
        || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|host| host.to_canonical().is_loopback());
    is_local && asks_for_local && !is_forwarded && !server.config.behind_proxy
}

/// Whether a request comes from one of our pages, or not from a page at all.
fn is_ours(server: &Server, headers: &HeaderMap) -> bool {
    // Browsers say where a request comes from. Pages of a sibling domain are not ours.
    if headers.get("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &server.config.public_url {
        return origin == public.trim_end_matches('/');
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let (_, after) = origin.split_once("://").unwrap_or(("", ""));
    host.is_some_and(|host| host == after)
}

/// Adds the security headers.
fn secure(server: &Server, headers: &mut HeaderMap) {
    const NAMES: [(HeaderName, &str); 6] = [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // Anyone with the code of a table can enter it, so other sites must not see it.
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (CONTENT_SECURITY_POLICY, "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
        (CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in NAMES {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if server.is_https() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
}

impl Server {
    /// Whether the public URL uses HTTPS.
    pub(crate) fn is_https(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
