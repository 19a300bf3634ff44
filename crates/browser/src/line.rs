//! A connection to a house that can be cut, for one browser among several.

use std::net::SocketAddr;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

use crate::house::listen;

/// Passes everything on to a house, until it is cut: then all connections end, WebSockets too, and no new ones are made.
pub struct Line {
    address: SocketAddr,
    house: SocketAddr,
    relay: Option<JoinHandle<()>>,
}

impl Line {
    pub(crate) async fn to(house: SocketAddr) -> Self {
        let listener = listen(SocketAddr::from(([127, 0, 0, 1], 0))).await;
        let address = listener.local_addr().expect("it is bound");
        let relay = Some(tokio::spawn(relay(listener, house)));
        Self { address, house, relay }
    }

    /// The address of a page of the house, by this line.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Cuts the line.
    pub async fn cut(&mut self) {
        let relay = self.relay.take().expect("the line is whole");
        relay.abort();
        let _ = relay.await;
    }

    /// Mends it.
    pub async fn mend(&mut self) {
        assert!(self.relay.is_none(), "the line is whole");
        self.relay = Some(tokio::spawn(relay(listen(self.address).await, self.house)));
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        if let Some(relay) = &self.relay {
            relay.abort();
        }
    }
}

/// Passes connections on. They end when this does.
async fn relay(listener: TcpListener, house: SocketAddr) {
    let mut connections = JoinSet::new();
    while let Ok((mut near, _)) = listener.accept().await {
        connections.spawn(async move {
            if let Ok(mut far) = TcpStream::connect(house).await {
                // How a connection ends is for the two ends to know.
                let _ = copy_bidirectional(&mut near, &mut far).await;
            }
        });
    }
}
