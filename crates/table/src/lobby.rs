//! Deciding before a game: who sits where, on what terms, and when it starts.

use std::collections::BTreeMap;

use bots::Level;
use game::Nonce;

use crate::{Entry, Person, PersonId, Phase, Refusal, Sitter, Table, Terms, TurnClock};

/// Terms with every option named, as it is always written.
pub(crate) fn settle(terms: Terms) -> Result<Terms, Refusal> {
    let options = agreed(&terms)?.options;
    Ok(Terms { options, ..terms })
}

/// How many seats there are on these terms.
pub(crate) fn seats(terms: &Terms) -> Result<usize, Refusal> {
    agreed(terms).map(|agreed| agreed.players)
}

fn agreed(terms: &Terms) -> Result<menu::Agreed, Refusal> {
    match menu::agree(&terms.game, &terms.options) {
        Ok(Ok(agreed)) => Ok(agreed),
        Ok(Err(faults)) => Err(Refusal::Options { faults }),
        Err(unknown) => Err(Refusal::Options { faults: vec![unknown.to_string()] }),
    }
}

impl Table {
    fn require_lobby(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing => Err(Refusal::GameRunning),
            Phase::Over => Err(Refusal::GameOver),
        }
    }

    /// The seat, if there is one.
    pub(crate) fn look_at(&self, seat: usize) -> Result<&Sitter, Refusal> {
        self.seats.get(seat).ok_or(Refusal::NoSuchSeat)
    }

    pub(crate) fn sit(&self, person: Person, seat: Option<usize>, nonce: Nonce) -> Result<Vec<Entry>, Refusal> {
        self.require_lobby()?;
        if self.is_barred(person.id) {
            return Err(Refusal::Barred);
        }
        let own = self.seat_of(person.id).map(game::Seat::index);
        let free = || self.seats.iter().position(|sitter| *sitter == Sitter::Nobody);
        let seat = seat.or(own).or_else(free).ok_or(Refusal::TableFull)?;
        match self.look_at(seat)? {
            Sitter::Nobody => {}
            sitter if sitter.is(person.id) => {}
            Sitter::Person { .. } | Sitter::Bot { .. } => return Err(Refusal::SeatTaken),
        }
        // A host without a seat has left, or was lost.
        let hostless = self.host.id != person.id && self.seat_of(self.host.id).is_none();
        let host = hostless.then(|| Entry::Host { person: person.clone() });
        let mut entries = vec![Entry::Sat { seat, person, nonce: Some(nonce) }];
        entries.extend(host);
        Ok(entries)
    }

    pub(crate) fn ready(&self, id: PersonId, nonce: Nonce) -> Result<Vec<Entry>, Refusal> {
        self.require_lobby()?;
        let seat = self.seat_of(id).ok_or(Refusal::NotSeated)?.index();
        Ok(vec![Entry::Ready { seat, nonce }])
    }

    pub(crate) fn agree(
        &self,
        id: PersonId,
        options: Option<BTreeMap<String, String>>,
        clock: Option<TurnClock>,
        public: Option<bool>,
    ) -> Result<Vec<Entry>, Refusal> {
        self.require_host(id)?;
        self.require_lobby()?;
        let mut terms = self.terms.clone();
        terms.options.extend(options.unwrap_or_default());
        terms.clock = clock.unwrap_or(terms.clock);
        terms.public = public.unwrap_or(terms.public);
        let terms = settle(terms)?;
        if terms == self.terms {
            return Ok(Vec::new());
        }
        let seats = seats(&terms)?;
        if self.seats.iter().filter(|sitter| sitter.person().is_some()).count() > seats {
            return Err(Refusal::TooManyPeople { seats });
        }
        Ok(vec![Entry::Agreed { terms }])
    }

    pub(crate) fn seat_bot(&self, id: PersonId, seat: usize, level: &str) -> Result<Vec<Entry>, Refusal> {
        self.require_host(id)?;
        self.require_lobby()?;
        let level: Level =
            level.parse().map_err(|fault: bots::BotNameError| Refusal::NoSuchBot { reason: fault.to_string() })?;
        match self.look_at(seat)? {
            Sitter::Nobody | Sitter::Bot { .. } => Ok(vec![Entry::BotSat { seat, level }]),
            Sitter::Person { .. } => Err(Refusal::SeatTaken),
        }
    }

    pub(crate) fn clear(&self, id: PersonId, seat: usize) -> Result<Vec<Entry>, Refusal> {
        self.require_host(id)?;
        self.require_lobby()?;
        match self.look_at(seat)? {
            Sitter::Bot { .. } => Ok(vec![Entry::Freed { seat }]),
            Sitter::Nobody | Sitter::Person { .. } => Err(Refusal::NoBotThere),
        }
    }

    pub(crate) fn kick(&self, id: PersonId, seat: usize) -> Result<Vec<Entry>, Refusal> {
        self.require_host(id)?;
        self.require_lobby()?;
        let person = self.look_at(seat)?.person().ok_or(Refusal::NobodyThere)?.id;
        if person == id {
            return Err(Refusal::OwnSeat);
        }
        Ok(vec![Entry::Freed { seat }, Entry::Kicked { person }])
    }

    pub(crate) fn hand_over(&self, id: PersonId, seat: usize) -> Result<Vec<Entry>, Refusal> {
        self.require_host(id)?;
        let person = self.look_at(seat)?.person().ok_or(Refusal::NobodyThere)?.clone();
        Ok(vec![Entry::Host { person }])
    }

    pub(crate) fn start(&self, id: PersonId, nonce: Nonce) -> Result<Vec<Entry>, Refusal> {
        self.require_host(id)?;
        self.require_lobby()?;
        let empty = self.seats.iter().filter(|sitter| **sitter == Sitter::Nobody).count();
        if empty > 0 {
            return Err(Refusal::SeatsEmpty { count: empty });
        }
        let undecided = self.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person { person, nonce: None, .. } => Some(person),
            Sitter::Person { .. } | Sitter::Nobody | Sitter::Bot { .. } => None,
        });
        let (own, others): (Vec<&Person>, Vec<&Person>) = undecided.partition(|person| person.id == id);
        if !others.is_empty() {
            return Err(Refusal::NotReady { names: others.iter().map(|person| person.name.clone()).collect() });
        }
        let mut entries = if own.is_empty() { Vec::new() } else { self.ready(id, nonce)? };
        entries.push(Entry::Started);
        Ok(entries)
    }
}
