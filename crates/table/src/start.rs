//! Starting games, and playing again.

use bots::Level;
use game::{Nonce, Secret};

use crate::dealing::openly;
use crate::occupant::STAND_IN;
use crate::timers::GONE_AFTER;
use crate::{ActionError, EmptySeats, Entry, Now, Occupant, Person, PersonId, Phase, Settings, Table};

/// The use of seats in which nobody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Vacancies {
    Fill(Level),
    LeaveOut,
}

impl Table {
    /// The host starts a game in which every seat is taken and everybody is ready.
    pub(crate) fn start(&self, id: PersonId, nonce: Option<Nonce>) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        if self.dealing.is_some() {
            return Ok(Vec::new());
        }
        self.require_lobby()?;
        let empty = self.seats.iter().filter(|occupant| **occupant == Occupant::Nobody).count();
        if empty > 0 {
            return Err(ActionError::SeatsEmpty { count: empty });
        }
        let undecided = self.seats.iter().filter_map(|occupant| match occupant {
            Occupant::Person { person, ready: false, .. } => Some(person),
            Occupant::Person { .. } | Occupant::Nobody | Occupant::Bot { .. } => None,
        });
        let (own, others): (Vec<&Person>, Vec<&Person>) = undecided.partition(|person| person.id == id);
        if !others.is_empty() {
            return Err(ActionError::NotReady { names: others.iter().map(|person| person.name.clone()).collect() });
        }
        let mut entries = if own.is_empty() { Vec::new() } else { self.ready(id, nonce)? };
        entries.extend(self.fix_commitments(self.seats.iter().enumerate()));
        Ok(entries)
    }

    /// The host starts a game with the people who are there: in the lobby with everybody who has a seat, after a game
    /// with everybody who wants to play again.
    pub(crate) fn start_now(
        &self,
        id: PersonId,
        nonce: Option<Nonce>,
        empty: EmptySeats,
        level: Option<&str>,
        now: Now,
    ) -> Result<Vec<Entry>, ActionError> {
        self.require_host(id)?;
        let vacancies = match (empty, level) {
            (EmptySeats::Bots, Some(level)) => Vacancies::Fill(crate::lobby::level(level)?),
            (EmptySeats::Bots, None) => Vacancies::Fill(STAND_IN),
            (EmptySeats::LeaveOut, _) => Vacancies::LeaveOut,
        };
        let over = match self.phase {
            Phase::Lobby if self.dealing.is_some() => return Ok(Vec::new()),
            Phase::Lobby => false,
            Phase::Playing => return Err(ActionError::GameRunning),
            Phase::Over => true,
        };
        self.deal(now, vacancies, nonce.map(|nonce| (id, nonce)), |occupant| match occupant {
            Occupant::Person { again, .. } => occupant.is(id) || !over || *again == Some(true),
            Occupant::Nobody | Occupant::Bot { .. } => false,
        })
    }

    pub(crate) fn play_again(
        &self,
        person: Person,
        want: bool,
        nonce: Option<Nonce>,
        now: Now,
    ) -> Result<Vec<Entry>, ActionError> {
        let seat = self.seat_of(person.id).ok_or(ActionError::NotSeated)?.index();
        match self.phase {
            Phase::Playing => return Err(ActionError::NotOver),
            Phase::Lobby => return Err(ActionError::NoGame),
            Phase::Over => {}
        }
        let former = if let Occupant::Person { again, .. } = &self.seats[seat] { *again } else { None };
        if former == Some(want) {
            return Ok(Vec::new());
        }
        let secret = self.next_secret(now).filter(|_| want);
        let mut entries = vec![Entry::PlayAgain { seat, nonce: None, secret, want: Some(want) }];
        entries.extend(openly(seat, nonce.filter(|_| want)));
        if want && self.host.id != person.id && !self.is_connected(self.host.id) {
            entries.push(Entry::Host { person });
        }
        Ok(entries)
    }

    /// The time when the next game is dealt because everybody who is still there wants it.
    pub(crate) fn next_game_at(&self) -> Option<u64> {
        let people = self.seats.iter().filter_map(|occupant| match occupant {
            Occupant::Person { person, again, .. } if self.phase == Phase::Over => Some((person, again)),
            Occupant::Person { .. } | Occupant::Nobody | Occupant::Bot { .. } => None,
        });
        let mut wanted = false;
        let mut at = 0;
        for (person, again) in people {
            if *again == Some(true) {
                wanted = true;
            } else {
                // A page that is being reloaded is disconnected for a moment.
                at = at.max(self.presence.absent_since(person.id)? + GONE_AFTER);
            }
        }
        wanted.then_some(at)
    }

    /// Deals the next game. People who are disconnected and have not declined keep their seats, because they can be back
    /// soon.
    pub(crate) fn next_game(&self, now: Now) -> Option<Vec<Entry>> {
        let dealt = self.deal(now, Vacancies::Fill(STAND_IN), None, |occupant| match occupant {
            Occupant::Person { again, .. } => *again != Some(false),
            Occupant::Nobody | Occupant::Bot { .. } => false,
        });
        dealt.ok()
    }

    /// All entries from the lobby or the last result to the deal of a game, with the people of whom `plays` is true.
    /// `open` is a nonce that a person has sent openly.
    fn deal(
        &self,
        now: Now,
        vacancies: Vacancies,
        open: Option<(PersonId, Nonce)>,
        plays: impl Fn(&Occupant) -> bool,
    ) -> Result<Vec<Entry>, ActionError> {
        let mut entries = Vec::new();
        if self.phase == Phase::Over {
            entries.push(Entry::Rematch { secret: self.next.unwrap_or(Secret::from_bytes(now.entropy)) });
        }
        let is_vacant = |seat: usize| !plays(&self.seats[seat]) && !matches!(self.seats[seat], Occupant::Bot { .. });
        let vacant: Vec<usize> = (0..self.seats.len()).filter(|seat| is_vacant(*seat)).collect();
        let left = vacant.iter().filter(|seat| self.seats[**seat].person().is_some());
        entries.extend(left.map(|seat| Entry::Freed { seat: *seat }));
        let playing: Vec<usize> = match vacancies {
            Vacancies::Fill(level) => {
                entries.extend(vacant.iter().map(|seat| Entry::BotSat { seat: *seat, level }));
                (0..self.seats.len()).collect()
            }
            Vacancies::LeaveOut => {
                let playing: Vec<usize> = (0..self.seats.len()).filter(|seat| !is_vacant(*seat)).collect();
                if !vacant.is_empty() {
                    require_players(&self.settings, playing.len())?;
                    entries.push(Entry::SeatsChanged { players: playing.len() });
                }
                playing
            }
        };
        let players = || playing.iter().map(|former| &self.seats[*former]).enumerate();
        let people = || players().filter(|(_, occupant)| plays(occupant));
        entries.extend(people().map(|(seat, _)| Entry::Ready { seat, nonce: None }));
        if let Some((id, nonce)) = open {
            let seat = people().find(|(_, occupant)| occupant.is(id)).map(|(seat, _)| seat);
            entries.extend(seat.into_iter().flat_map(|seat| openly(seat, Some(nonce))));
        }
        entries.extend(self.fix_commitments(people()));
        Ok(entries)
    }
}

/// Whether the game can be played by this number of players.
fn require_players(settings: &Settings, players: usize) -> Result<(), ActionError> {
    let plain = Settings { options: std::collections::BTreeMap::new(), ..settings.clone() };
    crate::lobby::with_players(&plain, players).map_err(|_| ActionError::TooFewPlayers { players })?;
    crate::lobby::with_players(settings, players).map(|_| ())
}
