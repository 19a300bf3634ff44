//! WebSocket connections: the handshake and messages.
//!
//! The library keeps a write buffer as long as the longest message a connection has ever sent, and copies every message into
//! it. With ten thousand connections that would be ten thousand pages. So messages are written to the stream directly, and
//! only control frames go through the library.

use std::io::{ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    AsHeaderName, CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_PROTOCOL, SEC_WEBSOCKET_VERSION,
    UPGRADE,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt, Stream};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, FrameHeader};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};
use tokio_util::task::TaskTracker;

use crate::metered::Metered;

/// Maximum size of a message that a client may send, in bytes.
const MAX_MESSAGE: usize = 16 * 1024;

/// Size of the read and write buffers: small, because there may be ten thousand connections.
const BUFFER: usize = 512;

/// Maximum number of bytes that wait for a slow client.
const MAX_WRITE_BUFFER: usize = 1024 * 1024;

/// A request to open a WebSocket.
pub(crate) struct Handshake {
    response: Response,
    upgrading: OnUpgrade,
    protocol: Option<&'static str>,
    messages_per_second: u32,
}

impl Handshake {
    /// Reads the request, and selects the first of these subprotocols that it offers. `None` if it does not ask for a WebSocket.
    /// The connection may send so many messages per second.
    pub(crate) fn new(mut request: Request, protocols: &[&'static str], messages_per_second: u32) -> Option<Self> {
        let headers = request.headers();
        let asks = words(headers, CONNECTION).any(|word| word.eq_ignore_ascii_case("upgrade"))
            && words(headers, UPGRADE).any(|word| word.eq_ignore_ascii_case("websocket"))
            && words(headers, SEC_WEBSOCKET_VERSION).eq(["13"]);
        let key = headers.get(SEC_WEBSOCKET_KEY).filter(|_| asks)?;
        let accept = HeaderValue::try_from(derive_accept_key(key.as_bytes())).ok()?;
        let offers = |wanted: &&str| words(headers, SEC_WEBSOCKET_PROTOCOL).any(|offered| offered == *wanted);
        let protocol = protocols.iter().copied().find(offers);
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let answer = response.headers_mut();
        answer.insert(CONNECTION, HeaderValue::from_static("upgrade"));
        answer.insert(UPGRADE, HeaderValue::from_static("websocket"));
        answer.insert(SEC_WEBSOCKET_ACCEPT, accept);
        if let Some(protocol) = protocol {
            answer.insert(SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(protocol));
        }
        Some(Self { response, upgrading: hyper::upgrade::on(&mut request), protocol, messages_per_second })
    }

    /// The selected subprotocol.
    pub(crate) fn protocol(&self) -> Option<&'static str> {
        self.protocol
    }

    /// Accepts the request: when the response has been sent, `run` gets the connection, in a task of its own.
    pub(crate) fn accept<F>(self, tasks: &TaskTracker, run: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let Self { response, upgrading, messages_per_second, .. } = self;
        tasks.spawn(async move {
            // If the client has gone already, there is nobody to tell.
            if let Ok(upgraded) = upgrading.await {
                let stream = Metered::new(TokioIo::new(upgraded), messages_per_second);
                let config = WebSocketConfig::default()
                    .max_message_size(Some(MAX_MESSAGE))
                    .max_frame_size(Some(MAX_MESSAGE))
                    .read_buffer_size(BUFFER)
                    .write_buffer_size(BUFFER)
                    .max_write_buffer_size(MAX_WRITE_BUFFER);
                run(WebSocket(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)).await;
            }
        });
        response
    }
}

/// The words of a header, which are separated by commas.
fn words(headers: &HeaderMap, name: impl AsHeaderName) -> impl Iterator<Item = &str> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}

/// An open WebSocket.
pub(crate) struct WebSocket(WebSocketStream<Metered<TokioIo<Upgraded>>>);

impl WebSocket {
    /// Sends texts, each as one frame, with one system call if the network takes them all. If this future is dropped before
    /// it ends, the connection can't be used any more.
    pub(crate) async fn send(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        // The library may have an answer to a ping or a close frame in its buffer, perhaps half sent.
        self.0.flush().await?;
        let headers: Vec<Vec<u8>> = texts.iter().map(header).collect::<Result<_, _>>()?;
        let mut pieces: Vec<IoSlice<'_>> = std::iter::zip(&headers, texts)
            .flat_map(|(header, text)| [IoSlice::new(header), IoSlice::new(text.as_bytes())])
            .collect();
        let (stream, mut rest) = (self.0.get_mut(), pieces.as_mut_slice());
        while !rest.is_empty() {
            match stream.write_vectored(rest).await? {
                0 => return Err(Error::Io(ErrorKind::WriteZero.into())),
                written => IoSlice::advance_slices(&mut rest, written),
            }
        }
        Ok(stream.flush().await?)
    }

    /// Sends a ping.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Sends a close frame.
    pub(crate) async fn close(&mut self, code: CloseCode, reason: &'static str) -> Result<(), Error> {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        self.0.send(Message::Close(Some(frame))).await
    }
}

/// The header of a text's frame.
fn header(text: &Utf8Bytes) -> Result<Vec<u8>, Error> {
    let mut header = Vec::with_capacity(10);
    FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() }
        .format(text.len() as u64, &mut header)?;
    Ok(header)
}

impl Stream for WebSocket {
    type Item = Result<Message, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Pin::new(&mut self.0).poll_next(context)
    }
}
