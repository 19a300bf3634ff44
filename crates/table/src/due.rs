//! What happens by itself when time passes.

use crate::{Entry, Person, Phase, Sitter, Table, TurnClock};

/// After so many milliseconds a bot plays for somebody whose connection was lost during a game, and another becomes host.
pub const AWAY_AFTER: u64 = 30_000;

/// After so many milliseconds somebody whose connection was lost before a game has lost the seat.
pub const UNSEATED_AFTER: u64 = 120_000;

/// A bot that has not answered after so many milliseconds is asked again.
pub const BOTS_ANSWER_WITHIN: u64 = 10_000;

impl Table {
    /// The next thing that is due.
    pub(crate) fn due(&self, at: u64) -> Option<Entry> {
        self.seat_of_the_lost(at).or_else(|| self.host_of_the_lost(at)).or_else(|| match self.phase {
            Phase::Playing => self.out_of_time(at).or_else(|| self.choice_due(at)),
            Phase::Lobby | Phase::Over => None,
        })
    }

    /// Whether somebody waits for those who are lost: otherwise a game can wait too, until somebody is back.
    fn somebody_waits(&self) -> bool {
        self.seats.iter().any(|sitter| match sitter {
            Sitter::Person { person, away: false, .. } => self.presence.lost_at(person.id).is_none(),
            Sitter::Person { away: true, .. } | Sitter::Nobody | Sitter::Bot { .. } => false,
        })
    }

    /// Somebody is lost for so long that the seat goes to a bot, or becomes free.
    fn seat_of_the_lost(&self, at: u64) -> Option<Entry> {
        let patience = self.patience()?;
        let lost = |person: &Person| self.presence.lost_at(person.id).is_some_and(|lost| at >= lost + patience);
        let mut seats = self.seats.iter().enumerate();
        let (seat, _) = seats.find(|(_, sitter)| match sitter {
            Sitter::Person { person, away: false, .. } => lost(person),
            Sitter::Person { away: true, .. } | Sitter::Nobody | Sitter::Bot { .. } => false,
        })?;
        Some(if self.phase == Phase::Playing { Entry::Away { seat } } else { Entry::Freed { seat } })
    }

    /// For how long a seat waits for somebody who is lost; for ever, if nothing.
    fn patience(&self) -> Option<u64> {
        match self.phase {
            // Whoever has a day for a choice need not be there.
            Phase::Playing if self.terms.clock == TurnClock::Daily => None,
            Phase::Playing => self.somebody_waits().then_some(AWAY_AFTER),
            Phase::Lobby => Some(UNSEATED_AFTER),
            Phase::Over => None,
        }
    }

    /// The host is lost, and somebody else is there.
    fn host_of_the_lost(&self, at: u64) -> Option<Entry> {
        let lost = self.presence.lost_at(self.host.id)?;
        let next = self.another_host(self.host.id).filter(|person| self.is_connected(person.id))?;
        (at >= lost + AWAY_AFTER).then(|| Entry::Host { person: next.clone() })
    }

    /// When the time for this turn is over.
    pub(crate) fn deadline(&self) -> Option<u64> {
        let limit = self.terms.clock.limit().filter(|_| self.phase == Phase::Playing)?;
        Some(self.turn_began + limit.as_millis() as u64)
    }

    /// Somebody has not chosen in time.
    fn out_of_time(&self, at: u64) -> Option<Entry> {
        if at < self.deadline()? {
            return None;
        }
        let late = self.waiting().iter().find(|seat| self.bot(*seat).is_none())?;
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
        let foregone = self.game.as_ref().filter(|game| game.foregone()).map(|_| self.bots_may_choose());
        let bots = self.waiting().iter().filter(|seat| foregone.is_none() && self.bot(*seat).is_some()).map(|seat| {
            let answered = self.presence.answer(seat).map(|_| self.bots_may_choose());
            let asked = self.presence.asked_at(seat).map(|at| at + BOTS_ANSWER_WITHIN);
            // Whoever has not been asked yet can be asked at once.
            answered.or(asked).unwrap_or(self.turn_began)
        });
        let lost = self.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person { person, away: false, .. } => Some(self.presence.lost_at(person.id)? + self.patience()?),
            Sitter::Person { away: true, .. } | Sitter::Nobody | Sitter::Bot { .. } => None,
        });
        let host = self
            .presence
            .lost_at(self.host.id)
            .filter(|_| self.another_host(self.host.id).is_some_and(|person| self.is_connected(person.id)));
        let host = host.map(|at| at + AWAY_AFTER);
        foregone.into_iter().chain(bots).chain(lost).chain(host).chain(self.people_out_of_time()).min()
    }

    /// When the clock runs out for somebody.
    fn people_out_of_time(&self) -> Option<u64> {
        self.deadline().filter(|_| self.waiting().iter().any(|seat| self.bot(seat).is_none()))
    }

    /// When time alone changes something next if nobody is connected, as after a crash; it is stored, so that a table is
    /// woken in time.
    pub fn alarm_without_people(&self) -> Option<u64> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let by_itself = game.foregone() || self.waiting().iter().any(|seat| self.bot(seat).is_some());
        by_itself.then(|| self.bots_may_choose()).into_iter().chain(self.people_out_of_time()).min()
    }
}
