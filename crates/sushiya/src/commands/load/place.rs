//! Where the house is, and connections to it.

use std::net::SocketAddr;

use hyper::Uri;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{AUTHORIZATION, SEC_WEBSOCKET_PROTOCOL};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Error};

use crate::failure::Failure;

/// What is said where the house limits what one address may do.
const LIMITED: &str = "the house limits what one address may do, so it cannot be put under load; start it with 'sushiya serve --no-limits'";

/// Thousands of connections have little room each.
const BUFFER: usize = 2048;

/// A connection to a table.
pub(super) type Line = WebSocketStream<TcpStream>;

/// Where the house is.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// Host and port, as they were written.
    pub(super) authority: String,
    address: SocketAddr,
}

impl Place {
    /// Reads `http://host:port` and looks the host up.
    pub(super) async fn find(url: &str) -> Result<Self, Failure> {
        let wrong = || {
            Failure::Input(format!(
                "--url '{url}' is no address that load can be put on; write it as http://127.0.0.1:8080"
            ))
        };
        let uri: Uri = url.parse().map_err(|_| wrong())?;
        if uri.scheme_str() != Some("http") || !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(wrong());
        }
        let authority = uri.authority().ok_or_else(wrong)?.as_str().to_owned();
        let host = uri.host().ok_or_else(wrong)?.trim_matches(['[', ']']);
        let found = tokio::net::lookup_host((host, uri.port_u16().unwrap_or(80))).await;
        let mut found = found.map_err(|fault| Failure::Input(format!("'{host}' is not known: {fault}")))?;
        let address = found.next().ok_or_else(|| Failure::Input(format!("'{host}' has no address")))?;
        Ok(Self { authority, address })
    }

    /// A plain connection.
    pub(super) async fn connect(&self) -> Result<TcpStream, Failure> {
        let stream = TcpStream::connect(self.address).await.map_err(|fault| {
            Failure::Input(format!(
                "no connection to {}: {fault}; start a house there with 'sushiya serve --no-limits'",
                self.authority
            ))
        })?;
        // A choice is small, and somebody waits for it.
        let _ = stream.set_nodelay(true);
        Ok(stream)
    }

    /// A WebSocket to a table, for whoever has this token.
    pub(super) async fn look(&self, table: &str, token: &str) -> Result<Line, Failure> {
        let failed = |fault: Error| self.failed(&fault);
        let url = format!("ws://{}/api/tables/{table}/ws", self.authority);
        let mut request = url.into_client_request().map_err(failed)?;
        let bearer = HeaderValue::from_str(&format!("Bearer {token}")).map_err(|_| self.strange("a token"))?;
        request.headers_mut().insert(AUTHORIZATION, bearer);
        request.headers_mut().insert(SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static("sushiya.v1.json"));
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let stream = self.connect().await?;
        let (line, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await.map_err(failed)?;
        Ok(line)
    }

    /// Why a connection to a table failed, as a sentence.
    pub(super) fn failed(&self, fault: &tungstenite::Error) -> Failure {
        match fault {
            Error::Http(answer) => self.refused(answer.status().as_u16(), ""),
            other => Failure::Input(format!("a connection to {} failed: {other}", self.authority)),
        }
    }

    /// Why something was not done, as a sentence.
    pub(super) fn refused(&self, status: u16, text: &str) -> Failure {
        match status {
            429 => limited(),
            _ => Failure::Input(format!("{} answers {status}: {}", self.authority, text.trim())),
        }
    }

    /// Something that a house does not answer.
    pub(super) fn strange(&self, what: &str) -> Failure {
        Failure::Input(format!("{} sends {what} that a house does not send; is Sushiya there?", self.authority))
    }
}

/// The house limits what one address may do.
pub(super) fn limited() -> Failure {
    Failure::Input(LIMITED.to_owned())
}
