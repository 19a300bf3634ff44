//! Decisions during a game and after it: choices, leaving, returning, going back to the lobby.

use game::Secret;
use menu::LegalChoice;

use crate::decision::Decision;
use crate::{ActionError, AwayReason, Entry, GONE_AFTER, Now, Occupant, Person, PersonId, Phase, Table, TurnClock};

impl Table {
    pub(crate) fn choose(
        &self,
        id: PersonId,
        number: u32,
        turn: usize,
        choice: &str,
    ) -> Result<Vec<Decision>, ActionError> {
        let seat = self.seat_of(id).ok_or(ActionError::NotSeated)?;
        let game = self.game.as_ref().ok_or(ActionError::NoGame)?;
        if number != self.number || turn != game.turn() || self.phase != Phase::Playing {
            // A client that missed the acknowledgement sends its choice again. That is not an error.
            let repeated = number == self.number && game.chosen(turn, seat).as_deref() == Some(choice);
            return match self.phase {
                _ if repeated => Ok(Vec::new()),
                Phase::Over => Err(ActionError::GameOver),
                Phase::Lobby | Phase::Playing => Err(ActionError::StaleTurn { game: self.number, turn: game.turn() }),
            };
        }
        if !game.asked().contains(seat) {
            return Err(ActionError::NotAsked);
        }
        let shown = shortened(choice);
        // The reason can repeat the text, so an overlong text is not parsed at all.
        let parsed =
            if shown == choice { game.parse(seat, choice) } else { Err("no move is written like that".to_owned()) };
        let choice = parsed.map_err(|reason| ActionError::Illegal { choice: shown, reason })?;
        let made = self.choices[seat.index()].as_ref().map(LegalChoice::text);
        if self.is_journal_full() && made.is_some_and(|made| made != choice.text()) {
            return Err(ActionError::JournalFull);
        }
        let mut decisions = Vec::new();
        if self.bot(seat).is_some() {
            decisions.push(Entry::Back { seat: seat.index() }.into());
        }
        if made != Some(choice.text()) {
            decisions.push(Decision::Choice(choice));
        }
        Ok(decisions)
    }

    pub(crate) fn leave(&self, id: PersonId) -> Result<Vec<Entry>, ActionError> {
        let is_host = self.host.id == id;
        let Some(seat) = self.seat_of(id) else {
            return if is_host { Ok(self.host_leaves()) } else { Err(ActionError::NotSeated) };
        };
        let seat = seat.index();
        let returning = self.presence.returning.contains(&id);
        if self.dealing.is_some() {
            return Err(ActionError::Dealing);
        }
        let mut entries = match (self.phase, &self.seats[seat]) {
            (Phase::Playing, Occupant::Person { away: Some(AwayReason::Asked), .. }) if !returning => Vec::new(),
            (Phase::Playing, _) => vec![Entry::Away { seat, reason: AwayReason::Asked }],
            (Phase::Lobby | Phase::Over, _) => vec![Entry::Freed { seat }],
        };
        if is_host {
            entries.extend(self.host_leaves());
        }
        Ok(entries)
    }

    /// A person gives up the seat for good.
    pub(crate) fn give_up(&self, id: PersonId) -> Result<Vec<Entry>, ActionError> {
        let seat = self.seat_of(id).ok_or(ActionError::NotSeated)?.index();
        if self.phase != Phase::Playing {
            return self.leave(id);
        }
        let host = if self.host.id == id { self.host_leaves() } else { Vec::new() };
        Ok([Entry::GaveUp { seat }].into_iter().chain(host).collect())
    }

    /// Somebody else becomes the host, if there is somebody else.
    fn host_leaves(&self) -> Vec<Entry> {
        self.another_host(self.host.id).map(|person| Entry::Host { person: person.clone() }).into_iter().collect()
    }

    pub(crate) fn replace(&self, id: PersonId, seat: usize, now: u64) -> Result<Vec<Entry>, ActionError> {
        if self.seat_of(id).is_none() && self.host.id != id {
            return Err(ActionError::NotSeated);
        }
        if self.phase != Phase::Playing {
            return Err(ActionError::NoGame);
        }
        // A person who never connected plays without a connection. For them, only the time of the turn is known.
        let absent_since = |person: &Person| self.presence.absent_since(person.id).unwrap_or(self.turn_began);
        match self.occupant_of(seat)? {
            occupant if occupant.is(id) => Err(ActionError::OwnSeat),
            Occupant::Person { person, .. } if self.is_connected(person.id) => Err(ActionError::StillThere),
            Occupant::Person { away: Some(_), .. } => Ok(Vec::new()),
            Occupant::Person { .. } if self.settings.clock == TurnClock::Daily => Err(ActionError::HasADay),
            Occupant::Person { person, .. } if now < absent_since(person) + GONE_AFTER => Err(ActionError::JustLost),
            Occupant::Person { .. } => Ok(vec![Entry::Away { seat, reason: AwayReason::Replaced }]),
            Occupant::Nobody | Occupant::Bot { .. } => Err(ActionError::NobodyThere),
        }
    }

    /// A person takes over from the bot: at once, or in the next turn if they are too late for this one. The entry is
    /// added when it is due.
    pub(crate) fn come_back(&self, id: PersonId) -> Result<Vec<Entry>, ActionError> {
        self.seat_of(id).map(|_| Vec::new()).ok_or(ActionError::NotSeated)
    }

    pub(crate) fn rematch(&self, person: Person, now: Now) -> Result<Vec<Entry>, ActionError> {
        if self.seat_of(person.id).is_none() {
            return Err(ActionError::NotSeated);
        }
        match self.phase {
            Phase::Playing => Err(ActionError::NotOver),
            Phase::Lobby if self.number == 0 => Err(ActionError::NoGame),
            // Somebody else asked first.
            Phase::Lobby => Ok(Vec::new()),
            Phase::Over if self.host.id == person.id => Ok(vec![self.back_to_lobby(now)]),
            // Only the host can take everybody away from the result. The others can say that they want another game.
            Phase::Over if self.is_connected(self.host.id) => self.play_again(person, true, None, now),
            Phase::Over => Ok(vec![self.back_to_lobby(now), Entry::Host { person }]),
        }
    }
}

impl Table {
    fn back_to_lobby(&self, now: Now) -> Entry {
        Entry::Rematch { secret: self.next.unwrap_or(Secret::from_bytes(now.entropy)) }
    }
}

/// The part of a sent text that is safe to repeat in an error message.
fn shortened(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(60).collect()
}
