//! `sushiya.local`: a name for this computer in its network, by multicast DNS. Some phones and networks don't know such names,
//! so it is only offered beside addresses.

use std::net::IpAddr;

use mdns_sd::{ServiceDaemon, ServiceInfo};

pub(super) const HOST: &str = "sushiya.local";

/// The announcement, which lasts until it is dropped.
pub(super) struct Announcement(ServiceDaemon);

impl Drop for Announcement {
    fn drop(&mut self) {
        let _ = self.0.shutdown();
    }
}

/// Announces the name with these addresses; `None` if the system doesn't allow it.
pub(super) fn announce(addresses: &[IpAddr], port: u16) -> Option<Announcement> {
    if addresses.is_empty() {
        return None;
    }
    let daemon = ServiceDaemon::new().ok()?;
    let host = format!("{HOST}.");
    let service = ServiceInfo::new("_http._tcp.local.", "Sushiya", &host, addresses, port, None).ok()?;
    daemon.register(service).ok()?;
    Some(Announcement(daemon))
}
