//! From a store and a socket to an open server, and closing it so that nothing is lost.

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
use crate::routes::{Peer, router};
use crate::{ApiError, Server, retention};

/// How long the head of a request may take to come.
const HEAD: Duration = Duration::from_secs(10);

/// The most bytes of a request's head.
const HEAD_BYTES: usize = 16 * 1024;

/// How long connections have to end when the server closes.
const FAREWELL: Duration = Duration::from_secs(10);

/// How long is waited when the operating system has no more connections to give.
const BREATH: Duration = Duration::from_millis(100);

/// What an address hears that has too many connections.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

impl Server {
    /// Serves until `shutdown` is there, then stores what is under way, tells everybody and closes.
    ///
    /// # Errors
    /// If the store cannot be closed.
    pub async fn serve(
        self: Arc<Self>,
        listener: TcpListener,
        shutdown: impl Future<Output = ()>,
    ) -> Result<(), store::StoreError> {
        let keeping = tokio::spawn(retention::supervise(Arc::clone(&self)));
        let router = router(Arc::clone(&self));
        tokio::pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut shutdown => break,
            };
            match accepted {
                Ok((stream, from)) => self.converse(stream, Peer(from), &router),
                Err(error) => self.pause(&error).await,
            }
        }
        drop(listener);
        tracing::info!("closing");
        self.closing.cancel();
        self.tasks.close();
        let _ = tokio::time::timeout(FAREWELL, self.tasks.wait()).await;
        let _ = keeping.await;
        self.writer.close().await;
        self.store.close().await
    }

    /// Somebody whose connection failed at once is their own trouble; having no more connections to give is ours.
    async fn pause(&self, error: &io::Error) {
        let theirs = matches!(
            error.kind(),
            io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset | io::ErrorKind::Interrupted
        );
        if !theirs {
            tracing::error!(%error, "no connection can be accepted");
            tokio::time::sleep(BREATH).await;
        }
    }

    /// Serves one connection in a task of its own.
    fn converse(&self, stream: TcpStream, peer: Peer, router: &axum::Router) {
        let Ok(counted) = self.count(peer) else {
            self.metrics.refused_requests.inc();
            // If even this finds no room, the connection just ends.
            let _ = stream.try_write(TOO_MANY);
            return;
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
            .header_read_timeout(HEAD)
            .max_buf_size(HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let closing = self.closing.clone();
        self.tasks.spawn(async move {
            tokio::pin!(connection);
            // That a connection ended early is nobody's concern but its owner's.
            let ended = tokio::select! {
                _ = connection.as_mut() => true,
                () = closing.cancelled() => false,
            };
            if !ended {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
            drop(counted);
        });
    }

    /// Counts a connection before anything is read from it. Through a proxy they all come from one address, and the proxy
    /// counts.
    fn count(&self, peer: Peer) -> Result<Option<ConnectionPermit>, ApiError> {
        if self.config.behind_proxy {
            return Ok(None);
        }
        self.rate_limiter.connect(peer.0.ip(), ConnectionKind::Requests).map(Some)
    }
}
