//! A house that can be closed and opened again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use server::{Config, Limits};
use store::SqliteStore;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::Line;

/// A house on a free port of this machine, with a directory of its own.
pub struct House {
    address: SocketAddr,
    config: Config,
    directory: TempDir,
    service: Option<Service>,
}

/// A house while it is open.
struct Service {
    close: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl House {
    /// A house with what tests usually want: no limits, and bots that do not dawdle.
    pub async fn open() -> Self {
        Self::open_with(Self::config()).await
    }

    /// How [`open`](Self::open) opens a house, to start from.
    pub fn config() -> Config {
        Config {
            limits: Limits::NONE,
            bot_pace: Duration::ZERO,
            bot_threads: 2,
            rest_after: Duration::from_secs(3600),
            ..Config::default()
        }
    }

    /// A house that is run like this.
    pub async fn open_with(config: Config) -> Self {
        let directory = TempDir::new().expect("there is room for a directory");
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).await;
        let address = listener.local_addr().expect("it is bound");
        let mut house = Self { address, config, directory, service: None };
        house.serve(listener).await;
        house
    }

    /// The address of a page: `/`, or `/t/…`.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A connection to this house that can be cut.
    pub async fn line(&self) -> Line {
        Line::to(self.address).await
    }

    /// Closes the house as an operator would.
    pub async fn close(&mut self) {
        let Service { close, served } = self.service.take().expect("the house is open");
        close.send(()).expect("the house is open");
        served.await.expect("the house closes well");
    }

    /// Opens it again where it was, with everything it remembers.
    pub async fn reopen(&mut self) {
        assert!(self.service.is_none(), "the house is open");
        let listener = listen(self.address).await;
        self.serve(listener).await;
    }

    async fn serve(&mut self, listener: TcpListener) {
        let file = self.directory.path().join("house.sqlite");
        let store = Arc::new(SqliteStore::open(&file).await.expect("the store opens"));
        let house = server::Server::new(self.config.clone(), store);
        let (close, closed) = oneshot::channel::<()>();
        let served = tokio::spawn(async move {
            let ended = async { drop(closed.await) };
            house.serve(listener, ended).await.expect("the house closes well");
        });
        self.service = Some(Service { close, served });
    }
}

pub(crate) async fn listen(address: SocketAddr) -> TcpListener {
    TcpListener::bind(address).await.unwrap_or_else(|fault| panic!("cannot listen on {address}: {fault}"))
}
