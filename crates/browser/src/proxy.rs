//! A TCP proxy whose connections can be cut, to disconnect one browser among several.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

use crate::test_server::listen;

/// Forwards connections to the server. While it is cut, existing connections, including WebSockets, are closed and new ones
/// refused.
pub struct Proxy {
    address: SocketAddr,
    server: SocketAddr,
    relay: Option<JoinHandle<()>>,
}

impl Proxy {
    pub(crate) async fn to(server: SocketAddr) -> Self {
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).await;
        let address = listener.local_addr().expect("the listener is bound");
        let relay = Some(tokio::spawn(relay(listener, server)));
        Self { address, server, relay }
    }

    /// The URL of a page through this proxy.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Closes all connections and refuses new ones.
    pub async fn cut(&mut self) {
        let relay = self.relay.take().expect("the proxy is running");
        relay.abort();
        let _ = relay.await;
    }

    /// Accepts connections again.
    pub async fn restore(&mut self) {
        assert!(self.relay.is_none(), "the proxy is running");
        self.relay = Some(tokio::spawn(relay(listen(self.address).await, self.server)));
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        if let Some(relay) = &self.relay {
            relay.abort();
        }
    }
}

/// Forwards connections. They are closed when this future is dropped.
async fn relay(listener: TcpListener, server: SocketAddr) {
    let mut connections = JoinSet::new();
    while let Ok((mut near, _)) = listener.accept().await {
        connections.spawn(async move {
            if let Ok(mut far) = TcpStream::connect(server).await {
                // Both peers notice errors themselves.
                let _ = copy_bidirectional(&mut near, &mut far).await;
            }
        });
    }
}
