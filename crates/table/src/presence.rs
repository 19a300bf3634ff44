//! Connections and pending bots. Neither is in the journal: after a crash nobody is connected, and the bots are asked
//! again.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use menu::{LegalChoice, NO_HISTORY};

use crate::{Ask, Changes, Now, Person, PersonId, Phase, Table};

#[derive(Default)]
pub(crate) struct Presence {
    /// People who are or were connected. A person who never was connected is absent: they can play by loading pages,
    /// without a socket, and do not count as disconnected.
    people: BTreeMap<PersonId, Link>,
    /// People who take over from their bots as soon as they are not too late for the turn.
    pub(crate) returning: BTreeSet<PersonId>,
    /// The time of the first input of a rebuilt table.
    woken: Woken,
    /// The time when the bot of each seat was asked in this turn.
    asked: BTreeMap<Seat, u64>,
    /// The answers of bots, until the pace allows them.
    answers: BTreeMap<Seat, LegalChoice>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Link {
    Connected,
    LostAt(u64),
}

/// Whether a table was rebuilt from its journal. A rebuilt table does not know since when people are disconnected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Woken {
    #[default]
    Never,
    Soon,
    At(u64),
}

impl Presence {
    /// The presence at a table that was rebuilt from its journal.
    pub(crate) fn rebuilt() -> Self {
        Self { woken: Woken::Soon, ..Self::default() }
    }

    /// Notes the time of the first input.
    pub(crate) fn wake(&mut self, at: u64) {
        if self.woken == Woken::Soon {
            self.woken = Woken::At(at);
        }
    }

    /// A person acted. If they are not connected, their absence counts from now.
    pub(crate) fn heard_of(&mut self, id: PersonId, now: u64) {
        if let Some(Link::LostAt(at)) = self.people.get_mut(&id) {
            *at = now;
        }
    }

    pub(crate) fn is_connected(&self, id: PersonId) -> bool {
        self.people.get(&id) == Some(&Link::Connected)
    }

    /// The time since which a person is disconnected.
    pub(crate) fn lost_at(&self, id: PersonId) -> Option<u64> {
        match self.people.get(&id) {
            Some(Link::LostAt(at)) => Some(*at),
            Some(Link::Connected) | None => None,
        }
    }

    /// The time since which the host is disconnected, as far as the table can know.
    pub(crate) fn host_lost_at(&self, host: PersonId) -> Option<u64> {
        match (self.people.get(&host), self.woken) {
            (Some(Link::LostAt(at)), _) => Some(*at),
            (None, Woken::At(at)) => Some(at),
            (Some(Link::Connected), _) | (None, Woken::Never | Woken::Soon) => None,
        }
    }

    /// Resets the bots for a new turn.
    pub(crate) fn forget_bots(&mut self) {
        self.asked.clear();
        self.answers.clear();
    }

    /// The answer of the bot of a seat.
    pub(crate) fn answer(&self, seat: Seat) -> Option<&LegalChoice> {
        self.answers.get(&seat)
    }

    /// The time when the bot of a seat was asked.
    pub(crate) fn asked_at(&self, seat: Seat) -> Option<u64> {
        self.asked.get(&seat).copied()
    }
}

impl Table {
    /// A person is connected. A bot that played for them stops.
    pub(crate) fn connected(&mut self, id: PersonId, changes: &mut Changes) {
        self.presence.people.insert(id, Link::Connected);
        changes.table = self.seat_of(id).is_some();
        self.returns(id);
    }

    /// A person wants to take over, if a bot plays for them.
    pub(crate) fn returns(&mut self, id: PersonId) {
        if self.phase == Phase::Playing && self.seat_of(id).is_some_and(|seat| self.bot(seat).is_some()) {
            self.presence.returning.insert(id);
        }
    }

    /// The table was rebuilt while these people stayed connected.
    pub fn still_connected(&mut self, people: impl IntoIterator<Item = PersonId>) {
        self.presence.people.extend(people.into_iter().map(|id| (id, Link::Connected)));
    }

    /// A person lost their last connection.
    pub(crate) fn disconnected(&mut self, id: PersonId, at: u64, changes: &mut Changes) {
        self.presence.returning.remove(&id);
        if self.seat_of(id).is_some() || self.host.id == id {
            self.presence.people.insert(id, Link::LostAt(at));
            changes.table = true;
        } else {
            self.presence.people.remove(&id);
        }
    }

    /// Whether a person is connected.
    pub fn is_connected(&self, id: PersonId) -> bool {
        self.presence.is_connected(id)
    }

    /// The number of connected people, with or without a seat.
    pub fn connected_people(&self) -> usize {
        self.presence.people.values().filter(|link| **link == Link::Connected).count()
    }

    /// A bot answered. The answer counts only if the bot still plays for the seat in this turn.
    pub(crate) fn bot_chose(&mut self, number: u32, turn: usize, seat: Seat, choice: &str) {
        let current = self.number == number && self.game.as_ref().is_some_and(|game| game.turn() == turn);
        if !current || !self.waiting().contains(seat) || self.bot(seat).is_none() {
            return;
        }
        if let Some(Ok(choice)) = self.game.as_ref().map(|game| game.parse(seat, choice)) {
            self.presence.answers.insert(seat, choice);
        }
    }

    /// Asks the bots that have to choose.
    pub(crate) fn ask_bots(&mut self, now: Now, asks: &mut Vec<Ask>) {
        let seats = self.bots_to_ask(now.at);
        let Some(game) = self.game.as_deref() else { return };
        for seat in seats {
            let Some(level) = self.bot(seat) else { continue };
            self.presence.asked.insert(seat, now.at);
            asks.push(Ask {
                game: self.number,
                turn: game.turn(),
                seat,
                level,
                perspective: game.perspective(game::Viewer::Seat(seat), NO_HISTORY),
                luck: luck(now, seat),
            });
        }
    }

    /// The next host: another person with a seat, preferably connected.
    pub(crate) fn another_host(&self, than: PersonId) -> Option<&Person> {
        let others = || self.seats.iter().filter_map(|occupant| occupant.person()).filter(|person| person.id != than);
        others().find(|person| self.is_connected(person.id)).or_else(|| others().next())
    }
}

/// The random seed of a bot, different for each seat and input.
fn luck(now: Now, seat: Seat) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&now.entropy[..8]);
    u64::from_le_bytes(bytes).wrapping_add(seat.index() as u64)
}
