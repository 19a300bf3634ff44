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
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, Error as TlsError, RootCertStore};
use words::Locale;

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
    /// The server cannot be reached.
    Unreachable(Unreachable),
    /// The server refused: the code and the English sentence of its error.
    Refused(String, String),
}

/// Why a server cannot be reached.
#[derive(Debug)]
pub(crate) enum Unreachable {
    /// There is no such host.
    NoHost,
    /// Nothing listens there.
    Refused,
    /// It doesn't answer, or no longer.
    Silent,
    /// It has closed the connection.
    Closed,
    /// This system doesn't trust its certificate.
    Certificate,
    /// It is a server, but not ours.
    OtherSite,
    /// Something else, as the system says it.
    Other(String),
}

impl Unreachable {
    /// What happened, and what to do.
    pub(super) fn sentence(&self, url: &str, locale: &Locale) -> String {
        let reason = match self {
            Self::NoHost => locale.text("terminal-gone-no-host"),
            Self::Refused => locale.text("terminal-gone-refused"),
            Self::Silent => locale.text("terminal-gone-silent"),
            Self::Closed => locale.text("terminal-gone-closed"),
            Self::Certificate => locale.text("terminal-gone-certificate"),
            Self::OtherSite => locale.text("terminal-gone-other-site"),
            Self::Other(reason) => reason.clone(),
        };
        locale.format("terminal-gone", &[("url", url.into()), ("reason", reason.into())])
    }

    /// Something else.
    pub(super) fn other(error: impl std::fmt::Display) -> Self {
        Self::Other(error.to_string())
    }
}

impl From<io::Error> for Unreachable {
    fn from(error: io::Error) -> Self {
        let tls = error.get_ref().and_then(|error| error.downcast_ref::<TlsError>());
        match (error.kind(), tls) {
            (_, Some(TlsError::InvalidCertificate(_))) => Self::Certificate,
            (io::ErrorKind::ConnectionRefused, _) => Self::Refused,
            (io::ErrorKind::TimedOut, _) => Self::Silent,
            (io::ErrorKind::ConnectionReset | io::ErrorKind::UnexpectedEof | io::ErrorKind::BrokenPipe, _) => {
                Self::Closed
            }
            _ => Self::other(error),
        }
    }
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
    pub(super) async fn connect(&self) -> Result<Box<dyn Stream>, Unreachable> {
        let connect = async {
            let found = lookup_host((self.host.as_str(), self.port)).await.map_err(|_| Unreachable::NoHost)?;
            let stream = TcpStream::connect(&*found.collect::<Vec<_>>()).await?;
            // Messages are small.
            let _ = stream.set_nodelay(true);
            let Some(tls) = &self.tls else { return Ok(Box::new(stream) as Box<dyn Stream>) };
            let name = ServerName::try_from(self.host.clone()).map_err(Unreachable::other)?;
            Ok(Box::new(tls.connect(name, stream).await?) as Box<dyn Stream>)
        };
        tokio::time::timeout(PATIENCE, connect).await.map_err(|_| Unreachable::Silent)?
    }

    /// Sends a request and returns the JSON of its answer.
    pub(super) async fn request(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Value, RequestError> {
        let exchange = async {
            let stream = self.connect().await?;
            let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(Unreachable::other)?;
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
            let request = request.body(body).map_err(Unreachable::other)?;
            let response = sender.send_request(request).await.map_err(|error| not_http(&error))?;
            let status = response.status();
            let bytes = read_body(response.into_body()).await.map_err(|error| not_http(&error))?;
            let answer: Value = serde_json::from_slice(&bytes).map_err(|_| Unreachable::OtherSite)?;
            if status.is_success() {
                return Ok(answer);
            }
            let text = |name: &str| answer["error"][name].as_str().unwrap_or_default().to_owned();
            Err(RequestError::Refused(text("code"), text("message")))
        };
        let waited = tokio::time::timeout(PATIENCE, exchange).await;
        waited.unwrap_or(Err(RequestError::Unreachable(Unreachable::Silent)))
    }

    /// Registers a guest and returns the token.
    pub(super) async fn register(&self, name: &str) -> Result<String, RequestError> {
        let me = self.request(Method::POST, "/api/guests", None, Some(&json!({"name": name, "token": true}))).await?;
        let token = me["token"].as_str().map(str::to_owned);
        token.ok_or(RequestError::Unreachable(Unreachable::OtherSite))
    }
}

impl From<Unreachable> for RequestError {
    fn from(reason: Unreachable) -> Self {
        Self::Unreachable(reason)
    }
}

/// An exchange that failed: something that isn't HTTP, or a connection that was closed.
fn not_http(error: &hyper::Error) -> Unreachable {
    if error.is_parse() { Unreachable::OtherSite } else { Unreachable::Closed }
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
