//! Every error that a client can get: a code for programs, an HTTP status, and a message for people that says what to
//! do.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use table::ActionError;

use crate::protocol::ErrorBody;

/// An error that a client can get.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApiError {
    /// The table refuses the action.
    Refused(ActionError),
    /// There is no such table.
    NoTable,
    /// There is no such game at that table, or it is not over yet.
    NoRecord,
    /// The token is missing or unknown.
    Unknown,
    /// The name is empty or too long.
    Name(String),
    /// The request is malformed.
    Unreadable(String),
    /// The request is too large.
    TooLarge,
    /// The request comes from a page of another site.
    Origin,
    /// A limit of the client address is exceeded.
    TooMany,
    /// The person or the client address has stored too much for now.
    Quota,
    /// The person sits at too many unfinished tables.
    TooManyTables,
    /// The write failed, so nothing has happened.
    Storage,
    /// The stored journal or record is damaged.
    Broken,
    /// The work for this request panicked; whether something was stored is unknown.
    Crashed,
    /// The server is shutting down or overloaded.
    Busy,
    /// There is no such page.
    NoPage,
    /// The path does not support this method.
    Method,
}

/// Defines the code of each error once.
macro_rules! codes {
    ($($error:pat => $code:literal,)+) => {
        impl ApiError {
            /// All codes except those of [`ActionError`]s.
            pub const CODES: &[&str] = &[$($code),+];

            /// The code, for programs.
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
    Self::Quota => "quota",
    Self::TooManyTables => "too_many_tables",
    Self::Storage => "storage",
    Self::Broken => "broken",
    Self::Crashed => "crashed",
    Self::Busy => "busy",
    Self::NoPage => "no_page",
    Self::Method => "method",
}

impl ApiError {
    /// The HTTP status.
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::Refused(ActionError::NotHost | ActionError::NotSeated | ActionError::Barred) | Self::Origin => {
                StatusCode::FORBIDDEN
            }
            Self::Refused(
                ActionError::Options { .. }
                | ActionError::NoSuchBot { .. }
                | ActionError::NoSuchSeat
                | ActionError::NoSuchLook
                | ActionError::Illegal { .. }
                | ActionError::NothingSaid
                | ActionError::TooLong,
            )
            | Self::Name(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Refused(ActionError::TooFast) | Self::TooMany | Self::Quota => StatusCode::TOO_MANY_REQUESTS,
            Self::Refused(_) | Self::TooManyTables => StatusCode::CONFLICT,
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
            Self::NoTable => "There is no such table. Check the link or the code, or open a new table.",
            Self::NoRecord => "There is no record of this game. A game has one once it is over.",
            Self::Unknown => "Choose a name first: POST it to /api/guests.",
            Self::Name(why) | Self::Unreadable(why) => return f.write_str(why),
            Self::TooLarge => "The request is too large. Send less.",
            Self::Origin => "The request came from a page of another site and was refused.",
            Self::TooMany => "Too many requests from your address. Wait a moment and try again.",
            Self::Quota => {
                "You've done more than the server keeps for one person or address. Try again in a few minutes."
            }
            Self::TooManyTables => "You sit at too many unfinished tables. Finish or leave some of them first.",
            Self::Storage => "It couldn't be saved, so nothing has changed. Try again in a moment.",
            Self::Broken => "The saved data is damaged. Open a new table.",
            Self::Crashed => "Something went wrong here. Check whether it worked, and try again in a moment.",
            Self::Busy => "The server is busy or about to restart. Try again in a moment.",
            Self::NoPage => "There is nothing at this address. /api/openapi.json lists all paths.",
            Self::Method => "This path doesn't support that method. /api/openapi.json lists all methods.",
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
        // Messages of the database are for operators, not for clients.
        tracing::error!(%error, "a store operation failed");
        Self::Storage
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(ErrorBody::from(&self))).into_response();
        // A middleware turns the error into a localized page for browsers.
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_a_message_in_every_language() {
        for language in web::Language::ALL {
            for code in ApiError::CODES.iter().chain(ActionError::CODES) {
                assert_ne!(web::error_text(language.locale(), code, ""), "", "{code} in {}", language.code());
            }
        }
    }
}
