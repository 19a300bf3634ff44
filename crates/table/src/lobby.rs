//! Decisions before a game: who sits where, the settings, and when the game starts.

use std::collections::BTreeMap;

use bots::Level;
use game::Nonce;

use crate::{ActionError, Entry, Occupant, Person, PersonId, Phase, Settings, Table, TurnClock};

/// The settings with every option present and in its canonical form.
pub(crate) fn normalize(settings: Settings) -> Result<Settings, ActionError> {
    let options = parsed(&settings)?.options;
    Ok(Settings { options, ..settings })
}

/// The number of seats in the settings.
pub(crate) fn seats(settings: &Settings) -> Result<usize, ActionError> {
    parsed(settings).map(|parsed| parsed.players)
}

fn parsed(settings: &Settings) -> Result<menu::ParsedOptions, ActionError> {
    match menu::parse_options(&settings.game, &settings.options) {
        Ok(Ok(parsed)) => Ok(parsed),
        Ok(Err(faults)) => Err(ActionError::Options { faults }),
        Err(unknown) => Err(ActionError::Options { faults: vec![unknown.to_string()] }),
    }
}

impl Table {
    fn require_lobby(&self) -> Result<(), ActionError> {
        match self.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing => Err(ActionError::GameRunning),
            Phase::Over => Err(ActionError::GameOver),
        }
    }

    /// Who is in a seat.
    pub(crate) fn occupant_of(&self, seat: usize) -> Result<&Occupant, ActionError> {
        self.seats.get(seat).ok_or(ActionError::NoSuchSeat)
    }

    pub(crate) fn sit(&self, person: Person, seat: Option<usize>, nonce: Nonce) -> Result<Vec<Entry>, ActionError> {
        self.require_lobby()?;
        if self.is_barred(person.id) {
            return Err(ActionError::Barred);
        }
        let own = self.seat_of(person.id).map(game::Seat::index);
        let free = || self.seats.iter().position(|occupant| *occupant == Occupant::Nobody);
        let seat = seat.or(own).or_else(free).ok_or(ActionError::TableFull)?;
        match self.occupant_of(seat)? {
            Occupant::Nobody => {}
            occupant if occupant.is(person.id) => {}
            Occupant::Person { .. } | Occupant::Bot { .. } => return Err(ActionError::SeatTaken),
        }
        // A host without a seat has left, or has been disconnected for too long. The next person takes over.
        let hostless = self.host.id != person.id && self.seat_of(self.host.id).is_none();
        let host = hostless.then(|| Entry::Host { person: person.clone() });
        let mut entries = vec![Entry::Sat { seat, person, nonce: Some(nonce) }];
        entries.extend(host);
        Ok(entries)
    }

    pub(crate) fn ready(&self, id: PersonId, nonce: Nonce) -> Result<Vec<Entry>, ActionError> {
        self.require_lobby()?;
        let seat = self.seat_of(id).ok_or(ActionError::NotSeated)?.index();
        Ok(vec![Entry::Ready { seat, nonce }])
    }

    pub(crate) fn agree(
        &self,
        id: PersonId,
        options: Option<BTreeMap<String, String>>,
        clock: Option<TurnClock>,
        public: Option<bool>,
    ) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        self.require_lobby()?;
        let mut settings = self.settings.clone();
        settings.options.extend(options.unwrap_or_default());
        settings.clock = clock.unwrap_or(settings.clock);
        settings.public = public.unwrap_or(settings.public);
        let settings = normalize(settings)?;
        if settings == self.settings {
            return Ok(Vec::new());
        }
        let seats = seats(&settings)?;
        if self.seats.iter().filter(|occupant| occupant.person().is_some()).count() > seats {
            return Err(ActionError::TooManyPeople { seats });
        }
        Ok(vec![Entry::SettingsChanged { settings }])
    }

    pub(crate) fn seat_bot(&self, id: PersonId, seat: usize, level: &str) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        self.require_lobby()?;
        let level: Level =
            level.parse().map_err(|error: bots::BotNameError| ActionError::NoSuchBot { reason: error.to_string() })?;
        match self.occupant_of(seat)? {
            Occupant::Nobody | Occupant::Bot { .. } => Ok(vec![Entry::BotSat { seat, level }]),
            Occupant::Person { .. } => Err(ActionError::SeatTaken),
        }
    }

    pub(crate) fn clear(&self, id: PersonId, seat: usize) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        self.require_lobby()?;
        match self.occupant_of(seat)? {
            Occupant::Bot { .. } => Ok(vec![Entry::Freed { seat }]),
            Occupant::Nobody | Occupant::Person { .. } => Err(ActionError::NoBotThere),
        }
    }

    pub(crate) fn kick(&self, id: PersonId, seat: usize) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        self.require_lobby()?;
        let person = self.occupant_of(seat)?.person().ok_or(ActionError::NobodyThere)?.id;
        if person == id {
            return Err(ActionError::OwnSeat);
        }
        Ok(vec![Entry::Freed { seat }, Entry::Kicked { person }])
    }

    pub(crate) fn hand_over(&self, id: PersonId, seat: usize) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        let person = self.occupant_of(seat)?.person().ok_or(ActionError::NobodyThere)?.clone();
        Ok(vec![Entry::Host { person }])
    }

    pub(crate) fn start(&self, id: PersonId, nonce: Nonce) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        self.require_lobby()?;
        let empty = self.seats.iter().filter(|occupant| **occupant == Occupant::Nobody).count();
        if empty > 0 {
            return Err(ActionError::SeatsEmpty { count: empty });
        }
        let undecided = self.seats.iter().filter_map(|occupant| match occupant {
            Occupant::Person { person, nonce: None, .. } => Some(person),
            Occupant::Person { .. } | Occupant::Nobody | Occupant::Bot { .. } => None,
        });
        let (own, others): (Vec<&Person>, Vec<&Person>) = undecided.partition(|person| person.id == id);
        if !others.is_empty() {
            return Err(ActionError::NotReady { names: others.iter().map(|person| person.name.clone()).collect() });
        }
        let mut entries = if own.is_empty() { Vec::new() } else { self.ready(id, nonce)? };
        entries.push(Entry::Started);
        Ok(entries)
    }
}
