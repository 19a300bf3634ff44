//! The server: its address, and requests to it, with or without TLS.

use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::body::{Body as _, Incoming};
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, Uri};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::error::CommandError;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection to the server.
pub(super) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

/// The address of a server.
#[derive(Clone)]
pub(super) struct Address {
    /// The URL without a slash at its end.
    pub(super) url: String,
    /// Host and port, as in the URL.
    pub(super) authority: String,
    host: String,
    port: u16,
    tls: Option<TlsConnector>,
}

/// Why a request failed.
pub(super) enum RequestError {
    /// The server cannot be reached, with the reason.
    Unreachable(String),
    /// The server refused: the code and the English sentence of its error.
    Refused(String, String),
}

impl Address {
    /// Parses `https://host` or `http://host:port`.
    pub(super) fn parse(url: &str) -> Result<Self, CommandError> {
        let invalid = || {
            CommandError::Usage(format!("--url '{url}' is not the URL of a server; write it as https://sushi.example"))
        };
        let uri: Uri = url.parse().map_err(|_| invalid())?;
        let is_tls = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(invalid()),
        };
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() {
            return Err(invalid());
        }
        let authority = uri.authority().ok_or_else(invalid)?.as_str().to_owned();
        let host = uri.host().ok_or_else(invalid)?.trim_matches(['[', ']']).to_owned();
        let port = uri.port_u16().unwrap_or(if is_tls { 443 } else { 80 });
        let tls = if is_tls { Some(connector()?) } else { None };
        Ok(Self { url: url.trim_end_matches('/').to_owned(), authority, host, port, tls })
    }

    /// Opens a connection.
    pub(super) async fn connect(&self) -> io::Result<Box<dyn Stream>> {
        let connect = async {
            let stream = TcpStream::connect((self.host.as_str(), self.port)).await?;
            // Messages are small.
            let _ = stream.set_nodelay(true);
            let Some(tls) = &self.tls else { return Ok(Box::new(stream) as Box<dyn Stream>) };
            let name = ServerName::try_from(self.host.clone()).map_err(io::Error::other)?;
            Ok(Box::new(tls.connect(name, stream).await?) as Box<dyn Stream>)
        };
        tokio::time::timeout(PATIENCE, connect).await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }

    /// Sends a request and returns the JSON of its answer.
    pub(super) async fn request(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Value, RequestError> {
        let unreachable = |error: &dyn std::fmt::Display| RequestError::Unreachable(error.to_string());
        let exchange = async {
            let stream = self.connect().await.map_err(|error| unreachable(&error))?;
            let (mut sender, connection) =
                http1::handshake(TokioIo::new(stream)).await.map_err(|error| unreachable(&error))?;
            // It ends when the sender is dropped.
            tokio::spawn(async move { connection.await.ok() });
            let mut request = Request::builder().method(method).uri(path).header(HOST, &self.authority);
            if let Some(token) = token {
                request = request.header(AUTHORIZATION, format!("Bearer {token}"));
            }
            if body.is_some() {
                request = request.header(CONTENT_TYPE, "application/json");
            }
            let body = body.map(Value::to_string).unwrap_or_default();
            let request = request.body(body).map_err(|error| unreachable(&error))?;
            let response = sender.send_request(request).await.map_err(|error| unreachable(&error))?;
            let status = response.status();
            let bytes = read_body(response.into_body()).await.map_err(|error| unreachable(&error))?;
            let answer: Value = serde_json::from_slice(&bytes)
                .map_err(|_| RequestError::Unreachable("it is not a Sushiya server".to_owned()))?;
            if status.is_success() {
                return Ok(answer);
            }
            let text = |name: &str| answer["error"][name].as_str().unwrap_or_default().to_owned();
            Err(RequestError::Refused(text("code"), text("message")))
        };
        let waited = tokio::time::timeout(PATIENCE, exchange).await;
        waited.unwrap_or_else(|_| Err(RequestError::Unreachable("it doesn't answer".to_owned())))
    }

    /// Registers a guest and returns the token.
    pub(super) async fn register(&self, name: &str) -> Result<String, RequestError> {
        let me = self.request(Method::POST, "/api/guests", None, Some(&json!({"name": name, "token": true}))).await?;
        let token = me["token"].as_str().map(str::to_owned);
        token.ok_or_else(|| RequestError::Unreachable("it is not a Sushiya server".to_owned()))
    }
}

/// TLS with the certificates that this system trusts.
fn connector() -> Result<TlsConnector, CommandError> {
    let mut roots = RootCertStore::empty();
    for certificate in rustls_native_certs::load_native_certs().certs {
        // A certificate that can't be read can't be trusted.
        let _ = roots.add(certificate);
    }
    if roots.is_empty() {
        let sentence = "this system has no certificates to trust, so https cannot be used; install ca-certificates";
        return Err(CommandError::Input(sentence.to_owned()));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| CommandError::Input(format!("TLS cannot be used: {error}")))?;
    Ok(TlsConnector::from(Arc::new(config.with_root_certificates(roots).with_no_client_auth())))
}

async fn read_body(mut body: Incoming) -> Result<Vec<u8>, hyper::Error> {
    let mut bytes = Vec::new();
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        if let Ok(data) = frame?.into_data() {
            bytes.extend_from_slice(&data);
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sites_are_addresses() {
        let address = Address::parse("http://127.0.0.1:8080/").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(
            (address.host.as_str(), address.port, address.url.as_str()),
            ("127.0.0.1", 8080, "http://127.0.0.1:8080")
        );
        for wrong in ["sushi.example", "ftp://sushi.example", "http://", "http://a/b", "https://a?b=c", "nonsense url"]
        {
            assert!(Address::parse(wrong).is_err(), "{wrong}");
        }
    }
}
