//! Accepting connections, and a graceful shutdown that loses nothing.

use std::convert::Infallible;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::rate_limiter::{ConnectionKind, ConnectionPermit};
use crate::routes::{Peer, operator_router, router};
use crate::{ApiError, Server, retention};

/// Timeout for the head of a request.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);

/// The largest head of a request, in bytes.
const MAX_HEAD_BYTES: usize = 16 * 1024;

/// Timeout for running requests to end at shutdown. A slow upload does not delay it longer.
const REQUEST_SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);

/// Timeout for tables and connections to end at shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Back-off after the operating system could not accept a connection.
const ACCEPT_BACK_OFF: Duration = Duration::from_millis(100);

/// The response to a connection over the limit of its address.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// The response to a connection when the server is full.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n";

impl Server {
    /// Serves until `shutdown` resolves; then stores everything that was received, disconnects everybody and closes the
    /// store.
    ///
    /// # Errors
    /// If the store cannot be closed.
    pub async fn serve(
        self: Arc<Self>,
        listener: TcpListener,
        shutdown: impl Future<Output = ()>,
    ) -> Result<(), store::StoreError> {
        let retention = tokio::spawn(retention::supervise(Arc::clone(&self)));
        let router = router(Arc::clone(&self));
        tokio::pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut shutdown => break,
            };
            match accepted {
                Ok((stream, from)) => self.serve_connection(stream, Peer(from), &router),
                Err(error) => self.back_off(&error).await,
            }
        }
        drop(listener);
        tracing::info!("shutting down");
        self.closing.cancel();
        self.tasks.close();
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, self.tasks.wait()).await;
        let _ = retention.await;
        self.writer.close().await;
        self.store.close().await
    }

    /// Serves health and metrics on another address, for operators only, until the server shuts down.
    pub async fn serve_operators(self: Arc<Self>, listener: TcpListener) {
        let closing = self.closing.clone();
        let serving = axum::serve(listener, operator_router(self)).into_future();
        tokio::select! {
            Err(error) = serving => tracing::error!(%error, "the address for operators is not served any more"),
            () = closing.cancelled() => {}
        }
    }

    /// Waits after a failed accept, unless only that connection failed.
    async fn back_off(&self, error: &io::Error) {
        let only_this_one = matches!(
            error.kind(),
            io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset | io::ErrorKind::Interrupted
        );
        if !only_this_one {
            tracing::error!(%error, "could not accept connections");
            tokio::time::sleep(ACCEPT_BACK_OFF).await;
        }
    }

    /// Serves one connection in a task of its own.
    fn serve_connection(&self, stream: TcpStream, peer: Peer, router: &axum::Router) {
        let counted = match self.count(peer) {
            Ok(counted) => counted,
            Err(error) => {
                self.metrics.refused_requests.inc();
                // If the socket's buffer is full, the connection just ends.
                let _ = stream.try_write(if error == ApiError::TooMany { TOO_MANY } else { FULL });
                return;
            }
        };
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(peer);
            let answer = router.clone().oneshot(request.map(Body::new));
            async move { Ok::<Response<Body>, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIMEOUT)
            .max_buf_size(MAX_HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let closing = self.closing.clone();
        self.tasks.spawn(async move {
            tokio::pin!(connection);
            // An error of the connection concerns only the client.
            let ended = tokio::select! {
                _ = connection.as_mut() => true,
                () = closing.cancelled() => false,
            };
            if !ended {
                connection.as_mut().graceful_shutdown();
                let _ = tokio::time::timeout(REQUEST_SHUTDOWN_TIMEOUT, connection).await;
            }
            drop(counted);
        });
    }

    /// Counts a connection before anything is read from it. Behind a proxy all connections have the proxy's address, so
    /// the proxy has to count them per client.
    fn count(&self, peer: Peer) -> Result<ConnectionPermit, ApiError> {
        let from = (!self.config.behind_proxy).then(|| peer.0.ip());
        self.rate_limiter.connect(from, ConnectionKind::Requests)
    }
}
