//! People whom the host removed from a table. A person stays removed for good; anyone who comes from their address without a
//! seat is refused too, for as long as the table is awake. Addresses are not stored.

use std::net::IpAddr;

use table::{PersonId, Table};

use crate::rate_limiter::network;

/// Somebody who looks at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: Option<PersonId>,
    pub(crate) from: IpAddr,
}

/// The addresses of removed people.
#[derive(Default)]
pub(crate) struct Bans(Vec<IpAddr>);

impl Bans {
    /// Refuses newcomers from these addresses, except for those that people at the table use too.
    pub(crate) fn add(&mut self, removed: impl IntoIterator<Item = IpAddr>, at_table: &[IpAddr]) {
        let at_table: Vec<IpAddr> = at_table.iter().copied().map(network).collect();
        self.0.extend(removed.into_iter().map(network).filter(|address| !at_table.contains(address)));
    }

    /// Whether a visitor may not look at the table.
    pub(crate) fn refuse(&self, table: &Table, Visitor { person, from }: Visitor) -> bool {
        let belongs = person.is_some_and(|id| table.seat_of(id).is_some() || table.host().id == id);
        !belongs && (person.is_some_and(|id| table.is_barred(id)) || self.0.contains(&network(from)))
    }
}
