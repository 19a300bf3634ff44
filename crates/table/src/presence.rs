//! Who is connected and which bots are thinking. None of it is in the journal: after a crash nobody is, and they are asked
//! again.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use menu::NO_HISTORY;

use crate::{Ask, Changes, Now, Person, PersonId, Phase, Table};

#[derive(Default)]
pub(crate) struct Presence {
    /// Who is connected, and since when somebody no longer is who was. Whoever never was is in neither list: they may be
    /// somebody who plays by loading pages.
    people: BTreeMap<PersonId, Link>,
    /// Who wants to play again for whom a bot plays. They do as soon as they are not too late for the turn.
    pub(crate) returning: BTreeSet<PersonId>,
    /// When a table that was rebuilt first heard of something.
    woken: Woken,
    /// When the bots of seats were asked in this turn.
    asked: BTreeMap<Seat, u64>,
    /// What they have chosen; it is told when its time has come.
    answers: BTreeMap<Seat, String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Link {
    Connected,
    LostAt(u64),
}

/// Whether a table has been rebuilt from its journal: then it does not know since when somebody is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Woken {
    #[default]
    Never,
    Soon,
    At(u64),
}

impl Presence {
    /// Of a table that was rebuilt.
    pub(crate) fn rebuilt() -> Self {
        Self { woken: Woken::Soon, ..Self::default() }
    }

    /// The table hears of something.
    pub(crate) fn wake(&mut self, at: u64) {
        if self.woken == Woken::Soon {
            self.woken = Woken::At(at);
        }
    }

    /// Somebody has done something: whoever is not connected is gone since then and not for longer.
    pub(crate) fn heard_of(&mut self, id: PersonId, now: u64) {
        if let Some(Link::LostAt(at)) = self.people.get_mut(&id) {
            *at = now;
        }
    }

    pub(crate) fn is_connected(&self, id: PersonId) -> bool {
        self.people.get(&id) == Some(&Link::Connected)
    }

    /// Since when somebody is gone who was connected.
    pub(crate) fn lost_at(&self, id: PersonId) -> Option<u64> {
        match self.people.get(&id) {
            Some(Link::LostAt(at)) => Some(*at),
            Some(Link::Connected) | None => None,
        }
    }

    /// Since when the host is not there, as far as the table can know.
    pub(crate) fn host_lost_at(&self, host: PersonId) -> Option<u64> {
        match (self.people.get(&host), self.woken) {
            (Some(Link::LostAt(at)), _) => Some(*at),
            (None, Woken::At(at)) => Some(at),
            (Some(Link::Connected), _) | (None, Woken::Never | Woken::Soon) => None,
        }
    }

    /// The turn is over: nobody has been asked in the next one.
    pub(crate) fn forget_bots(&mut self) {
        self.asked.clear();
        self.answers.clear();
    }

    /// What a bot has chosen for a seat.
    pub(crate) fn answer(&self, seat: Seat) -> Option<&str> {
        self.answers.get(&seat).map(String::as_str)
    }

    /// When the bot of a seat was asked.
    pub(crate) fn asked_at(&self, seat: Seat) -> Option<u64> {
        self.asked.get(&seat).copied()
    }
}

impl Table {
    /// Somebody is there; a bot that played for them stops.
    pub(crate) fn connected(&mut self, id: PersonId, changes: &mut Changes) {
        self.presence.people.insert(id, Link::Connected);
        changes.table = self.seat_of(id).is_some();
        self.returns(id);
    }

    /// Somebody wants to play again, if a bot plays for them.
    pub(crate) fn returns(&mut self, id: PersonId) {
        if self.phase == Phase::Playing && self.seat_of(id).is_some_and(|seat| self.bot(seat).is_some()) {
            self.presence.returning.insert(id);
        }
    }

    /// The table was read again while these people were connected all the time.
    pub fn still_connected(&mut self, people: impl IntoIterator<Item = PersonId>) {
        self.presence.people.extend(people.into_iter().map(|id| (id, Link::Connected)));
    }

    /// The last connection of somebody is gone.
    pub(crate) fn disconnected(&mut self, id: PersonId, at: u64, changes: &mut Changes) {
        self.presence.returning.remove(&id);
        if self.seat_of(id).is_some() || self.host.id == id {
            self.presence.people.insert(id, Link::LostAt(at));
            changes.table = true;
        } else {
            self.presence.people.remove(&id);
        }
    }

    /// Whether somebody is connected.
    pub fn is_connected(&self, id: PersonId) -> bool {
        self.presence.is_connected(id)
    }

    /// How many are connected, with a seat or without.
    pub fn connected_people(&self) -> usize {
        self.presence.people.values().filter(|link| **link == Link::Connected).count()
    }

    /// A bot has chosen. It is only heard if it still plays for the seat, in this turn.
    pub(crate) fn bot_chose(&mut self, number: u32, turn: usize, seat: Seat, choice: &str) {
        let current = self.number == number && self.game.as_ref().is_some_and(|game| game.turn() == turn);
        if !current || !self.waiting().contains(seat) || self.bot(seat).is_none() {
            return;
        }
        if let Some(Ok(choice)) = self.game.as_ref().map(|game| game.read(seat, choice)) {
            self.presence.answers.insert(seat, choice);
        }
    }

    /// Asks the bots that have to choose and have not been asked, or have not answered for too long.
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

    /// Somebody else with a seat who is there, to be host.
    pub(crate) fn another_host(&self, than: PersonId) -> Option<&Person> {
        let others = || self.seats.iter().filter_map(|occupant| occupant.person()).filter(|person| person.id != than);
        others().find(|person| self.is_connected(person.id)).or_else(|| others().next())
    }
}

/// The luck of a bot: another for each seat in each moment.
fn luck(now: Now, seat: Seat) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&now.entropy[..8]);
    u64::from_le_bytes(bytes).wrapping_add(seat.index() as u64)
}
