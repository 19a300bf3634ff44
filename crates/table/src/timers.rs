//! What happens by itself when time passes.

use game::Seat;

use crate::{Entry, Occupant, Person, Phase, Table, TurnClock};

/// After so many milliseconds a bot plays for somebody whose connection was lost during a game, and another becomes host.
pub const AWAY_AFTER: u64 = 30_000;

/// After so many milliseconds somebody whose connection was lost before a game has lost the seat.
pub const UNSEATED_AFTER: u64 = 120_000;

/// A bot that has not answered after so many milliseconds is asked again.
pub const BOT_TIMEOUT: u64 = 10_000;

impl Table {
    /// The next thing that is due.
    pub(crate) fn due(&self, at: u64) -> Option<Entry> {
        self.seat_of_the_lost(at).or_else(|| self.host_of_the_lost(at)).or_else(|| match self.phase {
            Phase::Playing => self.back(at).or_else(|| self.out_of_time(at)).or_else(|| self.choice_due(at)),
            Phase::Lobby | Phase::Over => None,
        })
    }

    /// Whether somebody waits for those who are lost: otherwise a game can wait too, until somebody is back.
    fn somebody_waits(&self) -> bool {
        self.seats.iter().any(|occupant| match occupant {
            Occupant::Person { person, away: false, .. } => self.presence.lost_at(person.id).is_none(),
            Occupant::Person { away: true, .. } | Occupant::Nobody | Occupant::Bot { .. } => false,
        })
    }

    /// Somebody is lost for so long that the seat goes to a bot, or becomes free.
    fn seat_of_the_lost(&self, at: u64) -> Option<Entry> {
        let patience = self.patience()?;
        let lost = |person: &Person| self.presence.lost_at(person.id).is_some_and(|lost| at >= lost + patience);
        let mut seats = self.seats.iter().enumerate();
        let (seat, _) = seats.find(|(_, occupant)| match occupant {
            Occupant::Person { person, away: false, .. } => lost(person),
            Occupant::Person { away: true, .. } | Occupant::Nobody | Occupant::Bot { .. } => false,
        })?;
        Some(if self.phase == Phase::Playing { Entry::Away { seat } } else { Entry::Freed { seat } })
    }

    /// For how long a seat waits for somebody who is lost; for ever, if nothing.
    fn patience(&self) -> Option<u64> {
        match self.phase {
            // Whoever has a day for a choice need not be there.
            Phase::Playing if self.settings.clock == TurnClock::Daily => None,
            Phase::Playing => self.somebody_waits().then_some(AWAY_AFTER),
            Phase::Lobby => Some(UNSEATED_AFTER),
            Phase::Over => None,
        }
    }

    /// The host is lost, and somebody else is there.
    fn host_of_the_lost(&self, at: u64) -> Option<Entry> {
        let lost = self.presence.host_lost_at(self.host.id)?;
        let next = self.another_host(self.host.id).filter(|person| self.is_connected(person.id))?;
        (at >= lost + AWAY_AFTER).then(|| Entry::Host { person: next.clone() })
    }

    /// When the time for this turn is over.
    pub(crate) fn deadline(&self) -> Option<u64> {
        let limit = self.settings.clock.limit().filter(|_| self.phase == Phase::Playing)?;
        Some(self.turn_began + limit.as_millis() as u64)
    }

    /// Whether the time of a seat in this turn is over. A turn in which nobody has a choice needs none.
    fn is_late(&self, seat: Seat, at: u64) -> bool {
        let foregone = self.game.as_ref().is_some_and(|game| game.foregone());
        !foregone && self.deadline().is_some_and(|deadline| at >= deadline) && self.waiting().contains(seat)
    }

    /// Somebody plays again. Whoever is too late for this turn plays from the next one.
    fn back(&self, at: u64) -> Option<Entry> {
        let mut seats = self.presence.returning.iter().filter_map(|id| self.seat_of(*id));
        let seat = seats.find(|seat| self.bot(*seat).is_some() && !self.is_late(*seat, at))?;
        Some(Entry::Back { seat: seat.index() })
    }

    /// Somebody has not chosen in time.
    fn out_of_time(&self, at: u64) -> Option<Entry> {
        let late = self.waiting().iter().find(|seat| self.bot(*seat).is_none() && self.is_late(*seat, at))?;
        Some(Entry::Away { seat: late.index() })
    }

    /// When bots may lay what they have chosen. It is the same moment whatever they had to think about: how long that took
    /// would tell.
    fn bots_may_choose(&self) -> u64 {
        self.turn_began + u64::from(self.pace)
    }

    /// A choice of a bot, or one that nobody has.
    fn choice_due(&self, at: u64) -> Option<Entry> {
        if at < self.bots_may_choose() {
            return None;
        }
        let game = self.game.as_ref()?;
        self.waiting().iter().find_map(|seat| {
            let choice = if game.foregone() {
                game.moves(seat).first().cloned()
            } else {
                self.bot(seat).and_then(|_| self.presence.answer(seat)).map(str::to_owned)
            }?;
            Some(Entry::Chose { seat: seat.index(), turn: game.turn(), choice })
        })
    }

    /// When time alone changes something next, if it does.
    pub fn alarm(&self) -> Option<u64> {
        let bots = self.waiting().iter().filter(|seat| self.bot(*seat).is_some()).map(|seat| {
            let answered = self.presence.answer(seat).map(|_| self.bots_may_choose());
            let asked = self.presence.asked_at(seat).map(|at| at + BOT_TIMEOUT);
            // A table that was woken has yet to ask.
            answered.or(asked).unwrap_or(self.turn_began)
        });
        let bots = bots.filter(|_| self.goes_on_by_itself().is_none());
        let lost = self.seats.iter().filter_map(|occupant| match occupant {
            Occupant::Person { person, away: false, .. } => Some(self.presence.lost_at(person.id)? + self.patience()?),
            Occupant::Person { away: true, .. } | Occupant::Nobody | Occupant::Bot { .. } => None,
        });
        let host = self
            .presence
            .host_lost_at(self.host.id)
            .filter(|_| self.another_host(self.host.id).is_some_and(|person| self.is_connected(person.id)));
        let host = host.map(|at| at + AWAY_AFTER);
        bots.chain(lost).chain(host).chain(self.goes_on_by_itself()).chain(self.runs_out()).min()
    }

    /// When time alone changes something next if nobody is connected, as after a crash; it is stored, so that a table is
    /// woken in time.
    pub fn alarm_without_people(&self) -> Option<u64> {
        let bots = self.waiting().iter().any(|seat| self.bot(seat).is_some()).then(|| self.bots_may_choose());
        bots.into_iter().chain(self.goes_on_by_itself()).chain(self.runs_out()).min()
    }

    /// When choices are made that nobody has.
    fn goes_on_by_itself(&self) -> Option<u64> {
        let foregone = self.game.as_ref().is_some_and(|game| game.foregone());
        foregone.then(|| self.bots_may_choose())
    }

    /// When somebody who has yet to choose is out of time.
    fn runs_out(&self) -> Option<u64> {
        let people = self.waiting().iter().any(|seat| self.bot(seat).is_none());
        self.deadline().filter(|_| people && self.goes_on_by_itself().is_none())
    }
}
