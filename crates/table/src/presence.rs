//! Connections and pending bots. Neither is in the journal: after a crash nobody is connected, and the bots are asked
//! again.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use menu::{LegalChoice, NO_HISTORY};

use crate::{Ask, AwayReason, Changes, Now, Occupant, Person, PersonId, Phase, Table, TurnClock};

/// Maximum number of people who are shown as waiting for a seat. The latest are shown.
const MOST_WAITING: usize = 8;

/// After a restart of the server, clients are connected again within this many milliseconds: the longest retry delay.
pub const RECONNECT_WITHIN: u64 = 10_000;

#[derive(Default)]
pub(crate) struct Presence {
    /// People who are or were connected. A person who never was connected is absent: they can play by loading pages,
    /// without a socket, and do not count as disconnected.
    people: BTreeMap<PersonId, Link>,
    /// People who take over from their bots as soon as they are not too late for the turn.
    pub(crate) returning: BTreeSet<PersonId>,
    /// People who acted or loaded the table since they lost their connection, or since the table was rebuilt: they play
    /// without a connection.
    acted: BTreeSet<PersonId>,
    /// People who asked for a seat when there was none.
    pub(crate) waiting: Vec<Person>,
    /// Whether a big screen shows the table.
    pub(crate) screen: bool,
    /// The time of the first input of a rebuilt table.
    woken: Woken,
    /// The time since which the server has been running, for a rebuilt table.
    served_since: u64,
    /// Whether the game was paused at some time in this turn, so that its time must start again.
    pub(crate) stopped: bool,
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

    /// Notes the time of the first input. Returns whether it is the first one.
    pub(crate) fn wake(&mut self, at: u64) -> bool {
        let is_first = self.woken == Woken::Soon;
        if is_first {
            self.woken = Woken::At(at);
        }
        is_first
    }

    /// The time until which clients need not have connected again after a restart of the server.
    pub(crate) fn reconnected_by(&self) -> u64 {
        if self.served_since == 0 { 0 } else { self.served_since + RECONNECT_WITHIN }
    }

    /// A person acted or loaded the table. If they are not connected, their absence counts from now.
    pub(crate) fn heard_of(&mut self, id: PersonId, now: u64) {
        if let Some(Link::LostAt(at)) = self.people.get_mut(&id) {
            *at = now;
        }
        if !self.is_connected(id) && (self.woken != Woken::Never || self.people.contains_key(&id)) {
            self.acted.insert(id);
        }
    }

    pub(crate) fn is_connected(&self, id: PersonId) -> bool {
        self.people.get(&id) == Some(&Link::Connected)
    }

    /// Whether a person is probably following the game. After a rebuild, nobody is until they connect, act or load the
    /// table.
    pub(crate) fn is_there(&self, id: PersonId) -> bool {
        match self.people.get(&id) {
            Some(Link::Connected) => true,
            Some(Link::LostAt(_)) => self.acted.contains(&id),
            None => self.woken == Woken::Never || self.acted.contains(&id),
        }
    }

    /// The time since which a person is disconnected.
    pub(crate) fn lost_at(&self, id: PersonId) -> Option<u64> {
        match self.people.get(&id) {
            Some(Link::LostAt(at)) => Some(*at),
            Some(Link::Connected) | None => None,
        }
    }

    /// The time since which a person is disconnected, as far as the table can know.
    pub(crate) fn absent_since(&self, id: PersonId) -> Option<u64> {
        match (self.people.get(&id), self.woken) {
            (Some(Link::LostAt(at)), _) => Some(*at),
            (None, Woken::At(at)) if !self.acted.contains(&id) => Some(at),
            (Some(Link::Connected) | None, _) => None,
        }
    }

    /// The time of the first input after the table was rebuilt.
    pub(crate) fn woken_at(&self) -> Option<u64> {
        if let Woken::At(at) = self.woken { Some(at) } else { None }
    }

    /// Resets the bots and the pause for a new turn.
    pub(crate) fn begin_turn(&mut self) {
        self.asked.clear();
        self.answers.clear();
        self.stopped = false;
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
    /// A person is connected. A bot that played for them because the connection was lost stops. Otherwise they have to
    /// say that they are back, because a browser can reconnect while nobody is looking.
    pub(crate) fn connected(&mut self, id: PersonId, changes: &mut Changes) {
        self.presence.people.insert(id, Link::Connected);
        self.presence.acted.remove(&id);
        changes.table = self.seat_of(id).is_some();
        if self.away_reason(id) == Some(AwayReason::Disconnected) {
            self.returns(id);
        }
    }

    /// A person wants to take over, if a bot plays for them.
    pub(crate) fn returns(&mut self, id: PersonId) {
        if self.phase == Phase::Playing && self.away_reason(id).is_some() {
            self.presence.returning.insert(id);
        }
    }

    /// The reason why a bot plays for a person until they return.
    fn away_reason(&self, id: PersonId) -> Option<AwayReason> {
        let seat = self.seat_of(id)?;
        if let Occupant::Person { away, .. } = &self.seats[seat.index()] { *away } else { None }
    }

    /// Whether a person who has a seat takes part in the running game, if only by watching their bot.
    fn takes_part(&self, occupant: &Occupant) -> bool {
        match occupant {
            Occupant::Person { person, away: None, .. } => {
                // People who have a day for each choice need not stay connected.
                self.settings.clock == TurnClock::Daily || self.presence.is_there(person.id)
            }
            Occupant::Person { person, away: Some(AwayReason::Asked), .. } => self.presence.is_there(person.id),
            Occupant::Person { .. } | Occupant::Nobody | Occupant::Bot { .. } => false,
        }
    }

    /// Whether somebody other than this person takes part in the running game.
    pub(crate) fn somebody_else_takes_part(&self, id: PersonId) -> bool {
        self.seats.iter().any(|occupant| !occupant.is(id) && self.takes_part(occupant))
    }

    /// Whether the game is paused because none of its people is there: nobody chooses, and no clock runs. A game with
    /// only bots goes on.
    pub fn is_paused(&self) -> bool {
        self.phase == Phase::Playing
            && self.seats.iter().any(|occupant| occupant.person().is_some())
            && !self.seats.iter().any(|occupant| self.takes_part(occupant))
    }

    /// The table was rebuilt by a server that has been running since this time. Before, nobody could choose.
    pub fn served_since(&mut self, at: u64) {
        self.presence.served_since = at;
    }

    /// Notes an input. After a rebuild, a turn that seems to begin in the future was written under a clock that was wrong,
    /// and begins now. A turn that began before the server was running gets its full time again.
    pub(crate) fn wake(&mut self, at: u64) {
        if self.presence.wake(at) {
            self.turn_began = self.turn_began.min(at);
            self.presence.stopped |= self.turn_began < self.presence.served_since;
        }
    }

    /// The table was rebuilt while these people, and perhaps a big screen, stayed connected.
    pub fn still_connected(&mut self, people: impl IntoIterator<Item = PersonId>, screen: bool) {
        self.presence.screen = screen;
        self.presence.people.extend(people.into_iter().map(|id| (id, Link::Connected)));
    }

    /// A person lost their last connection.
    pub(crate) fn disconnected(&mut self, id: PersonId, at: u64, changes: &mut Changes) {
        self.presence.returning.remove(&id);
        self.presence.acted.remove(&id);
        changes.table |= self.stops_waiting(id);
        if self.seat_of(id).is_some() || self.host.id == id {
            self.presence.people.insert(id, Link::LostAt(at));
            changes.table = true;
        } else {
            self.presence.people.remove(&id);
        }
    }

    /// A person loaded the table. Only players and the host are missed when they are not there.
    pub(crate) fn loaded(&mut self, id: PersonId, at: u64) {
        if self.seat_of(id).is_some() || self.host.id == id {
            self.presence.heard_of(id, at);
        }
    }

    /// A person was refused a seat. Everybody sees that they want one, so that somebody can make room.
    pub(crate) fn waits_for_seat(&mut self, person: Person, changes: &mut Changes) {
        let known = self.presence.waiting.iter().any(|waiting| waiting.id == person.id);
        if known || self.seat_of(person.id).is_some() || self.is_barred(person.id) {
            return;
        }
        if self.presence.waiting.len() == MOST_WAITING {
            self.presence.waiting.remove(0);
        }
        self.presence.waiting.push(Person { unnamed: false, ..person });
        changes.table = true;
    }

    /// Stops waiting for a seat. Returns whether the person was waiting.
    pub(crate) fn stops_waiting(&mut self, id: PersonId) -> bool {
        let before = self.presence.waiting.len();
        self.presence.waiting.retain(|person| person.id != id);
        self.presence.waiting.len() < before
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
