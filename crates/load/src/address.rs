//! The server's address, and connections to it.

use std::net::SocketAddr;

use hyper::Uri;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::{AUTHORIZATION, COOKIE, ORIGIN, SEC_WEBSOCKET_PROTOCOL};
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Error};

use crate::LoadError;

/// Read buffer of a WebSocket. It is small because there are thousands.
const BUFFER: usize = 2048;

/// A WebSocket to a table.
pub(crate) type Socket = WebSocketStream<TcpStream>;

/// The server's address.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    /// Host and port as given in the URL.
    pub(crate) authority: String,
    pub(crate) socket: SocketAddr,
}

impl Address {
    /// Parses `http://host:port` and resolves the host.
    pub(crate) async fn resolve(url: &str) -> Result<Self, LoadError> {
        let invalid = || LoadError::Url(url.to_owned());
        let uri: Uri = url.parse().map_err(|_| invalid())?;
        if uri.scheme_str() != Some("http") || !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(invalid());
        }
        let authority = uri.authority().ok_or_else(invalid)?.as_str().to_owned();
        let host = uri.host().ok_or_else(invalid)?.trim_matches(['[', ']']);
        let unknown = |source| LoadError::UnknownHost { host: host.to_owned(), source };
        let found = tokio::net::lookup_host((host, uri.port_u16().unwrap_or(80))).await;
        let socket = found.map_err(|source| unknown(Some(source)))?.next().ok_or_else(|| unknown(None))?;
        Ok(Self { authority, socket })
    }

    /// Opens a TCP connection.
    pub(crate) async fn connect(&self) -> Result<TcpStream, LoadError> {
        let stream = TcpStream::connect(self.socket).await;
        let stream = stream.map_err(|source| LoadError::Connect { authority: self.authority.clone(), source })?;
        // Messages are small, and their latency is measured.
        let _ = stream.set_nodelay(true);
        Ok(stream)
    }

    /// Opens a WebSocket that speaks JSON to a table.
    pub(crate) async fn json_socket(&self, table: &str, token: &str) -> Result<Socket, LoadError> {
        let path = format!("/api/tables/{table}/ws");
        self.web_socket(&path, "sushiya.v1.json", &[(AUTHORIZATION, format!("Bearer {token}"))]).await
    }

    /// Opens a page's WebSocket to a table with this cookie. `version` is that of the loaded page.
    pub(crate) async fn page_socket(
        &self,
        table: &str,
        cookie: &str,
        version: Option<&str>,
    ) -> Result<Socket, LoadError> {
        let have = version.map_or_else(String::new, |version| format!("?have={version}"));
        let headers = [(COOKIE, cookie.to_owned()), (ORIGIN, format!("http://{}", self.authority))];
        self.web_socket(&format!("/api/tables/{table}/ws{have}"), "sushiya.v2.html", &headers).await
    }

    async fn web_socket(
        &self,
        path: &str,
        protocol: &'static str,
        headers: &[(HeaderName, String)],
    ) -> Result<Socket, LoadError> {
        let failed = |error: Error| self.failed(&error);
        let mut request = format!("ws://{}{path}", self.authority).into_client_request().map_err(failed)?;
        request.headers_mut().insert(SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(protocol));
        for (name, value) in headers {
            let value = HeaderValue::from_str(value).map_err(|_| self.unexpected("token"))?;
            request.headers_mut().insert(name, value);
        }
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let stream = self.connect().await?;
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await.map_err(failed)?;
        Ok(socket)
    }

    /// The error for a WebSocket that could not be opened.
    fn failed(&self, error: &tungstenite::Error) -> LoadError {
        match error {
            Error::Http(answer) => self.refused(answer.status().as_u16(), ""),
            other => LoadError::Broken { authority: self.authority.clone(), reason: other.to_string() },
        }
    }

    /// The error for a request that was answered with this status.
    pub(crate) fn refused(&self, status: u16, text: &str) -> LoadError {
        match status {
            429 => LoadError::RateLimited,
            _ => LoadError::Status { authority: self.authority.clone(), status, text: text.to_owned() },
        }
    }

    /// The error for something that a Sushiya server does not send.
    pub(crate) fn unexpected(&self, what: &'static str) -> LoadError {
        LoadError::Unexpected { authority: self.authority.clone(), what }
    }
}
