//! The pages and their forms. Everything works with forms and links alone, without script.

pub(crate) mod assets;
pub(crate) mod book;
pub(crate) mod fair;
pub(crate) mod form;
pub(crate) mod home;
pub(crate) mod pass;
pub(crate) mod picture;
pub(crate) mod puzzle;
pub(crate) mod reader;
pub(crate) mod replay;
pub(crate) mod score;
pub(crate) mod screen;
pub(crate) mod table;

use axum::extract::Request;
use axum::http::header::{
    ACCEPT, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderValue, LOCATION, REFERRER_POLICY, SET_COOKIE,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::Markup;

use crate::ApiError;
use crate::routes::extract;

/// A page as a response.
pub(crate) struct Html(pub(crate) Markup);

impl IntoResponse for Html {
    fn into_response(self) -> Response {
        let headers = [
            (CONTENT_TYPE, "text/html; charset=utf-8"),
            (CONTENT_SECURITY_POLICY, web::POLICY),
            // Our own forms need the referrer; other sites must not get it.
            (REFERRER_POLICY, "same-origin"),
        ];
        (headers, self.0.into_string()).into_response()
    }
}

/// Turns errors into a page or a sentence in the reader's language, or into JSON.
pub(crate) async fn show_errors(request: Request, next: Next) -> Response {
    let (reader, wants) = (extract::reader(request.headers()), Wants::of(&request));
    let mut response = next.run(request).await;
    // A notice is shown once: a page that was rendered for this request has shown it.
    let is_page = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if reader.notice.is_some() && is_page {
        set_cookies(&mut response, [format!("{}=; Path=/; Max-Age=0", web::Notice::COOKIE)]);
    }
    let Some(error) = response.extensions().get::<ApiError>().cloned() else { return response };
    match wants {
        Wants::Page => {
            let page = web::error_page(&reader, error.code(), &error.to_string());
            (error.status(), Html(page)).into_response()
        }
        Wants::Sentence => {
            let sentence = web::error_text(reader.locale(), error.code(), &error.to_string());
            (error.status(), [(CONTENT_TYPE, "text/plain; charset=utf-8")], sentence).into_response()
        }
        Wants::Json => response,
    }
}

/// The format in which a client wants errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wants {
    /// A whole page, for a browser.
    Page,
    /// A sentence, for the script of a page.
    Sentence,
    /// JSON, for a program.
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

/// Whether a form was sent by the script of a page, which needs no redirect.
fn by_script(headers: &HeaderMap) -> bool {
    !accepted(headers).contains("text/html") && accepted(headers).contains("text/plain")
}

/// The page to go back to after a form, if the form names one of this server.
fn back(fields: &form::Fields) -> Option<&str> {
    fields.get("back").filter(|path| is_local(path))
}

/// Whether a path leads to this server. Browsers ignore some control characters, and read backslashes as slashes.
fn is_local(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains(|letter: char| letter.is_control() || letter == '\\')
}

/// Adds cookies to a response.
fn set_cookies(response: &mut Response, cookies: impl IntoIterator<Item = String>) {
    for cookie in cookies.into_iter().filter_map(|cookie| cookie.parse().ok()) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}

/// Redirects to another page of this server.
fn redirect(path: &str) -> Response {
    let location = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_server_are_gone_back_to() {
        for path in ["/", "/table/ABCDEF?show=log#top", "/score?name=%09"] {
            assert!(is_local(path), "{path}");
        }
        for path in ["", "table", "https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example"] {
            assert!(!is_local(path), "{path:?}");
        }
        for control in ["/\n/evil.example", "/\r/evil.example", "/\0/evil.example", "\t//evil.example", "/\u{85}x"] {
            assert!(!is_local(control), "{control:?}");
        }
    }
}
