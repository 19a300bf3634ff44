//! A bounded queue in which clients take turns: first by address, then by person at the same address.
//!
//! An address can invent any number of people, so it gets one turn among the addresses however many they are. People who
//! share an address, such as a class at school, share that turn equally.

use std::collections::VecDeque;
use std::net::IpAddr;

use table::PersonId;

use crate::rate_limiter::network;

/// Maximum number of items.
const MAX: usize = 512;

/// Maximum number of items of one address.
const PER_ADDRESS: usize = 32;

/// Maximum number of items of one person.
pub(crate) const PER_PERSON: usize = 4;

/// The client that an item belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Client {
    /// The address, or its network.
    pub(crate) network: IpAddr,
    person: Option<PersonId>,
}

impl Client {
    /// A person, if there is one, at this address.
    pub(crate) fn new(from: IpAddr, person: Option<PersonId>) -> Self {
        Self { network: network(from), person }
    }
}

/// A queue in which clients take turns.
pub(crate) struct ClientQueue<T> {
    /// The address whose turn it is comes first.
    addresses: VecDeque<(IpAddr, People<T>)>,
    len: usize,
}

/// The items of an address; the person whose turn it is comes first.
type People<T> = VecDeque<(Option<PersonId>, VecDeque<T>)>;

impl<T> Default for ClientQueue<T> {
    fn default() -> Self {
        Self { addresses: VecDeque::new(), len: 0 }
    }
}

impl<T> ClientQueue<T> {
    /// Whether another item of this client can wait.
    pub(crate) fn has_room(&self, client: Client) -> bool {
        let people = self.addresses.iter().find(|(network, _)| *network == client.network).map(|(_, people)| people);
        let count = |person: Option<Option<PersonId>>| {
            let people = people.into_iter().flatten();
            people.filter(|(other, _)| person.is_none_or(|person| *other == person)).map(|(_, items)| items.len()).sum()
        };
        let (at_address, own): (usize, usize) = (count(None), count(Some(client.person)));
        self.len < MAX && at_address < PER_ADDRESS && own < PER_PERSON
    }

    /// Adds an item.
    pub(crate) fn push(&mut self, client: Client, item: T) {
        self.len += 1;
        let people = entry(&mut self.addresses, client.network);
        entry(people, client.person).push_back(item);
    }

    /// Takes the next item. Its address and its person go to the back.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let (network, mut people) = self.addresses.pop_front()?;
        let (person, mut items) = people.pop_front()?;
        let item = items.pop_front()?;
        if !items.is_empty() {
            people.push_back((person, items));
        }
        if !people.is_empty() {
            self.addresses.push_back((network, people));
        }
        self.len -= 1;
        Some(item)
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// The value of a key, which is added at the end if it is missing.
fn entry<K: PartialEq, V: Default>(list: &mut VecDeque<(K, V)>, key: K) -> &mut V {
    let index = list.iter().position(|(other, _)| *other == key).unwrap_or_else(|| {
        list.push_back((key, V::default()));
        list.len() - 1
    });
    &mut list[index].1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str, person: u64) -> Client {
        Client::new(address.parse().expect("an address"), Some(PersonId(person)))
    }

    #[test]
    fn addresses_take_turns_and_so_do_people_at_one() {
        let mut queue = ClientQueue::default();
        let (school, home) = ("192.0.2.1", "192.0.2.2");
        for (address, person, item) in [
            (school, 1, "school 1, first"),
            (school, 1, "school 1, second"),
            (school, 2, "school 2"),
            (school, 3, "school 3"),
            (home, 4, "home, first"),
            (home, 4, "home, second"),
        ] {
            queue.push(client(address, person), item);
        }
        let order: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
        let expected = ["school 1, first", "home, first", "school 2", "home, second", "school 3", "school 1, second"];
        assert_eq!(order, expected);
        assert!(queue.is_empty());
    }

    #[test]
    fn people_and_addresses_have_limits_and_a_network_is_one_address() {
        let mut queue = ClientQueue::default();
        let fill = |queue: &mut ClientQueue<()>, client: Client| {
            (0..1000).take_while(|_| queue.has_room(client).then(|| queue.push(client, ())).is_some()).count()
        };
        assert_eq!(fill(&mut queue, client("2001:db8::1", 1)), PER_PERSON);
        let others: usize = (2..100).map(|person| fill(&mut queue, client("2001:db8::2:3", person))).sum();
        assert_eq!(others, PER_ADDRESS - PER_PERSON, "the same /64 network");
        let everybody: usize = (0..200).map(|last| fill(&mut queue, client(&format!("192.0.2.{last}"), last))).sum();
        assert_eq!(everybody, MAX - PER_ADDRESS);
    }
}
