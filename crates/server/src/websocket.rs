//! WebSocket connections: the handshake, and messages in fragments.
//!
//! The library keeps a write buffer as long as the longest frame a connection has ever sent. A browser gets a whole page now and
//! then, so long messages to pages are sent in fragments: otherwise ten thousand connections would hold ten thousand pages.
//! Programs get each message as one frame, because small clients can't put fragments together.

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
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
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

/// The longest frame that is sent. Most messages fit into one.
const MAX_FRAME: usize = 1024;

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
    /// Queues a text as one frame; `flush` sends it.
    pub(crate) async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        self.0.feed(Message::Text(text)).await
    }

    /// Queues a text in fragments, if it is long; `flush` sends them.
    pub(crate) async fn feed_in_fragments(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        while rest.len() > MAX_FRAME {
            let piece = rest.split_to(MAX_FRAME);
            self.0.feed(fragment(piece, kind, false)).await?;
            kind = Data::Continue;
        }
        self.0.feed(fragment(rest, kind, true)).await
    }

    /// Sends everything that is queued.
    pub(crate) async fn flush(&mut self) -> Result<(), Error> {
        self.0.flush().await
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

/// A frame of a message.
fn fragment(payload: Bytes, kind: Data, is_final: bool) -> Message {
    Message::Frame(Frame::message(payload, OpCode::Data(kind), is_final))
}

impl Stream for WebSocket {
    type Item = Result<Message, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Pin::new(&mut self.0).poll_next(context)
    }
}
