//! The addresses at which phones can reach this computer. A computer can be in several networks, and most of them are not the
//! one that the phones are in: virtual machines, containers, tunnels.

use std::cmp::Reverse;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// An address of an interface.
#[derive(Clone, Debug)]
struct Candidate {
    interface: String,
    address: IpAddr,
}

/// Prefixes of the names of interfaces that phones are not behind.
const VIRTUAL: [&str; 14] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vbox",
    "vethernet",
    "utun",
    "tun",
    "tap",
    "wg",
    "zt",
    "tailscale",
    "ppp",
];

/// All addresses for phones, the likeliest first. They are of one family, which the server listens to.
pub(super) fn of_this_computer() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let candidates = interfaces.into_iter().map(|found| Candidate { address: found.ip(), interface: found.name });
    ranked(candidates.collect(), default_route())
}

/// The address from which this computer reaches the internet. Nothing is sent: connecting a UDP socket only picks a route.
fn default_route() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// The addresses that other devices can use: IPv6 only if there is no IPv4, real interfaces before virtual ones, the one with the default
/// route before others.
fn ranked(candidates: Vec<Candidate>, route: Option<IpAddr>) -> Vec<IpAddr> {
    let mut usable: Vec<Candidate> = candidates.into_iter().filter(|candidate| is_usable(candidate.address)).collect();
    usable.sort_by_key(|Candidate { interface, address }| {
        let name = interface.to_lowercase();
        let is_virtual = VIRTUAL.iter().any(|prefix| name.starts_with(prefix));
        (address.is_ipv6(), is_virtual, Reverse(route == Some(*address)), Reverse(is_private(*address)), *address)
    });
    let mut addresses: Vec<IpAddr> = usable.into_iter().map(|candidate| candidate.address).collect();
    addresses.dedup();
    let is_ipv6 = addresses.first().is_some_and(IpAddr::is_ipv6);
    addresses.retain(|address| address.is_ipv6() == is_ipv6);
    addresses
}

/// Whether another device in the network can use an address.
fn is_usable(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_link_local() && !address.is_unspecified(),
        // Link-local addresses need the name of an interface, which browsers don't accept.
        IpAddr::V6(address) => !address.is_loopback() && !address.is_unspecified() && !address.is_unicast_link_local(),
    }
}

fn is_private(address: IpAddr) -> bool {
    matches!(address, IpAddr::V4(address) if address.is_private())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranking(candidates: &[(&str, &str)], route: Option<&str>) -> Vec<String> {
        let candidates = candidates.iter().map(|(interface, address)| Candidate {
            interface: (*interface).to_owned(),
            address: address.parse().expect("an address"),
        });
        let route = route.map(|address| address.parse().expect("an address"));
        ranked(candidates.collect(), route).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_network_of_the_phones_comes_first() {
        let laptop = [
            ("lo", "127.0.0.1"),
            ("lo", "::1"),
            ("docker0", "172.17.0.1"),
            ("wlan0", "fe80::1"),
            ("wlan0", "fd00::12"),
            ("tun0", "10.8.0.2"),
            ("wlan0", "192.168.1.20"),
            ("eth0", "192.168.7.4"),
            ("eth1", "169.254.3.3"),
        ];
        let expected = ["192.168.1.20", "192.168.7.4", "10.8.0.2", "172.17.0.1"];
        assert_eq!(ranking(&laptop, Some("192.168.1.20")), expected);
        // A tunnel that takes the default route is not the network of the phones.
        assert_eq!(ranking(&laptop, Some("10.8.0.2"))[0], "192.168.1.20");
        assert_eq!(ranking(&laptop, Some("192.168.7.4"))[0], "192.168.7.4");
    }

    #[test]
    fn private_addresses_come_before_public_ones_and_ipv6_is_used_alone() {
        assert_eq!(ranking(&[("eth0", "203.0.113.9"), ("eth1", "10.0.0.2")], None), ["10.0.0.2", "203.0.113.9"]);
        assert_eq!(ranking(&[("lo", "127.0.0.1"), ("en0", "fe80::2"), ("en0", "2001:db8::7")], None), ["2001:db8::7"]);
        assert!(ranking(&[("lo", "127.0.0.1")], None).is_empty());
    }
}
