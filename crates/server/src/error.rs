//! Why something was not done, for people and programs: a code, a status, a sentence that says what to do.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use table::ActionError;

use crate::protocol::ErrorBody;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApiError {
    /// The table refuses.
    Refused(ActionError),
    /// There is no such table.
    NoTable,
    /// There is no such game at that table, or it is not over.
    NoRecord,
    /// Nobody is known by that token, or there is none.
    Unknown,
    /// A name that nobody can have.
    Name(String),
    /// The request cannot be read.
    Unreadable(String),
    /// There is too much in it.
    TooLarge,
    /// It comes from a page of somebody else.
    Origin,
    /// Too much from one address.
    TooMany,
    /// It could not be stored, so it has not happened.
    Storage,
    /// The journal of the table cannot be read.
    Broken,
    /// The work for this request panicked; whether something was stored is unknown.
    Crashed,
    /// The server is closing, or too busy.
    Busy,
    /// There is no such page.
    NoPage,
    /// That cannot be done there.
    Method,
}

/// The codes, each in one place.
macro_rules! codes {
    ($($error:pat => $code:literal,)+) => {
        impl ApiError {
            /// All codes there are, besides those of [`ActionError`]s.
            pub const CODES: &[&str] = &[$($code),+];

            /// What it is, for programs.
            pub const fn code(&self) -> &'static str {
                match self {
                    Self::Refused(refusal) => refusal.code(),
                    $($error => $code,)+
                }
            }
        }
    };
}

codes! {
    Self::NoTable => "no_table",
    Self::NoRecord => "no_record",
    Self::Unknown => "unknown_guest",
    Self::Name(_) => "name",
    Self::Unreadable(_) => "unreadable",
    Self::TooLarge => "too_large",
    Self::Origin => "origin",
    Self::TooMany => "too_many",
    Self::Storage => "storage",
    Self::Broken => "broken",
    Self::Crashed => "crashed",
    Self::Busy => "busy",
    Self::NoPage => "no_page",
    Self::Method => "method",
}

impl ApiError {
    /// What HTTP calls it.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::Refused(ActionError::NotHost | ActionError::NotSeated | ActionError::Barred) | Self::Origin => {
                StatusCode::FORBIDDEN
            }
            Self::Refused(
                ActionError::Options { .. }
                | ActionError::NoSuchBot { .. }
                | ActionError::NoSuchSeat
                | ActionError::Illegal { .. }
                | ActionError::NothingSaid
                | ActionError::TooLong,
            )
            | Self::Name(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Refused(ActionError::TooFast) | Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Refused(_) => StatusCode::CONFLICT,
            Self::NoTable | Self::NoRecord | Self::NoPage => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Unknown => StatusCode::UNAUTHORIZED,
            Self::Unreadable(_) => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Storage | Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken | Self::Crashed => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Self::Refused(refusal) => return refusal.fmt(f),
            Self::NoTable => "There is no such table; check the link or the code, or open a new table.",
            Self::NoRecord => "There is no record of such a game; a game has one once it is over.",
            Self::Unknown => "Say first what you are called: POST a name to /api/guests.",
            Self::Name(why) | Self::Unreadable(why) => return f.write_str(why),
            Self::TooLarge => "That is too large; send less.",
            Self::Origin => "That came from a page of another site, so it was not done.",
            Self::TooMany => "That is more than one address may do at once; wait a moment and try again.",
            Self::Storage => "It could not be stored, so it has not happened; try again in a moment.",
            Self::Broken => "This table cannot be read any more; open a new one.",
            Self::Crashed => "Something went wrong here. Look whether it was done, and try again in a moment.",
            Self::Busy => "The server is busy or about to restart; try again in a moment.",
            Self::NoPage => "There is nothing here; /api/openapi.json says what there is.",
            Self::Method => "That cannot be done here; /api/openapi.json says what can.",
        };
        f.write_str(sentence)
    }
}

impl std::error::Error for ApiError {}

impl From<ActionError> for ApiError {
    fn from(refusal: ActionError) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        // The words of the database are for whoever runs the server, not for guests.
        tracing::error!(%error, "the store failed");
        Self::Storage
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(ErrorBody::from(&self))).into_response();
        // Whoever reads pages is told in a page, and in their language.
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_a_sentence_in_every_language() {
        for language in web::Language::ALL {
            for code in ApiError::CODES.iter().chain(ActionError::CODES) {
                assert_ne!(web::said(language.speech(), code, ""), "", "{code} in {}", language.code());
            }
        }
    }
}
