//! A server that can be stopped and restarted.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use server::{Config, Limits};
use store::SqliteStore;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::Proxy;

/// A server on a free local port, with its own data directory.
pub struct TestServer {
    address: SocketAddr,
    config: Config,
    directory: TempDir,
    service: Option<Service>,
}

/// The running server task.
struct Service {
    close: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl TestServer {
    /// Starts a server with the usual settings for tests: no rate limits, bots that play at once, and quick analyses.
    pub async fn start() -> Self {
        Self::start_with(Self::config()).await
    }

    /// The settings that [`start`](Self::start) uses, as a base for others.
    pub fn config() -> Config {
        Config {
            limits: Limits::NONE,
            bot_pace: Duration::ZERO,
            bot_threads: 2,
            analysis_iterations: 40_000,
            rest_after: Duration::from_secs(3600),
            ..Config::default()
        }
    }

    /// Starts a server with these settings.
    pub async fn start_with(config: Config) -> Self {
        let directory = TempDir::new().expect("a temporary directory is created");
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).await;
        let address = listener.local_addr().expect("the listener is bound");
        let mut server = Self { address, config, directory, service: None };
        server.serve(listener).await;
        server
    }

    /// The URL of a page: `/`, or `/t/…`.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A proxy to this server whose connections can be cut.
    pub async fn proxy(&self) -> Proxy {
        Proxy::to(self.address).await
    }

    /// Shuts the server down gracefully.
    pub async fn stop(&mut self) {
        let Service { close, served } = self.service.take().expect("the server is running");
        close.send(()).expect("the server is running");
        served.await.expect("the server shuts down");
    }

    /// Restarts it on the same port with the same data.
    pub async fn restart(&mut self) {
        assert!(self.service.is_none(), "the server is running");
        let listener = listen(self.address).await;
        self.serve(listener).await;
    }

    async fn serve(&mut self, listener: TcpListener) {
        let file = self.directory.path().join("server.sqlite");
        let store = Arc::new(SqliteStore::open(&file).await.expect("the store opens"));
        let server = server::Server::new(self.config.clone(), store);
        let (close, closed) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            let ended = async { drop(closed.await) };
            server.serve(listener, ended).await.expect("the server shuts down");
        });
        self.service = Some(Service { close, served: serving });
    }
}

pub(crate) async fn listen(address: SocketAddr) -> TcpListener {
    TcpListener::bind(address).await.unwrap_or_else(|fault| panic!("cannot listen on {address}: {fault}"))
}
