//! Decisions before a game: seats and settings.

use std::collections::BTreeMap;

use bots::Level;
use game::Nonce;

use crate::dealing::openly;
use crate::person::folded;
use crate::{ActionError, Entry, Look, Occupant, Person, PersonId, Phase, Settings, Table, TurnClock};

/// The settings with every option present and in its canonical form.
pub(crate) fn normalize(settings: Settings) -> Result<Settings, ActionError> {
    let options = parsed(&settings)?.options;
    Ok(Settings { options, ..settings })
}

/// The number of seats in the settings.
pub(crate) fn seats(settings: &Settings) -> Result<usize, ActionError> {
    parsed(settings).map(|parsed| parsed.players)
}

/// The settings with another number of seats.
pub(crate) fn with_players(settings: &Settings, players: usize) -> Result<Settings, ActionError> {
    let mut settings = settings.clone();
    settings.options.insert("players".to_owned(), players.to_string());
    normalize(settings)
}

/// A bot's level by its name.
pub(crate) fn level(name: &str) -> Result<Level, ActionError> {
    name.parse().map_err(|error: bots::BotNameError| ActionError::NoSuchBot { reason: error.to_string() })
}

fn parsed(settings: &Settings) -> Result<menu::ParsedOptions, ActionError> {
    match menu::parse_options(&settings.game, &settings.options) {
        Ok(Ok(parsed)) => Ok(parsed),
        Ok(Err(faults)) => Err(ActionError::Options { faults }),
        Err(unknown) => Err(ActionError::Options { faults: vec![unknown.to_string()] }),
    }
}

impl Table {
    pub(crate) fn require_lobby(&self) -> Result<(), ActionError> {
        match self.phase {
            Phase::Lobby if self.dealing.is_some() => Err(ActionError::Dealing),
            Phase::Lobby => Ok(()),
            Phase::Playing => Err(ActionError::GameRunning),
            Phase::Over => Err(ActionError::GameOver),
        }
    }

    /// Who is in a seat.
    pub(crate) fn occupant_of(&self, seat: usize) -> Result<&Occupant, ActionError> {
        self.seats.get(seat).ok_or(ActionError::NoSuchSeat)
    }

    /// The person with a name and a colour that nobody else at the table has.
    fn distinct(&self, person: &Person) -> Result<Person, ActionError> {
        let others = || self.seats.iter().filter_map(Occupant::person).filter(|other| other.id != person.id);
        let is_taken = |name: &str| others().any(|other| folded(&other.name) == folded(name));
        let mut name = person.name.clone();
        if is_taken(&name) {
            if !person.unnamed {
                return Err(ActionError::NameTaken { name });
            }
            let mut numbered = (2..).map(|number| format!("{} {number}", person.name));
            name = numbered.find(|name| !is_taken(name)).unwrap_or(name);
        }
        let mut look = person.look;
        while others().any(|other| other.look.colour == look.colour) {
            look.colour = (look.colour + 1) % Look::COLOURS;
        }
        Ok(Person { id: person.id, name, look, unnamed: false })
    }

    pub(crate) fn rename(
        &self,
        id: PersonId,
        name: Option<String>,
        face: Option<u8>,
        colour: Option<u8>,
    ) -> Result<Vec<Entry>, ActionError> {
        let seat = self.seat_of(id).ok_or(ActionError::NotSeated)?;
        let former = self.seats[seat.index()].person().ok_or(ActionError::NotSeated)?;
        let look = Look::new(face.unwrap_or(former.look.face), colour.unwrap_or(former.look.colour));
        let name = name.unwrap_or_else(|| former.name.clone());
        let person = self.distinct(&Person { id, name, look: look.ok_or(ActionError::NoSuchLook)?, unnamed: false })?;
        Ok(if person == *former { Vec::new() } else { vec![Entry::Renamed { person }] })
    }

    pub(crate) fn sit(
        &self,
        person: &Person,
        seat: Option<usize>,
        nonce: Option<Nonce>,
    ) -> Result<Vec<Entry>, ActionError> {
        self.require_lobby()?;
        if self.is_barred(person.id) {
            return Err(ActionError::Barred);
        }
        let own = self.seat_of(person.id).map(game::Seat::index);
        let free = || self.seats.iter().position(|occupant| *occupant == Occupant::Nobody);
        let mut entries = Vec::new();
        let seat = if let Some(seat) = seat.or(own).or_else(free) {
            match self.occupant_of(seat)? {
                Occupant::Nobody => {}
                occupant if occupant.is(person.id) => {}
                Occupant::Person { .. } | Occupant::Bot { .. } => return Err(ActionError::SeatTaken),
            }
            seat
        } else {
            let players = self.can_grow().ok_or(ActionError::TableFull)?;
            entries.push(Entry::SeatsChanged { players });
            self.seats.len()
        };
        let person = self.distinct(person)?;
        // A host without a seat has left, or has been disconnected for too long. The next person takes over.
        let hostless = self.host.id != person.id && self.seat_of(self.host.id).is_none();
        let host = hostless.then(|| Entry::Host { person: person.clone() });
        entries.push(Entry::Sat { seat, person, nonce: None, ready: true });
        entries.extend(host);
        entries.extend(openly(seat, nonce));
        Ok(entries)
    }

    /// The number of seats after adding one, if the table can grow.
    fn can_grow(&self) -> Option<usize> {
        let players = self.seats.len() + 1;
        (!self.settings.fixed && with_players(&self.settings, players).is_ok()).then_some(players)
    }

    /// Whether somebody else can sit down.
    pub(crate) fn has_room(&self) -> bool {
        self.require_lobby().is_ok() && (self.seats.contains(&Occupant::Nobody) || self.can_grow().is_some())
    }

    pub(crate) fn ready(&self, id: PersonId, nonce: Option<Nonce>) -> Result<Vec<Entry>, ActionError> {
        self.require_lobby()?;
        let seat = self.seat_of(id).ok_or(ActionError::NotSeated)?.index();
        Ok([Entry::Ready { seat, nonce: None }].into_iter().chain(openly(seat, nonce)).collect())
    }

    pub(crate) fn agree(
        &self,
        id: PersonId,
        options: Option<BTreeMap<String, String>>,
        clock: Option<TurnClock>,
        public: Option<bool>,
        fixed: Option<bool>,
    ) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        self.require_lobby()?;
        let mut settings = self.settings.clone();
        settings.options.extend(options.unwrap_or_default());
        settings.clock = clock.unwrap_or(settings.clock);
        settings.public = public.unwrap_or(settings.public);
        settings.fixed = fixed.unwrap_or(settings.fixed);
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
        let level = self::level(level)?;
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
}
