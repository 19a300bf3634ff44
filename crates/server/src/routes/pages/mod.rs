//! What people see: pages, and the forms on them. Everything a page can do works by forms and links alone.

pub(crate) mod assets;
pub(crate) mod book;
pub(crate) mod form;
pub(crate) mod home;
pub(crate) mod puzzle;
pub(crate) mod reader;
pub(crate) mod replay;
pub(crate) mod score;
pub(crate) mod table;

use axum::extract::Request;
use axum::http::header::{ACCEPT, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue, LOCATION, REFERRER_POLICY};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::Markup;

use crate::ApiError;
use crate::routes::extract;

/// A page as it is sent.
pub(crate) struct Html(pub(crate) Markup);

impl IntoResponse for Html {
    fn into_response(self) -> Response {
        let headers = [
            (CONTENT_TYPE, "text/html; charset=utf-8"),
            (CONTENT_SECURITY_POLICY, web::POLICY),
            // Our own forms say where they come from; other sites are told nothing.
            (REFERRER_POLICY, "same-origin"),
        ];
        (headers, self.0.into_string()).into_response()
    }
}

/// Tells a browser in a page, and in its reader's language, why something was not done.
pub(crate) async fn excuse(request: Request, next: Next) -> Response {
    let (reader, wants) = (extract::reader(request.headers()), Wants::of(&request));
    let response = next.run(request).await;
    let Some(error) = response.extensions().get::<ApiError>().cloned() else { return response };
    match wants {
        Wants::Page => {
            let page = web::sorry(&reader, error.code(), &error.to_string());
            (error.status(), Html(page)).into_response()
        }
        Wants::Sentence => {
            let sentence = web::said(reader.speech(), error.code(), &error.to_string());
            (error.status(), [(CONTENT_TYPE, "text/plain; charset=utf-8")], sentence).into_response()
        }
        Wants::Json => response,
    }
}

/// What somebody can do something with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wants {
    /// A browser: a whole page.
    Page,
    /// The script of a page: a sentence.
    Sentence,
    /// A program.
    Json,
}

impl Wants {
    fn of(request: &Request) -> Self {
        if request.uri().path().starts_with("/api/") {
            return Self::Json;
        }
        match accepted(request.headers()) {
            accepted if accepted.contains("text/html") => Self::Page,
            accepted if accepted.contains("text/plain") => Self::Sentence,
            _ => Self::Json,
        }
    }
}

fn accepted(headers: &HeaderMap) -> &str {
    headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or("")
}

/// Whether a form was sent by the script of a page, which shows by itself what comes of it.
fn by_script(headers: &HeaderMap) -> bool {
    !accepted(headers).contains("text/html") && accepted(headers).contains("text/plain")
}

/// Leads on to another page of ours.
fn lead_to(path: &str) -> Response {
    let location = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response()
}
