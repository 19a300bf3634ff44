//! Reasons why a load test cannot run.

use std::fmt;
use std::io;

/// Why a load test cannot run, as a sentence that says what to do.
#[derive(Debug)]
pub enum LoadError {
    /// The URL is not one that a load test can connect to.
    Url(String),
    /// The host name cannot be resolved.
    UnknownHost {
        /// The host.
        host: String,
        /// The resolver's error, if it gave one.
        source: Option<io::Error>,
    },
    /// Nothing accepts connections there.
    Connect {
        /// Host and port.
        authority: String,
        /// The operating system's error.
        source: io::Error,
    },
    /// The connection failed later on.
    Broken {
        /// Host and port.
        authority: String,
        /// The reason.
        reason: String,
    },
    /// The server applies its limits per address.
    RateLimited,
    /// The server answered a request with an error.
    Status {
        /// Host and port.
        authority: String,
        /// The HTTP status.
        status: u16,
        /// The body of the answer.
        text: String,
    },
    /// The clients wait for each other: a game did not begin.
    Stalled,
    /// The server sent something that Sushiya does not send.
    Unexpected {
        /// Host and port.
        authority: String,
        /// A description of it.
        what: &'static str,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Url(url) => write!(f, "--url '{url}' is not a server's address; write it as http://127.0.0.1:8080"),
            Self::UnknownHost { host, source: Some(source) } => write!(f, "cannot resolve host '{host}': {source}"),
            Self::UnknownHost { host, source: None } => write!(f, "host '{host}' has no address"),
            Self::Connect { authority, source } => write!(
                f,
                "cannot connect to {authority}: {source}; start a server there with 'sushiya serve --no-limits'"
            ),
            Self::Broken { authority, reason } => write!(f, "the connection to {authority} failed: {reason}"),
            Self::RateLimited => f.write_str(
                "the server limits requests per address, so a load test cannot run; start it with 'sushiya serve --no-limits'",
            ),
            Self::Status { authority, status, text } => write!(f, "{authority} answered {status}: {}", text.trim()),
            Self::Stalled => f.write_str(
                "the games did not begin: clients and server may be of different versions; use the same 'sushiya' for both",
            ),
            Self::Unexpected { authority, what } => {
                write!(f, "{authority} sent an unexpected {what}; is it a Sushiya server?")
            }
        }
    }
}

impl std::error::Error for LoadError {}
